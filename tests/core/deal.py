"""Hands for the tests, from piles in words."""

from settebello.core import cards
from settebello.core.games import scopa
from settebello.core.hand import Hand
from settebello.core.pile import pile_of, rest_of
from settebello.core.rules import from_line


def deal(piles, sweeps=None):
    """An open hand of scopa: a text of cards for each side, the last side ``rest`` if it takes what is left."""
    hand = Hand(len(piles), scopa)
    for side, text in enumerate(piles):
        hand.piles[side] = rest_of(hand.piles[:side]) if text == "rest" else pile_of(cards.parse(text))
    if sweeps:
        hand.counters["sweeps"] = sweeps
    return hand


def played(line, piles, sweeps=None):
    """A hand that is counted by the rules of a line."""
    hand = deal(piles, sweeps)
    hand.score(from_line(line))
    return hand


def told(line, piles, **counters):
    """An open hand of the game of a line, and its rules; ``rest`` leaves out what isn't played with."""
    rules = from_line(line)
    hand = Hand(len(piles), rules.game)
    out = rules.game.out(len(piles), rules)
    for side, text in enumerate(piles):
        hand.piles[side] = rest_of(hand.piles[:side], out) if text == "rest" else pile_of(cards.parse(text))
    for name in counters:
        hand.counters[name] = list(counters[name])
    return hand, rules


def award(hand, name):
    """The award of that name, or None."""
    for one in hand.awards:
        if one.name == name:
            return one
    return None
