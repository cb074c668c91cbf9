"""A simulated box on a line of its own: what a port is to a real one, with the same app and the same loop."""

import functools
import threading
import time
from collections.abc import Iterable
from contextlib import AbstractContextManager

from host_tools.play import Memory, Player
from settebello.core import log
from settebello.core.match import Match

_READ_S = 0.05
_TURNS_MS = 50


class SimBox:
    """The link seam of loop.py on the inside; a `listening.Line` on the outside.

    Time passes for it as something reads, and as `play` says.
    """

    def __init__(self, name: str, match: Match | None = None) -> None:
        """``name`` is the number it tells as its own; ``match`` the one on its table."""
        self.name = name
        self._into = bytearray()
        self._out = bytearray()
        self._is_gone = False
        self.stores = tuple(Memory() for _ in range(4))
        if match is not None:
            self.stores[0].begin(log.line(match.event()))
            self.stores[0].append(log.line(["place", *match.place]))
        self._player = Player(self.stores, _Nobody(), link=self)

    def hear(self) -> int:
        """The next byte that the listener sent, -1 for none."""
        return self._into.pop(0) if self._into else -1

    def send(self, text: str) -> None:
        """Take a line for the listener."""
        self._out += text.encode()

    def sends(self) -> bool:
        """It is with the listener at once."""
        return False

    def play(self, steps: Iterable[list]) -> None:
        """Play steps (host_tools/play.py)."""
        with _turns():
            for step in steps:
                self._player.play(step)

    def unplug(self) -> None:
        """Pull its cable, power and all: what was on the way is lost."""
        with _turns():
            self._is_gone = True
            self._into.clear()
            self._out.clear()
            self._player.play(["unplug", "power"])

    def plug(self) -> None:
        """Put it in again."""
        with _turns():
            self._is_gone = False
            self._player.play(["plug", "power"])

    def read(self, size: int, /) -> bytes:
        """What the box has told after a while."""
        time.sleep(_READ_S)
        return self.told(size)

    def told(self, size: int) -> bytes:
        """What it has told, after a while of its own time."""
        with _turns():
            if self._is_gone:
                raise OSError("it was unplugged")
            self._player.play(["wait", _TURNS_MS])
            data = bytes(self._out[:size])
            del self._out[:size]
            return data

    def write(self, data: bytes, /) -> int:
        """What a listener sends."""
        with _turns():
            if self._is_gone:
                raise OSError("it was unplugged")
            self._into += data
            return len(data)

    def close(self) -> None:
        """Nothing is held."""


@functools.cache
def _turns() -> AbstractContextManager:
    """What one box has at a time: the screens of all come from the same modules, which are loaded while in use."""
    return threading.RLock()


class _Nobody:
    """Sees what a script wants to be seen."""

    def frame(self, name: str, pixels: bytearray) -> None:
        """Nobody looks at the display."""

    expect = frame

    def state(self, line: str) -> None:
        """Nobody asks."""
