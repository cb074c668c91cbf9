"""A board with its parts on an emulated Pico, switched off."""

import tempfile
from pathlib import Path

from host_tools import ROOT, boards, mpy
from host_tools.emulator.chip import Chip
from host_tools.emulator.display import Display
from host_tools.emulator.files import image_of
from host_tools.emulator.keypad import Keypad
from host_tools.emulator.probe import Probe
from host_tools.errors import Complaint
from settebello.drivers import board as kinds


class Box:
    """``chip``, ``display``, ``keypad`` and ``probe``: the power is the chip's, the display's goes with it."""

    def __init__(self, folder: Path, uf2: Path) -> None:
        """``folder`` holds a board.json, ``uf2`` is the firmware. Raises Complaint."""
        board = boards.load(folder)
        if "pico" not in board.mcus:
            raise Complaint(f"{board.name} is for {', '.join(board.mcus)}, and only a pico can be emulated")
        parts = {kinds.ROLES[part["kind"]]: part for part in board.parts}
        self.chip = Chip(uf2)
        self.display = Display(self.chip.mcu, parts["display"])
        self.keypad = Keypad(self.chip.mcu, parts["keys"])
        self.probe = Probe(self.chip, [gpio for part in parts.values() for gpio in kinds.gpios(part)])
        self.chip.files = image_of(
            {**_code(), "board.json": (folder / "board.json").read_bytes(), "boot.py": self.probe.boot.encode()}
        )


def _code() -> dict[str, bytes]:
    """The box's code by its names there: `main.py` as it is, the rest compiled."""
    with tempfile.TemporaryDirectory() as made:
        mpy.compile_into(Path(made), mpy.firmware())
        code = {path.relative_to(made).as_posix(): path.read_bytes() for path in Path(made).rglob("*.mpy")}
    return {**code, "main.py": Path(ROOT, "firmware", "main.py").read_bytes()}
