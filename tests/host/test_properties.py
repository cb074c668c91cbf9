"""Whatever is dealt, marked and agreed, the core counts as the oracle does and reads what it has written."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.core import cards, fields, rules
from settebello.core.games import scopa
from settebello.core.refused import Refused
from tests.host import oracle
from tests.host.drawn import (
    JSON,
    all_fields,
    deals,
    examples,
    fields_chosen,
    hand_of,
    number_of,
    scored,
    scored_hands,
)


def same_order(tally, other):
    """Whether two tallies leave out the same sides and put the others in the same order."""
    sides = range(len(tally))
    if [value is None for value in tally] != [value is None for value in other]:
        return False
    pairs = [(one, two) for one in sides for two in sides if tally[one] is not None and tally[two] is not None]
    return all((tally[one] < tally[two]) == (other[one] < other[two]) for one, two in pairs)


@examples(900)
@given(scored_hands())
def test_the_core_counts_a_hand_as_the_oracle_does(hand):
    piles, sweeps, given_fields = hand
    closed = scored(piles, sweeps, given_fields)
    expected = oracle.score(piles, sweeps, all_fields(given_fields))
    assert [(award.name, award.points) for award in closed.awards] == [one[:2] for one in expected]
    assert closed.outright == oracle.napoleon(piles, given_fields)
    for award, (name, _, tally) in zip(closed.awards, expected, strict=True):
        if name == "primiera" and given_fields.get("primiera") == "ranked":
            assert same_order(award.tally, tally)
        else:
            assert award.tally == tally


@examples(200)
@given(scored_hands())
def test_no_award_pays_more_than_the_rules_allow(hand):
    piles, sweeps, given_fields = hand
    closed = scored(piles, sweeps, given_fields)
    for award in closed.awards:
        assert all(0 <= points <= oracle.limit(award.name, all_fields(given_fields)) for points in award.points)
        if award.name != "sweeps":
            assert sum(1 for points in award.points if points) <= 1
    assert closed.points() == [sum(award.points[side] for award in closed.awards) for side in range(len(piles))]


@examples(200)
@given(scored_hands(), st.data())
def test_sides_that_change_seats_take_their_points_along(hand, data):
    piles, sweeps, given_fields = hand
    order = data.draw(st.permutations(range(len(piles))))
    there = scored(piles, sweeps, given_fields)
    here = scored([piles[side] for side in order], [sweeps[side] for side in order], given_fields)
    for one, other in zip(there.awards, here.awards, strict=True):
        assert [one.points[side] for side in order] == other.points
        assert [one.tally[side] for side in order] == other.tally


@examples(200)
@given(scored_hands())
def test_the_cards_shown_for_the_primiera_add_up_to_its_tally(hand):
    piles, sweeps, given_fields = hand
    values = all_fields(given_fields)["primiera_values"]
    worth = oracle.WORTH[values] if isinstance(values, str) else dict(zip(range(1, 11), values, strict=True))
    closed = scored(piles, sweeps, {**given_fields, "primiera": "points"})
    primiera = [award for award in closed.awards if award.name == "primiera"][0]
    for pile, best, tally in zip(piles, primiera.best, primiera.tally, strict=True):
        assert {number_of(card) for card in pile} >= set(best)
        assert len({cards.suit_of(card) for card in best}) == len(best)
        assert tally is None or tally == sum(worth[cards.rank_of(card)] for card in best)


@examples(200)
@given(fields_chosen(names=("deal", "last_card_sweep")), deals(), st.data())
def test_sweeps_are_refused_exactly_when_the_deck_has_no_room_for_them(given_fields, piles, data):
    most = oracle.most_sweeps(all_fields(given_fields))
    sweeps = [data.draw(st.integers(0, min(len(pile) // 2 + 1, 21))) for pile in piles]
    fits = sum(sweeps) <= most and all(made <= len(pile) // 2 for made, pile in zip(sweeps, piles, strict=True))
    try:
        scored(piles, sweeps, given_fields)
    except Refused as refused:
        assert not fits and refused.key.startswith("sweeps.")
    else:
        assert fits


@examples(200)
@given(deals(), st.data())
def test_a_deck_with_a_card_too_few_or_twice_is_refused_by_that_card(piles, data):
    card = data.draw(st.sampled_from(sorted(oracle.DECK)))
    owner = [side for side, pile in enumerate(piles) if card in pile][0]
    hand = hand_of(piles, [0] * len(piles))
    hand.piles[owner].take(number_of(card))
    with pytest.raises(Refused) as refused:
        hand.score(rules.Rules())
    assert (refused.value.key, refused.value.values[2]) == ("deck.missing", [number_of(card)])
    hand.piles[owner].put(number_of(card))
    hand.piles[(owner + 1) % len(piles)].put(number_of(card))
    with pytest.raises(Refused) as refused:
        hand.score(rules.Rules())
    assert (refused.value.key, refused.value.values[0]) == ("card.taken", number_of(card))


@examples(200)
@given(fields_chosen())
def test_a_rule_line_read_back_is_the_same_rules_and_the_same_line(given_fields):
    first = rules.from_object(given_fields)
    second = rules.from_line(first.line())
    assert second.line() == first.line()
    for name, _, _ in scopa.FIELDS:
        assert second[name] == first[name]


@examples(150)
@given(fields_chosen(), st.data())
def test_the_parts_of_a_rule_line_may_stand_in_any_order(given_fields, data):
    line = rules.from_object(given_fields).line()
    # A plus before a number belongs to a value, as in deal=9+4.
    parts = data.draw(st.permutations(re.split(r"\+(?![0-9])", line)))
    assert rules.from_line(" + ".join(parts).upper()).line() == line


@examples(150)
@given(st.text(alphabet="scopa+target=021/,-. truefls\u00e8_5", max_size=40))
def test_any_text_is_a_rule_line_or_refused(text):
    try:
        line = rules.from_line(text).line()
    except Refused:
        return
    assert rules.from_line(line).line() == line


@examples(300)
@given(st.sampled_from(scopa.FIELDS), JSON)
def test_any_value_of_a_field_is_taken_as_it_is_or_refused(field, value):
    try:
        taken = fields.checked(field, value)
    except Refused:
        return
    assert rules.from_line(f"scopa+{field[0]}={fields.written(taken)}+capture=rank")[field[0]] == taken


@examples(150)
@given(st.lists(st.integers(0, 39), unique=True), st.data())
def test_cards_written_are_the_cards_read(numbers, data):
    words = [cards.text(number) for number in numbers]
    assert cards.parse(" ".join(words)) == numbers
    shouted = [word if data.draw(st.booleans()) else word.lower() for word in words]
    assert cards.parse("  ".join(shouted)) == numbers


@examples(300)
@given(st.text(alphabet=st.one_of(st.sampled_from("DCSB0123456789AFJQRK-, ♦♥♠♣\ufe0fx"), st.characters()), max_size=12))
def test_any_text_is_cards_or_refused(text):
    try:
        numbers = cards.parse(text)
    except Refused:
        return
    assert all(0 <= number < 40 for number in numbers)
    assert len(set(numbers)) == len(numbers)
