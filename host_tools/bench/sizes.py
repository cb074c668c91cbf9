"""The rows of the sizes: what the box's code takes in the flash, and how large a piece of RAM a module may want."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from host_tools import box_files, mpy, packs
from host_tools.bench.figure import Figure

_KB = 1024
# The file system of a Pico W, the smallest of the four (MicroPython, ports/rp2/boards/RPI_PICO_W).
_SMALLEST_KB = 848
_ALL = Figure("size.mpy", "the box's code, compiled, in its packs", "KB", None, 250)
_LARGEST = Figure("size.module", "its largest module", "KB", None, 5.2)
NAMES = (_ALL.name, _LARGEST.name)


def figures(progress: Callable[[str], None], wanted: Collection[str] = NAMES) -> Iterator[Figure]:
    """Those wanted. Raises Complaint (1) for what can't be compiled."""
    modules = box_files.compiled(mpy.firmware())
    if _ALL.name in wanted:
        progress(_ALL.what)
        size = sum(map(len, packs.packed(modules).values())) / _KB
        beside = (("modules", len(modules), ""), ("left on a Pico W", _SMALLEST_KB - size, "KB"))
        yield replace(_ALL, value=size, yardsticks=beside)
    if _LARGEST.name in wanted:
        progress(_LARGEST.what)
        name = max(modules, key=lambda name: len(modules[name]))
        yield replace(_LARGEST, what=f"{_LARGEST.what}, {name}", value=len(modules[name]) / _KB)
