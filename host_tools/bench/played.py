"""Deals and plays hands of scopa, as people at a table would."""

from dataclasses import dataclass

from host_tools.bench.player import Player
from host_tools.soak.dice import Dice
from settebello.core.captures import is_sweep, redeal
from settebello.core.cards import DECK
from settebello.core.pile import Pile, pile_of
from settebello.core.rules import Rules

# Cards each player gets at a time, cards on the table, players; more than two are two pairs.
_DEALS = {"3+4": (3, 4, 2), "9+4": (9, 4, 4), "10+0": (10, 0, 4)}
_SIDES = 2


@dataclass(frozen=True)
class PlayedHand:
    """What two sides have in front of them when a hand is over: their piles, and the sweeps that each marked."""

    piles: tuple[Pile, Pile]
    sweeps: tuple[int, int]


class Table:
    """Two sides that play hand after hand by the same rules; the same dice play the same hands."""

    def __init__(self, rules: Rules, dice: Dice) -> None:
        self._rules = rules
        self._dice = dice
        self._player = Player(rules, dice)
        self._first = 0

    def hand(self) -> PlayedHand:
        """Deal and play the next hand; who plays first in it changes every time."""
        at_a_time, laid, players = _DEALS[self._rules["deal"]]
        deck = self._deck(laid)
        table, deck = deck[:laid], deck[laid:]
        piles: list[list[int]] = [[] for _ in range(_SIDES)]
        sweeps = [0] * _SIDES
        last_taker = None
        while deck:
            held = [deck[at_a_time * place : at_a_time * (place + 1)] for place in range(players)]
            deck = deck[at_a_time * players :]
            for turn in range(at_a_time * players):
                place = (self._first + turn) % players
                side = place % _SIDES
                card, taken = self._player.play(held[place], table)
                held[place].remove(card)
                if not taken:
                    table.append(card)
                    continue
                is_last = not deck and turn == at_a_time * players - 1
                sweeps[side] += is_sweep(card, taken, table, self._rules, is_last)
                table = [other for other in table if other not in taken]
                piles[side] += [card, *taken]
                last_taker = side
        if last_taker is not None:
            piles[last_taker] += table
        self._first = (self._first + 1) % players
        return PlayedHand((pile_of(piles[0]), pile_of(piles[1])), (sweeps[0], sweeps[1]))

    def _deck(self, laid: int) -> list[int]:
        """The cards as they are dealt, those on the table first, as many times as kings lie there."""
        while True:
            deck = self._mixed()
            if not redeal(deck[:laid], self._rules):
                return deck

    def _mixed(self) -> list[int]:
        """The forty cards in any order (Fisher and Yates)."""
        deck = list(range(DECK))
        for last in range(DECK - 1, 0, -1):
            other = self._dice.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck
