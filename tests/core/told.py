"""Matches for the tests."""

from settebello.core.match import Match
from settebello.core.rules import from_line


def new_match(line="scopa", sides=("Noi", "Loro"), start=None, dealer=0):
    """A match by the rules of a line."""
    return Match(from_line(line), list(sides), start, dealer)


def add_points(match, *hands):
    """Closes hands of a match by their points."""
    for points in hands:
        match.apply(["points", match.number(), points])
