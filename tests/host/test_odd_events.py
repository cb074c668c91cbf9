"""Whatever stands in a log, an event that can't be is refused by name, and the match stays as it was."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.core.events import _FORMS
from settebello.core.match import Match
from settebello.core.refused import Refused
from settebello.core.rules import from_line

numbers = st.one_of(st.integers(-2, 45), st.sampled_from([1 << 10, 1 << 31, 1 << 70, -(1 << 40)]))
plain = st.one_of(numbers, st.none(), st.booleans(), st.floats(allow_nan=False), st.text(max_size=3))
names = st.sampled_from(["sweeps", "cards", "points", "abandons", "hand", "awards", "tally", "proved", "correct"])
anything = st.recursive(plain | names, lambda inner: st.lists(inner, max_size=5), max_leaves=12)
pair = st.lists(numbers, min_size=2, max_size=2)
lists = st.one_of(
    anything, pair, st.lists(pair, max_size=3), st.lists(st.lists(numbers, min_size=4, max_size=4), max_size=3)
)
sums = st.lists(st.tuples(anything, anything).map(list), max_size=3)


@st.composite
def odd_events(draw, counters, deep=True):
    kind = draw(st.sampled_from(sorted(_FORMS)))
    event = [kind] + [draw(st.sampled_from(right(what, counters))) for what in _FORMS[kind]]
    # What is right about the rest lets the odd value be looked at.
    place = draw(st.integers(1, len(_FORMS[kind])))
    inside = [odd_events(counters, False)] if kind == "correct" and deep else []
    event[place] = draw(st.one_of(lists, sums, anything, *inside))
    return event


def right(what, counters):
    """Values that fit a position of an event, of a match with two sides."""
    marks = [[0, 0] for _ in range(counters)]
    return {
        "number": [1, 2],
        "piles": [[[1023, 1023, 0, 0], [0, 0, 1023, 1023]], [[0] * 4, [0] * 4]],
        "counters": [marks],
        "counts": [[[20, 5], [20, 5]]],
        "side": [0, 1],
        "card": [0, 39],
        "counter": ["sweeps"],
        "by": [1, -1],
        "times": [[60000, 60000]],
        "where": [0, 7],
        "how": ["abandons", "excluded"],
        "awards": [[["cards", [1, 0]]], []],
        "points": [[1, 0], [6, 5]],
        "tally": [[60, 60], [17, 16]],
        "line": ["scopa"],
        "names": [["Noi", "Loro"]],
        "totals": [[0, 0]],
        "dealer": [0],
        "closing": [["points", 1, [1, 0]]],
    }[what]


RULES = {
    "scopa": [2, 1],
    "scopa+bank_s=60+claim=true": [2, 1],
    "scopa+target=0": [2, 1],
    "tressette": [6, 5],
    "briscola": [1, 0],
}


@pytest.mark.parametrize("line", RULES)
@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_an_odd_event_is_refused_and_changes_nothing(line, data):
    match = Match(from_line(line), ["Noi", "Loro"])
    match.apply(["points", 1, RULES[line]])
    event = data.draw(odd_events(len(match.rules.game.COUNTERS)))
    before = told(match)
    try:
        match.apply(event)
    except Refused:
        assert told(match) == before


def told(match):
    return json.dumps(
        [match.opened(), match.end.totals, match.end.winner, len(match.hands), match.undoes(), match.time]
    )
