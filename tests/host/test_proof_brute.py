"""The proof against every dealing of the unknown cards: never wrong, and complete for two sides."""

import itertools
import random

import pytest

from settebello.core.cards import DECK
from settebello.core.pile import pile_of
from settebello.core.proof import proof
from settebello.core.rules import Rules

TABLES = ["standard", "ace15", "graded", "no_figures", [5, 5, 0, 9, 9, 9, 7, 7, 1, 0], [0] * 10, [99] + [0] * 9]
PRIMIERA = (
    [
        {"primiera": "points", "primiera_values": table, "missing_suit": missing}
        for table in TABLES
        for missing in ("void", "common", "partial", "zero")
    ]
    + [{"primiera": "sevens"}, {"primiera": "ranked"}, {"primiera": "off"}]
    # The default missing_suit says nothing of those; the other awards' fields take turns below.
)
OTHERS = [
    {},
    {"re_bello": "king", "napola": "run"},
    {"re_bello": "queen", "napola": "fixed"},
    {"napola": "run", "napola_cap": 4, "napoleone": True},
    {"napola": "run", "napola_cap": 6, "deal": "10+0", "last_card_sweep": True},
]


def remainder(dice, sides, most):
    """(cards known of each side, cards unknown): by single cards, or by suits so that some are missing."""
    unknown = dice.sample(range(DECK), dice.randint(0, most))
    if dice.random() < 0.3:
        suit = dice.randrange(4)
        unknown = dice.sample(range(10 * suit, 10 * suit + 10), dice.randint(0, min(10, most)))
    holders = [dice.randrange(sides) for _ in range(4)]
    stray = dice.choice([0, 0.05, 0.2, 1])
    known = [[] for _ in range(sides)]
    for card in range(DECK):
        if card not in unknown:
            side = dice.randrange(sides) if dice.random() < stray else holders[card // 10]
            known[side].append(card)
    return known, unknown


def knowledge(dice, known, unknown):
    """A dealing that really was, and some of what could be counted of it: (known, sweeps)."""
    true = [list(cards) for cards in known]
    bias = dice.random()
    for card in unknown:
        true[0 if dice.random() < bias else dice.randrange(len(true))].append(card)
    told = {}
    if dice.random() < 0.6:
        told["cards"] = [len(cards) if dice.random() < 0.5 else None for cards in true]
    if dice.random() < 0.4:
        told["coins"] = [len([c for c in cards if c < 10]) if dice.random() < 0.5 else None for cards in true]
    sweeps = [dice.randint(0, min(len(cards) // 2, 18 // len(true))) if dice.random() < 0.3 else 0 for cards in true]
    return told, sweeps


def dealings(known, unknown, told, sweeps):
    """Every way of dealing the unknown cards that agrees with what was counted: a list of cards a side."""
    for owners in itertools.product(range(len(known)), repeat=len(unknown)):
        dealt = [list(cards) for cards in known]
        for card, owner in zip(unknown, owners, strict=True):
            dealt[owner].append(card)
        counts = {"cards": [len(cards) for cards in dealt], "coins": [len([c for c in d if c < 10]) for d in dealt]}
        agrees = all(
            wanted in (None, has) for what in told for wanted, has in zip(told[what], counts[what], strict=True)
        )
        if agrees and all(2 * made <= has for made, has in zip(sweeps, counts["cards"], strict=True)):
            yield dealt


def outcomes(rules, known, unknown, told, sweeps):
    """(name -> set of points, set of who wins on the spot) over all dealings."""
    found = {}
    outright = set()
    for dealt in dealings(known, unknown, told, sweeps):
        piles = [pile_of(cards) for cards in dealt]
        for award in rules.game.score(piles, {"sweeps": sweeps}, rules):
            found.setdefault(award.name, set()).add(tuple(award.points))
        outright.add(rules.game.outright(piles, rules))
    return found, outright


def furthest_sweeps(rules, known, unknown, told, sweeps):
    """The most sweeps each side can end with when the hand goes on."""
    most = list(sweeps)
    left = rules.game.most_sweeps(rules) - sum(sweeps)
    for dealt in dealings(known, unknown, told, sweeps):
        for side, cards in enumerate(dealt):
            for more in range(left + 1):
                if 2 * more <= len(cards) - len(known[side]) and 2 * (sweeps[side] + more) <= len(cards):
                    most[side] = max(most[side], sweeps[side] + more)
    return most


def game(seed, sides, most):
    dice = random.Random(seed)
    rules = Rules("scopa", {**PRIMIERA[seed % len(PRIMIERA)], **dice.choice(OTHERS)})
    known, unknown = remainder(dice, sides, most)
    told, sweeps = knowledge(dice, known, unknown)
    return rules, known, unknown, told, sweeps


def proven(rules, known, told, sweeps, over):
    return proof([pile_of(cards) for cards in known], {"sweeps": sweeps}, rules, over, told)


@pytest.mark.parametrize("seed", range(400))
def test_for_two_sides_every_award_is_certain_just_when_no_dealing_changes_it(seed):
    rules, known, unknown, told, sweeps = game(seed, 2, 9)
    found, outright = outcomes(rules, known, unknown, told, sweeps)
    lines = {line.name: line for line in proven(rules, known, told, sweeps, True)}
    napoleone = lines.pop("napoleone", None)
    if napoleone:
        assert napoleone.certain == (len(outright) == 1)
    assert list(lines) == list(found)
    for name, points in found.items():
        assert lines[name].certain == (len(points) == 1), name
        assert lines[name].points == [min(side) for side in zip(*points, strict=True)], name
        assert lines[name].most == [max(side) for side in zip(*points, strict=True)], name


@pytest.mark.parametrize("seed", range(60))
def test_while_the_hand_goes_on_sweeps_can_grow_as_far_as_the_unknown_cards_allow(seed):
    rules, known, unknown, told, sweeps = game(seed, 2, 7)
    line = proven(rules, known, told, sweeps, False)[-1]
    assert line.name == "sweeps"
    assert line.points == sweeps
    assert line.most == furthest_sweeps(rules, known, unknown, told, sweeps)


@pytest.mark.parametrize("seed", range(200))
@pytest.mark.parametrize("sides", [3, 4])
def test_for_more_sides_what_is_called_certain_is(seed, sides):
    rules, known, unknown, told, sweeps = game(seed, sides, 6 if sides == 3 else 4)
    found, outright = outcomes(rules, known, unknown, told, sweeps)
    for line in proven(rules, known, told, sweeps, True):
        if line.name == "napoleone":
            assert not line.certain or len(outright) == 1
            continue
        points = found[line.name]
        assert not line.certain or len(points) == 1, line.name
        for side, values in enumerate(zip(*points, strict=True)):
            assert line.points[side] <= min(values), line.name
            assert line.most[side] >= max(values), line.name
