"""NDEF on a tag: the text that its user memory says, and the pages that make it say another.

A type 2 tag of the NFC Forum (NTAG213/215/216, Ultralight) holds blocks of a type, a length and a value from page 4
on; the first NDEF block counts, and in it the first text record. Read from the Forum's specifications of type 2
tags, of NDEF and of the text record type.
"""

from settebello.compat import const

PAGE = const(4)
FIRST_PAGE = const(4)
# The user memory of the smallest tag, the Ultralight: no text on a card needs more.
MOST = const(48)

_NULL = const(0x00)
_LOCK_CONTROL = const(0x01)
_MEMORY_CONTROL = const(0x02)
_MESSAGE = const(0x03)
_END = const(0xFE)
_LONG = const(0xFF)

# Header of a record: what kind of type it has, and flags.
_KIND = const(0x07)
_WELL_KNOWN = const(0x01)
_HAS_ID = const(0x08)
_IS_SHORT = const(0x10)
_IS_CHUNK = const(0x20)
_ALONE = const(0xC0)
_TEXT = const(0x54)

# Status byte of a text record.
_IS_UTF16 = const(0x80)
_LANGUAGE_LENGTH = const(0x3F)
_LONGEST = const(250)


def needed(data):
    """How many bytes from page 4 on have to be read for the text; so many or more are there when ``data`` is enough.

    ``data`` is what was read from there so far. Never more than MOST.
    """
    return min(MOST, _find(data)[1])


def text(data):
    """The text of the first text record in ``data``, read from page 4 on, or None: none, half a one, not UTF-8."""
    at, end = _find(data)
    while at < min(end, len(data)):
        record = _record(data, at, min(end, len(data)))
        if record is None:
            return None
        is_text, first, at = record
        if is_text:
            return _decoded(data[first:at])
    return None


def message(text, language="it"):
    """The NDEF message of one text record, as bytes. ``language`` is a code such as ``it`` or ``en-GB``.

    Raises ValueError for a text too long for a short record.
    """
    payload = bytes((len(language),)) + language.encode() + text.encode()
    if len(payload) > _LONGEST:
        raise ValueError("%d bytes are too many for a tag" % len(payload))
    return bytes((_ALONE | _IS_SHORT | _WELL_KNOWN, 1, len(payload), _TEXT)) + payload


def plan(text, data):
    """The pages to write for a text, as a list of (page, 4 bytes), in this order.

    ``data`` is what the tag says from page 4 on, 12 bytes or more; its control blocks stay. The block is emptied
    first and gets its length last, so that a tag lifted between two pages, or in the middle of one, says the old
    text, the new or none. Raises ValueError when there is no room.
    """
    at = _after_controls(data)
    body = message(text)
    image = bytes(data[:at]) + bytes((_MESSAGE, len(body))) + body + bytes((_END,))
    if at + 2 > len(data) or len(image) > MOST:
        raise ValueError("no room")
    image += bytes(-len(image) % PAGE)
    length_page = (at + 1) // PAGE
    start = length_page * PAGE
    emptied = (image[start : at + 1] + bytes((0, _END, 0, 0)))[:PAGE]
    pages = [(FIRST_PAGE + length_page, emptied)]
    for number in range(at // PAGE, len(image) // PAGE):
        if number != length_page:
            pages.append((FIRST_PAGE + number, image[number * PAGE : (number + 1) * PAGE]))
    pages.append((FIRST_PAGE + length_page, image[start : start + PAGE]))
    return pages


def _find(data):
    """(begin, end) of the NDEF message; end is beyond ``data`` when more has to be read to know."""
    at = 0
    while at < len(data):
        kind = data[at]
        if kind == _END:
            return at, at
        if kind == _NULL:
            at += 1
            continue
        first, length = _length(data, at)
        if length < 0:
            return first, first
        if kind == _MESSAGE:
            return first, first + length
        at = first + length
    return at, at + 2


def _length(data, at):
    """(where the value of the block at ``at`` begins, its length or -1 when it isn't in ``data``)."""
    if at + 1 >= len(data):
        return at + 2, -1
    if data[at + 1] != _LONG:
        return at + 2, data[at + 1]
    if at + 3 >= len(data):
        return at + 4, -1
    return at + 4, data[at + 2] << 8 | data[at + 3]


def _after_controls(data):
    at = 0
    while at < len(data) and data[at] in (_LOCK_CONTROL, _MEMORY_CONTROL):
        first, length = _length(data, at)
        if length < 0:
            raise ValueError("no room")
        at = first + length
    return at


def _record(data, at, end):
    """(is it a text, where its payload begins, where it ends) or None when it isn't whole."""
    header = data[at]
    is_short = header & _IS_SHORT
    has_id = header & _HAS_ID
    size_at = at + 2
    type_at = size_at + (1 if is_short else 4) + (1 if has_id else 0)
    if type_at > end:
        return None
    size = 0
    for byte in data[size_at : size_at + (1 if is_short else 4)]:
        size = size << 8 | byte
    first = type_at + data[at + 1] + (data[type_at - 1] if has_id else 0)
    if first + size > end:
        return None
    is_text = header & (_KIND | _IS_CHUNK) == _WELL_KNOWN and data[at + 1] == 1 and data[type_at] == _TEXT
    return is_text, first, first + size


def _decoded(payload):
    if not payload or payload[0] & _IS_UTF16:
        return None
    first = 1 + (payload[0] & _LANGUAGE_LENGTH)
    if first > len(payload):
        return None
    try:
        return bytes(payload[first:]).decode()
    except UnicodeError:
        return None
