"""The clock of a hand (RULES.md 5): how long each side still has, and whose move runs. All times are ms."""

from settebello.compat import const
from settebello.core.dealing import dealing
from settebello.core.events import MOST_TIME

_SECOND = const(1000)
# Tick counts of the box wrap at 2 ** 30 ms (MicroPython's time.ticks_ms on rp2).
_WRAP = const(0x3FFFFFFF)


class Clock:
    """Goes on from what a match was told ("time", core/events.py), and stands still at first.

    ``left`` is what each side has: of its bank, or under rules without one of its move. ``turn`` is the side whose
    move it is, ``move`` what is left of that move, 0 without a limit, ``runs`` whether time passes. A move's bonus is
    given when it begins; a cap of 0 is none.
    """

    def __init__(self, match):
        """``match`` is one whose rules have a clock."""
        rules = match.rules
        sides = len(match.sides)
        self._out = match.end.out
        self.has_bank = rules["bank_s"] > 0
        self.move_ms = rules["move_s"] * _SECOND
        self._bonus_ms = rules["bonus_s"] * _SECOND if self.has_bank else 0
        self._cap = rules["bonus_cap_s"] * _SECOND or MOST_TIME
        self.left = [rules["bank_s"] * _SECOND or self.move_ms] * sides
        self._given = [0] * sides
        self.move = self.move_ms
        self.runs = False
        self._since = 0
        # Whether the move has begun, so that its bonus is given.
        self._is_begun = False
        moved = match.moved
        self.turn = dealing(match) if moved is None else moved[3]
        if match.time is not None:
            self._given = list(match.time[2])
            if self.has_bank:
                self.left = list(match.time[1])
        if moved is None or self.turn in self._out:
            self._to_next()
        else:
            self._is_begun = True
            if self.has_bank:
                self.move = max(self.move_ms - (moved[1][self.turn] - self.left[self.turn]), 0)
            else:
                self.move = self.left[self.turn] = match.time[1][self.turn]

    def go(self, now):
        """Lets time pass from ``now`` on."""
        if not self._is_begun:
            self._begin_move()
        self._since = now
        self.runs = True

    def run(self, now):
        """Time has come to ``now``; it is to be told more often than a tick count wraps."""
        if not self.runs:
            return
        passed = (now - self._since) & _WRAP
        self._since = now
        turn = self.turn
        if self.move_ms:
            self.move = max(self.move - passed, 0)
        self.left[turn] = max(self.left[turn] - passed, 0) if self.has_bank else self.move

    def stop(self):
        """Lets no more time pass than it was told of."""
        self.runs = False

    def give(self, now):
        """The move is over at ``now``: the next side's begins, unless time was over before."""
        self.run(now)
        if not self.is_over():
            if not self.has_bank:
                self.left[self.turn] = self.move_ms
            self._to_next()
            self._begin_move()

    def is_over(self):
        """Whether the side whose move it is has no time left."""
        return self.left[self.turn] == 0 or (self.move_ms > 0 and self.move == 0)

    def event(self):
        """The "time" event that tells how it stands."""
        return ["time", self.left[:], self._given[:], self.turn]

    def _to_next(self):
        sides = len(self.left)
        self.turn = (self.turn + 1) % sides
        while self.turn in self._out:
            self.turn = (self.turn + 1) % sides

    def _begin_move(self):
        turn = self.turn
        bonus = min(self._bonus_ms, self._cap - self._given[turn], MOST_TIME - self.left[turn])
        self._given[turn] += bonus
        self.left[turn] += bonus
        self.move = self.move_ms
        self._is_begun = True


def seconds(ms):
    """The seconds that a clock shows for so many ms; 0 only when nothing is left."""
    return (ms + _SECOND - 1) // _SECOND
