"""How a player chooses: takes what is worth most, and leaves little to be swept."""

from collections.abc import Iterator, Sequence

from host_tools.soak.dice import Dice
from settebello.core.captures import captures, is_sweep, may_lay
from settebello.core.cards import rank_of, suit_of
from settebello.core.games import scopa
from settebello.core.primiera import RANKED
from settebello.core.rules import Rules

_SWEEP = 40
_SETTEBELLO = 30
_COIN = 5
_CARD = 2
# What a player overlooks or feels, drawn anew for each move that could be made.
_WHIM = 6
# The highest rank: a table that adds up to more is swept by no card.
_MOST = 10
_EXPOSED = 12
_MOST_LOOKED_AT = 40


class Player:
    """One for all: everybody at the table plays alike, but for chance."""

    def __init__(self, rules: Rules, dice: Dice) -> None:
        self._rules = rules
        self._dice = dice

    def play(self, held: Sequence[int], table: Sequence[int]) -> tuple[int, list[int]]:
        """(the card that is played, what it takes from the table), of the cards held; all are numbers 0..39."""
        moves = list(self._moves(held, table))
        worth = [self._worth(card, taken, table) + self._dice.below(_WHIM) for card, taken in moves]
        return moves[worth.index(max(worth))]

    def _moves(self, held: Sequence[int], table: Sequence[int]) -> Iterator[tuple[int, list[int]]]:
        for card in held:
            found = captures(card, list(table), self._rules)
            # A full table allows thousands; nobody sees them all.
            for index in range(min(len(found), _MOST_LOOKED_AT)):
                yield card, found[index]
            if may_lay(found, self._rules):
                yield card, []

    def _worth(self, card: int, taken: list[int], table: Sequence[int]) -> int:
        if taken:
            worth = sum(_value(one) for one in [card, *taken])
            if is_sweep(card, taken, list(table), self._rules, False):
                return worth + _SWEEP
        else:
            worth = -_value(card)
        left = [other for other in table if other not in taken] + ([] if taken else [card])
        total = sum(rank_of(other) for other in left)
        return worth - (_EXPOSED if left and total <= _MOST else 0)


def _value(card: int) -> int:
    """What it is worth to have a card."""
    if card == scopa.SETTEBELLO:
        return _SETTEBELLO
    return _CARD + RANKED[rank_of(card) - 1] + (_COIN if suit_of(card) == scopa.COINS else 0)
