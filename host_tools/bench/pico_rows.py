"""The rows of the emulated RP2040. Its times are relative: each stands beside what bare MicroPython takes there."""

import os
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from statistics import median

from host_tools.bench import pico_runs, yard
from host_tools.bench.figure import Figure
from host_tools.bench.watched_box import Press
from host_tools.errors import Complaint

_HANDS = 30
_KB = 1024
_FIGURES = (
    Figure("heap.free", "heap free at the score, once every screen was opened", "KB", None, 160, True),
    Figure("heap.idle", "allocated by 1,000 idle turns of the loop", "bytes", None, 0),
    Figure("key.display", "the app is handed a key -> last byte on the display, median", "ms", None, 23.5),
    Figure("key.late", "the same, 95th percentile", "ms", None),
    Figure("key.worst", "the same, at most", "ms", None),
    Figure("key.bytes", "sent to the display for a key, median", "bytes", None),
    Figure("start.score", f"power-on -> the score, in a match of {_HANDS} hands", "ms", None, 800),
    Figure("start.empty", "power-on -> the first question of a new box", "ms", None),
    Figure("score.hand", "a hand scored, with all its reasons as sentences", "ms", None, 20),
)
NAMES = tuple(figure.name for figure in _FIGURES)


def figures(progress: Callable[[str], None], firmware: Path, wanted: Collection[str] = NAMES) -> Iterator[Figure]:
    """Those wanted, each where its turn is; ``firmware`` is a UF2 file. What fails is told by its figures."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        runs = _started(pool, firmware, wanted)
        for blank in _FIGURES:
            if blank.name in wanted:
                progress(blank.what)
                try:
                    yield _filled(blank, runs)
                except Complaint as complaint:
                    yield replace(blank, why_not=complaint.text)


def missing(why_not: str, wanted: Collection[str] = NAMES) -> Iterator[Figure]:
    """Those wanted, where there is no firmware to emulate."""
    for blank in _FIGURES:
        if blank.name in wanted:
            yield replace(blank, why_not=why_not)


def _started(pool: ProcessPoolExecutor, firmware: Path, wanted: Collection[str]) -> dict[str, Future]:
    """What the figures wanted need, the longest first."""
    runs = {}
    if {"heap.free", "heap.idle", "score.hand"} & set(wanted):
        runs["errands"] = pool.submit(pico_runs.run_errands, firmware)
    if any(name.startswith("key.") for name in wanted):
        runs["keys"] = pool.submit(pico_runs.press_keys, firmware)
    runs["yard"] = pool.submit(yard.measure, firmware)
    if "start.score" in wanted:
        runs["score"] = pool.submit(pico_runs.start, firmware, _HANDS)
    if "start.empty" in wanted:
        runs["empty"] = pool.submit(pico_runs.start, firmware, 0)
    return runs


def _filled(blank: Figure, runs: dict[str, Future]) -> Figure:
    """The figure with its value and yardsticks. Raises Complaint where what it needs failed."""
    bare: yard.Yard = runs["yard"].result()
    whole_frame = ("a whole frame sent by machine.I2C", bare.frame_ms, "ms")
    if blank.name.startswith("key."):
        presses: list[Press] = runs["keys"].result()
        times = sorted(press.ms for press in presses)
        if blank.name == "key.display":
            wire = ("a whole frame on the wire alone", yard.FRAME_MS, "ms")
            return replace(blank, value=median(times), yardsticks=(wire, whole_frame))
        if blank.name == "key.bytes":
            value = median(press.bytes for press in presses)
            return replace(blank, value=value, yardsticks=(("a whole frame", yard.FRAME_BYTES, "bytes"),))
        return replace(blank, value=times[len(times) * 95 // 100] if blank.name == "key.late" else times[-1])
    lines = (f"{yard.LOG_LINES} log lines read, checked and parsed", bare.lines_ms, "ms")
    if blank.name.startswith("start."):
        boot = ("MicroPython alone", bare.boot_ms, "ms")
        modules = (f"{yard.MODULES} modules of {yard.LINES} lines imported", bare.modules_ms, "ms")
        beside = (boot, modules, lines) if blank.name == "start.score" else (boot, modules)
        return replace(blank, value=runs[blank.name.removeprefix("start.")].result(), yardsticks=beside)
    errands: pico_runs.Errands = runs["errands"].result()
    if blank.name == "heap.free":
        beside = (("before that", errands.start / _KB, "KB"), ("all of MicroPython's", bare.heap / _KB, "KB"))
        return replace(blank, value=errands.toured / _KB, yardsticks=beside)
    if blank.name == "heap.idle":
        return replace(blank, value=errands.idle)
    first, *others = errands.scored
    return replace(blank, value=median(others), yardsticks=(("the first one", first, "ms"), lines))
