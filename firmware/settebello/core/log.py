"""Log lines: an event as a JSON array, a space, and the CRC-32 of its bytes in eight hex digits."""

import binascii
import json

from settebello.compat import dumps


def line(event):
    """The log line of an event (a list of numbers, texts and lists), without a line end."""
    body = dumps(event)
    return f"{body} {_crc(body)}"


def event(text):
    """The event of a log line, or None when the line is torn or was changed."""
    body, _, crc = text.rstrip("\r\n").rpartition(" ")
    try:
        # A text that can't be UTF-8 was no line of ours; it raises UnicodeError, a ValueError.
        if _crc(body) != crc:
            return None
        found = json.loads(body)
    except ValueError:
        return None
    return found if isinstance(found, list) and found else None


def _crc(body):
    return "%08x" % (binascii.crc32(body.encode()) & 0xFFFFFFFF)
