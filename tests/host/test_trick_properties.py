"""Whatever is dealt, briscola and tressette are counted as the oracle does, and their proofs are never wrong."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from settebello.core.games import load
from settebello.core.hand import Hand
from settebello.core.pile import pile_of
from settebello.core.proof import proof
from settebello.core.rules import Rules
from tests.host import oracle
from tests.host.drawn import deals, examples, number_of

TWOS = {"coins": ("D", 2), "cups": ("C", 2), "swords": ("S", 2), "clubs": ("B", 2)}
LEVELS = ["replay", "draw", "last_trick"]
# What people declare: threes and fours.
DECLARED = st.lists(st.sampled_from([3, 4]), max_size=3).map(sum)


def hand_of(rules, piles, **counters):
    hand = Hand(len(piles), rules.game)
    hand.piles = [pile_of([number_of(card) for card in pile]) for pile in piles]
    hand.counters.update(counters)
    return hand


def one_of(sides, side):
    return [int(other == side) for other in range(sides)]


@st.composite
def level_deals(draw):
    """Two piles of 60 each, or nearly: suits or ranks are parted, then some cards change sides."""
    first = draw(st.sampled_from(["DC", "DS", "CB"]))
    piles = [{card for card in oracle.DECK if card[0] in first}, {card for card in oracle.DECK if card[0] not in first}]
    for card in draw(st.sets(st.sampled_from(sorted(oracle.DECK)), max_size=3)):
        for pile in piles:
            pile.symmetric_difference_update({card})
    return piles


@st.composite
def with_cards(draw, piles):
    """A side that may have taken the last trick."""
    return draw(st.sampled_from([side for side, pile in enumerate(piles) if pile]))


@examples(400)
@given(st.one_of(deals(), level_deals()), st.sampled_from(LEVELS), st.sampled_from(sorted(TWOS)), st.data())
def test_briscola_is_counted_as_the_oracle_does(piles, level, two, data):
    rules = Rules("briscola", {"level": level, "two_out": two})
    if len(piles) == 3:
        piles = [pile - {TWOS[two]} for pile in piles]
    last = data.draw(with_cards(piles))
    hand = hand_of(rules, piles, last_trick=one_of(len(piles), last))
    hand.score(rules)
    points, totals = oracle.briscola(piles, level, last)
    assert (hand.points(), hand.awards[0].tally, sum(totals)) == (points, totals, 120)
    order = data.draw(st.permutations(range(len(piles))))
    swapped = hand_of(rules, [piles[side] for side in order], last_trick=one_of(len(piles), order.index(last)))
    swapped.score(rules)
    assert swapped.points() == [points[side] for side in order]


@examples(400)
@given(deals(), st.data())
def test_tressette_is_counted_as_the_oracle_does(piles, data):
    rules = Rules("tressette")
    declared = data.draw(st.lists(DECLARED, min_size=len(piles), max_size=len(piles)).filter(lambda all: sum(all) <= 24))
    last = data.draw(with_cards(piles))
    hand = hand_of(rules, piles, last_trick=one_of(len(piles), last), declarations=declared)
    hand.score(rules)
    expected = oracle.tressette(piles, declared, last)
    assert [award.points for award in hand.awards] == expected
    assert sum(hand.awards[1].tally) == 32
    if len(piles) == 2:
        assert sum(hand.points()) == 11 + sum(declared)
    rules.game.check_points(hand.points(), rules)
    order = data.draw(st.permutations(range(len(piles))))
    swapped = hand_of(
        rules,
        [piles[side] for side in order],
        last_trick=one_of(len(piles), order.index(last)),
        declarations=[declared[side] for side in order],
    )
    swapped.score(rules)
    assert swapped.points() == [hand.points()[side] for side in order]


def outcomes(rules, piles, unknown, marked):
    """The points by award of every way to deal the unknown cards and, where nobody has it yet, the last trick."""
    sides = range(len(piles))
    for owners in itertools.product(sides, repeat=len(unknown)):
        whole = [pile | {card for card, owner in zip(unknown, owners, strict=True) if owner == side} for side, pile in enumerate(piles)]
        for last in sides if marked is None else [marked]:
            if rules.game is load("briscola"):
                yield [oracle.briscola(whole, rules["level"], last)[0]]
            else:
                yield oracle.tressette(whole, [0] * len(piles), last)


@examples(150)
@given(
    st.one_of(deals(sides=st.integers(2, 3)), level_deals()),
    st.sampled_from([("briscola", level) for level in LEVELS] + [("tressette", None)]),
    st.data(),
)
def test_a_proof_is_never_wrong_and_for_two_sides_complete(piles, game, data):
    rules = Rules(game[0], {"level": game[1]} if game[1] else {})
    unknown = sorted(data.draw(st.sets(st.sampled_from(sorted(oracle.DECK)), max_size=6 if len(piles) == 2 else 4)))
    seen = [pile - set(unknown) for pile in piles]
    marked = data.draw(st.sampled_from([None, *range(len(piles))]))
    hand = hand_of(rules, seen, last_trick=one_of(len(piles), marked))
    found = proof(hand.piles, hand.counters, rules, True)
    every = list(outcomes(rules, seen, unknown, marked))
    for index, one in enumerate(found):
        for side in range(len(piles)):
            points = [awards[index][side] for awards in every]
            assert one.points[side] <= min(points)
            assert max(points) <= one.most[side]
            if len(piles) == 2:
                assert (one.points[side], one.most[side]) == (min(points), max(points))
