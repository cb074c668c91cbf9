"""A board with its parts on an emulated Pico, switched off."""

from pathlib import Path

from host_tools import boards, box_files
from host_tools.emulator.chip import Chip
from host_tools.emulator.display import Display
from host_tools.emulator.keypad import Keypad
from host_tools.emulator.probe import BOOT, Probe
from host_tools.emulator.reader import KINDS, Reader
from host_tools.emulator.signals import Buzzer, Light
from settebello.drivers import board as kinds


class Box:
    """``chip``, ``display``, ``keypad``, ``reader`` and ``buzzer`` (None without one), ``light`` and ``probe``."""

    def __init__(self, folder: Path, firmware: Path) -> None:
        """``folder`` holds a board.json, ``firmware`` is a UF2 file. Raises Complaint."""
        files = box_files.of_board(folder, "pico")
        parts = {kinds.ROLES[part["kind"]]: part for part in boards.load(folder).parts}
        taken = {gpio for part in parts.values() for gpio in kinds.gpios(part)}
        self.chip = Chip(firmware, {**files, BOOT: Probe.code(taken)})
        self.probe = Probe(self.chip, taken)
        self.display = Display(self.chip.mcu, parts["display"])
        self.keypad = Keypad(self.chip.mcu, parts["keys"])
        self.reader = _reader(self.chip, parts.get("reader"))
        self.buzzer = Buzzer(self.chip.mcu, parts["sound"]) if "sound" in parts else None
        self.light = Light(self.chip.mcu)

    def signals(self) -> list[str]:
        """What was heard and seen beside the display, in lines for people."""
        told = []
        if self.buzzer and self.buzzer.tones():
            told.append("the buzzer sounded: " + ", ".join(f"{hertz} Hz {ms} ms" for hertz, ms in self.buzzer.tones()))
        if self.light.codes():
            told.append("the light blinked: " + ", ".join(map(str, self.light.codes())))
        return told


def has_reader(folder: Path) -> bool:
    """Whether a board has a reader that there is a model of. Raises Complaint."""
    return any(part["kind"] in KINDS for part in boards.load(folder).parts)


def _reader(chip: Chip, part: dict | None) -> Reader | None:
    return Reader(chip.mcu, part) if part and part["kind"] in KINDS else None
