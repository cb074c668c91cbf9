"""Briscola: the fields, the preset, and who wins a hand (RULES.md 7)."""

from settebello.core import fields, last_trick
from settebello.core.award import Award, ahead, to_one
from settebello.core.cards import card
from settebello.core.pile import rest_of, worth
from settebello.core.proof import Proven, contest
from settebello.core.refused import Refused

# What the ranks 1..10 are worth; the four suits make 120.
VALUES = (11, 0, 10, 0, 0, 0, 0, 2, 3, 4)
_SUITS = ("coins", "cups", "swords", "clubs")
_TWO = 2
# Forty cards can't be dealt out to three.
THREE = 3

FIELDS = (
    fields.target(2),
    fields.HANDS,
    fields.REACH,
    fields.FINISH,
    fields.CLAIM,
    ("level", ("choice", "replay", "draw", "last_trick"), "replay"),
    ("two_out", ("choice",) + _SUITS, "cups"),
) + fields.CLOCK + fields.POT

PRESETS = (("briscola", ()),)
TARGETS = (1, 2, 3)
COUNTERS = ("last_trick",)
SINGLES = ("last_trick",)
TALLY = ("hand", 120)
DISPUTED = (("level", None),)
RUNNING = ("hand",)


def check(rules):
    """No values exclude each other."""


def marks(rules):
    """The last trick, where it may decide."""
    return (("last_trick", 1),) if rules["level"] == "last_trick" else ()


def sums(rules):
    """Nothing: a table tells the cards' points, as TALLY."""
    return ()


def out(sides, rules):
    """With three sides one two is taken out, and 39 cards are left."""
    return (card(_SUITS.index(rules["two_out"]), _TWO),) if sides == THREE else ()


def without_points(rules):
    """A drawn hand is played again or, under ``level: draw``, counts for nobody."""
    return "draw" if rules["level"] == "draw" else "again"


def check_hand(piles, counters, rules):
    """Refuses a last trick of two sides, or of one without cards."""
    last_trick.check(piles, counters)


def check_points(points, rules):
    """Refuses more than the one point that a hand gives."""
    if sum(points) > 1:
        raise Refused("points.won", sum(points))


def score(piles, counters, rules):
    """The one award of a hand, ``hand``: the point of the match for who has the higher total of the cards."""
    return told([worth(pile, VALUES) for pile in piles], counters, rules)


def told(tally, counters, rules):
    """Like score, from the totals of the cards, a list of one number a side."""
    side = ahead(tally)
    taker = last_trick.taker(counters)
    if side is not None:
        why = ("hand.won", side, tally)
    elif rules["level"] != "last_trick":
        why = (f"hand.{rules['level']}", tally)
    elif taker is None:
        return [Award("hand", None, tally, ("last_trick.missing",))]
    elif tally[taker] < max(tally):
        why = ("hand.elsewhere", taker, tally)
    else:
        side = taker
        why = ("hand.last_trick", side, tally)
    return [Award("hand", to_one(len(tally), side), tally, why)]


def outright(piles, rules):
    """No cards win the match on the spot."""
    return None


def proof(piles, counters, rules, over, known):
    """What is certain of a partly known hand (core/proof.py): who is ahead whatever the other cards do."""
    tally = [worth(pile, VALUES) for pile in piles]
    free = worth(rest_of(piles), VALUES)
    points, most = contest(_leads(tally, free, counters, rules))
    if 1 in points:
        side = points.index(1)
        furthest = max([total + free for other, total in enumerate(tally) if other != side])
        how = "sure" if tally[side] > furthest else "last"
        why = (f"hand.{how}", side, tally[side], furthest)
    elif 1 in most:
        why = ("hand.open", tally, [total + free for total in tally])
    else:
        why = ("hand.nobody", tally)
    return [Proven("hand", points, most, tally, why)]


def _leads(tally, free, counters, rules):
    """How far each side can end ahead of each other one, for proof.contest; the last trick is half a point."""
    decides = rules["level"] == "last_trick"
    taker = last_trick.taker(counters)
    leads = []
    for side, mine in enumerate(tally):
        row = []
        for other, total in enumerate(tally):
            lead = 2 * (mine + free - total)
            if decides and taker in (side, None):
                lead += 1
            elif decides and taker == other:
                lead -= 1
            row.append(lead)
        leads.append(row)
    return leads
