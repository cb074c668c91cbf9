"""A matrix of keys: columns pulled low one at a time, as open drains, rows read against their pull-ups."""

from settebello.compat import const

_SCAN_MS = const(5)
# So long all scans must be equal, two at least; with scans every 5 to 9 ms a key is told within 20 ms.
_STABLE_MS = const(7)
_HOLD_MS = const(600)
_STUCK_MS = const(10_000)
_SETTLE_US = const(8)
_DISCHARGE_US = const(10)
_DISCHARGES = const(8)
_WRAP = const(0x3FFFFFFF)


class Keypad:
    """The keys seam of loop.py. Polling allocates nothing.

    One key at a time counts: with more down, which without diodes can look like any, nothing does until all are up.
    """

    def __init__(self, rows, columns, keys, sleep_us, long_keys="*"):
        """``rows`` are input pins with pull-ups, ``columns`` open-drain outputs, ``keys`` a text for each row with
        a character for each column (a space where no key is), ``sleep_us(us)`` waits. A key of ``long_keys`` is
        told when it comes up, or as "hold ..." once it was down for 600 ms; any other key at once.
        """
        self._rows = rows
        self._columns = columns
        self._sleep_us = sleep_us
        self._keys = [keys[row][column] for column in range(len(columns)) for row in range(len(rows))]
        self._holds = {}
        for key in long_keys:
            self._holds[key] = "hold " + key
        self._scanned = -_SCAN_MS
        self._seen = 0
        self._seen_since = 0
        self._down = -1
        self._since = 0
        self._began = 0
        self._left_out = 0
        self._stuck = 0
        self._pressed = 0
        self._long = None
        for column in columns:
            column(1)

    def poll(self, now):
        """The key that was pressed or held by ``now`` (ms), or None. Scans at most every 5 ms."""
        if (now - self._scanned) & _WRAP < _SCAN_MS:
            return None
        self._scanned = now
        seen = self._scan()
        if seen != self._seen:
            self._seen = seen
            self._seen_since = now
        elif (now - self._seen_since) & _WRAP >= _STABLE_MS:
            return self._settled(now)
        return None

    def stuck(self):
        """The keys that have been down for 10 s and are left out until they come up, as a text, "" when none is."""
        return "".join([key for at, key in enumerate(self._keys) if self._stuck >> at & 1])

    def place(self):
        """(row, column) of the one key that is down, from 0, or None: for the key test."""
        for at in range(len(self._keys)):
            if self._seen == 1 << at:
                return at % len(self._rows), at // len(self._rows)
        return None

    def down(self):
        """The one key that is down, "" for none or several."""
        place = self.place()
        return "" if place is None else self._keys[place[1] * len(self._rows) + place[0]]

    def _scan(self):
        """A bit for each key that is down, column by column."""
        seen = 0
        bit = 1
        for column in self._columns:
            before = seen
            try:
                column(0)
                self._sleep_us(_SETTLE_US)
                for row in self._rows:
                    if not row():
                        seen |= bit
                    bit <<= 1
            finally:
                column(1)
            if seen != before:
                self._recover()
        return seen

    def _recover(self):
        """Waits until the rows are high again, or their charge would be read as keys of the next column."""
        for _ in range(_DISCHARGES):
            low = False
            for row in self._rows:
                if not row():
                    low = True
            if not low:
                return
            self._sleep_us(_DISCHARGE_US)

    def _settled(self, now):
        self._leave_out_stuck(now)
        keys = self._seen & ~self._left_out
        if not keys:
            key = self._long
            self._long = None
            self._pressed = 0
            return key
        if not self._pressed:
            self._pressed = keys
            return self._told(keys)
        if keys != self._pressed:
            self._long = None
        elif self._long and (now - self._since) & _WRAP >= _HOLD_MS:
            hold = self._holds[self._long]
            self._long = None
            return hold
        return None

    def _leave_out_stuck(self, now):
        """A key that is down at the start, or for very long, is no key that someone presses."""
        seen = self._seen
        if self._down < 0:
            self._left_out = seen
            self._began = now
        if seen != self._down:
            self._down = seen
            self._since = now
            self._left_out &= seen
            self._stuck &= seen
        elif seen != self._stuck and (now - self._since) & _WRAP >= _STUCK_MS:
            self._left_out = self._stuck = seen
        if self._left_out != self._stuck and (now - self._began) & _WRAP >= _STUCK_MS:
            self._stuck = self._left_out

    def _told(self, keys):
        """What to tell of the keys that went down: nothing of several, of a long one, or of a place without a key."""
        at = 0
        while keys > 1:
            if keys & 1:
                return None
            keys >>= 1
            at += 1
        key = self._keys[at]
        if key in self._holds:
            self._long = key
            return None
        return None if key == " " else key
