"""Whatever is dealt and marked, the core agrees with the oracle, and the log with the match.

`SETTEBELLO_EXAMPLES=20` runs each property on twenty times as many examples.
"""

import os
import re

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from settebello.core import cards, fields, log, rules
from settebello.core.games import presets, scopa
from settebello.core.hand import Hand
from settebello.core.match import Match
from settebello.core.pile import pile_of
from settebello.core.refused import Refused
from settebello.core.replay import replay
from tests.host import oracle

_MORE = float(os.environ.get("SETTEBELLO_EXAMPLES", "1"))


def examples(count):
    """Settings of a property: so many examples, or as many times more as the environment asks."""
    return settings(
        max_examples=max(1, int(count * _MORE)),
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


# Deals


def _number(pair):
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
    hand.piles = [pile_of([_number(card) for card in pile]) for pile in piles]
    hand.counters["sweeps"] = list(sweeps)
    return hand


def scored(piles, sweeps, fields_given):
    hand = hand_of(piles, sweeps)
    hand.score(rules.from_object(fields_given))
    return hand


# Rules


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
_DECIDING = ("primiera", "primiera_values", "missing_suit", "re_bello", "napola", "napola_cap", "napoleone")
_DECIDING += ("last_card_sweep", "deal", "target", "hands", "finish", "reach")


@st.composite
def fields_chosen(draw, names=None):
    """An object of fields that the rules accept: a preset and any changes of it."""
    changes = {"preset": draw(st.sampled_from(presets()))}
    for field in scopa.FIELDS:
        often = 2 if field[0] in _DECIDING else 5
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
    given_fields = draw(fields_chosen(names=_DECIDING[:9]))
    piles = draw(deals())
    return piles, draw(sweeps_for(piles, all_fields(given_fields))), given_fields


def level_deck():
    return [{card for card in oracle.DECK if card[0] in suits} for suits in ("DC", "SB")]


# A hand


@examples(900)
@given(scored_hands())
@example((level_deck(), [0, 0], {"preset": "scopa", "missing_suit": "common"}))
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


def same_order(tally, other):
    """Whether two tallies leave out the same sides and put the others in the same order."""
    sides = range(len(tally))
    if [value is None for value in tally] != [value is None for value in other]:
        return False
    pairs = [(one, two) for one in sides for two in sides if tally[one] is not None and tally[two] is not None]
    return all((tally[one] < tally[two]) == (other[one] < other[two]) for one, two in pairs)


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
        assert {_number(card) for card in pile} >= set(best)
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
    hand.piles[owner].take(_number(card))
    with pytest.raises(Refused) as refused:
        hand.score(rules.Rules())
    assert (refused.value.key, refused.value.values[2]) == ("deck.missing", [_number(card)])
    hand.piles[owner].put(_number(card))
    hand.piles[(owner + 1) % len(piles)].put(_number(card))
    with pytest.raises(Refused) as refused:
        hand.score(rules.Rules())
    assert (refused.value.key, refused.value.values[0]) == ("card.taken", _number(card))


# Text


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


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 1100) | st.floats() | st.text(max_size=8),
    lambda values: st.lists(values, max_size=10) | st.dictionaries(st.text(max_size=3), values, max_size=2),
    max_leaves=12,
)


@examples(300)
@given(st.sampled_from(scopa.FIELDS), _JSON)
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


# A match

_ENDING = ("target", "hands", "finish", "reach", "napoleone")


@st.composite
def matches(draw):
    """(fields, number of sides, totals at the start, hands): hands are dealt, or named award by award."""
    given_fields = draw(fields_chosen(names=_ENDING))
    given_fields["target"] = draw(st.sampled_from([0, 1, 3, 5, 5, 7, 11]))
    count = draw(st.integers(2, 4))
    start = draw(st.lists(st.integers(0, 6), min_size=count, max_size=count))
    hands = []
    for _ in range(draw(st.integers(1, 12))):
        if draw(st.integers(1, 4)) == 1:
            piles = draw(deals(sides=st.just(count)))
            hands.append(("dealt", piles, draw(sweeps_for(piles, all_fields(given_fields)))))
        else:
            one = st.lists(st.sampled_from([0, 0, 1, 1, 2]), min_size=count, max_size=count)
            hands.append(("named", draw(st.lists(one, min_size=1, max_size=4))))
    return given_fields, count, start, hands


def closing_event(number, hand):
    """The event that closes a hand of `matches`."""
    if hand[0] == "dealt":
        built = hand_of(hand[1], hand[2])
        return ["hand", number, [pile.suits for pile in built.piles], [built.counters["sweeps"]]]
    if len(hand[1]) == 1:
        return ["points", number, hand[1][0]]
    names = ("cards", "coins", "settebello", "primiera")
    return ["awards", number, [list(pair) for pair in zip(names, hand[1], strict=False)]]


def told_to_the_oracle(hand, given_fields):
    if hand[0] == "named":
        return {"awards": hand[1], "napoleon": None}
    awards = oracle.score(hand[1], hand[2], all_fields(given_fields))
    return {"awards": [points for _, points, _ in awards], "napoleon": oracle.napoleon(hand[1], given_fields)}


@examples(500)
@given(matches(), st.data())
def test_a_match_is_won_when_the_oracle_says_so(drawn, data):
    given_fields, count, start, hands = drawn
    leaving = data.draw(st.sets(st.integers(0, count - 1), max_size=count - 1))
    left = sorted((data.draw(st.integers(0, len(hands))), side) for side in leaving)
    match = Match(rules.from_object(given_fields), ["S%d" % side for side in range(count)], start)
    told = [told_to_the_oracle(hand, given_fields) for hand in hands]
    for number, hand in enumerate([*hands, None]):
        for side in [side for before, side in left if before == number]:
            if match.end.winner is None:
                match.apply(["leave", number + 1, side, "abandons"])
        if hand is None or match.end.winner is not None:
            break
        match.apply(closing_event(number + 1, hand))
    found = (match.end.totals, match.end.winner, len(match.hands))
    assert found == oracle.match(count, told, all_fields(given_fields), start, left)
    if match.end.winner is not None:
        with pytest.raises(Refused):
            match.apply(["points", match.number(), [0] * count])


@examples(150)
@given(matches(), st.data())
def test_an_undone_hand_leaves_the_match_as_if_it_had_never_been_closed(drawn, data):
    given_fields, count, start, hands = drawn
    sides = ["S%d" % side for side in range(count)]
    chosen = rules.from_object(given_fields)
    straight, crooked = Match(chosen, sides, start), Match(chosen, sides, start)
    for hand in hands:
        if straight.end.winner is not None:
            break
        event = closing_event(straight.number(), hand)
        straight.apply(event)
        crooked.apply(event)
        for _ in range(data.draw(st.integers(0, 2))):
            crooked.apply(["undo", len(crooked.hands)])
            assert crooked.end.winner is None
            crooked.apply(event)
    assert standing(crooked) == standing(straight)


@examples(150)
@given(matches(), st.data())
def test_a_corrected_match_is_one_that_was_told_right_at_once(drawn, data):
    given_fields, count, start, hands = drawn
    sides = ["S%d" % side for side in range(count)]
    match = Match(rules.from_object(given_fields), sides, start)
    told = []
    for hand in hands:
        if match.end.winner is not None:
            break
        match.apply(closing_event(match.number(), hand))
        told.append(told_to_the_oracle(hand, given_fields))
    for place in data.draw(st.lists(st.integers(0, len(told) - 1), max_size=3)):
        other = data.draw(st.sampled_from(hands))
        match.apply(["correct", place + 1, closing_event(place + 1, other)])
        told[place] = told_to_the_oracle(other, given_fields)
    totals, winner, played = oracle.match(count, told, all_fields(given_fields), start)
    assert (match.end.totals, match.end.winner) == (totals, winner)
    assert match.end.hand == (None if winner is None else played - 1)


def standing(match):
    """All that a match knows, as plain data."""
    hands = [(hand.points(), [award.name for award in hand.awards], hand.outright) for hand in match.hands]
    end = match.end
    breaks = [(one.number, one.side, one.how) for one in match.breaks]
    ended = end.totals[:], end.winner, end.hand, end.award, end.out[:], end.claim and end.claim.proven
    return match.event(), hands, match.opened(), ended, breaks, match.dealing(), match.undoes()


# Events and the log


@st.composite
def wild_events(draw, match):
    """An event for this match, most often a sensible one."""
    count = len(match.sides)
    side = draw(st.integers(0, count - 1))
    number = match.number()
    kind = draw(
        st.sampled_from(
            ["card"] * 6
            + ["mark", "mark", "back", "points", "awards", "deal", "undo", "open", "wild", "leave", "claim", "correct"]
        )
    )
    if kind == "card":
        return ["card", side, draw(st.integers(0, 39))]
    if kind == "back":
        return ["back", draw(st.integers(0, 39))]
    if kind == "mark":
        return ["mark", "sweeps", side, draw(st.sampled_from([1, 1, 1, -1, 9]))]
    if kind == "points":
        return ["points", number, draw(st.lists(st.integers(0, 4), min_size=count, max_size=count))]
    if kind == "awards":
        points = st.lists(st.integers(0, 1), min_size=count, max_size=count)
        return ["awards", number, [["cards", draw(points)], ["sweeps", draw(points)]]]
    if kind == "deal":
        piles = draw(deals(sides=st.just(count)))
        return closing_event(number, ("dealt", piles, draw(sweeps_for(piles, oracle.FIELDS))))
    if kind == "leave":
        return ["leave", number, side, draw(st.sampled_from(["abandons", "excluded"]))]
    if kind == "claim":
        return ["claim", number, side, *match.opened()[2:]]
    if kind == "correct":
        earlier = draw(st.integers(1, max(1, len(match.hands))))
        return [
            "correct",
            earlier,
            ["points", earlier, draw(st.lists(st.integers(0, 4), min_size=count, max_size=count))],
        ]
    if kind == "undo":
        return ["undo", match.undoes()[1]]
    if kind == "open":
        return match.opened()
    return draw(nonsense())


_KINDS = st.sampled_from(
    ["match", "hand", "awards", "points", "undo", "open", "card", "back", "mark", "claim", "leave", ""]
)
_SMALL = st.integers(-2, 3) | st.integers(1022, 1025) | st.sampled_from([40, 99, 100, 10**20])


def nonsense():
    """A list that a log line could hold with a good CRC, and no program of ours ever wrote."""
    rows = st.lists(st.lists(_SMALL, max_size=4), max_size=3)
    value = _SMALL | st.lists(_SMALL, max_size=3) | rows | st.just("sweeps") | _JSON
    return st.tuples(_KINDS | _JSON, st.lists(value, max_size=4)).map(lambda event: [event[0], *event[1]])


@examples(250)
@given(st.data(), fields_chosen(names=(*_ENDING, "claim")), st.integers(2, 4))
def test_a_match_is_the_replay_of_its_log(data, given_fields, count):
    match = Match(rules.from_object(given_fields), ["Nò%d" % side for side in range(count)])
    lines = [log.line(match.event())]
    for _ in range(data.draw(st.integers(0, 25))):
        event = data.draw(wild_events(match))
        before = standing(match)
        try:
            match.apply(event)
        except Refused:
            assert standing(match) == before
        else:
            lines.append(log.line(event))
    again, dropped = replay(lines)
    assert dropped == 0
    assert standing(again) == standing(match)


@examples(600)
@given(st.lists(nonsense(), max_size=3))
def test_nonsense_with_a_good_crc_is_dropped_and_changes_nothing(events):
    good = Match(rules.Rules(), ["Noi", "Loro"])
    lines = [log.line(event) for event in (good.event(), ["points", 1, [2, 1]], ["card", 0, 6])]
    with_nonsense, dropped = replay(lines + [log.line(event) for event in events])
    assert 0 <= dropped <= len(events)
    if dropped == len(events):
        assert standing(with_nonsense) == standing(replay(lines)[0])


_NAMES = ["Nonnò", "Lore♠"]


def written_log():
    """The bytes of a log as it lies on the flash."""
    match = Match(rules.from_line("regionale+target=21"), _NAMES, [3, 0])
    deck = [[1023, 0, 511, 3], [0, 1023, 512, 1020]]
    events = [match.event(), ["card", 0, 6], ["mark", "sweeps", 1, 1], ["hand", 1, deck, [[1, 2]]]]
    events += [["awards", 2, [["cards", [1, 0]], ["sweeps", [0, 3]]]], ["undo", 2], ["points", 2, [2, 2]]]
    return "".join([log.line(event) + "\n" for event in events]).encode()


def lines_of(data):
    """The lines of a log whose bytes may have suffered."""
    text = data.decode("utf-8", "surrogateescape")
    return text.split("\n")[: -1 if text.endswith("\n") else None] if text else []


def events_of(data):
    found = []
    for line in lines_of(data):
        event = log.event(line)
        if event is None:
            break
        found.append(event)
    return found


def test_a_log_cut_at_any_byte_tells_a_prefix_of_the_match():
    whole = written_log()
    events = events_of(whole)
    assert len(events) == 7
    for cut in range(len(whole)):
        left = events_of(whole[:cut])
        assert left == events[: len(left)]
        # A line that lost no more than its end is as good as whole.
        assert len(left) >= whole[:cut].count(b"\n")
        match, dropped = replay(lines_of(whole[:cut]))
        assert dropped <= 1
        assert (match is None) == (not left)


@examples(600)
@given(st.integers(0, len(written_log()) - 1), st.integers(1, 255))
def test_a_changed_byte_never_invents_an_event(place, change):
    whole = bytearray(written_log())
    events = events_of(bytes(whole))
    whole[place] ^= change
    left = events_of(bytes(whole))
    assert left == events[: len(left)]
    match, _ = replay(lines_of(bytes(whole)))
    expected, _ = replay([log.line(event) for event in left])
    assert (match is None) == (expected is None)
    assert match is None or standing(match) == standing(expected)


@examples(200)
@given(st.text(max_size=60))
def test_any_text_is_a_log_line_or_none(text):
    event = log.event(text)
    assert event is None or log.event(log.line(event)) == event
