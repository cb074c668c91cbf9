"""On MicroPython's VM for this computer: the box with parts that do nothing, and what its loop takes."""

import gc

from host_tools.bench import errands
from host_tools.play import FRAME_BYTES, Display, Memory, Slot
from settebello.app.app import App
from settebello.core.match import Match
from settebello.core.rules import from_line
from settebello.loop import Loop
from settebello.ui.canvas import Canvas

_TURN_MS = 5
_STORES = 4


class _Clock:
    """Time that passes whenever it is asked for."""

    def __init__(self):
        self._now = 0

    def ticks_ms(self):
        self._now += _TURN_MS
        return self._now

    def sleep_ms(self, ms):
        self._now += ms


def main():
    """Prints ``idle`` as errands.py does, and the bytes that are ``free`` at the score of a match."""
    app = App(Canvas(bytearray(FRAME_BYTES)), *[Memory() for _ in range(_STORES)])
    app.start()
    app.begin(Match(from_line("scopa"), ["Noi", "Loro"]))
    loop = Loop(app, Display(), Slot(), None, _Clock())
    errands.idle(app, loop)
    gc.collect()
    print("free", gc.mem_free())  # pyright: ignore[reportAttributeAccessIssue] (MicroPython's own)
