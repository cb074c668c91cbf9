"""Whatever happens in a match, the oracle says the same of it, and so does its log."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.core import log, rules
from settebello.core.match import Match
from settebello.core.refused import Refused
from settebello.core.replay import replay
from tests.host import oracle
from tests.host.drawn import all_fields, examples, fields_chosen
from tests.host.drawn_matches import ENDING, closing_event, matches, nonsense, standing, told_to_the_oracle, wild_events


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


@examples(250)
@given(st.data(), fields_chosen(names=(*ENDING, "claim")), st.integers(2, 4))
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
