"""The match after this one: who deals first in it, and which number it has."""

from settebello.core.dealing import dealer_of, dealing
from settebello.core.events import MOST_PLACE
from settebello.core.match import Match


def rematch(match):
    """A match of the same sides by the same rules, at the same table."""
    other = Match(match.rules, match.sides, None, next_dealer(match))
    other.place = next_place(match)
    return other


def next_dealer(match):
    """The side at the right of the dealer of the last hand played (RULES.md 6, seed 004).

    A hand that a claim or a leave ended was dealt as well, and who left is at the table again.
    """
    if not match.end.is_over():
        return dealing(match)
    last = len(match.hands)
    if last not in [one.number for one in match.breaks]:
        last -= 1
    return (dealer_of(match, last, last - 1) + 1) % len(match.sides)


def next_place(match):
    """The same table, and the number that follows; a match without a number is followed by one without."""
    table, number = match.place
    return (table, number % MOST_PLACE + 1 if number else 0)
