"""Follows what one box tells (app/teller.py), and asks for everything when something was missed."""

import math
import re

from host_tools.watch.ear import Ear
from settebello.app.teller import ALL, HERE
from settebello.core import log
from settebello.core.events import CLOSING, MOST_TIME, kind_of
from settebello.core.match import DRAFT
from settebello.core.refused import Refused
from settebello.core.shape import is_whole

_HERE_S = 2.0
_ASK_S = 0.5
_GATHER_S = 1.5
_SILENT_S = 7.0
_NAME = re.compile(r"[0-9A-Za-z]{1,32}")
_MOST_LINES = 2000
_KEPT_MS = 9000


class Follower:
    """``name`` is the box's own number and ``language`` its language, both "" until it has told them; ``match`` and
    ``hand`` are the lines of its match and of the hand in progress; ``changes`` counts how often they changed, and
    ``timed`` is when (s) it told the times of a clock that runs."""

    def __init__(self) -> None:
        self.name = ""
        self.language = ""
        self.match: list[str] = []
        self.hand: list[str] = []
        self.changes = 0
        self.timed = -math.inf
        self._ear = Ear()
        # The number of what was told last; None while something is missing.
        self._number: int | None = None
        # What everything is gathered from: how many lines, under which number, and those that came.
        self._wanted: tuple[int, int] | None = None
        self._gathered: list[tuple[list, str]] = []
        self._heard = self._asked = -math.inf

    def take(self, data: bytes, now: float) -> None:
        """Take bytes as they came at a time (s)."""
        for told in self._ear.hear(data):
            if told is None:
                self._miss()
            else:
                self._heard = now
                self._follow(now, *told)

    def ask(self, now: float) -> bytes:
        """What is to be sent to the box at a time (s), mostly nothing."""
        if self._wanted and now - self._heard > _GATHER_S:
            self._miss()
        is_lost = self._number is None and self._wanted is None
        if now - self._asked < (_ASK_S if is_lost else _HERE_S):
            return b""
        self._asked = now
        return bytes([ALL if is_lost else HERE])

    def is_there(self, now: float) -> bool:
        """Whether the box has told who it is, and something lately."""
        return self.name != "" and now - self._heard <= _SILENT_S

    def _miss(self) -> None:
        self._number = None
        self._wanted = None

    def _follow(self, now: float, number: int, event: list, line: str) -> None:
        kind = event[0]
        if kind == "box":
            self._begin(number, event)
        elif self._wanted:
            if number != self._wanted[1]:
                self._miss()
                return
            self._gathered.append((event, line))
            self._end_gathering()
        elif self._number is None:
            return
        elif kind == "here":
            if number != self._number:
                self._miss()
        elif number == self._number + 1:
            if kind == "time" and _is_known(event):
                self.timed = now if self._runs(event) else -math.inf
            self._number = number
            self._feed(event, line)
            self.changes += 1
        else:
            self._miss()

    def _runs(self, event: list) -> bool:
        """Whether a clock runs that tells these times: it does so when a move begins, when it goes on after a stop,
        every ten seconds, and when it is stopped (app/timing.py)."""
        before = next((told for told in map(log.event, reversed(self.hand)) if told and told[0] == "time"), None)
        if before is None or before[3] != event[3]:
            return True
        was, left = _left(before), _left(event)
        return was == left or was - left >= _KEPT_MS

    def _begin(self, number: int, event: list) -> None:
        self._miss()
        if len(event) != 4:
            return
        _, name, language, lines = event
        if isinstance(name, str) and _NAME.fullmatch(name) and isinstance(lines, int) and 0 <= lines <= _MOST_LINES:
            self._wanted = (lines, number)
            self._gathered = [([], name), ([], str(language))]
            self._end_gathering()

    def _end_gathering(self) -> None:
        if not self._wanted or len(self._gathered) < self._wanted[0] + 2:
            return
        (_, self.name), (_, self.language), *lines = self._gathered
        self._gathered = []
        known = [(event[0], line) for event, line in lines if _is_known(event)]
        # The first line of a hand is the first that can't stand in the log of a match.
        parting = next((at for at, (kind, _) in enumerate(known) if kind == "open"), len(known))
        self.match = [line for _, line in known[:parting]]
        self.hand = [line for _, line in known[parting:]]
        self.timed = -math.inf
        self._number = self._wanted[1]
        self._wanted = None
        self.changes += 1

    def _feed(self, event: list, line: str) -> None:
        """Put a line where the box has it (app/table.py)."""
        if not _is_known(event):
            return
        kind = event[0]
        if kind == "match":
            self.match, self.hand = [line], []
        elif kind == "open":
            self.hand = [line]
        elif kind in DRAFT:
            self.hand = [*self.hand[:_MOST_LINES], line]
        else:
            # The times that a hand ends with are told again before it.
            times = [told for told in self.hand[-1:] if kind in CLOSING and (log.event(told) or [""])[0] == "time"]
            self.match = [*self.match[:_MOST_LINES], *times, line]


def _left(event: list) -> int:
    """The ms that a "time" event tells of the side whose move it is; 0 when it tells none that could be."""
    _, banks, _, turn = event
    fits = isinstance(banks, list) and is_whole(turn, 0, len(banks) - 1)
    return banks[turn] if fits and is_whole(banks[turn], 0, MOST_TIME) else 0


def _is_known(event: list) -> bool:
    """Whether it is an event of a match; where the screens are and the settings are told as well."""
    try:
        return bool(kind_of(event))
    except Refused:
        return False
