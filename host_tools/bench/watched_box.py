"""A box on an emulated Pico that is watched from inside (watching.py) while its keys are pressed."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from host_tools import assets, boards, box_files, mpy, pico
from host_tools.emulator.chip import Chip
from host_tools.emulator.display import Display
from host_tools.emulator.keypad import Keypad
from host_tools.emulator.rest import come_to_rest
from host_tools.errors import Complaint
from settebello.drivers import board as kinds

BOARD = "pico_keypad_oled"
_HERE = Path(__file__).parent
_INSIDE = {f"settebello/{name}.py": _HERE / f"{name}.py" for name in ("watching", "errands")}
_MAIN = """
import machine
find()
from settebello import start, watching
watching.main(
    machine.Pin({tells}, machine.Pin.OUT, value=0),
    machine.Pin({asks}, machine.Pin.IN, machine.Pin.PULL_UP),
)
start.main()
"""
# How often the box tells of a key: it was handed over, drawing begins, the frame is ready.
_MARKS = 3
_PRESS_MS = 60
_LONG_MS = 20_000
_ANSWER_MS = 60_000
_MS = 1_000_000


@dataclass(frozen=True)
class Press:
    """A key: ``bytes`` went to the display; the ms from when the app was handed it to when it began to draw, from there
    to when the frame was ready, and from there to the last byte on the display."""

    key: str
    handled: float
    drawn: float
    sent: float
    bytes: int

    @property
    def ms(self) -> float:
        """All of it together."""
        return self.handled + self.drawn + self.sent


class WatchedBox:
    """Switched on, and at rest."""

    def __init__(self, firmware: Path, saved: Mapping[str, bytes]) -> None:
        """``firmware`` is a UF2 file, ``saved`` what lies in the flash beside the box's code. Raises Complaint."""
        folder = boards.folders([BOARD])[0]
        parts = {kinds.ROLES[part["kind"]]: part for part in boards.load(folder).parts}
        taken = {gpio for part in parts.values() for gpio in kinds.gpios(part)}
        tells, asks = [gpio for gpio in pico.GPIOS if gpio not in taken][-2:]
        main = assets.main().read_text("utf-8").partition("\nif __name__")[0] + _MAIN.format(tells=tells, asks=asks)
        files = box_files.of_board(folder, "pico") | box_files.packed(mpy.firmware() | _INSIDE)
        self._chip = Chip(firmware, {**files, **saved, box_files.MAIN: main.encode("utf-8")})
        self._display = Display(self._chip.mcu, parts["display"])
        self._keypad = Keypad(self._chip.mcu, parts["keys"])
        self._asks = self._chip.mcu.gpio[asks]
        self._told: list[float] = []
        self._chip.mcu.gpio[tells].add_listener(lambda now, before: self._told.append(self._chip.nanos))
        self._display.power(True)
        self._chip.power_up()
        self._chip.run(_LONG_MS, lambda: self._display.is_lit)
        come_to_rest(self._chip, self._display)

    def press(self, key: str) -> Press | None:
        """Presses a key; None when it changed nothing on the display. Raises Complaint where it isn't handed over."""
        self._told.clear()
        sent = self._display.panel.sent
        self._keypad.press(key)
        self._chip.run(_PRESS_MS)
        self._keypad.release()
        # Some keys are told when they come up.
        self._chip.run(_PRESS_MS, lambda: len(self._told) >= _MARKS)
        come_to_rest(self._chip, self._display)
        if len(self._told) < _MARKS:
            raise self._stopped(f"the key {key} came to nothing")
        if self._display.panel.sent == sent:
            return None
        times = [at / _MS for at in (*self._told[:_MARKS], self._display.last_ns)]
        handled, drawn, shown = (after - before for before, after in zip(times, times[1:], strict=False))
        return Press(key, handled, drawn, shown, self._display.panel.sent - sent)

    def errand(self) -> tuple[list[int], int]:
        """Asks for the next errand: the numbers that it found, and the bytes that are free then. Raises Complaint."""
        said = len(self._chip.output)
        self._asks.set_input_value(False)
        self._chip.run(1)
        self._asks.release_input()
        if not self._chip.run(_ANSWER_MS, lambda: "free" in self._chip.output[said:]):
            raise self._stopped("an errand wasn't done")
        self._chip.run(1)
        *found, (_, free) = (line.split() for line in self._chip.output[said:].splitlines())
        return [int(value) for _, value in found], int(free)

    def _stopped(self, what: str) -> Complaint:
        said = self._chip.output.strip().splitlines()[-1:] or ["nothing"]
        return Complaint(f"{what}; the box says: {said[0]}", 1)
