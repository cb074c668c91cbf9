"""What pins let people hear and see: the tones of a buzzer, the blinks of the light on the board."""

from itertools import pairwise

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.rp2040 import RP2040

_MS = 1_000_000
_LIGHT = 25
# A wave so much longer or shorter than those before belongs to another tone.
_OTHER = 1.15
# Fewer waves than these are no tone, but what lies between two of them.
_LEAST = 4
# Blinks further apart than this belong to two codes.
_PAUSE_MS = 600


class _Pin:
    """When a pin rose, in ns."""

    def __init__(self, mcu: RP2040, gpio: int) -> None:
        self.rises: list[float] = []
        self._clock = mcu.clock
        mcu.gpio[gpio].add_listener(self._note)

    def _note(self, now: GPIOPinState, before: GPIOPinState) -> None:
        if now == GPIOPinState.HIGH:
            self.rises.append(self._clock.nanos)


class Buzzer:
    """The part "sound" of a board."""

    def __init__(self, mcu: RP2040, part: dict) -> None:
        """``part`` is that of a board.json."""
        self._pin = _Pin(mcu, part["pins"]["signal"])

    def tones(self) -> list[tuple[int, int]]:
        """All that were heard: each in Hz, and for how many ms."""
        tones: list[list[float]] = []
        for before, after in pairwise(self._pin.rises):
            wave = after - before
            if tones and 1 / _OTHER < wave * tones[-1][0] / tones[-1][1] < _OTHER:
                tones[-1][0] += 1
                tones[-1][1] += wave
            else:
                tones.append([1, wave])
        return [(round(waves * 1000 * _MS / ns), round(ns / _MS)) for waves, ns in tones if waves >= _LEAST]


class Light:
    """The light on a Pico; on a Pico W it hangs on the radio."""

    def __init__(self, mcu: RP2040) -> None:
        self._pin = _Pin(mcu, _LIGHT)

    def codes(self) -> list[int]:
        """How often it blinked before each pause."""
        codes = []
        last = -_PAUSE_MS * _MS
        for rise in self._pin.rises:
            if rise - last < _PAUSE_MS * _MS:
                codes[-1] += 1
            else:
                codes.append(1)
            last = rise
        return codes
