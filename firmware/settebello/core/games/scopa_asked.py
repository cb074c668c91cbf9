"""Which card of a hand of scopa is best asked for next, so that its points are certain after the fewest answers."""

from settebello.core import fields, primiera
from settebello.core.cards import DECK, RANKS, card
from settebello.core.games import scopa
from settebello.core.pile import SUITS

_RUN = 3
_SEVEN = 7


def asked(piles, rules):
    """The card (0..39) to ask for, or None when all are known; ``piles`` is a list of Pile, what each side has shown.

    Cards that are worth a point by themselves come first, then those of the napola, then for each suit the best
    that nobody has shown, until every side has its best of that suit.
    """
    for wanted in _single(piles, rules) + _primiera(piles, rules):
        if _holder(piles, wanted) is None:
            return wanted
    for number in range(DECK):
        if _holder(piles, number) is None:
            return number
    return None


def _holder(piles, number):
    for side, pile in enumerate(piles):
        if pile.has(number):
            return side
    return None


def _single(piles, rules):
    wanted = [scopa.SETTEBELLO]
    if rules["re_bello"] != "off":
        wanted.append(scopa.re_bello(rules))
    if rules["napola"] != "off":
        wanted += _napola(piles, rules)
    return wanted


def _napola(piles, rules):
    """The cards of coins from the ace on, as far as one side may still have them all."""
    most = _RUN if rules["napola"] == "fixed" else rules["napola_cap"]
    run = []
    owner = None
    for rank in range(1, most + 1):
        number = card(scopa.COINS, rank)
        run.append(number)
        holder = _holder(piles, number)
        if holder is None:
            break
        if owner is None:
            owner = holder
        elif holder != owner:
            break
    return run


def _primiera(piles, rules):
    how = rules["primiera"]
    if how == "off":
        return []
    if how == "sevens":
        return [card(suit, _SEVEN) for suit in range(SUITS)]
    ranked = how == "ranked"
    values = primiera.RANKED if ranked else fields.numbers_of(primiera.VALUES, rules["primiera_values"])
    best = None
    for suit in range(SUITS):
        rank = _open_rank(piles, suit, values)
        if rank and (best is None or values[rank - 1] > values[best[1] - 1]):
            best = (suit, rank)
    return [] if best is None else [card(best[0], best[1])]


def _open_rank(piles, suit, values):
    """The best rank of a suit that nobody has shown, 0 when every side's best is known without it."""
    shown = set()
    for rank in sorted(range(1, RANKS + 1), key=lambda rank: (values[rank - 1], rank), reverse=True):
        holder = _holder(piles, card(suit, rank))
        if holder is None:
            return rank
        shown.add(holder)
        if len(shown) == len(piles):
            return 0
    return 0
