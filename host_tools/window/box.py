"""The box in the simulator: the real app and loop on seams (settebello/loop.py) that a window can reach."""

import time
from collections import deque
from collections.abc import Sequence
from typing import Protocol

from host_tools.play import sim_tag
from settebello.app.app import App
from settebello.loop import Loop
from settebello.ui.canvas import Canvas

FRAME_BYTES = 1024
HOLD_MS = 600
# Tick counts of the box wrap at 2 ** 30 ms (MicroPython's time.ticks_ms on rp2).
_WRAP = 0x3FFFFFFF


class Ticks(Protocol):
    """A clock as the loop wants it."""

    def ticks_ms(self) -> int: ...

    def sleep_ms(self, ms: int) -> None: ...


class Clock:
    """The PC's own time, counted as the box counts it."""

    def ticks_ms(self) -> int:
        """The time, in ms, from 0 to 2 ** 30 - 1."""
        return time.monotonic_ns() // 1_000_000 & _WRAP

    def sleep_ms(self, ms: int) -> None:
        """Wait so many ms."""
        time.sleep(ms / 1000)


class Glass:
    """The display: `pixels` is the newest frame it was sent, a new object with each one."""

    def __init__(self) -> None:
        self.pixels = bytes(FRAME_BYTES)

    def show(self, buffer: bytearray) -> None:
        """Take a frame."""
        self.pixels = bytes(buffer)

    def poll(self, now: int) -> bool:
        """Has shown it already, and has nothing more to send."""
        return False

    def wake(self, now: int) -> bool:
        """Never goes dark by itself."""
        return False


class Keys:
    """The keypad: keys that were pressed, in their order; `*` counts as held once it is down for HOLD_MS."""

    def __init__(self) -> None:
        self._pressed: deque[str] = deque()
        self._star_down = False
        self._since: int | None = None

    def press(self, key: str) -> None:
        """Press a key and let it go, or `hold *`."""
        self._pressed.append(key)

    def down(self, key: str) -> None:
        """Put a finger on a key."""
        if key == "*":
            self._star_down = True
            self._since = None
        else:
            self.press(key)

    def up(self) -> None:
        """Take the finger away."""
        if self._star_down:
            self._star_down = False
            self.press("*")

    def poll(self, now: int) -> str | None:
        """The next key pressed by `now` (ms), or None."""
        if self._star_down:
            if self._since is None:
                self._since = now
            elif now - self._since & _WRAP >= HOLD_MS:
                self._star_down = False
                self.press("hold *")
        return self._pressed.popleft() if self._pressed else None


class Reader:
    """The reader: cards that were tapped, in their order, each with a tag that says which it is."""

    # A card that was tapped waits until it was told.
    hurries = False

    def __init__(self) -> None:
        self._told: deque[tuple] = deque()

    def tap(self, card: int) -> None:
        """Lay a card (0..39) on it for a moment."""
        self._told += [("tag", *sim_tag(card)), ("gone",)]

    def write(self, text: str) -> None:
        """Has nothing to write on: these tags say what they say."""
        self._told.appendleft(("unwritten", "locked"))

    def poll(self, now: int) -> tuple | None:
        """What is to be told next (loop.py), or None."""
        return self._told.popleft() if self._told else None


class Box:
    """A box that is switched on: `keys` and `reader` take what people do, `turn()` lets it work."""

    def __init__(self, stores: Sequence[object], clock: Ticks, language: str | None) -> None:
        """`stores` are those of App, in its order; `language` None is the box's own choice."""
        self.keys = Keys()
        self.reader = Reader()
        self._glass = Glass()
        self._app = App(Canvas(bytearray(FRAME_BYTES)), *stores)
        self._app.reader = self.reader
        self._app.start()
        if language is not None and language != self.words.language:
            self._app.speak(language)
        self._loop = Loop(self._app, self._glass, self.keys, self.reader, clock)

    @property
    def words(self):
        """What the box says, in the language chosen now."""
        return self._app.words

    @property
    def pixels(self) -> bytes:
        """What the display shows: FRAME_BYTES bytes, the same object until something changes."""
        return self._glass.pixels

    def turn(self) -> None:
        """One turn of the loop; it never waits."""
        self._loop.turn()
