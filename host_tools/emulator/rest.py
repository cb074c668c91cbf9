"""When a box on an emulated chip has done what there was to do."""

from host_tools.emulator.chip import Chip
from host_tools.emulator.display import Display

# Long enough for the box to hear that a key came up, and for a picture to go on if there is more of it.
_LOOK_MS = 40
_LONG_MS = 5000
_NS_A_CYCLE = 8
_MS = 1_000_000


def come_to_rest(chip: Chip, display: Display) -> None:
    """Lets time pass until the box has slept more than half of a while, and the display shows all it was sent."""
    end = chip.nanos + _LONG_MS * _MS
    while chip.nanos < end and not _rested(chip, display):
        pass


def _rested(chip: Chip, display: Display) -> bool:
    cycles, sent = chip.cycles, display.panel.sent
    chip.run(_LOOK_MS)
    slept = (chip.cycles - cycles) * _NS_A_CYCLE < _LOOK_MS * _MS / 2
    return slept and display.panel.sent == sent and (display.is_lit or not display.is_plugged)
