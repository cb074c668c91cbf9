"""Measures the free memory of the box while it runs, through a pin that nothing else is wired to.

A `boot.py` of ours, which the firmware runs before the box's own code, makes the pin an input with a pull-up and
tells the free memory over USB whenever it is pulled low.
"""

import re
from collections.abc import Container

from host_tools import pico
from host_tools.emulator.chip import Chip

BOOT = "boot.py"
_CODE = """\
import gc, machine

def _tell_free(pin):
    gc.collect()
    print("free", gc.mem_free())

machine.Pin({gpio}, machine.Pin.IN, machine.Pin.PULL_UP).irq(_tell_free, machine.Pin.IRQ_FALLING)
"""
_TOLD = re.compile(r"free (\d+)\r?\n")
_PULSE_MS = 1
_LONG_MS = 1000


class Probe:
    """``ready_ns`` is when its `boot.py` ran last: the boot of the bare firmware was over."""

    def __init__(self, chip: Chip, taken: Container[int]) -> None:
        """``taken`` are the GPIO numbers that parts are wired to."""
        self.ready_ns = 0.0
        self._chip = chip
        self._pin = chip.mcu.gpio[_free_gpio(taken)]
        self._pin.add_listener(lambda now, before: self._note())

    @staticmethod
    def code(taken: Container[int]) -> bytes:
        """Its `boot.py`."""
        return _CODE.format(gpio=_free_gpio(taken)).encode("ascii")

    def free(self) -> int | None:
        """The bytes that are free after a collection, None when the box doesn't answer within a second."""
        chip = self._chip
        self._pin.set_input_value(False)
        chip.run(_PULSE_MS)
        self._pin.release_input()
        chip.run(_LONG_MS, lambda: bool(_TOLD.search(chip.output)))
        told = _TOLD.search(chip.output)
        # What else came over USB is the box's own.
        chip.output = _TOLD.sub("", chip.output)
        return int(told[1]) if told else None

    def _note(self) -> None:
        if self._pin.pullup_enabled:
            self.ready_ns = self._chip.nanos


def _free_gpio(taken: Container[int]) -> int:
    return next(gpio for gpio in reversed(pico.GPIOS) if gpio not in taken)
