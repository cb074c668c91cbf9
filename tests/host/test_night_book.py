"""The file of an evening: nothing is lost, nobody is overwritten, and what is no evening is said in a line."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import zlib
from pathlib import Path

import pytest

from host_tools import ROOT
from host_tools.errors import Complaint
from host_tools.night.book import Book
from host_tools.night.refusal import Conflict, Refusal
from tests.host.evenings import result, sides, started, type_in, winner


@pytest.fixture
def file(tmp_path):
    return tmp_path / "friday.night"


def state(book):
    evening = book.evening
    meetings = [(one.number, one.sides, one.results, one.table) for one in evening.meetings.values()]
    return meetings, [entry.act for entry in evening.trace], evening.pairs, evening.settings, evening.taken


def test_after_a_restart_all_is_as_before_and_there_is_one_file(file):
    book = started("ABCDE", file, third=True, prizes=["10", "a ham"])
    type_in(book, 1, 11, 3, why="Â « » 🂡")
    type_in(book, 1, 12, 3)
    book.do({"do": "aside", "source": "box/x.log"}, "Club")
    before = state(book)
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    # Not even closed: every act is in the file when it is done.
    assert state(Book(file)) == before


def test_a_program_that_is_killed_at_any_moment_loses_nothing_it_said_was_done(file):
    started("AB", file, best_of=3).close()
    program = f"""
import sys; sys.path.insert(0, {ROOT!r})
import host_tools
from pathlib import Path
from host_tools.night.book import Book
book = Book(Path({str(file)!r}))
while True:
    points = [11, book.evening.version % 11]
    did = {{"do": "result", "meeting": 1, "match": 0, "points": points, "winner": 0, "ending": "played"}}
    print(book.do(did, "Club").act.number, flush=True)
"""
    told = 3
    for number in range(6):
        with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
            for _ in range(5 + number):
                line = process.stdout.readline()
                assert line
                told = int(line)
            os.kill(process.pid, signal.SIGKILL)
            rest = process.stdout.read().splitlines()
            told = int(rest[-1]) if rest and rest[-1].isdigit() else told
        with Book(file) as book:
            assert book.evening.version in (told, told + 1)
            told = book.evening.version


def test_what_another_program_writes_is_seen_and_not_overwritten(file):
    one, other = started("ABCD", file), Book(file)
    seen = other.evening.meeting(1).version
    type_in(one, 1, 11, 3)
    assert winner(other, 1) == "A"
    with pytest.raises(Conflict):
        other.do(result(1, 3, 11), "Other", meeting=1, seen=seen)
    assert winner(one, 1) == "A"
    # Another meeting is nobody else's.
    other.do(result(2, 3, 11), "Other", meeting=2, seen=seen)
    other.do(result(1, 3, 11), "Other", meeting=1, seen=one.evening.meeting(1).version)
    assert sides(one, 3) == ("D", "C")


def test_of_many_who_write_at_once_one_is_first_and_all_others_are_told(file):
    started("AB", file).close()
    books = [Book(file) for _ in range(4)]
    seen = books[0].evening.meeting(1).version
    told = []
    start = threading.Barrier(len(books))

    def write(number, book):
        start.wait()
        try:
            book.do(result(1, 11, number), f"no. {number}", meeting=1, seen=seen)
            told.append(number)
        except Conflict:
            told.append(None)

    threads = [threading.Thread(target=write, args=each) for each in enumerate(books)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    (first,) = [number for number in told if number is not None]
    assert len(told) == 4
    assert all(book.evening.meeting(1).results[0].points == (11, first) for book in books)


def test_several_programs_may_begin_one_file_at_once(tmp_path):
    start = threading.Barrier(4)
    made = []

    def begin(file):
        start.wait()
        with Book(file) as book:
            made.append(book.evening.version)

    for number in range(10):
        threads = [threading.Thread(target=begin, args=(tmp_path / f"{number}.night",)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert made == [0] * 40


def test_what_the_file_cant_take_hasnt_happened(file):
    book = started("AB", file)
    with pytest.raises(UnicodeEncodeError):
        type_in(book, 1, 11, 3, source="\udce8")
    assert (winner(book, 1), book.evening.version) == (None, 3)
    type_in(book, 1, 3, 11)
    assert winner(Book(file), 1) == "B"


@pytest.mark.parametrize("name", [":memory:", "file:x?mode=memory", "-x", "caf\udce9", "🂡 'a\" %"], ids=ascii)
def test_whatever_its_name_an_evening_is_in_its_file(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    started("AB", Path(name)).close()
    assert os.listdir() == [name]
    with Book(Path(name)) as book:
        assert book.evening.version == 3


def test_a_refusal_leaves_the_file_as_it_was(file):
    book = started("AB", file)
    before = file.read_bytes()
    with pytest.raises(Refusal):
        type_in(book, 9, 11, 3)
    assert file.read_bytes() == before


def complaint(file):
    with pytest.raises(Complaint) as told:
        Book(file)
    text = told.value.text
    assert "\n" not in text and str(file) in text
    return text


def test_a_file_of_another_kind_is_refused_and_left_alone(file):
    for content in (b"not a database at all, but a letter\n" * 40, os.urandom(9000)):
        file.write_bytes(content)
        assert "is no evening" in complaint(file)
        assert file.read_bytes() == content


def test_the_database_of_another_program_is_refused(file):
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE films (name TEXT)")
    other.close()
    assert "another program" in complaint(file)


def test_a_newer_form_is_refused(file):
    started("AB", file).close()
    other = sqlite3.connect(file)
    other.execute("PRAGMA user_version = 2")
    other.close()
    assert "newer" in complaint(file)


def test_a_damaged_file_is_said_in_a_line_unless_the_damage_touched_nothing(file):
    book = started("ABCDEFGH", file)
    for number in range(1, 8):
        type_in(book, number, 11, number)
    before = state(book)
    book.close()
    whole = file.read_bytes()
    dice = random.Random(5)
    said = 0
    for _ in range(60):
        data = bytearray(whole)
        kind = dice.randrange(3)
        if kind == 0:
            data = data[: dice.randrange(100, len(data))]
        for _ in range(dice.choice((1, 20)) if kind else 0):
            data[dice.randrange(len(data))] = dice.randrange(256)
        file.write_bytes(data)
        try:
            with Book(file) as book:
                assert state(book) == before
        except Complaint as told:
            said += 1
            assert "\n" not in told.text and str(file) in told.text
    assert said > 15


def test_a_row_that_cant_have_happened_is_damage(file):
    started("AB", file).close()
    for row in (
        '{"do": "fly"}',
        '{"do": "result", "meeting": 9}',
        "[]",
        "3",
        "{",
        '{"do": "undo", "meeting": 1}',
        "null",
    ):
        other = sqlite3.connect(file)
        other.execute(
            "INSERT INTO acts VALUES (4, '', '', '', ?, ?)", (row, zlib.crc32(repr((4, "", "", "", row)).encode()))
        )
        other.commit()
        assert "is damaged" in complaint(file)
        other.execute("DELETE FROM acts WHERE number = 4")
        other.commit()
        other.close()
    Book(file).close()


def test_where_nothing_can_be_written_is_said(tmp_path):
    with pytest.raises(Complaint, match="is a folder"):
        Book(tmp_path)
    with pytest.raises(Complaint, match="there is no folder"):
        Book(tmp_path / "none" / "x.night")


def test_a_file_that_was_taken_away_or_replaced_is_said_and_nothing_is_written_into_it(file, tmp_path):
    book = started("AB", file)
    away = tmp_path / "away.night"
    file.rename(away)
    for replaced in (False, True):
        if replaced:
            started("CD", file).close()
        with pytest.raises(Complaint, match="was taken away or replaced"):
            type_in(book, 1, 11, 3)
        with pytest.raises(Complaint, match="was taken away or replaced"):
            assert book.evening
    away.replace(file)
    type_in(book, 1, 11, 3)
    assert winner(Book(file), 1) == "A"


def test_a_copy_that_is_put_over_an_open_file_is_said_and_not_written_into(file):
    book = started("AB", file)
    before = file.read_bytes()
    type_in(book, 1, 11, 3)
    after = file.read_bytes()
    file.write_bytes(before)
    with pytest.raises(Complaint, match="was taken away or replaced"):
        type_in(book, 1, 3, 11)
    assert Book(file).evening.version == 3
    file.write_bytes(after)
    type_in(book, 1, 3, 11)
    assert winner(Book(file), 1) == "B"


def test_a_file_that_another_holds_is_said(file, monkeypatch):
    monkeypatch.setattr("host_tools.night.book._MOST_WAIT_S", 0.05)
    book = started("AB", file)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Complaint, match="held by another program"):
        type_in(book, 1, 11, 3)
    other.execute("ROLLBACK")
    other.close()
    type_in(book, 1, 11, 3)
    assert winner(book, 1) == "A"
