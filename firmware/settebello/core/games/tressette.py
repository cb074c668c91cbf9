"""Tressette: the fields, the preset, and what a hand is worth in thirds (RULES.md 7)."""

from settebello.core import fields, last_trick
from settebello.core.award import Award, to_one
from settebello.core.pile import rest_of, worth
from settebello.core.proof import Proven
from settebello.core.refused import Refused

_POINT = 3
# What the ranks 1..10 are worth in thirds of a point; the four suits make 32.
THIRDS = (3, 1, 1, 0, 0, 0, 0, 1, 1, 1)
_ALL = 32
_LAST_TRICK = 1
# Three of a kind and a napoletana are worth 3, four of a kind 4.
_DECLARED = (3, 4)
# Four aces, twos and threes, and a napoletana in each suit.
_MOST_DECLARED = 24

FIELDS = (
    fields.target(21),
    fields.HANDS,
    fields.REACH,
    fields.FINISH,
    fields.CLAIM,
) + fields.CLOCK + fields.POT

PRESETS = (("tressette", ()),)
TARGETS = (21, 31, 41, 51)
COUNTERS = ("declarations", "last_trick")
SINGLES = ("last_trick",)
TALLY = ("thirds", _ALL)
DISPUTED = ()
RUNNING = ("thirds",)


def check(rules):
    """No values exclude each other."""


def marks(rules):
    """A declaration, of three points or of four, and the last trick."""
    return tuple([("declarations", worth_it) for worth_it in _DECLARED]) + (("last_trick", 1),)


def sums(rules):
    """Nothing: a table tells the cards' thirds, as TALLY."""
    return ()


def out(sides, rules):
    """All cards are played with."""
    return ()


def without_points(rules):
    """Every hand counts."""
    return "counts"


def check_hand(piles, counters, rules):
    """Refuses declarations that can't be, and a last trick of two sides or of one without cards."""
    declared = counters["declarations"]
    for side, points in enumerate(declared):
        if not _is_declared(points):
            raise Refused("declarations.value", side, points)
    if sum(declared) > _MOST_DECLARED:
        raise Refused("declarations.total", sum(declared), _MOST_DECLARED)
    last_trick.check(piles, counters)


def check_points(points, rules):
    """Refuses points that don't come to those of the cards, of the last trick and of declarations."""
    total = sum(points)
    high = _ALL // _POINT + _LAST_TRICK
    # A side loses two thirds at most.
    low = (_ALL - len(points) * (_POINT - 1) + _POINT - 1) // _POINT + _LAST_TRICK
    for whole in range(low, high + 1):
        if 0 <= total - whole <= _MOST_DECLARED and _is_declared(total - whole):
            return
    raise Refused("points.thirds", total, str(high) if low == high else f"{low}..{high}")


def score(piles, counters, rules):
    """The awards of a hand: ``declarations``, ``thirds`` (whole points of the cards), ``last_trick``."""
    return told([worth(pile, THIRDS) for pile in piles], counters, rules)


def told(tally, counters, rules):
    """Like score, from the thirds of the cards, a list of one number a side."""
    declared = list(counters["declarations"])
    points = [thirds // _POINT for thirds in tally]
    taken = list(counters["last_trick"])
    taker = last_trick.taker(counters)
    return [
        Award("declarations", declared, declared, (f"declarations.{'made' if sum(declared) else 'none'}", declared)),
        Award("thirds", points, tally, ("thirds.whole", tally, points)),
        Award("last_trick", None, taken, ("last_trick.missing",))
        if taker is None
        else Award("last_trick", to_one(len(tally), taker, _LAST_TRICK), taken, ("last_trick.won", taker)),
    ]


def outright(piles, rules):
    """No cards win the match on the spot."""
    return None


def proof(piles, counters, rules, over, known):
    """What is certain of a partly known hand (core/proof.py): every other card may go to any side."""
    declared = list(counters["declarations"])
    open_to = 0 if over else _MOST_DECLARED - sum(declared)
    tally = [worth(pile, THIRDS) for pile in piles]
    free = worth(rest_of(piles), THIRDS)
    points = [thirds // _POINT for thirds in tally]
    most = [(thirds + free) // _POINT for thirds in tally]
    return [
        Proven(
            "declarations",
            declared,
            [points + open_to for points in declared],
            declared,
            ("declarations.open" if open_to else "declarations.final", declared),
        ),
        Proven("thirds", points, most, tally, ("thirds.sure" if points == most else "thirds.open", points, most)),
        _last_trick(counters),
    ]


def _last_trick(counters):
    taken = list(counters["last_trick"])
    taker = last_trick.taker(counters)
    if taker is None:
        return Proven("last_trick", taken, [_LAST_TRICK] * len(taken), taken, ("last_trick.open",))
    points = to_one(len(taken), taker, _LAST_TRICK)
    return Proven("last_trick", points, points, taken, ("last_trick.sure", taker))


def _is_declared(points):
    """Whether declarations of one side can come to so many points: threes and fours, as many as one likes."""
    return points == 0 or (points > 2 and points != 5)
