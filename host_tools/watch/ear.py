"""Finds what a box tells (app/teller.py) among all that comes over a port."""

from settebello.app.teller import PREFIX
from settebello.core import log

# Longer than any line of a match.
_MOST_LINE = 4096
_MOST_DIGITS = 10


class Ear:
    """Bytes go in as they come, cut anywhere; what was told comes out."""

    def __init__(self) -> None:
        self._rest = b""
        self._skips = False

    def hear(self, data: bytes) -> list[tuple[int, list, str] | None]:
        """(number, event, log line) of each line that is whole by now, None for one that was damaged.

        What isn't told by a box at all is passed over.
        """
        told = []
        *whole, self._rest = (self._rest + data).split(b"\n")
        for line in whole:
            if self._skips:
                self._skips = False
                continue
            _, mark, text = line.partition(PREFIX.encode())
            if mark:
                told.append(_read(text))
        if len(self._rest) > _MOST_LINE:
            # Without a line end for so long it is noise, to the next one.
            self._rest = b""
            self._skips = True
        return told


def _read(told: bytes) -> tuple[int, list, str] | None:
    try:
        digits, _, line = told.decode("utf-8").rstrip("\r").partition(":")
        event = log.event(line) if len(line) <= _MOST_LINE else None
    except (UnicodeError, RecursionError):
        return None
    if event is None or not (digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS):
        return None
    return int(digits), event, line
