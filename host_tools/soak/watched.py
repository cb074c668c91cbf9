"""A store that is looked at: what was written, and whether it still owes something."""

from collections.abc import Callable

from settebello.core import log

# What happens in a match may happen twice; where the screens are is written only when it has changed.
_ONCE = '["at"'


class Watched:
    """A store (loop.py) over another one. `behind` tells whether the last write failed, so that it is owed, `writes`
    how many were asked for and `asked` the last of them, `repeats` how many of them changed nothing. `count` is
    called with every event written.
    """

    def __init__(self, store, count: Callable[[list], None]) -> None:
        self._store = store
        self._count = count
        self._last = ""
        self.behind = False
        self.writes = 0
        self.asked = ""
        self.repeats = 0

    def lines(self) -> list[str]:
        """All lines."""
        return self._store.lines()

    def append(self, line: str) -> None:
        """Add a line, or several."""
        self._write(self._store.append, line)

    def begin(self, line: str) -> None:
        """Start anew with this line, or several."""
        # What begins anew tells again where they are.
        self._last = ""
        self._write(self._store.begin, line)

    def _write(self, write: Callable[[str], None], line: str) -> None:
        self.writes += 1
        self.asked = line
        for one in line.split("\n"):
            if one.startswith(_ONCE):
                self.repeats += one == self._last
                self._last = one
        self.behind = True
        write(line)
        self.behind = False
        for one in line.split("\n"):
            self._count(log.event(one) or ["?"])
