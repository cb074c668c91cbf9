"""What the piles of a hand being counted say: which is the rest, and how the awards stand."""

from settebello.core.hand import Hand
from settebello.core.pile import rest_of
from settebello.core.proof import proof
from settebello.core.refused import Refused


def empty_sides(match):
    """The sides of a match whose pile in the open hand has no card yet, as a list."""
    return [side for side, pile in enumerate(match.open.piles) if pile.count() == 0]


def rest_side(match, counted):
    """The side that gets what nobody was given: the last one without cards that isn't counted; None if all have."""
    others = [side for side in empty_sides(match) if side != counted]
    return others[-1] if others else None


def whole_piles(match, rest):
    """The piles of the open hand with every other card on that of one side (None: as they are)."""
    piles = list(match.open.piles)
    if rest is not None:
        out = match.rules.game.out(len(match.sides), match.rules)
        piles[rest] = rest_of([pile for side, pile in enumerate(piles) if side != rest], out)
    return piles


def running(app, match, side, work):
    """The tallies worth watching while a side's pile is counted, as one line; a tick is behind what is certain.

    They stand as if its pile were complete; for a claim they are what is proven. It is what is wrong where no
    hand can be like that.
    """
    try:
        told = proof(match.open.piles, match.open.counters, match.rules, work.whole)
    except Refused as refused:
        return app.words.refusal(refused, match.sides)
    if not work.whole:
        points = sum([award.points[side] for award in told])
        return app.say("claim.running", points, match.end.totals[side] + points)
    certain = [award.name for award in told if award.certain]
    whole = Hand(len(match.sides), match.rules.game)
    rest = rest_side(match, side)
    # Cards taken off a hand that was whole are still to be given to somebody.
    whole.piles = whole_piles(match, (side + 1) % len(match.sides) if rest is None else rest)
    whole.counters = match.open.counters
    line = ""
    for award in match.rules.game.score(whole.piles, whole.counters, match.rules):
        if award.name in match.rules.game.RUNNING:
            tally = "-".join(["·" if value is None else str(value) for value in award.tally])
            tick = "✓" if award.name in certain else ""
            line += f"{app.say('short.' + award.name)} {tally}{tick}  "
    return line
