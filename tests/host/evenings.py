"""Evenings for tests: what an organiser does, in few words."""

from host_tools.night.book import Book
from host_tools.night.refusal import Refusal

SETTINGS = {
    "do": "settings",
    "name": "Venerdì",
    "rules": "torneo",
    "best_of": 1,
    "third": False,
    "groups": 0,
    "advance": 2,
    "tables": 4,
    "prizes": [],
    "unit": "",
}


def started(names, path=None, seed=None, **settings):
    """A Book whose evening has begun: pairs of these names, the first seeded best unless a seed draws them."""
    book = Book(path)
    book.do(SETTINGS | settings, "Club")
    book.do({"do": "pairs", "pairs": [{"name": name} for name in names], "seed": None}, "Club")
    book.do({"do": "start", "seed": seed}, "Club")
    return book


def result(meeting, one, other, match=0, winner=None, ending="played", **more):
    """The act of a typed result; the winner is who has more points."""
    won = int(other > one) if winner is None else winner
    points = [one, other]
    return {
        "do": "result",
        "meeting": meeting,
        "match": match,
        "points": points,
        "winner": won,
        "ending": ending,
    } | more


def type_in(book, *told, why="", **more):
    """The organiser types a result."""
    return book.do(result(*told, **more), "Club", why)


def names(book, *pairs):
    """The names of pairs; None for one that isn't known."""
    return tuple(None if pair is None else book.evening.pairs[pair].name for pair in pairs)


def sides(book, meeting):
    """The names of both pairs of a meeting."""
    return names(book, *book.evening.meeting(meeting).sides)


def at_tables(book):
    """The number of the meeting at each table that is taken."""
    return {one.table: one.number for one in book.evening.meetings.values() if one.table}


def winner(book, meeting):
    """The name of who won a meeting."""
    return names(book, book.evening.meeting(meeting).winning_pair)[0]


def refusal(do, *arguments, **more):
    """The key of the refusal that must come."""
    try:
        do(*arguments, **more)
    except Refusal as refused:
        return refused.key
    raise AssertionError("nothing was refused")
