"""`settebello sim` without a terminal: scripts, the demonstration, and what it says when there is nothing to do."""

import json
import os
import subprocess
import sys

import pytest

from host_tools import ROOT
from host_tools.frame_reading import read_lines
from host_tools.stores import Stores

FIRST = "key 1\nkey #\n"


def sim(*arguments, given="", **environment):
    """Runs the verb as people do, without a terminal: (exit code, output, errors)."""
    command = [sys.executable, os.path.join(ROOT, "host_tools"), "sim", *arguments]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80", **environment}
    done = subprocess.run(command, input=given.encode(), capture_output=True, env=environment)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@pytest.fixture
def script(tmp_path):
    def write(text):
        file = tmp_path / "script.txt"
        file.write_text(text, "utf-8")
        return str(file)

    return write


def frame_of(text):
    """The bytes of a frame that was written as text."""
    rows = text.splitlines()
    return bytes(
        sum((rows[8 * page + bit][x] == "#") << bit for bit in range(8)) for page in range(8) for x in range(128)
    )


def test_without_a_terminal_it_says_what_to_do():
    code, output, errors = sim()
    assert (code, output) == (2, "")
    assert errors.count("\n") == 1
    assert "--demo" in errors and "--script" in errors


def test_help_tells_every_step_of_the_language():
    code, output, _ = sim("--help")
    assert code == 0
    for step in ("key", "hold *", "tap 7D", "lift", "wait", "unplug", "expect", "frame", "state", "include", "#"):
        assert f"\n  {step}" in output
    assert max(len(line) for line in output.splitlines()) <= 110


def test_a_state_is_one_line_of_json_and_nothing_else_is_printed(script):
    code, output, errors = sim("--script", script(FIRST + "key 1\nwait 2000\nexpect ●\nstate\n"))
    assert (code, errors) == (0, "")
    assert output.count("\n") == 1
    assert json.loads(output) == {
        "screen": "score",
        "totals": [0, 0],
        "points": None,
        "sides": ["Noi", "Loro"],
        "rules": "scopa",
        "hand": 1,
        "table": 0,
        "match": 0,
    }


def test_before_the_first_match_and_without_power_the_state_is_null(script):
    code, output, _ = sim("--script", script("state\nunplug\nstate\n"))
    told = [json.loads(line) for line in output.splitlines()]
    assert code == 0
    assert told[0]["screen"] == "language"
    assert set(told[1].values()) == {None}


def test_a_script_comes_from_standard_input_too():
    code, output, _ = sim("--script", "-", given=FIRST + "state\n")
    assert code == 0
    assert json.loads(output)["screen"] == "score"


def test_a_frame_is_printed_as_a_picture_of_characters(script):
    file = script("frame first\n")
    narrow = sim("--script", file)[1].splitlines()
    assert narrow[0] == "first:"
    assert {len(line) for line in narrow[1:]} == {66}
    wide = sim("--script", file, COLUMNS="140")[1].splitlines()
    assert {len(line) for line in wide[1:]} == {130}
    plain = sim("--script", file, PYTHONIOENCODING="ascii")[1].splitlines()
    assert "Italiano" in " ".join(read_lines(frame_of("\n".join(plain[1:]))))


def test_frames_are_written_as_pictures_and_as_text(script, tmp_path):
    from PIL import Image

    folder = tmp_path / "a" / "frames"
    code, output, _ = sim("--script", script(FIRST + "frame score\n"), "--frames", str(folder))
    assert (code, output) == (0, "")
    assert sorted(path.name for path in folder.iterdir()) == ["score.png", "score.txt"]
    assert "dà: Noi" in " ".join(read_lines(frame_of((folder / "score.txt").read_text("ascii"))))
    with Image.open(folder / "score.png") as picture:
        assert picture.width >= 4 * 128


def test_what_was_expected_and_isnt_shown_ends_it_with_the_frame_and_what_it_reads(script):
    file = script(FIRST + "expect Settebello\nstate\n")
    code, output, errors = sim("--script", file)
    assert (code, output) == (1, "")
    assert errors.splitlines()[-1] == f"settebello: {file}:3: the display doesn't show 'Settebello'"
    assert "  a 11 · dà: Noi mano 1" in errors.splitlines()
    assert "⠿" in errors or "⣿" in errors


def test_what_is_expected_may_go_on_in_the_next_line_and_needs_no_capitals(script):
    assert sim("--script", script(FIRST + "key *\nexpect niente di  SEGNATO da togliere.\n"))[0] == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tap 7D\ntap 7D\n", ":2: this card lies on the reader already"),
        ("lift\n", ":1: no card lies on the reader"),
        ("plug\n", ":1: the power is plugged in already"),
        ("unplug reader\nunplug reader\n", ":2: the reader is unplugged already"),
        ("kye 7\n", ":1: there is no step 'kye': did you mean `key`?"),
    ],
)
def test_a_step_that_cant_be_played_is_told_in_one_line(script, text, said):
    code, _, errors = sim("--script", script(text))
    assert code == 2
    assert errors.count("\n") == 1
    assert said in errors


@pytest.mark.parametrize(
    "arguments",
    [
        ["--demo", "--script", "x"],
        ["--frames", "x"],
        ["--fresh", "--demo"],
        ["--fresh", "--script", "x"],
        ["--folder", "x", "--demo"],
        ["--lang", "it", "--script", "x"],
        ["--lang", "de"],
        ["--script", "nowhere.txt"],
        ["--skript", "x"],
    ],
)
def test_arguments_that_dont_go_together_are_told_in_one_line(arguments):
    code, output, errors = sim(*arguments)
    assert (code, output) == (2, "")
    assert errors.count("\n") == 1


def test_a_script_leaves_the_users_matches_alone(script, tmp_path):
    data = tmp_path / "data"
    assert sim("--script", script(FIRST), SETTEBELLO_DATA=str(data))[0] == 0
    assert not data.exists()


def test_a_script_goes_on_in_a_folder_where_the_last_one_stopped(script, tmp_path):
    data = str(tmp_path / "data")
    assert sim("--script", script(FIRST + "key 1\nkey # 1 D 7\n"), "--folder", data)[0] == 0
    code, output, errors = sim("--script", script("expect 1 cart\nstate\nkey #\nexpect 2 3\n"), "--folder", data)
    assert (code, errors) == (0, "")
    assert json.loads(output)["screen"] == "cards"


def test_a_folder_in_use_is_told_in_one_line(script, tmp_path):
    with Stores(tmp_path):
        code, _, errors = sim("--script", script(FIRST), "--folder", str(tmp_path))
    assert code == 1
    assert errors.count("\n") == 1
    assert "in use by another simulator" in errors


@pytest.mark.parametrize(("language", "told"), [("it", "Prima mano."), ("en", "First hand.")])
def test_the_demonstration_tells_an_evening_within_eighty_columns(language, told):
    code, output, errors = sim("--demo", "--lang", language)
    assert (code, errors) == (0, "")
    assert told in output
    assert ("it:" in output, "en:" in output) == (False, False)
    assert max(len(line) for line in output.splitlines()) <= 80


def test_the_demonstration_speaks_the_language_of_the_locale():
    assert "Prima mano." in sim("--demo", LC_ALL="it_IT.UTF-8")[1]
    assert "First hand." in sim("--demo", LC_ALL="de_DE.UTF-8")[1]


def test_the_demonstration_needs_nothing_but_the_standard_library():
    code = "import sys; from host_tools.command import main; main(['sim', '--demo']); "
    code += "sys.exit(bool({'textual', 'PIL', 'rich'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.DEVNULL).returncode == 0
