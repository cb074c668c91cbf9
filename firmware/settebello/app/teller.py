"""Tells a listener at the USB socket what happens in the match, line by line.

What the listener sends are single signs, and the box heeds no other:

    ?  I am here: to be sent every two seconds, for the box tells nothing to nobody
    !  tell everything: who the box is, and the match from its start

What the box answers are lines `settebello:NUMBER:LINE`, LINE being a log line (core/log.py) with its check sum:

    each event as it is saved, the number one higher than the line before
    ["here"]                               to a ?, with the number of what was told last
    ["box", name, language, lines]         to a !, with that number too; so many lines follow it, each under the same
                                           number: those of the match, then those of the hand in progress

So a listener that finds a number missing, or a check sum wrong, asks for everything.
"""

from settebello.compat import const
from settebello.core import log

PREFIX = "settebello:"
HERE = const(63)
ALL = const(33)
_GONE_MS = const(8000)
# It reads the flash, and so isn't done for each of many signs.
_GATHER_MS = const(300)
_WRAP = const(0x3FFFFFFF)
# Some hundred bytes each, for a listener that doesn't read.
_MOST_NEWS = const(24)


class Teller:
    """Lasts as long as somebody listens."""

    def __init__(self, app, link, now):
        """``link`` is the seam of loop.py; ``now`` (ms) is where the numbers begin, so that they never begin alike."""
        self._app = app
        self._link = link
        self._number = now
        self._since = now
        # What tells everything, the last line first, and what happened since, as (number, line).
        self._all = []
        self._all_number = now
        self._gathered = -1
        self._news = []

    def hear(self, byte, now):
        """A byte came at ``now`` (ms), or none (-1): goes on telling, and answers whether somebody still listens."""
        if byte == HERE or byte == ALL:
            self._since = now
            if byte == HERE:
                self._put(log.line(["here"]))
            elif not self._all and (self._gathered < 0 or (now - self._gathered) & _WRAP >= _GATHER_MS):
                self._gathered = now
                self._gather()
        elif (now - self._since) & _WRAP > _GONE_MS:
            return False
        if not self._link.sends() and (self._all or self._news):
            number, line = (self._all_number, self._all.pop()) if self._all else self._news.pop(0)
            self._link.send(f"{PREFIX}{number}:{line}\n")
            self._link.sends()
        return True

    def tell(self, lines):
        """Tells what was saved: a log line, or several."""
        for line in lines.split("\n"):
            self._number += 1
            self._put(line)

    def _put(self, line):
        # What finds no place is missed by the listener, who then asks for everything.
        if len(self._news) < _MOST_NEWS:
            self._news.append((self._number, line))

    def _gather(self):
        try:
            lines = self._app.table.told()
        except MemoryError:
            # The match goes on; who asked will ask again.
            return
        language = self._app.words.language
        head = log.line(["box", self._link.name, language, len(lines)])
        self._all = lines[::-1]
        self._all.append(head)
        self._all_number = self._number
        # It is all among those lines.
        self._news = []
