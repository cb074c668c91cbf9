"""Calling oneself out in mid-hand, "mi chiamo fuori": whether what is proven is enough (RULES.md 4)."""

from settebello.core.award import Award
from settebello.core.proof import proof
from settebello.core.refused import Refused


class Claim:
    """``side`` claimed, ``proven`` tells whether rightly.

    ``awards`` are the proof line by line, a list of Award with only the points that each side has
    for certain; ``totals`` are those before the hand with the claimant's own proven points.
    """

    def __init__(self, side, proven, awards, totals):
        self.side = side
        self.proven = proven
        self.awards = awards
        self.totals = totals


def claim(totals, side, piles, counters, rules):
    """The Claim of a side to be there.

    ``totals`` are those before the hand, ``piles`` a list of Pile, the cards captured so far as
    far as they are known, ``counters`` a dict of a list of one number a side. Raises Refused when
    the rules know no claims or no target, or when no hand can be like that.
    """
    if not rules["claim"]:
        raise Refused("claim.off")
    if not rules["target"]:
        raise Refused("claim.target")
    awards = [Award(line.name, line.points, line.tally, line.why) for line in proof(piles, counters, rules)]
    reached = list(totals)
    for award in awards:
        reached[side] += award.points[side]
    proven = rules.game.outright(piles, rules) == side or rules.is_there(reached[side])
    return Claim(side, proven, awards, reached)
