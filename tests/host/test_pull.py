"""`settebello pull` and `restore`: none is lost, none is doubled, and nothing that a board sends does harm."""

import binascii
import csv
import io
import json
import os
import random
import subprocess
import sys

import pytest

from host_tools import ROOT, board_link
from host_tools.script import read_script
from host_tools.stage import Stage, on_stores
from host_tools.stores import FileStore, Stores
from settebello.core import log
from tests.host.boxes import BOARD, contents, flash_in, match, mpremote, saved_matches
from tests.host.command import settebello

DEEP = "[" * 2000 + "]" * 2000
SETTINGS = log.line(["settings", "en", ["Noi"], [], [[], [], 0, False], False])


def pull(source, target, *more, code=0):
    """Pulls from a folder and answers what was printed; standard error must be empty unless lines were damaged."""
    done = settebello("pull", "--from", str(source), "--to", str(target), *more)
    assert (done.code, "Traceback" in done.err) == (code, False), done.err
    return done


@pytest.fixture
def flash(tmp_path):
    return tmp_path / "log"


@pytest.fixture
def saved(tmp_path):
    return tmp_path / "saved"


def test_a_match_is_saved_in_a_file_of_its_own_with_the_date_and_a_report(flash, saved):
    flash_in(flash, [match((2, 1)), match((1, 1), (3, 0))])
    assert "2 new" in pull(flash, saved).out
    assert saved_matches(saved) == [match((2, 1)), match((1, 1), (3, 0))]
    (report,) = saved.glob("*_0002.txt")
    assert "Total" in report.read_text("utf-8")
    assert "Still playing, 4-1." in report.read_text("utf-8")


def test_a_second_pull_changes_nothing(flash, saved):
    flash_in(flash, [match((2, 1)), match((1, 1)), match((1, 1))], settings=[SETTINGS])
    pull(flash, saved)
    before = contents(saved)
    assert "0 new, 0 longer, 3 as before" in pull(flash, saved).out
    assert contents(saved) == before


def test_a_match_that_has_grown_takes_the_place_of_what_was_there_of_it(flash, saved):
    flash_in(flash, [match((2, 1))])
    pull(flash, saved)
    flash_in(flash, [match((2, 1), (0, 3))])
    assert "0 new, 1 longer, 0 as before" in pull(flash, saved).out
    assert saved_matches(saved) == [match((2, 1), (0, 3))]


def test_matches_that_begin_alike_stay_apart(flash, saved):
    flash_in(flash, [match((2, 1)), match((2, 1), (1, 1)), match(), match((2, 1))])
    pull(flash, saved)
    assert saved_matches(saved) == [match((2, 1)), match((2, 1), (1, 1)), match(), match((2, 1))]
    flash_in(flash, [match((2, 1)), match((2, 1), (1, 1)), match(), match((2, 1), (1, 1)), match()])
    pull(flash, saved)
    assert saved_matches(saved) == [match((2, 1)), match((2, 1), (1, 1)), match(), match((2, 1), (1, 1)), match()]


def test_what_the_box_has_dropped_stays_saved(flash, saved):
    flash_in(flash, [match((2, 1)), match((1, 2)), match((0, 4))])
    pull(flash, saved)
    flash_in(flash, [match((0, 4), (1, 1)), match((3, 3))])
    assert "1 new, 1 longer" in pull(flash, saved).out
    assert saved_matches(saved) == [match((2, 1)), match((1, 2)), match((0, 4), (1, 1)), match((3, 3))]


def test_any_growing_history_is_saved_whole_and_once(flash, saved):
    dice = random.Random(7)
    played = []
    for _ in range(40):
        if not played or dice.random() < 0.4:
            played.append([])
        elif len(played[-1]) < 5:
            played[-1].append(dice.choice([(1, 0), (0, 1)]))
        if dice.random() < 0.5:
            flash_in(flash, [match(*points) for points in played])
            pull(flash, saved)
    flash_in(flash, [match(*points) for points in played])
    pull(flash, saved)
    assert sorted(saved_matches(saved)) == sorted(match(*points) for points in played)


def test_a_pull_that_is_cut_off_at_any_file_is_made_whole_by_the_next(flash, tmp_path, monkeypatch):
    matches = [match((2, 1)), match((1, 2), (0, 1)), match((1, 2))]
    flash_in(flash, matches, settings=[SETTINGS])
    begin = FileStore.begin
    for cut in range(8):
        saved = tmp_path / f"saved{cut}"
        left = [cut]

        def limited(self, line, left=left):
            if left[0] == 0:
                raise KeyboardInterrupt
            left[0] -= 1
            begin(self, line)

        monkeypatch.setattr(FileStore, "begin", limited)
        done = settebello("pull", "--from", str(flash), "--to", str(saved))
        assert done.code == (130 if cut < 7 else 0)
        monkeypatch.setattr(FileStore, "begin", begin)
        pull(flash, saved)
        assert saved_matches(saved) == matches
        assert len(list(saved.glob("*.txt"))) == 3


def test_damaged_lines_are_told_and_kept_apart(flash, saved):
    first, second, third = match((2, 1), (1, 1))
    flash_in(flash, [[first, second, third[:-1] + "x"], match((0, 5))])
    done = pull(flash, saved)
    assert "_0001.log: 1 damaged lines" in done.err
    assert saved_matches(saved) == [[first, second], match((0, 5))]
    (kept,) = saved.glob("damaged_*.txt")
    assert kept.read_text().splitlines() == [third[:-1] + "x"]
    before = contents(saved)
    pull(flash, saved)
    assert contents(saved) == before


def test_a_match_that_the_box_began_anew_behind_its_damaged_lines_is_one(flash, saved):
    first, second, third = match((2, 1), (1, 1))
    flash_in(flash, [[first, second, "junk"]])
    pull(flash, saved)
    flash_in(flash, [[first, second, "junk"], [first, second, third]])
    pull(flash, saved)
    assert saved_matches(saved) == [[first, second, third]]


def test_the_simulator_is_pulled_from_with_its_history(tmp_path, saved):
    source = tmp_path / "sim"
    with Stores(source) as box:
        for points in ((), ((1, 1),), ((2, 2),)):
            box.matches.begin("\n".join(match(*points)))
            box.settings.begin(SETTINGS)
    pull(source, saved)
    # A box begins a match with its first line; one that goes on from there is that match.
    assert saved_matches(saved) == [match((1, 1)), match((2, 2))]
    assert (saved / "settings.log").read_text() == SETTINGS + "\n"
    again = tmp_path / "again"
    pull(saved, again)
    assert saved_matches(again) == saved_matches(saved)


def test_json_is_one_object_and_csv_a_row_for_each_hand_and_side(flash, saved):
    flash_in(flash, [match((2, 1), (0, 3), start=(1, 0)), match(names=("=1+1", "Loro"))])
    found = json.loads(pull(flash, saved, "--json").out)
    assert [one["news"] for one in found["matches"]] == ["new", "new"]
    assert found["matches"][0]["totals"] == [3, 4]
    assert [hand["points"] for hand in found["matches"][0]["hands"]] == [[2, 1], [0, 3]]
    flash_in(flash, [match((2, 1), (0, 3), start=(1, 0)), match((1, 0), names=("=1+1", "Loro"))])
    table = list(csv.DictReader(io.StringIO(pull(flash, saved, "--csv").out)))
    assert [(row["hand"], row["side"], row["points"], row["total"]) for row in table] == [
        ("1", "Noi", "2", "3"),
        ("1", "Loro", "1", "1"),
        ("2", "Noi", "0", "3"),
        ("2", "Loro", "3", "4"),
        ("1", "'=1+1", "1", "1"),
        ("1", "Loro", "0", "0"),
    ]


def test_a_match_says_at_which_table_it_was_played_and_who_left_it(flash, saved):
    lines = match((4, 2), rules="brilli")
    lines += [log.line(event) for event in (["place", 3, 11], ["place", 3, 12], ["leave", 2, 0, "abandons"])]
    flash_in(flash, [lines, match((2, 1))])
    found = json.loads(pull(flash, saved, "--json").out)["matches"]
    assert [(one["table"], one["match"]) for one in found] == [(3, 12), (0, 0)]
    assert found[0]["left"] == [{"side": 0, "hand": 2, "how": "abandons"}]
    # 8.00 stays with Noi; Loro have 4.00, the hand in progress and 30: 46.00.
    assert found[0]["prizes"]["hundredths"] == [800, 4600]
    assert "left" not in found[1]
    table = list(csv.DictReader(io.StringIO(pull(flash, saved, "--csv").out)))
    assert [(row["table"], row["match"]) for row in table] == [("3", "12")] * 2 + [("0", "0")] * 2
    first, second = sorted(saved.glob("*.txt"))
    told = first.read_text("utf-8")
    assert told.startswith("Table 3, match 12\n")
    assert "Noi gave up in hand 2: the match is recorded as abandoned." in " ".join(told.split())
    assert "hand 2 begun" in told and "Paid 54.00 of 100." in told
    assert second.read_text("utf-8").startswith("Rules: scopa\n")


def test_the_report_tells_a_counted_hand_with_its_reasons_in_either_language(tmp_path, saved):
    box = tmp_path / "sim"
    with Stores(box) as kept:
        Stage(lambda name, pixels: None, player=on_stores(tuple(kept))).play(
            [step for step in read_script(f"{ROOT}/docs/pictures.txt") if step.action[0] == "key"]
        )
    pull(box, saved, "--lang", "it")
    (report,) = saved.glob("*_0001.txt")
    assert "Smazzata 3" in report.read_text("utf-8")
    assert "Primiera" in report.read_text("utf-8")
    pull(box, saved, "--lang", "en")
    assert "Hand 3" in report.read_text("utf-8")


@pytest.mark.parametrize(
    "line",
    [
        log.line(["awards", 1, [["no such award", [1, 0]]]]),
        log.line(["correct", 1, ["awards", 1, [["cards: x\nname.cards", [1, 0]]]]]),
        log.line(["points", 10**30, [1, 0]]),
        log.line(["match", "scopa", ["A", "B"], [0, 0], 0]),
        log.line(["hand", 1, [[[[[]]]]], []]),
        log.line([["points"], {"a": 1}]),
        f"{DEEP} {binascii.crc32(DEEP.encode()):08x}",
        "x" * 100_000,
    ],
    ids=range(8),
)
def test_a_line_that_cant_have_happened_is_damaged(flash, saved, line):
    flash_in(flash, [[*match((1, 1)), line]])
    assert "1 damaged lines" in pull(flash, saved).err
    assert saved_matches(saved) == [match((1, 1))]


def test_names_that_cant_be_shown_are_shown_as_escapes(flash, saved):
    flash_in(flash, [match((1, 0), names=("\x1b[2J\u202e", "a" * 500))])
    done = pull(flash, saved)
    assert "\x1b" not in done.out and "\u202e" not in done.out and "a" * 41 not in done.out
    assert "\\x1b[2J" in done.out
    (report,) = saved.glob("*.txt")
    assert "\x1b" not in report.read_text("utf-8")
    assert saved_matches(saved) == [match((1, 0), names=("\x1b[2J\u202e", "a" * 500))]


def test_noise_in_any_file_harms_nothing(flash, saved, tmp_path):
    dice = random.Random(3)
    for number in range(30):
        flash_in(flash, [match((1, 1))], settings=[SETTINGS])
        for path in list(flash.iterdir()):
            data = bytearray(path.read_bytes())
            for _ in range(dice.randrange(4)):
                data[dice.randrange(len(data))] = dice.randrange(256)
            path.write_bytes(bytes(data) + dice.randbytes(dice.choice((0, 5, 9000))))
        done = settebello("pull", "--from", str(flash), "--to", str(saved / str(number)))
        assert done.code == 0 and "Traceback" not in done.err
    assert {path.name for path in tmp_path.iterdir()} == {"log", "saved"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--from", "nowhere"), "there is no folder nowhere"),
        (("--from", "."), "there is no match in ."),
        (("--from", ".", "--port", "x"), "not allowed with"),
        (("--json", "--csv", "--from", "."), "not allowed with"),
    ],
)
def test_a_wrong_argument_is_one_line(tmp_path, monkeypatch, arguments, said):
    monkeypatch.chdir(tmp_path)
    done = settebello("pull", *arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert said in done.err


@pytest.fixture
def board(tmp_path, monkeypatch):
    """A board behind a stand-in for mpremote; the fixture is its flash, and sets how many blocks of it are free."""
    root = tmp_path / "board"
    flash_in(root / "log", [match((2, 1)), match((1, 1))], settings=[SETTINGS])

    def have(free=300, box="e661410403"):
        mpremote(monkeypatch, tmp_path, BOARD, root=str(root), free=free, box=box)
        return root

    have()
    monkeypatch.setattr("host_tools.workshop.enter", lambda needs, argv: None)
    return have


def test_a_board_is_pulled_from(board, saved):
    done = settebello("pull", "--port", "x", "--to", str(saved))
    assert (done.code, done.err) == (0, "")
    assert saved_matches(saved) == [match((2, 1)), match((1, 1))]
    assert (saved / "settings.log").read_text() == SETTINGS + "\n"


def test_another_box_needs_another_folder(board, saved):
    settebello("pull", "--port", "x", "--to", str(saved))
    board(box="00ff")
    done = settebello("pull", "--port", "x", "--to", str(saved))
    assert done.code == 2 and "another box" in done.err and "--to" in done.err
    assert settebello("pull", "--port", "x", "--to", str(saved / "other")).code == 0


def test_a_fresh_board_gets_everything_back(board, saved):
    root = board()
    before = contents(root)
    settebello("pull", "--port", "x", "--to", str(saved))
    for path in (root / "log").iterdir():
        path.unlink()
    board(box="0aff")
    done = settebello("restore", str(saved), "--port", "x")
    assert (done.code, done.err) == (0, "")
    assert "2 matches" in done.out
    assert contents(root) == before
    # From now on these are that board's matches.
    assert settebello("pull", "--port", "x", "--to", str(saved)).code == 0


def test_a_board_with_a_match_of_its_own_is_refused_until_that_is_pulled(board, saved):
    root = board()
    settebello("pull", "--port", "x", "--to", str(saved))
    flash_in(root / "log", [match((2, 1)), match((1, 1), (4, 0))], settings=[SETTINGS])
    before = contents(root)
    done = settebello("restore", str(saved), "--port", "x")
    assert done.code == 1 and "pull" in done.err
    assert contents(root) == before
    settebello("pull", "--port", "x", "--to", str(saved))
    assert settebello("restore", str(saved), "--port", "x").code == 0
    assert contents(root) == before


def test_what_doesnt_fit_stays_saved_and_the_newest_goes_first(board, saved, tmp_path):
    root = board()
    many = [match(*[(1, 0)] * 9, names=(f"N{number}", "Loro")) for number in range(100)]
    flash_in(root / "log", many)
    settebello("pull", "--port", "x", "--to", str(saved))
    for path in (root / "log").iterdir():
        path.unlink()
    board(free=8)
    done = settebello("restore", str(saved), "--port", "x")
    assert done.code == 0 and "no room" in done.out
    pulled = tmp_path / "pulled"
    settebello("pull", "--port", "x", "--to", str(pulled))
    there = saved_matches(pulled)
    assert 0 < len(there) < 100 and there == many[-len(there) :]


def test_restore_into_the_simulator_and_back_is_the_same(flash, saved, tmp_path):
    flash_in(flash, [match((2, 1)), match((1, 1))], settings=[SETTINGS])
    pull(flash, saved)
    for _ in range(2):
        done = settebello("restore", str(saved), "--to", str(tmp_path / "sim"))
        assert (done.code, done.err) == (0, "")
    assert saved_matches(saved) == [match((2, 1)), match((1, 1))]
    with Stores(tmp_path / "sim") as box:
        assert box.matches.lines() == match((1, 1))
        assert box.settings.lines() == [SETTINGS]
        box.matches.append(match((1, 1), (0, 1))[2])
    done = settebello("restore", str(saved), "--to", str(tmp_path / "sim"))
    assert done.code == 1 and "pull" in done.err


NOISE = {
    "another_answer": "print('@[\"log\", 7]')",
    "a_name_that_climbs": "print('@[\"log\", \"../../../evil.log\"]')\nprint('@[\"piece\", \"QUJD\"]')\nprint('@[\"end\"]')",
    "pieces_of_nothing": "print('@[\"piece\", \"QUJD\"]')\nprint('@[\"end\"]')",
    "no_base64": "print('@[\"log\", \"00001.log\"]')\nprint('@[\"piece\", \"%%%\"]')\nprint('@[\"end\"]')",
    "deep": "print('@' + '[' * 50000)",
    "bytes": "import os, sys\nsys.stdout.buffer.write(os.urandom(1 << 20))",
    "endless": "import sys\nfor _ in range(100):\n    sys.stdout.buffer.write(b'x' * (1 << 20))",
    "silence": "import time\ntime.sleep(60)",
    "a_failure": "import sys\nprint('OSError: 5\\x1b[2J')\nsys.exit(1)",
}


@pytest.mark.parametrize("name", NOISE)
def test_nothing_that_a_board_sends_does_harm(name, tmp_path, monkeypatch):
    mpremote(monkeypatch, tmp_path, "{noise}", noise=NOISE[name])
    monkeypatch.setattr("host_tools.workshop.enter", lambda needs, argv: None)
    monkeypatch.setattr(board_link.BoardLink.ask, "__defaults__", (None, 0.5))
    monkeypatch.setattr(board_link, "QUIET_S", 0.5)
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    done = settebello("pull", "--port", "x")
    assert "Traceback" not in done.err and "\x1b" not in done.err
    assert done.code in (0, 1, 3)
    assert done.err.count("\n") == (1 if done.code else 0)
    assert {path.name for path in tmp_path.iterdir()} == {"here", "stand_in"}
    assert not list(folder.rglob("*evil*"))


def test_a_box_that_sends_a_match_of_four_thousand_lines_is_done_soon(flash, saved):
    flash_in(flash, [[match()[0], *[log.line(["undo", 1]) for _ in range(4000)]]])
    done = pull(flash, saved)
    assert "damaged" in done.err


def test_pull_from_a_folder_needs_nothing_but_the_standard_library(flash, tmp_path):
    flash_in(flash, [match((2, 1))])
    python = os.path.join(sys.base_prefix, "bin", f"python3.{sys.version_info[1]}")
    command = [python, f"{ROOT}/host_tools", "pull", "--from", str(flash), "--to", str(tmp_path / "to")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
