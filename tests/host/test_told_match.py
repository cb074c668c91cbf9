"""Whatever lines with right check sums tell, the checks and the reports take it."""

from hypothesis import given, settings
from hypothesis import strategies as st

from host_tools import answer, match_report
from host_tools.pairing import LONGER, PART, SAME, paired
from host_tools.speech import Speech
from host_tools.told_match import told
from settebello.core import log

KINDS = ["match", "hand", "awards", "points", "tally", "claim", "leave", "correct", "undo", "place", "open", "card", "back", "mark"]
SMALL = st.integers(-1, 12) | st.sampled_from(["", "scopa", "cards", "sweeps", "excluded", "regionale+claim=true", "briscola"])
VALUES = st.recursive(SMALL | st.none() | st.booleans() | st.floats(allow_nan=False), lambda inner: st.lists(inner, max_size=4))
EVENTS = st.builds(lambda kind, rest: [kind, *rest], st.sampled_from(KINDS), st.lists(VALUES, max_size=4))
PAIRS = st.lists(st.integers(0, 3), min_size=2, max_size=3)
LIKELY = st.one_of(
    st.builds(lambda number, points: ["points", number, points], st.integers(1, 4), PAIRS),
    st.builds(lambda n, a: ["awards", n, [[a, [1, 0]]]], st.integers(1, 4), st.sampled_from(["cards", "x", "name", "napola"])),
    st.builds(lambda n: ["undo", n], st.integers(0, 4)),
    st.builds(lambda n, points: ["correct", n, ["points", n, points]], st.integers(1, 4), PAIRS),
    st.builds(lambda n, side: ["claim", n, side, [[1, 2, 3, 4], [0, 0, 0, 0]], [[1, 0]]], st.integers(1, 3), st.integers(0, 2)),
    st.builds(lambda n, side, how: ["leave", n, side, how], st.integers(1, 3), st.integers(0, 2), st.sampled_from(["abandons", "excluded"])),
    st.builds(lambda table, number: ["place", table, number], st.integers(-1, 1000), st.integers(0, 12)),
    EVENTS,
)
STARTS = st.builds(
    lambda rules, names, dealer: ["match", rules, names, [0] * len(names), dealer],
    st.sampled_from(["scopa", "scopa+claim=true", "briscola", "tressette", "brilli"]),
    st.lists(st.text(max_size=5), min_size=2, max_size=4),
    st.integers(0, 1),
)


@settings(max_examples=400, deadline=None)
@given(STARTS | EVENTS, st.lists(LIKELY, max_size=8))
def test_any_events_are_a_match_up_to_the_first_that_cant_be(first, others):
    lines = [log.line(event) for event in [first, *others]]
    found = told(lines)
    assert found.lines + found.damaged == lines
    assert (found.match is None) == (not found.lines)
    if found.match:
        for language in ("it", "en"):
            speech = Speech(language)
            assert match_report.report(found.match, speech)
            answer.of_match(found.match, speech)
        match_report.rows("x", found.match)
        again = told(found.lines)
        assert (again.lines, again.damaged) == (found.lines, [])


@settings(max_examples=300, deadline=None)
@given(*[st.lists(st.lists(st.sampled_from("ab"), min_size=1, max_size=4), max_size=6)] * 2)
def test_pairs_are_one_to_one_and_as_they_say(known, found):
    answers = paired(known, found)
    taken = [pair[1] for pair in answers if pair]
    assert len(set(taken)) == len(taken)
    for lines, pair in zip(found, answers, strict=True):
        if pair:
            kind, other = pair[0], known[pair[1]]
            assert {SAME: lines == other, LONGER: lines[: len(other)] == other, PART: other[: len(lines)] == lines}[kind]
    # Nothing that is the same is overlooked.
    assert sum(pair is not None and pair[0] == SAME for pair in answers) == sum(
        min(known.count(lines), found.count(lines)) for lines in [list(one) for one in {tuple(lines) for lines in found}]
    )
