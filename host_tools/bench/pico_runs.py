"""What the rows of the emulated RP2040 run, each from its own switching on; each can have a process for itself."""

from dataclasses import dataclass
from pathlib import Path

from host_tools import boards, box_files
from host_tools.bench import told_logs
from host_tools.bench.watched_box import BOARD, Press, WatchedBox
from host_tools.emulator.chip import Chip
from host_tools.emulator.display import Display
from host_tools.emulator.rest import come_to_rest

# Of a match with a hand: a sweep for each side and one taken back; a pile of Loro card by card, its points and their
# reasons; a hand by its sums; and one by the short count.
KEYS = "1 2 1 * # 2 D 4 5 6 0 C 4 5 6 0 A 4 5 6 0 B 1 2 3 4 5 6 7 # 0 B * # 0 1 2 1 0 # # B 1 9 4 7 C 6 6 #"
_LONG_MS = 20_000
_MS = 1_000_000


@dataclass(frozen=True)
class Errands:
    """``start`` and ``toured`` are the bytes free before and after every screen was opened, ``idle`` those that 1,000
    turns allocate, ``scored`` the ms that it takes to score a hand, the first time and after."""

    start: int
    idle: int
    scored: list[float]
    toured: int


def press_keys(firmware: Path) -> list[Press]:
    """The keys that changed something on the display. Raises Complaint."""
    box = WatchedBox(firmware, told_logs.after(1))
    return [press for press in map(box.press, KEYS.split()) if press]


def run_errands(firmware: Path) -> Errands:
    """Raises Complaint."""
    box = WatchedBox(firmware, told_logs.after(1))
    (_, start), ((idle,), _), (scored, _), (_, toured) = (box.errand() for _ in range(4))
    return Errands(start, idle, [us / 1000 for us in scored], toured)


def start(firmware: Path, hands: int) -> float:
    """The ms from power-on to the last byte of the first picture at rest, with so many hands in the flash.

    Nothing but the box's own files is there. Raises Complaint.
    """
    folder = boards.folders([BOARD])[0]
    files = {**box_files.of_board(folder, "pico"), **(told_logs.after(hands) if hands else {})}
    chip = Chip(firmware, files)
    display = Display(chip.mcu, next(part for part in boards.load(folder).parts if part["kind"] == "ssd1306"))
    display.power(True)
    began = chip.nanos
    chip.power_up()
    chip.run(_LONG_MS, lambda: display.is_lit)
    come_to_rest(chip, display)
    return (display.last_ns - began) / _MS
