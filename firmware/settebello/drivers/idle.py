"""How long nobody has touched anything: the display is dimmed, later dark, until someone does."""

from settebello.compat import const

AWAKE = const(0)
DIM = const(1)
DARK = const(2)

DIM_MS = const(180_000)
DARK_MS = const(900_000)
_WRAP = const(0x3FFFFFFF)


class Idle:
    """Counts from the first ``level`` or the last ``wake``; once dark it stays so, however long."""

    def __init__(self):
        self._since = -1
        self._level = AWAKE

    def level(self, now):
        """AWAKE, DIM or DARK at ``now`` (ms)."""
        if self._since < 0:
            self._since = now
        if self._level != DARK:
            idle = (now - self._since) & _WRAP
            self._level = DARK if idle >= DARK_MS else DIM if idle >= DIM_MS else AWAKE
        return self._level

    def wake(self, now):
        """Starts counting anew at ``now`` (ms); answers the level that it was at."""
        was = self._level
        self._since = now
        self._level = AWAKE
        return was
