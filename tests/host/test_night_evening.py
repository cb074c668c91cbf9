"""A whole evening: thirteen pairs, three boxes, byes, a match played again, a flag, an abandon, and a correction that
changes who goes on. Every expectation is worked out by hand from the positions of a bracket for sixteen."""

from host_tools.night import boxes
from host_tools.night.book import Book
from host_tools.night.places import places
from host_tools.night.prizes import prizes
from host_tools.night.taking import take
from tests.host.evenings import at_tables, names, sides, started, type_in, winner
from tests.host.table_box import ALL_FIRST, TableBox

PAIRS = "ABCDEFGHIJKLM"


def test_thirteen_pairs_and_three_boxes_play_an_evening_to_its_prizes(tmp_path):
    file = tmp_path / "friday.night"
    saved = tmp_path / "saved"
    table = [TableBox(tmp_path / f"box{number}", number) for number in (1, 2, 3)]
    prize_list = ["100", "60", "40", "20", "10", "10", "10", "11"]
    book = started(PAIRS, file, tables=3, third=True, prizes=prize_list, unit="€")

    def pulled(*numbers):
        for number in numbers:
            table[number - 1].pull(saved)
        return take(book, boxes.read([saved]), "box", "pulled")

    # Sixteen places: A (1) and 16, 8-9, 4-13, 5-12, B (2) and 15, 7-10, C (3) and 14, 6-11. Three byes.
    assert [sides(book, number) for number in range(1, 6)] == [
        ("H", "I"),
        ("D", "M"),
        ("E", "L"),
        ("G", "J"),
        ("F", "K"),
    ]
    assert sides(book, 6) == ("A", None) and sides(book, 8) == ("B", None) and sides(book, 9) == ("C", None)
    assert at_tables(book) == {1: 1, 2: 2, 3: 3}

    # H wins all, D gives up leading 4-0, E wins all.
    table[0].win(1, 0)
    table[1].begin(2, 3)
    table[1].keys(ALL_FIRST + " #")
    table[1].hold()
    table[1].keys("5 1 #")
    table[2].win(3, 0)
    assert pulled(1, 2, 3) == []
    assert (winner(book, 1), winner(book, 2), winner(book, 3)) == ("H", "M", "E")
    abandoned = book.evening.meeting(2).results[0]
    assert (abandoned.points, abandoned.ending) == ((4, 0), "abandon")
    assert sides(book, 6) == ("A", "H") and sides(book, 7) == ("M", "E")
    assert at_tables(book) == {1: 4, 2: 5, 3: 6}

    # Typed: G before J, which is wrong and found out later; F's time is up at 8-5.
    type_in(book, 4, 11, 9)
    type_in(book, 5, 8, 5, winner=1, ending="flag", why="bandierina")
    assert (winner(book, 4), winner(book, 5)) == ("G", "K")
    assert sides(book, 8) == ("B", "G") and sides(book, 9) == ("C", "K")
    assert at_tables(book) == {3: 6, 1: 7, 2: 8}

    # M beats E with a deck of 39 cards: annulled, and E wins when it is played again.
    table[0].win(7, 0)
    table[1].win(8, 1)
    table[2].win(6, 0)
    assert pulled(1, 2, 3) == []
    assert (winner(book, 6), winner(book, 7), winner(book, 8)) == ("A", "M", "G")
    assert sides(book, 10) == ("A", "M")
    assert at_tables(book) == {1: 9, 2: 10}
    replayed = book.do({"do": "undo", "meeting": 7, "match": 0, "how": "replay"}, "Club", "39 cards")
    assert replayed.before and replayed.before.points == (12, 0)
    assert sides(book, 10) == ("A", None)
    assert at_tables(book) == {1: 9, 2: 7}
    # The annulled match is still in the box, and isn't taken again.
    assert pulled(1) == [] and winner(book, 7) is None
    table[1].win(7, 1)
    table[0].win(9, 0)
    assert pulled(1, 2) == []
    assert (winner(book, 7), winner(book, 9)) == ("E", "C")
    assert sides(book, 10) == ("A", "E") and sides(book, 11) == ("G", "C")

    # J had beaten G: what G won is void, and B meets J.
    corrected = type_in(book, 4, 9, 11, why="written the wrong way round")
    assert corrected.reopened == (8,)
    assert sides(book, 8) == ("B", "J") and winner(book, 8) is None
    assert sides(book, 11) == (None, "C")
    # All is in the file.
    book.close()
    book = Book(file)
    assert sides(book, 8) == ("B", "J") and book.evening.trace[-1].reopened == (8,)

    # B beats J. E beats A, B beats C; C is third, E wins the final.
    there = {meeting: number for number, meeting in at_tables(book).items()}
    table[there[8] - 1].win(8, 0)
    table[there[10] - 1].win(10, 1)
    assert take_from(book, saved, table) == []
    assert (winner(book, 8), winner(book, 10)) == ("B", "E")
    there = {meeting: number for number, meeting in at_tables(book).items()}
    table[there[11] - 1].win(11, 0)
    assert take_from(book, saved, table) == []
    assert sides(book, 12) == ("A", "C") and sides(book, 13) == ("E", "B")
    type_in(book, 12, 7, 11)
    type_in(book, 13, 12, 10)
    assert at_tables(book) == {}

    assert [(one.first, one.last, sorted(names(book, *one.pairs))) for one in places(book.evening)] == [
        (1, 1, ["E"]),
        (2, 2, ["B"]),
        (3, 3, ["C"]),
        (4, 4, ["A"]),
        (5, 8, ["H", "J", "K", "M"]),
        (9, 13, ["D", "F", "G", "I", "L"]),
    ]
    # 10 + 10 + 10 + 11 for four: 10.25 each.
    paid = {names(book, one.pair)[0]: one.amount for one in prizes(book.evening)}
    assert paid == {
        "E": 10000,
        "B": 6000,
        "C": 4000,
        "A": 2000,
        "H": 1025,
        "J": 1025,
        "K": 1025,
        "M": 1025,
        "D": 0,
        "F": 0,
        "G": 0,
        "I": 0,
        "L": 0,
    }
    assert [(entry.act.who, entry.act.why) for entry in book.evening.trace if entry.act.did["do"] == "undo"] == [
        ("Club", "39 cards")
    ]


def take_from(book, saved, tables):
    for one in tables:
        one.pull(saved)
    return take(book, boxes.read([saved]), "box", "pulled")


def test_a_match_for_a_pot_brings_its_prizes(tmp_path):
    # The first hand 4-0 and the next 0-4, then 4-0 until 21: in order 4-0, 4-4, 8-4, 12-4, 16-4, 20-4, 24-4.
    box = TableBox(tmp_path / "box", 1)
    box.begin(1, 5)
    for points in (ALL_FIRST, "0 2 2 2 2 #", *[ALL_FIRST] * 5):
        # Past the points and the pot.
        box.keys(points + " # #")
    box.pull(tmp_path / "saved")
    book = started(("One", "Two"), rules="brilli")
    assert take(book, boxes.read([tmp_path / "saved"]), "box", "") == []
    result = book.evening.meeting(1).results[0]
    assert (result.points, result.winner) == ((24, 4), 0)
    # Five hands of 12: four to the first, one to the second; 30 and 10 at the end.
    assert result.prizes == (4 * 1200 + 3000, 1200 + 1000)
    assert {one.pair: one.pots for one in prizes(book.evening)} == {0: 7800, 1: 2200}
