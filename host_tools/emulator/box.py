"""A board with its parts on an emulated Pico, switched off."""

from pathlib import Path

from host_tools import boards, box_files
from host_tools.emulator.chip import Chip
from host_tools.emulator.display import Display
from host_tools.emulator.keypad import Keypad
from host_tools.emulator.probe import BOOT, Probe
from settebello.drivers import board as kinds


class Box:
    """``chip``, ``display``, ``keypad`` and ``probe``."""

    def __init__(self, folder: Path, firmware: Path) -> None:
        """``folder`` holds a board.json, ``firmware`` is a UF2 file. Raises Complaint."""
        files = box_files.of_board(folder, "pico")
        parts = {kinds.ROLES[part["kind"]]: part for part in boards.load(folder).parts}
        taken = {gpio for part in parts.values() for gpio in kinds.gpios(part)}
        self.chip = Chip(firmware, {**files, BOOT: Probe.code(taken)})
        self.probe = Probe(self.chip, taken)
        self.display = Display(self.chip.mcu, parts["display"])
        self.keypad = Keypad(self.chip.mcu, parts["keys"])
