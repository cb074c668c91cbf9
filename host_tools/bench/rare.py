"""Splits of the forty cards that no dealer gives in a lifetime, for what has to be right for them as well."""

from collections.abc import Callable

from host_tools.bench.played import PlayedHand
from host_tools.soak.dice import Dice
from settebello.core.cards import DECK, RANKS, SUITS, rank_of, suit_of
from settebello.core.pile import pile_of, rest_of

_SWEEP_CARDS = 2
_MOST_SWEEPS = 4
_FEW = 7


def split(dice: Dice) -> PlayedHand:
    """A hand of one of these shapes, either side's, with sweeps that could be."""
    pile = pile_of(dice.pick(_SHAPES)(dice))
    rest = rest_of([pile])
    piles = (pile, rest) if dice.one_in(2) else (rest, pile)
    first, second = (dice.below(min(_MOST_SWEEPS, one.count() // _SWEEP_CARDS) + 1) for one in piles)
    return PlayedHand(piles, (first, second))


def _any(dice: Dice) -> list[int]:
    """Each card with the same chance, which is another one every time."""
    chance = dice.below(DECK)
    return [card for card in range(DECK) if dice.below(DECK) <= chance]


def _missing_suits(dice: Dice) -> list[int]:
    gone = [dice.below(len(SUITS)) for _ in range(1 + dice.below(2))]
    return [card for card in _any(dice) if suit_of(card) not in gone]


def _whole_suits(dice: Dice) -> list[int]:
    whole = [dice.below(len(SUITS)) for _ in range(1 + dice.below(2))]
    return sorted({*_any(dice), *(card for card in range(DECK) if suit_of(card) in whole)})


def _all_coins(dice: Dice) -> list[int]:
    return sorted({*range(RANKS), *_any(dice)})


def _all_of_a_rank(dice: Dice) -> list[int]:
    """All sevens, mostly; all sevens and sixes; all of another rank."""
    ranks = dice.pick(([7], [7], [7, 6], [7, 6, 1], [1 + dice.below(RANKS)]))
    return sorted({*_any(dice), *(card for card in range(DECK) if rank_of(card) in ranks)})


def _level(dice: Dice) -> list[int]:
    """Cards, coins and the best four are level: what one side has in a suit the other has in its neighbour."""
    cards = []
    for suit in range(0, len(SUITS), 2):
        ranks = list(range(RANKS))
        held = [ranks.pop(dice.below(len(ranks))) for _ in range(RANKS // 2)]
        cards += [RANKS * suit + rank for rank in held] + [RANKS * (suit + 1) + rank for rank in ranks]
    return cards


def _few(dice: Dice) -> list[int]:
    """None, one, or a few."""
    return sorted({dice.below(DECK) for _ in range(dice.below(_FEW))})


def _four_of_the_best(dice: Dice) -> list[int]:
    """A card or two of each suit: as short as a pile with a primiera can be."""
    return sorted({RANKS * (place % len(SUITS)) + dice.below(RANKS) for place in range(len(SUITS) + dice.below(5))})


_SHAPES: tuple[Callable[[Dice], list[int]], ...] = (
    _any,
    _missing_suits,
    _whole_suits,
    _all_coins,
    _all_of_a_rank,
    _level,
    _few,
    _four_of_the_best,
)
