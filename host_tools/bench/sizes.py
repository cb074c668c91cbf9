"""The rows of the sizes: what the box's code takes in the flash, and how much of it is always in RAM."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from host_tools import box_files, mpy, packs
from host_tools.bench.figure import Figure

_KB = 1024
# The file system of a Pico W, the smallest of the four (MicroPython, ports/rp2/boards/RPI_PICO_W).
_SMALLEST_KB = 848
_ALL = Figure("size.mpy", "the box's code, compiled, in its packs", "KB", None, 250)
_ALWAYS = Figure("size.always", "of it what is in the memory as long as the box is on", "KB", None, 50)
_BASE = "settebello/start.mpy"
NAMES = (_ALL.name, _ALWAYS.name)


def figures(progress: Callable[[str], None], wanted: Collection[str] = NAMES) -> Iterator[Figure]:
    """Those wanted. Raises Complaint (1) for what can't be compiled."""
    modules = box_files.compiled(mpy.texts(mpy.firmware()))
    if _ALL.name in wanted:
        progress(_ALL.what)
        reader = f"{box_files.PACKAGE}/{packs.READER}"
        packed = packs.packed({name: code for name, code in modules.items() if name != reader})
        size = sum(map(len, packed.values())) / _KB
        beside = (("modules", len(modules), ""), ("left on a Pico W", _SMALLEST_KB - size, "KB"))
        yield replace(_ALL, value=size, yardsticks=beside)
    if _ALWAYS.name in wanted:
        yield replace(_ALWAYS, value=len(modules[_BASE]) / _KB)
