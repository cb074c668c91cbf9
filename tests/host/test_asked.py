"""The short count never gives another result than the full piles, and asks for few cards."""

import random

import pytest

from settebello.core.games import presets
from settebello.core.hand import Hand
from settebello.core.pile import ones, pile_of, rest_of
from settebello.core.proof import proof, still_open
from settebello.core.refused import Refused
from settebello.core.rules import Rules, from_line

HANDS = 120
SCOPA = [preset for preset in presets() if Rules(preset).game.TALLY is None]
OTHERS = [
    "primiera=sevens",
    "primiera=ranked",
    "primiera=off",
    "missing_suit=zero",
    "missing_suit=partial",
    "napola=fixed",
]
LINES = SCOPA + [f"scopa+{setting}" for setting in OTHERS] + ["scopa+napoleone=true+napola=run+re_bello=queen"]


def piles(rng):
    """Two piles of a hand; some without a suit, some with all coins, some level."""
    cards = rng.sample(range(40), min(40, max(0, round(rng.gauss(20, 5)))))
    odd = rng.random()
    if odd < 0.1:
        gone = rng.randrange(4)
        cards = [card for card in cards if card // 10 != gone]
    elif odd < 0.15:
        cards = sorted(set(cards) | set(range(10)))
    pile = pile_of(cards)
    return [pile, rest_of([pile])]


def full(pair, rules, sweeps):
    hand = Hand(2, rules.game)
    hand.piles = pair
    hand.counters = {"sweeps": sweeps}
    hand.score(rules)
    return hand


def points_of(hand):
    return [(award.name, award.points) for award in hand.awards or ()]


def answer(pair, question):
    """The rank of a card of the first step that the side has one of, the highest of those; 0 for none."""
    for step in question.steps:
        held = [rank for rank in step if pair[question.side].has(10 * question.suit + rank - 1)]
        if held:
            return max(held)
    return 0


@pytest.mark.parametrize("line", LINES)
def test_the_short_count_gives_the_points_of_the_full_piles(line):
    rng = random.Random(line)
    rules = from_line(line)
    for _ in range(HANDS):
        pair = piles(rng)
        try:
            expected = full(pair, rules, [rng.randrange(3), rng.randrange(3)])
        except Refused:
            continue
        known = {"cards": [pile.count() for pile in pair], "coins": [ones(pile.suits[0]) for pile in pair]}
        hand = Hand(2, rules.game)
        hand.counters = expected.counters
        number = 0
        while wanted := still_open(proof(hand.piles, hand.counters, rules, True, known)):
            question = rules.game.asked(hand.piles, rules, wanted, known["coins"], rng.randrange(2))
            for side, card in question.told(answer(pair, question)):
                assert hand.holder(card) is None
                assert pair[side].has(card)
                hand.piles[side].put(card)
            number += 1
        hand.prove(known, rules)
        assert points_of(hand) == points_of(expected)
        assert hand.outright == expected.outright
        # Two a suit for the primiera, two for the napola, and one each for the cards that are points by themselves.
        assert number <= 12
