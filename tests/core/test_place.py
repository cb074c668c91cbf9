"""Where a match belongs: its table and its number."""

from settebello.core import log
from settebello.core.replay import replay
from tests.core.refusal import refusal
from tests.core.told import add_points, new_match

CASES = {
    "test_a_place_that_can_not_be_is_refused": [
        {"id": "beyond the last table", "table": 1000, "number": 1},
        {"id": "below none", "table": 3, "number": -1},
        {"id": "a word", "table": "3", "number": 1},
        {"id": "a switch", "table": True, "number": 1},
    ],
}


def test_a_match_is_nowhere_until_it_is_told():
    match = new_match()
    assert match.place == (0, 0)
    match.apply(["place", 3, 12])
    assert match.place == (3, 12)


def test_what_was_told_last_counts_also_once_the_match_is_over():
    match = new_match("scopa+target=3")
    match.apply(["place", 3, 12])
    add_points(match, [3, 0])
    match.apply(["place", 999, 0])
    assert (match.place, match.end.winner) == ((999, 0), 0)


def test_an_undo_leaves_the_place_as_it_is():
    match = new_match()
    add_points(match, [1, 0])
    match.apply(["place", 3, 12])
    assert match.undoes() == ("points", 1)
    match.apply(["undo", 1])
    assert (match.place, match.number()) == ((3, 12), 1)


def test_a_place_that_can_not_be_is_refused(case):
    match = new_match()
    assert refusal(match.apply, ["place", case["table"], case["number"]]) == ("event.unknown", "place")
    assert match.place == (0, 0)


def test_the_log_tells_the_place():
    match = new_match()
    match, dropped = replay([log.line(event) for event in (match.event(), ["place", 1, 2], ["place", 5, 0])])
    assert (match.place, dropped) == ((5, 0), 0)
