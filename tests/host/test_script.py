"""The script language: what each line becomes, and what is said about a wrong one."""

import pytest

from host_tools.errors import Complaint
from host_tools.script import read_script


@pytest.fixture
def written(tmp_path, monkeypatch):
    """Writes files and answers the name of the first, as someone in that folder would give it."""
    monkeypatch.chdir(tmp_path)

    def write(text, **others):
        (tmp_path / "evening.txt").write_text(text, "utf-8")
        for name, other in others.items():
            (tmp_path / f"{name}.txt").write_text(other, "utf-8")
        return "evening.txt"

    return write


def actions(file):
    return [step.action for step in read_script(file)]


def complaint(file):
    with pytest.raises(Complaint) as caught:
        read_script(file)
    assert caught.value.code == 2
    return caught.value.text


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("key 7", [["key", "7"]]),
        ("key d 7 # *", [["key", "D"], ["key", "7"], ["key", "#"], ["key", "*"]]),
        ("  hold   *  ", [["key", "hold *"]]),
        ("tap 7D", [["tap", 6]]),
        ("tap 04a1b2c3", [["tag", "04A1B2C3", None]]),
        ("tap 04A1B2C3D4E5F6=queen of hearts", [["tag", "04A1B2C3D4E5F6", "queen of hearts"]]),
        ("tap 00112233445566778899=QH", [["tag", "00112233445566778899", "QH"]]),
        ("tap rb 7♦ CC", [["tap", 39], ["tap", 6], ["tap", 18]]),
        ("tap S1-2,10", [["tap", 20], ["tap", 21], ["tap", 29]]),
        ("lift", [["lift"]]),
        ("wait 500", [["wait", 500]]),
        ("unplug", [["unplug", "power"]]),
        ("plug", [["plug", "power"]]),
        ("unplug display", [["unplug", "display"]]),
        ("plug keypad", [["plug", "keypad"]]),
        ("plug reader", [["plug", "reader"]]),
        ("expect Primiera  73-75 # Loro", [["expect", "Primiera  73-75 # Loro"]]),
        ("frame second_hand-2", [["frame", "second_hand-2"]]),
        ("state", [["state"]]),
        ("# key 7", [["#", "key 7"]]),
        ("#7", [["#", "7"]]),
    ],
)
def test_a_line_becomes_steps(written, line, expected):
    assert actions(written(f"\n{line}\n")) == [["#", ""], *expected, ["#", ""]]


def test_files_of_every_system_read_alike(written, tmp_path):
    name = written("")
    (tmp_path / name).write_bytes(b"\xef\xbb\xbfkey 7\r\nexpect perch\xc3\xa9\r\n")
    assert actions(name)[:2] == [["key", "7"], ["expect", "perché"]]


def test_a_step_knows_where_it_stands(written):
    steps = read_script(written("key 1\nkey 2 3\n"))
    assert [step.place for step in steps] == ["evening.txt:1", "evening.txt:2", "evening.txt:2", "evening.txt:3"]


def test_an_included_script_is_found_from_the_folder_of_the_one_that_includes_it(written, tmp_path, monkeypatch):
    written("key 1\ninclude opening.txt\nkey 3", opening="key 2")
    monkeypatch.chdir(tmp_path.parent)
    name = f"{tmp_path.name}/evening.txt"
    assert actions(name) == [["key", "1"], ["key", "2"], ["key", "3"]]
    assert read_script(name)[1].place == f"{tmp_path.name}/opening.txt:1"


def test_the_same_script_may_be_included_twice(written):
    assert actions(written("include opening.txt\ninclude opening.txt", opening="key 2")) == [["key", "2"]] * 2


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("kye 7", "there is no step 'kye': did you mean `key`?"),
        ("press 7", "there is no step 'press': the steps are expect, frame, hold"),
        ("key", "key which?"),
        ("key E", "'E' is no key"),
        ("key 17", "'17' is no key: with spaces, `key 1 7`"),
        ("key 7 comment", "'comment' is no key"),
        ("key hold *", "'hold' is no key"),
        ("hold 7", "`hold 7`: * alone"),
        ("tap", "tap which card?"),
        ("tap 8X", "'8X' is no card; write it like 7D"),
        ("tap 04A1B2", "'04A1B2' is no card"),
        ("tap 04A1B2C3=", "'04A1B2C3=' is no card"),
        ("tap 7D 7♦", "7D is there twice"),
        ("lift 7D", "`lift` stands alone, without '7D'"),
        ("wait", "how long?"),
        ("wait 0", "from 1 to 600000"),
        ("wait 1.5", "`wait 1.5`"),
        ("wait -5", "`wait -5`"),
        ("wait ²", "`wait ²`"),
        ("wait 600001", "from 1 to 600000"),
        ("wait " + "9" * 5000, "from 1 to 600000"),
        ("unplug buzzer", "there is no part 'buzzer' to unplug: display, keypad, reader, or nothing for the power"),
        ("expect", "expect which text?"),
        ("frame", "'' is no name for a frame"),
        ("frame a/b", "'a/b' is no name for a frame"),
        ("state score", "`state` stands alone"),
        ("include", "include what?"),
        ("include nowhere.txt", "there is no script 'nowhere.txt' to include"),
    ],
)
def test_a_wrong_line_is_told_with_its_place_and_the_fix(written, line, said):
    text = complaint(written(f"key 1\n{line}\n"))
    assert text.startswith("evening.txt:2: ")
    assert said in text


def test_an_error_in_an_included_script_names_that_script(written):
    assert complaint(written("include opening.txt", opening="key 1\nkey")).startswith("opening.txt:2: ")


@pytest.mark.parametrize("others", [{}, {"opening": "include evening.txt"}])
def test_a_script_that_includes_itself_is_refused(written, others):
    text = complaint(written("include opening.txt" if others else "include evening.txt", **others))
    assert "includes itself" in text


def test_two_frames_of_one_name_are_refused(written):
    text = complaint(written("frame score\nkey 1\nframe score"))
    assert text == "evening.txt:3: there is a frame 'score' already (evening.txt:1): rename one"


def test_a_script_that_is_not_there_and_one_that_is_no_text_are_told(written, tmp_path):
    name = written("")
    assert complaint("missing.txt").startswith("missing.txt: the script can't be read: No such file")
    assert "can't be read" in complaint(str(tmp_path))
    (tmp_path / name).write_bytes(b"key 1\nexpect \xe9\n")
    assert complaint(name) == "evening.txt:2: byte 0xe9 is no UTF-8: save the script as UTF-8"


@pytest.mark.parametrize("data", [b"\0", b"\xff\xfe", b"key \0", b"tap \xf0\x9f\x82\xa1", b"include \0", b"\x85 key"])
def test_any_bytes_are_read_or_refused_in_words(written, tmp_path, data):
    name = written("")
    (tmp_path / name).write_bytes(data)
    assert name in complaint(name)
