"""Matches, events and nonsense for the properties."""

from hypothesis import strategies as st

from tests.host import oracle
from tests.host.drawn import JSON, all_fields, deals, fields_chosen, hand_of, sweeps_for

ENDING = ("target", "hands", "finish", "reach", "napoleone")


@st.composite
def matches(draw):
    """(fields, number of sides, totals at the start, hands): hands are dealt, or named award by award."""
    given_fields = draw(fields_chosen(names=ENDING))
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


def standing(match):
    """All that a match knows, as plain data."""
    hands = [(hand.points(), [award.name for award in hand.awards], hand.outright) for hand in match.hands]
    end = match.end
    breaks = [(one.number, one.side, one.how) for one in match.breaks]
    ended = end.totals[:], end.winner, end.hand, end.award, end.out[:], end.claim and end.claim.proven
    return match.event(), match.place, hands, match.opened(), ended, breaks, match.dealing(), match.undoes()


@st.composite
def wild_events(draw, match):
    """An event for this match, most often a sensible one."""
    count = len(match.sides)
    side = draw(st.integers(0, count - 1))
    number = match.number()
    kind = draw(
        st.sampled_from(
            ["card"] * 6
            + ["mark", "mark", "back", "points", "awards", "deal", "undo", "open", "place", "wild", "leave", "claim", "correct"]
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
    if kind == "place":
        return ["place", draw(st.integers(0, 999)), draw(st.integers(0, 1000))]
    return draw(nonsense())


_KINDS = st.sampled_from(
    ["match", "hand", "awards", "points", "undo", "open", "card", "back", "mark", "claim", "leave", "place", ""]
)
_SMALL = st.integers(-2, 3) | st.integers(1022, 1025) | st.sampled_from([40, 99, 100, 10**20])


def nonsense():
    """A list that a log line could hold with a good CRC, and no program of ours ever wrote."""
    rows = st.lists(st.lists(_SMALL, max_size=4), max_size=3)
    value = _SMALL | st.lists(_SMALL, max_size=3) | rows | st.just("sweeps") | JSON
    return st.tuples(_KINDS | JSON, st.lists(value, max_size=4)).map(lambda event: [event[0], *event[1]])
