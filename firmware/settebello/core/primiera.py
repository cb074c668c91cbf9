"""Who has the primiera: best cards, their values, and who competes (RULES.md 3)."""

from settebello.core import fields
from settebello.core.award import Award, ahead, to_one
from settebello.core.cards import RANKS, card, rank_of
from settebello.core.pile import SUITS

STANDARD = (16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
_STANDARD_FIRST = (6, 5, 0, 4, 3, 2, 1, 9, 8, 7)
# Tables of the values of the ranks 1..10; the sources stand in RULES.md 9.
VALUES = (
    "primiera_values",
    (
        "table",
        10,
        0,
        99,
        ("standard", STANDARD),
        ("ace15", (15, 12, 13, 14, 15, 18, 21, 10, 10, 10)),
        ("graded", (16, 12, 13, 14, 15, 18, 21, 8, 9, 10)),
        ("no_figures", (16, 12, 13, 14, 15, 18, 21, 0, 0, 0)),
    ),
    "standard",
)
# How high each rank stands in the order 7, 6, A, 5, 4, 3, 2, K, Q, J.
RANKED = (7, 3, 4, 5, 6, 8, 9, 0, 1, 2)
_SEVEN = 7


def award(piles, rules):
    """The primiera of a hand as an award, by ``primiera`` and the fields that go with it."""
    how = rules["primiera"]
    if how == "sevens":
        return _sevens(piles)
    if how == "ranked":
        return _ranked(piles)
    return _points(piles, fields.numbers_of(VALUES, rules["primiera_values"]), rules["missing_suit"])


def best_of(pile, values):
    """A pile's best card of each suit by these ten values: a list of four, None where it has none.

    Among cards of equal value it is the one of the highest rank.
    """
    ranks = _best_first(values)
    best = []
    for suit in range(SUITS):
        bits = pile.suits[suit]
        found = None
        if bits:
            for index in ranks:
                if bits >> index & 1:
                    found = suit * RANKS + index
                    break
        best.append(found)
    return best


def _best_first(values):
    """The ranks, from 0, by what they are worth; of equal ones the higher first."""
    if values is STANDARD:
        return _STANDARD_FIRST
    return sorted(range(RANKS), key=lambda index: (values[index], index), reverse=True)


def _points(piles, values, missing):
    bests = [best_of(pile, values) for pile in piles]
    complete = [None not in best for best in bests]
    nobody = True not in complete
    counted = bests
    if nobody and missing == "common":
        counted = _common(bests)
    tally = []
    shown = []
    for side, best in enumerate(counted):
        held = [number for number in best if number is not None]
        competes = (
            complete[side]
            or missing == "zero"
            or (nobody and missing == "partial")
            or (nobody and missing == "common" and len(held) > 0)
        )
        tally.append(sum([values[number % RANKS] for number in held]) if competes else None)
        shown.append(held)
    # The sentence names the rule that let an incomplete side compete.
    lenient = missing if nobody or (missing == "zero" and False in complete) else None
    return _decided("primiera", tally, shown, lenient)


def _common(bests):
    shared = [suit for suit in range(SUITS) if None not in [best[suit] for best in bests]]
    return [[best[suit] for suit in shared] for best in bests]


def _sevens(piles):
    sevens = []
    for pile in piles:
        sevens.append([card(suit, _SEVEN) for suit in range(SUITS) if pile.has(card(suit, _SEVEN))])
    return _decided("sevens", [len(held) for held in sevens], sevens, None)


def _ranked(piles):
    tally = []
    shown = []
    for pile in piles:
        held = [number for number in best_of(pile, RANKED) if number is not None]
        held.sort(key=_place)
        shown.append(held)
        # Four digits, best card first, compare just as the cards do one by one.
        total = 0
        for number in held:
            total = total * 10 + _height(number)
        tally.append(total if len(held) == SUITS else None)
    return _decided("ranked", tally, shown, None)


def _height(number):
    return RANKED[rank_of(number) - 1]


def _place(number):
    # Best first, and by suit where equal: MicroPython's sort doesn't keep equals in order.
    return number // RANKS - _height(number) * SUITS


def _decided(how, tally, shown, lenient):
    winner = ahead(tally)
    competing = len([value for value in tally if value is not None])
    if competing == 0:
        why = (f"{how}.apart" if lenient == "common" else f"{how}.nobody",)
    elif winner is None:
        why = (f"{how}.level", tally)
    elif competing == 1:
        why = (f"{how}.alone", winner)
    elif lenient:
        why = (f"{how}.{lenient}", winner, tally)
    else:
        why = (f"{how}.won", winner, tally)
    return Award("primiera", to_one(len(tally), winner), tally, why, shown)
