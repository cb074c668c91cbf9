"""The RP2040 with the official firmware in its flash: time passes here, and power comes and goes."""

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from rp2040py.boards import BOARDS
from rp2040py.device.base_device import BaseDevice, ResetCause
from rp2040py.execute_batch import execute_batch
from rp2040py.memory_map import FLASH_START_ADDRESS

from host_tools.emulator import uf2
from host_tools.emulator.mcu import fastest
from host_tools.errors import Complaint
from host_tools.image import joined

_MS = 1_000_000


class Chip:
    """``mcu`` and ``cdc``, the host's end of its USB, are the emulator's own; ``output`` the text that came over it."""

    def __init__(self, path: Path, files: Mapping[str, bytes]) -> None:
        """Without power yet. ``path`` is the firmware's file, ``files`` lie in its flash. Raises Complaint."""
        firmware = uf2.read(path)
        self._device = BaseDevice(board=replace(BOARDS["pico"], image=path, extras=(), mcu=fastest()))
        self.mcu = self._device.mcu
        self.cdc = self._device.cdc
        self.output = ""
        self._files = slice(firmware.files_at, firmware.files_at + firmware.files_bytes)
        flash = joined(firmware, files).flash()
        self.mcu.flash[: len(flash)] = flash
        self._simulator = self._device.simulator
        self._tick = self.mcu.clock.create_alarm(self._stop)
        self.cdc.on_serial_data = self._hear
        answer = self.mcu.usb_ctrl.on_endpoint_read
        assert answer
        self._answer = answer
        self.mcu.usb_ctrl.on_endpoint_read = self._give

    @property
    def files(self) -> bytes:
        """The littlefs image in the flash."""
        return bytes(self.mcu.flash[self._files])

    @property
    def nanos(self) -> float:
        """The time, in ns since the first power-on."""
        return self.mcu.clock.nanos

    @property
    def cycles(self) -> int:
        """How many cycles the core has worked; while it sleeps there are none."""
        return self.mcu.core.cycles

    def power_up(self) -> None:
        """Switches it on: nothing is left of the RAM, everything of the flash."""
        self.mcu.sram[:] = random.randbytes(len(self.mcu.sram))
        self._device.hard_reset(cause=ResetCause.POWER_ON)
        assert self.mcu.core.pc == FLASH_START_ADDRESS

    def run(self, ms: float, until: Callable[[], bool] = lambda: False) -> bool:
        """Lets so many ms pass, or fewer: until a condition holds, which is asked every ms and answered."""
        end = self.nanos + ms * _MS
        while self.nanos < end:
            if until():
                return True
            self._pass(min(_MS, end - self.nanos))
        return until()

    def _pass(self, nanos: float) -> None:
        self._tick.schedule(nanos)
        self._simulator.stopped = False
        try:
            while not self._simulator.stopped:
                execute_batch(self._simulator, 1)
        except RuntimeError as error:
            raise Complaint(f"the emulated chip stopped: {error}", 1) from error

    def _stop(self) -> None:
        self._simulator.stopped = True

    def _hear(self, data: bytes | bytearray) -> None:
        self.output += bytes(data).decode("utf-8", "replace")

    def _give(self, endpoint: int, size: int) -> None:
        # A host that has nothing to say sends nothing. The emulator's sends an empty packet at once, and again,
        # which keeps the core awake for ever: then each second takes ten and more.
        if endpoint == 0 or self.cdc.tx_fifo.item_count:
            self._answer(endpoint, size)
