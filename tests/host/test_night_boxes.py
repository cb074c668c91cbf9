"""Results from the boxes: each goes where it belongs, once, or the organiser is asked."""

import os
import sqlite3

import pytest

from host_tools.errors import Complaint
from host_tools.night import boxes
from host_tools.night.book import Book
from host_tools.night.taking import act, take
from host_tools.night.watcher import Watcher
from settebello.core import log
from tests.host.boxes import flash_in, match
from tests.host.command import settebello
from tests.host.evenings import at_tables, sides, started, type_in, winner

WON, LOST = (12, 0), (0, 12)


def placed(table, number, *points, names=("Noi", "Loro"), rules="scopa"):
    """The lines of a match at a table, of a number, of hands with these points."""
    lines = match(*points, names=names, rules=rules)
    return [lines[0], log.line(["place", table, number]), *lines[1:]]


@pytest.fixture
def box(tmp_path):
    """Pulls matches from a box, and answers what the folder of its files tells."""

    def pull(*matches, name="one"):
        flash = tmp_path / f"flash_{name}"
        flash_in(flash, list(matches))
        done = settebello("pull", "--from", str(flash), "--to", str(tmp_path / "saved" / name))
        assert done.code == 0, done.err
        return boxes.read([tmp_path / "saved"])

    return pull


def asked(book, matches):
    return [(one.why, one.meeting) for one in take(book, matches, "box", "")]


def test_a_number_says_where_a_match_belongs(box):
    book = started("ABCD")
    assert asked(book, box(placed(2, 2, LOST), placed(0, 1, WON))) == []
    assert (winner(book, 1), winner(book, 2)) == ("A", "C")
    sources = [entry.act.did["source"] for entry in book.evening.trace[3:]]
    assert [source[:4] + source[-8:] for source in sources] == ["one/0001.log", "one/0002.log"]


def test_a_match_is_taken_once_however_often_it_is_read(box):
    book = started("ABCD")
    matches = box(placed(1, 1, WON))
    assert asked(book, matches) == [] and winner(book, 1) == "A"
    before = book.evening.version
    assert asked(book, matches) == [] and book.evening.version == before


def test_a_table_alone_says_where_and_the_next_match_there_is_the_next_meeting(box):
    book = started("ABCDEFGH", tables=2)
    assert asked(book, box(placed(2, 0, WON), placed(2, 0, LOST))) == []
    assert at_tables(book) == {1: 1, 2: 4}
    assert (sides(book, 2), winner(book, 2), sides(book, 3), winner(book, 3)) == (("D", "E"), "D", ("B", "G"), "G")


def test_names_say_where_and_which_way_round(box):
    book = started(["Ada e Bea", "Ciro e Dina", "Ezio", "Fosca"])
    assert sides(book, 1) == ("Ada e Bea", "Fosca")
    assert asked(book, box(match(WON, names=("FOSCA", "ada  e bea")))) == []
    assert winner(book, 1) == "Fosca"
    assert book.evening.meeting(1).results[0].points == (0, 12)


def test_names_turn_a_numbered_match_round_too(box):
    book = started("ABCD")
    assert asked(book, box(placed(1, 1, WON, names=("D", "A")))) == []
    assert winner(book, 1) == "D"


@pytest.mark.parametrize(
    ("lines", "why", "meeting"),
    [
        (match(WON), "ask.place", None),
        (placed(0, 9, WON), "ask.number", None),
        (placed(4, 1, WON), "ask.table", None),
        (placed(4, 0, WON), "ask.nobody", None),
        (placed(0, 3, WON), "ask.closed", 3),
        (placed(1, 1, WON, names=("B", "C")), "ask.names", 1),
        (placed(1, 1, WON, names=("A", "C")), "ask.names", 1),
        (placed(1, 1, *[(90, 0)] * 12, rules="scopa+target=0+hands=12"), "no.points", None),
    ],
    ids=str,
)
def test_what_isnt_certain_is_asked(box, lines, why, meeting):
    book = started("ABCD")
    before = book.evening.version
    assert asked(book, box(lines)) == [(why, meeting)]
    assert book.evening.version == before


def test_in_a_best_of_three_the_number_that_a_box_counts_on_to_is_no_other_meeting(box):
    book = started("ABCDEFGH", best_of=3, tables=2)
    matches = box(placed(1, 1, WON), placed(1, 2, WON), placed(1, 3, WON))
    assert asked(book, matches) == [("ask.going", 1), ("ask.going", 1)]
    assert [one.number for one in book.evening.meetings.values() if one.results] == [1]


def test_in_a_best_of_three_all_matches_have_the_number_of_the_meeting(box):
    book = started("ABCDEFGH", best_of=3, tables=2)
    assert asked(book, box(placed(1, 1, WON), placed(1, 1, WON), placed(1, 3, LOST))) == []
    assert (winner(book, 1), sides(book, 3), book.evening.meeting(3).wins) == ("A", ("B", "G"), (0, 1))


def test_a_match_that_ended_level_is_asked(box):
    book = started("AB", rules="briscola+level=draw+target=1")
    level = placed(1, 1, (0, 0), rules="briscola+level=draw+target=0")
    assert asked(book, box(level)) == [("ask.level", None)]


def test_a_match_that_still_goes_on_or_has_three_sides_is_nothing_yet(box):
    matches = box(placed(1, 1, (3, 1)), match((5, 0, 0), (6, 1, 0), names="XYZ", start=(0, 0, 0)))
    assert [one.is_over for one in matches] == [False]
    book = started("ABCD")
    assert asked(book, matches) == [] and book.evening.version == 3
    assert asked(Book(None), matches) == []


def test_a_match_whose_end_is_taken_back_on_the_box_is_told_until_it_ends_anew(box):
    book = started("ABCD")
    lines = placed(1, 1, (3, 1), (8, 0))
    asked(book, box(lines))
    assert winner(book, 1) == "A"
    lines.append(log.line(["undo", 2]))
    assert asked(book, box(lines)) == [("ask.resumed", 1)] and winner(book, 1) == "A"
    lines.append(log.line(["points", 2, [0, 10]]))
    assert asked(book, box(lines)) == [] and winner(book, 1) == "D"


def test_before_the_evening_begins_nothing_is_taken_and_what_lies_there_then_is_none_of_it(box):
    book = started("ABCD")
    book.do({"do": "reopen"}, "Club")
    old = box(placed(1, 1, WON))
    assert asked(book, old) == [("ask.plan", None)]
    book.do({"do": "start", "seed": None, "aside": [one.source for one in old]}, "Club")
    assert asked(book, old) == [] and winner(book, 1) is None
    assert asked(book, box(placed(1, 1, WON), placed(1, 1, LOST))) == []
    assert winner(book, 1) == "D"


def test_a_correction_on_the_box_is_one_here_too(box):
    book = started("ABCD")
    asked(book, box(placed(1, 1, WON), placed(1, 0, (1, 0))))
    type_in(book, 2, 11, 3)
    type_in(book, 3, 11, 3)
    fixed = placed(1, 1, WON)
    fixed.append(log.line(["correct", 1, ["points", 1, [0, 12]]]))
    assert asked(book, box(fixed, placed(1, 0, (1, 0)))) == []
    last = book.evening.trace[-1]
    assert (last.before.points, last.reopened, winner(book, 1)) == ((12, 0), (3,), "D")


def test_what_was_taken_out_is_asked_until_it_has_a_place(box):
    book = started("ABCD")
    matches = box(placed(1, 1, WON))
    asked(book, matches)
    book.do({"do": "undo", "meeting": 1, "match": 0, "how": "undo"}, "Club")
    assert asked(book, matches) == [("ask.loose", None)] and winner(book, 1) is None
    book.do(act(matches[0], book.evening.meeting(2), 0, False), "Club")
    assert asked(book, matches) == [] and winner(book, 2) == "B"
    book.do({"do": "undo", "meeting": 2, "match": 0, "how": "undo"}, "Club")
    book.do({"do": "aside", "source": matches[0].source}, "Club")
    assert asked(book, matches) == []


def test_what_was_annulled_or_written_anew_isnt_taken_again_unless_the_box_says_otherwise(box):
    book = started("ABCD")
    matches = box(placed(1, 1, WON), placed(2, 2, WON))
    asked(book, matches)
    book.do({"do": "undo", "meeting": 1, "match": 0, "how": "replay"}, "Club")
    type_in(book, 2, 3, 11)
    assert asked(book, matches) == [] and (winner(book, 1), winner(book, 2)) == (None, "C")
    fixed = [*placed(2, 2, WON), log.line(["correct", 1, ["points", 1, [13, 0]]])]
    assert asked(book, box(placed(1, 1, WON), fixed)) == [("ask.changed", None)]
    assert winner(book, 2) == "C"


def test_how_a_match_ended_is_told(box):
    book = started("ABCD")
    left = placed(1, 1, (3, 1))
    left.append(log.line(["leave", 2, 0, "excluded"]))
    assert asked(book, box(left)) == []
    result = book.evening.meeting(1).results[0]
    assert (result.points, result.winner, result.ending) == ((3, 1), 1, "excluded")


def test_a_folder_that_isnt_there_is_one_line(tmp_path):
    with pytest.raises(Complaint, match="there is no folder .*none: `settebello watch --save"):
        boxes.read([tmp_path / "none"])


def test_two_folders_of_one_box_are_one_line_and_a_folder_that_is_named_twice_is_read_once(box, tmp_path):
    saved = tmp_path / "saved"
    matches = box(placed(1, 1, WON))
    assert boxes.read([saved, saved, saved / "one"]) == matches
    box(placed(1, 1, LOST), name="other")
    for name in ("one", "other"):
        (saved / name / "box").write_text("e66")
    with pytest.raises(Complaint, match="one and .*other are both of box e66: take one of them away"):
        boxes.read([saved])


def test_a_folder_whose_name_is_no_text_is_taken_like_any_other(box, tmp_path):
    box(placed(1, 1, WON), match(WON))
    os.rename(os.fsencode(tmp_path / "saved" / "one"), os.fsencode(tmp_path / "saved") + b"/caff\xe8")
    book = started("ABCD", tmp_path / "friday.night")
    (left,) = take(book, boxes.read([tmp_path / "saved"]), "box", "")
    assert (winner(book, 1), left.match.source[:10]) == ("A", "caff\\udce8")


def test_noise_beside_the_matches_is_passed_over(tmp_path):
    (tmp_path / "saved" / "one").mkdir(parents=True)
    (tmp_path / "saved" / "one" / "2026-01-01_0007.log").write_bytes(b"\xff\x00noise\n" * 50)
    (tmp_path / "saved" / "notes.log").write_text("not ours")
    assert boxes.read([tmp_path / "saved"]) == []


def test_a_change_of_a_file_changes_the_state(box, tmp_path):
    box(placed(1, 1, (3, 1)))
    before = boxes.state([tmp_path / "saved"])
    assert boxes.state([tmp_path / "saved"]) == before
    box(placed(1, 1, (3, 1), WON))
    assert boxes.state([tmp_path / "saved"]) != before


def test_the_command_takes_once_and_says_what_it_asks(box, tmp_path):
    file = tmp_path / "friday.night"
    started("ABCD", file).close()
    box(placed(1, 1, WON), match(WON))
    saved = str(tmp_path / "saved")
    done = settebello("night", str(file), "--take", saved, "--once", "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert "Results taken: 1." in done.out and "doesn't say which table" in done.out
    done = settebello("night", str(file), "--take", saved, "--once", "--lang", "it")
    assert "Risultati presi: 0." in done.out


def test_what_couldnt_be_taken_is_taken_when_it_can_be(box, tmp_path, monkeypatch):
    monkeypatch.setattr("host_tools.night.book._MOST_WAIT_S", 0.05)
    book = started("ABCD", tmp_path / "friday.night")
    box(placed(2, 2, WON))
    watcher = Watcher(book, [tmp_path / "saved"], "box", "", lambda version: None)
    watcher.look()
    box(placed(2, 2, WON), placed(1, 1, WON))
    other = sqlite3.connect(tmp_path / "friday.night", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    watcher.look()
    assert "held by another program" in watcher.trouble
    other.execute("ROLLBACK")
    other.close()
    watcher.look()
    assert (watcher.trouble, winner(book, 1), winner(book, 2)) == ("", "A", "B")
