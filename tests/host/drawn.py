"""What the properties are tried on: deals, sweeps and rules, drawn at random and weighed towards rare shapes.

`SETTEBELLO_EXAMPLES=20` runs each property on twenty times as many examples.
"""

import os

from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st

from settebello.core import cards, rules
from settebello.core.games import scopa
from settebello.core.hand import Hand
from settebello.core.pile import pile_of
from settebello.core.refused import Refused
from tests.host import oracle

_MORE = float(os.environ.get("SETTEBELLO_EXAMPLES", "1"))


def examples(count):
    """Settings of a property: so many examples, or as many times more as the environment asks."""
    return settings(
        max_examples=max(1, int(count * _MORE)),
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def number_of(pair):
    return cards.card(oracle.SUITS.index(pair[0]), pair[1])


@st.composite
def deals(draw, sides=st.integers(2, 6)):
    """The deck as a list of sets, one a side: dealt at random, or in a shape that chance hardly ever deals."""
    count = draw(sides)
    deck = sorted(oracle.DECK)
    owners = {card: draw(st.integers(0, count - 1)) for card in deck}
    shape = draw(st.sampled_from(["random", "random", "suits", "coins", "level", "ranks", "few", "run"]))
    if shape == "suits":
        # Whole suits change hands: many sides lack one, often each another.
        for suit in draw(st.sets(st.sampled_from(oracle.SUITS))):
            owner = draw(st.integers(0, count - 1))
            owners.update({card: owner for card in deck if card[0] == suit})
    elif shape == "coins":
        owners.update({card: 0 for card in deck if card[0] == "D"})
    elif shape == "level":
        owners = {card: place % count for place, card in enumerate(draw(st.permutations(deck)))}
    elif shape == "ranks":
        # Each rank's four cards go round from the same side on: primieras come out level.
        owners = {
            (suit, rank): (place + place // 2 + rank) % count
            for suit, rank in deck
            for place in [oracle.SUITS.index(suit)]
        }
        for card in draw(st.lists(st.sampled_from(deck), max_size=4)):
            owners[card] = draw(st.integers(0, count - 1))
    elif shape == "few":
        # All but some cards go to one side; the others are poor or empty.
        keep = draw(st.sets(st.sampled_from(deck), max_size=12))
        owners = {card: owners[card] if card in keep else 0 for card in deck}
    elif shape == "run":
        last = draw(st.integers(1, 10))
        owners.update({("D", rank): count - 1 for rank in range(1, last + 1)})
    piles = [{card for card in deck if owners[card] == side} for side in range(count)]
    order = draw(st.permutations(range(count)))
    return [piles[side] for side in order]


@st.composite
def sweeps_for(draw, piles, fields_given):
    """Sweeps that these piles and rules allow."""
    left = oracle.most_sweeps(fields_given)
    sweeps = []
    for pile in piles:
        made = draw(st.integers(0, min(left, len(pile) // 2)))
        left -= made
        sweeps.append(made)
    return sweeps


def hand_of(piles, sweeps):
    hand = Hand(len(piles), scopa)
    hand.piles = [pile_of([number_of(card) for card in pile]) for pile in piles]
    hand.counters["sweeps"] = list(sweeps)
    return hand


def scored(piles, sweeps, fields_given):
    hand = hand_of(piles, sweeps)
    hand.score(rules.from_object(fields_given))
    return hand


def values_of(field):
    """Any value that a field allows."""
    allowed = field[1]
    if allowed[0] == "switch":
        return st.booleans()
    if allowed[0] == "whole":
        return st.one_of(st.integers(allowed[1], min(allowed[1] + 12, allowed[2])), st.integers(allowed[1], allowed[2]))
    if allowed[0] == "choice":
        return st.sampled_from(allowed[1:])
    names = st.sampled_from([name for name, _ in allowed[4:]])
    number = st.integers(allowed[2], min(allowed[3], 30))
    return st.one_of(names, st.lists(number, min_size=allowed[1], max_size=allowed[1]))


# The fields that decide a hand are drawn more often than those that only stand in the line.
DECIDING = ("primiera", "primiera_values", "missing_suit", "re_bello", "napola", "napola_cap", "napoleone")
DECIDING += ("last_card_sweep", "deal", "target", "hands", "finish", "reach")


@st.composite
def fields_chosen(draw, names=None):
    """An object of fields that the rules accept: a preset and any changes of it."""
    changes = {"preset": draw(st.sampled_from([preset for preset, _ in scopa.PRESETS]))}
    for field in scopa.FIELDS:
        often = 2 if field[0] in DECIDING else 5
        if (names is None or field[0] in names) and draw(st.integers(1, often)) == 1:
            changes[field[0]] = draw(values_of(field))
    try:
        rules.from_object(changes)
    except Refused:
        assume(False)
    return changes


def all_fields(fields_given):
    """Every field that the oracle asks for, with the preset's values for those not given."""
    return {**oracle.FIELDS, **oracle.PRESETS[fields_given["preset"]], **fields_given}


@st.composite
def scored_hands(draw):
    given_fields = draw(fields_chosen(names=DECIDING[:9]))
    piles = draw(deals())
    return piles, draw(sweeps_for(piles, all_fields(given_fields))), given_fields


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 1100) | st.floats() | st.text(max_size=8),
    lambda values: st.lists(values, max_size=10) | st.dictionaries(st.text(max_size=3), values, max_size=2),
    max_leaves=12,
)
