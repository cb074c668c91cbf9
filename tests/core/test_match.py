"""A match and its events: what happens, and what is refused and changes nothing."""

from settebello.core.match import MOST_SIDES, Match
from settebello.core.rules import from_line
from tests.core.deal import deal
from tests.core.refusal import refusal
from tests.core.told import add_points, new_match

_FULL = 1023
_ALL_TO_FIRST = [[_FULL] * 4, [0] * 4]

CASES = {
    "test_the_deal_goes_round_to_the_right": [
        {"id": "two sides", "sides": 2, "first": 0, "deals": [0, 1, 0, 1, 0]},
        {"id": "two sides from the second", "sides": 2, "first": 1, "deals": [1, 0, 1, 0]},
        {"id": "three sides", "sides": 3, "first": 0, "deals": [0, 1, 2, 0, 1]},
        {"id": "four sides from the third", "sides": 4, "first": 2, "deals": [2, 3, 0, 1, 2]},
    ],
    "test_a_match_that_can_not_be_is_refused": [
        {"id": "one side", "sides": ["A"], "says": ("sides.number", 1, 6)},
        {"id": "seven sides", "sides": ["A"] * 7, "says": ("sides.number", 7, 6)},
        {"id": "a name that is none", "sides": ["A", 2], "says": ("sides.name", "2")},
        {"id": "totals of one", "start": [1], "says": ("start.totals", "[1]", 2, 999)},
        {"id": "totals below nothing", "start": [-1, 0], "says": ("start.totals", "[-1, 0]", 2, 999)},
        {"id": "totals in words", "start": "10", "says": ("start.totals", "10", 2, 999)},
        {"id": "a half", "start": [0.5, 0], "says": ("start.totals", "[0.5, 0]", 2, 999)},
        {"id": "a dealer from elsewhere", "dealer": 2, "says": ("dealer.side", "2", 2)},
        {"id": "no dealer", "dealer": None, "says": ("dealer.side", "None", 2)},
    ],
    # The first side claims; it shows seven coins with the settebello, two points, or sweeps.
    "test_an_event_that_can_not_be_is_refused_and_changes_nothing": [
        {"id": "no list", "event": "card", "key": "event.unknown"},
        {"id": "nothing", "event": [], "key": "event.unknown"},
        {"id": "None", "event": None, "key": "event.unknown"},
        {"id": "unknown", "event": ["claimed", 0], "key": "event.unknown"},
        {"id": "a list for a name", "event": [["card"], 0, 8], "key": "event.unknown"},
        {"id": "a number for a name", "event": [7], "key": "event.unknown"},
        {"id": "a second match", "event": ["match", "scopa", ["A", "B"], [0, 0], 0], "key": "event.unknown"},
        {"id": "card of too few", "event": ["card", 0], "key": "event.unknown"},
        {"id": "card of too many", "event": ["card", 0, 8, 9], "key": "event.unknown"},
        {"id": "card of no side", "event": ["card", 2, 8], "key": "event.unknown"},
        {"id": "card of side -1", "event": ["card", -1, 8], "key": "event.unknown"},
        {"id": "card 40", "event": ["card", 0, 40], "key": "event.unknown"},
        {"id": "card -1", "event": ["card", 0, -1], "key": "event.unknown"},
        {"id": "card in words", "event": ["card", 0, "9D"], "key": "event.unknown"},
        {"id": "half a card", "event": ["card", 0, 8.0], "key": "event.unknown"},
        {"id": "card laid already", "event": ["card", 1, 6], "key": "card.taken"},
        {"id": "back of a card nowhere", "event": ["back", 8], "key": "card.nowhere"},
        {"id": "back of card 99", "event": ["back", 99], "key": "event.unknown"},
        {"id": "mark of what isn't counted", "event": ["mark", "declarations", 0, 1], "key": "event.unknown"},
        {"id": "mark of no side", "event": ["mark", "sweeps", 5, 1], "key": "event.unknown"},
        {"id": "mark by a text", "event": ["mark", "sweeps", 0, "1"], "key": "event.unknown"},
        {"id": "mark back of none", "event": ["mark", "sweeps", 0, -1], "key": "mark.none"},
        {"id": "mark of nineteen", "event": ["mark", "sweeps", 0, 18], "key": "sweeps.total"},
        {"id": "undo of another hand", "event": ["undo", 2], "key": "hand.number"},
        {"id": "undo of no number", "event": ["undo", None], "key": "event.unknown"},
        {"id": "points of a hand before", "event": ["points", 1, [1, 2]], "key": "hand.number"},
        {"id": "points of a hand to come", "event": ["points", 3, [1, 2]], "key": "hand.number"},
        {"id": "points of one", "event": ["points", 2, [1]], "key": "points.sides"},
        {"id": "points below nothing", "event": ["points", 2, [1, -1]], "key": "points.value"},
        {"id": "a hundred points", "event": ["points", 2, [1, 100]], "key": "points.value"},
        {"id": "points in words", "event": ["points", 2, ["1", 0]], "key": "points.value"},
        {"id": "half a point", "event": ["points", 2, [1.5, 0]], "key": "points.value"},
        {"id": "points that are no list", "event": ["points", 2, 3], "key": "points.value"},
        {"id": "awards without points", "event": ["awards", 2, [["cards"]]], "key": "event.unknown"},
        {"id": "awards that are no list", "event": ["awards", 2, {"cards": [1, 0]}], "key": "event.unknown"},
        {"id": "awards without a name", "event": ["awards", 2, [[1, [1, 0]]]], "key": "event.unknown"},
        {
            "id": "the second award is bad",
            "event": ["awards", 2, [["cards", [1, 0]], ["coins", [1]]]],
            "key": "points.sides",
        },
        {"id": "a hand of one pile", "event": ["hand", 2, [[_FULL] * 4], [[0, 0]]], "key": "event.unknown"},
        {"id": "a hand of three suits", "event": ["hand", 2, [[_FULL] * 3, [0] * 4], [[0, 0]]], "key": "event.unknown"},
        {
            "id": "a suit of eleven",
            "event": ["hand", 2, [[_FULL + 1024] * 4, [0] * 4], [[0, 0]]],
            "key": "event.unknown",
        },
        {"id": "a suit below nothing", "event": ["hand", 2, [[-1] * 4, [0] * 4], [[0, 0]]], "key": "event.unknown"},
        {"id": "no counters", "event": ["hand", 2, _ALL_TO_FIRST, []], "key": "event.unknown"},
        {"id": "counters of one side", "event": ["hand", 2, _ALL_TO_FIRST, [[0]]], "key": "event.unknown"},
        {"id": "counters below nothing", "event": ["hand", 2, _ALL_TO_FIRST, [[2, -1]]], "key": "event.unknown"},
        {"id": "sweeps of an empty pile", "event": ["hand", 2, _ALL_TO_FIRST, [[0, 1]]], "key": "sweeps.pile"},
        {
            "id": "a hand of 30 cards",
            "event": ["hand", 2, [[_FULL] * 3 + [0], [0] * 4], [[0, 0]]],
            "key": "deck.missing",
        },
        {"id": "a hand of 41", "event": ["hand", 2, [[_FULL] * 4, [1, 0, 0, 0]], [[0, 0]]], "key": "card.taken"},
        {"id": "correct no hand yet", "event": ["correct", 2, ["points", 2, [1, 0]]], "key": "hand.correct"},
        {"id": "correct hand nought", "event": ["correct", 0, ["points", 0, [1, 0]]], "key": "hand.correct"},
        {"id": "correct another hand", "event": ["correct", 1, ["points", 2, [1, 0]]], "key": "hand.number"},
        {"id": "correct by a card", "event": ["correct", 1, ["card", 0, 8]], "key": "event.unknown"},
        {"id": "correct by undo", "event": ["correct", 1, ["undo", 1]], "key": "event.unknown"},
        {"id": "correct by nothing", "event": ["correct", 1, []], "key": "event.unknown"},
        {"id": "correct by a number", "event": ["correct", 1, 7], "key": "event.unknown"},
        {"id": "correct a correction", "event": ["correct", 1, ["correct", 1, ["undo", 1]]], "key": "event.unknown"},
        {"id": "correct by bad points", "event": ["correct", 1, ["points", 1, [1]]], "key": "points.sides"},
        {
            "id": "correct by a short deck",
            "event": ["correct", 1, ["hand", 1, [[_FULL] * 3 + [0], [0] * 4], [[0, 0]]]],
            "key": "deck.missing",
        },
        {"id": "leave without a word how", "event": ["leave", 2, 0], "key": "event.unknown"},
        {"id": "leave in tears", "event": ["leave", 2, 0, "cries"], "key": "event.unknown"},
        {"id": "leave of no side", "event": ["leave", 2, 2, "abandons"], "key": "event.unknown"},
        {"id": "leave of a list", "event": ["leave", 2, 0, ["abandons"]], "key": "event.unknown"},
        {"id": "leave in another hand", "event": ["leave", 1, 0, "abandons"], "key": "hand.number"},
        {"id": "claim without piles", "event": ["claim", 2, 0, [], [[0, 0]]], "key": "event.unknown"},
        {"id": "claim under rules without", "event": ["claim", 2, 0, [[0] * 4] * 2, [[0, 0]]], "key": "claim.off"},
        {"id": "open of another hand", "event": ["open", 3, [[0] * 4, [0] * 4], [[0, 0]]], "key": "hand.number"},
        {"id": "open with a card twice", "event": ["open", 2, [[1, 0, 0, 0]] * 2, [[0, 0]]], "key": "card.taken"},
        {"id": "open with 19 sweeps", "event": ["open", 2, [[0] * 4] * 2, [[10, 9]]], "key": "sweeps.total"},
        {"id": "open with nonsense", "event": ["open", 2, 5, 6], "key": "event.unknown"},
    ],
}


def _state(match):
    return (
        match.event(),
        [hand.points() for hand in match.hands],
        match.opened(),
        match.end.totals[:],
        match.end.winner,
        match.number(),
        match.dealing(),
    )


def test_the_deal_goes_round_to_the_right(case):
    match = new_match("scopa+target=0+hands=99", ["S"] * case["sides"], dealer=case["first"])
    for dealer in case["deals"]:
        assert match.dealing() == dealer
        add_points(match, [0] * case["sides"])
    match.apply(["undo", match.number() - 1])
    assert match.dealing() == case["deals"][-1]


def test_a_match_that_can_not_be_is_refused(case):
    sides = case.get("sides", ["A", "B"])
    assert refusal(Match, from_line("scopa"), sides, case.get("start"), case.get("dealer", 0)) == case["says"]


def test_two_to_six_sides_can_play():
    for count in range(2, MOST_SIDES + 1):
        match = new_match(sides=["S"] * count)
        assert match.end.totals == [0] * count
    assert MOST_SIDES == 6


def test_an_event_that_can_not_be_is_refused_and_changes_nothing(case):
    match = new_match()
    add_points(match, [1, 2])
    match.apply(["card", 0, 6])
    match.apply(["mark", "sweeps", 1, 1])
    before = _state(match)
    assert refusal(match.apply, case["event"])[0] == case["key"]
    assert _state(match) == before


def test_a_new_match_stands_at_its_start():
    match = new_match(start=[10, 3], dealer=1)
    assert match.end.totals == [10, 3]
    assert match.end.winner is None
    assert match.number() == 1
    assert match.dealing() == 1
    assert match.event() == ["match", "scopa", ["Noi", "Loro"], [10, 3], 1]


def test_totals_at_the_start_are_kept_apart_from_those_handed_in():
    start = [1, 2]
    match = new_match(start=start)
    add_points(match, [5, 5])
    start[0] = 9
    assert match.start == [1, 2]
    assert match.end.totals == [6, 7]


def test_a_card_lies_where_it_was_laid_until_it_is_taken_back():
    match = new_match()
    match.apply(["card", 1, 6])
    assert match.open.holder(6) == 1
    assert refusal(match.apply, ["card", 1, 6]) == ("card.taken", 6, 1)
    assert refusal(match.apply, ["card", 0, 6]) == ("card.taken", 6, 1)
    match.apply(["back", 6])
    assert match.open.is_empty()
    match.apply(["card", 0, 6])
    assert match.opened() == ["open", 1, [[64, 0, 0, 0], [0, 0, 0, 0]], [[0, 0]]]


def test_sweeps_are_marked_and_taken_back():
    match = new_match(sides=["A", "B", "C"])
    for side in (2, 2, 0):
        match.apply(["mark", "sweeps", side, 1])
    assert match.open.counters["sweeps"] == [1, 0, 2]
    match.apply(["mark", "sweeps", 2, -1])
    assert match.open.counters["sweeps"] == [1, 0, 1]
    assert refusal(match.apply, ["mark", "sweeps", 1, -1]) == ("mark.none", "sweeps", 1)


def test_marks_stop_where_the_deal_does():
    match = new_match()
    for _ in range(18):
        match.apply(["mark", "sweeps", 0, 1])
    assert refusal(match.apply, ["mark", "sweeps", 1, 1]) == ("sweeps.total", 19, 18)
    assert match.open.counters["sweeps"] == [18, 0]


def test_a_hand_in_progress_can_be_told_at_once():
    match = new_match()
    told = ["open", 1, [[64, 0, 0, 3], [1, 0, 0, 0]], [[1, 0]]]
    match.apply(told)
    assert match.opened() == told
    assert match.open.holder(6) == 0
    assert match.open.holder(0) == 1


def test_a_hand_is_closed_from_its_cards():
    match = new_match()
    hand = deal(("D1-4,7 C1-4,7 S1-4,6 B1-4,6", "rest"))
    for side in range(2):
        for card in hand.piles[side].cards():
            match.apply(["card", side, card])
    match.apply(["mark", "sweeps", 1, 2])
    match.apply(match.closing())
    assert match.end.totals == [1, 2]
    assert match.number() == 2
    assert match.open.is_empty()
    assert [award.name for award in match.hands[0].awards] == ["cards", "coins", "settebello", "primiera", "sweeps"]


def test_a_hand_is_closed_from_its_sums_award_by_award():
    match = new_match("torneo", start=[10, 10])
    match.apply(["awards", 1, [["cards", [1, 0]], ["settebello", [0, 1]], ["sweeps", [0, 4]]]])
    assert (match.end.winner, match.end.totals) == (0, [11, 15])
    assert (match.end.hand, match.end.award) == (0, 0)


def test_all_ten_coins_win_under_napoleone():
    match = new_match("scopa+napoleone=true")
    match.apply(["hand", 1, [[0, 0, 0, _FULL], [_FULL, _FULL, _FULL, 0]], [[0, 0]]])
    assert (match.end.winner, match.end.totals) == (1, [0, 3])


def test_nothing_follows_a_won_match_but_undo():
    match = new_match()
    add_points(match, [11, 3])
    assert match.end.winner == 0
    for event in (
        ["points", 2, [1, 1]],
        ["awards", 2, [["cards", [1, 0]]]],
        ["hand", 2, _ALL_TO_FIRST, [[0, 0]]],
        ["card", 0, 6],
        ["back", 6],
        ["mark", "sweeps", 0, 1],
        ["open", 2, [[0] * 4, [0] * 4], [[0, 0]]],
    ):
        before = _state(match)
        assert refusal(match.apply, event) == ("match.over", 0)
        assert _state(match) == before
    match.apply(["undo", 1])
    assert match.end.winner is None
    add_points(match, [3, 11])
    assert match.end.winner == 1
