"""Plays the scripts that are marked for the emulated Pico and holds them to the frames of the simulator."""

import itertools
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from host_tools import ROOT, boards
from host_tools.emulator.box import Box, has_reader
from host_tools.emulator.gauge import Gauge
from host_tools.emulator.player import Player
from host_tools.errors import Complaint
from host_tools.picture import frame_text
from host_tools.script import read_script
from host_tools.stage import Stage, drawing

MARK = "# lane: pico"
_SCRIPTS = Path(ROOT, "tests", "scripts")
_FRAMES = Path(ROOT, "tests", "frames")


def scripts() -> list[Path]:
    """The scripts whose first line is the mark."""
    return [path for path in sorted(_SCRIPTS.glob("*.txt")) if path.read_text("utf-8").startswith(MARK + "\n")]


def play_all(chosen: list[Path], firmware: Path) -> Iterator[tuple[str, bool, str]]:
    """(script and board, whether it passed, what is to be told) of each, the boards taking turns.

    Cards are tapped on those with a reader. Raises Complaint for a script that can't be read.
    """
    folders = boards.folders([])
    turns = {False: itertools.cycle(folders), True: itertools.cycle(filter(has_reader, folders))}
    taken = [next(turns[_taps(script)]) for script in chosen]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(_play, chosen, taken, itertools.repeat(firmware))


def _taps(script: Path) -> bool:
    return any(step.action[0] in ("tap", "tag") for step in read_script(str(script)))


def _play(script: Path, folder: Path, firmware: Path) -> tuple[str, bool, str]:
    name = f"{script.stem} on {folder.name}"
    gauge = Gauge()
    judge = _Judge(_FRAMES / script.stem)
    said = ""
    try:
        steps = read_script(str(script))
        box = Box(folder, firmware)
        try:
            Stage(judge.frame, judge.states.append, lambda stage: Player(box, stage, gauge)).play(steps)
        finally:
            said = box.chip.output
        judge.settle()
    except Complaint as complaint:
        judge.wrong.append(complaint.text)
    wrong = judge.wrong + [f"over USB it said: {said.strip()}"] if judge.wrong else []
    return name, not wrong, "\n".join(wrong + gauge.lines())


class _Judge:
    """Compares what a script shows with what was reviewed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.states: list[str] = []
        self.wrong: list[str] = []

    def frame(self, name: str, pixels: bytes) -> None:
        """Looks at a frame."""
        if frame_text(pixels) != (self._folder / f"{name}.txt").read_text("ascii"):
            self.wrong.append(f"the frame '{name}' differs from the simulator's; it is\n{drawing(pixels)}")

    def settle(self) -> None:
        """Looks at the states, when all is played."""
        file = self._folder / "states.jsonl"
        if self.states != (file.read_text("utf-8").splitlines() if file.exists() else []):
            self.wrong.append("its states differ from the simulator's; they are\n" + "\n".join(self.states))
