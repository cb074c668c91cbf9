"""The last trick of a hand, for the games that count it: of the counter ``last_trick`` one side has 1."""

from settebello.core.refused import Refused


def taker(counters):
    """The side that took it, or None as long as nobody did."""
    taken = counters["last_trick"]
    return taken.index(1) if 1 in taken else None


def check(piles, counters):
    """Refuses a last trick of two sides, or of one whose pile, a Pile or None, is known and empty."""
    taken = counters["last_trick"]
    if sum(taken) > 1:
        raise Refused("last_trick.twice")
    side = taker(counters)
    if side is not None and piles[side] is not None and piles[side].count() == 0:
        raise Refused("last_trick.pile", side)
