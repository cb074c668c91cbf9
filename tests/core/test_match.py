from settebello.core.match import MOST_SIDES, Match
from settebello.core.rules import from_line
from tests.core.deal import deal
from tests.core.refusal import refusal

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
    "test_a_claim_is_worth_what_its_cards_and_sweeps_prove": [
        {
            "id": "two points of two",
            "start": [9, 0],
            "piles": [[127, 0, 0, 0], [0] * 4],
            "sweeps": [0, 0],
            "winner": 0,
            "totals": [11, 0],
        },
        {
            "id": "two points of three",
            "start": [8, 10],
            "piles": [[127, 0, 0, 0], [0] * 4],
            "sweeps": [0, 0],
            "winner": 1,
            "totals": [10, 10],
        },
        {
            "id": "the third is a sweep",
            "start": [8, 10],
            "piles": [[127, 0, 0, 0], [0] * 4],
            "sweeps": [1, 0],
            "winner": 0,
            "totals": [11, 10],
        },
        {
            "id": "the other's sweeps don't count yet",
            "start": [9, 10],
            "piles": [[127, 0, 0, 0], [0] * 4],
            "sweeps": [0, 3],
            "winner": 0,
            "totals": [11, 10],
        },
        {
            "id": "there is not beyond",
            "rules": "regionale+reach=exceed",
            "start": [9, 0],
            "piles": [[127, 0, 0, 0], [0] * 4],
            "sweeps": [0, 0],
            "winner": 1,
            "totals": [11, 0],
        },
        {
            "id": "nothing shown",
            "start": [10, 0],
            "piles": [[0] * 4, [0] * 4],
            "sweeps": [0, 0],
            "winner": 1,
            "totals": [10, 0],
        },
        {
            "id": "five coins may be level",
            "start": [10, 0],
            "piles": [[31, 0, 0, 0], [0] * 4],
            "sweeps": [0, 0],
            "winner": 1,
            "totals": [10, 0],
        },
    ],
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


def _match(line="scopa", sides=("Noi", "Loro"), start=None, dealer=0):
    return Match(from_line(line), list(sides), start, dealer)


def _points(match, *hands):
    for points in hands:
        match.apply(["points", match.number(), points])


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
    match = _match("scopa+target=0+hands=99", ["S"] * case["sides"], dealer=case["first"])
    for dealer in case["deals"]:
        assert match.dealing() == dealer
        _points(match, [0] * case["sides"])
    match.apply(["undo", match.number() - 1])
    assert match.dealing() == case["deals"][-1]


def test_a_match_that_can_not_be_is_refused(case):
    sides = case.get("sides", ["A", "B"])
    assert refusal(Match, from_line("scopa"), sides, case.get("start"), case.get("dealer", 0)) == case["says"]


def test_two_to_six_sides_can_play():
    for count in range(2, MOST_SIDES + 1):
        match = _match(sides=["S"] * count)
        assert match.end.totals == [0] * count
    assert MOST_SIDES == 6


def test_an_event_that_can_not_be_is_refused_and_changes_nothing(case):
    match = _match()
    _points(match, [1, 2])
    match.apply(["card", 0, 6])
    match.apply(["mark", "sweeps", 1, 1])
    before = _state(match)
    assert refusal(match.apply, case["event"])[0] == case["key"]
    assert _state(match) == before


def test_a_new_match_stands_at_its_start():
    match = _match(start=[10, 3], dealer=1)
    assert match.end.totals == [10, 3]
    assert match.end.winner is None
    assert match.number() == 1
    assert match.dealing() == 1
    assert match.event() == ["match", "scopa", ["Noi", "Loro"], [10, 3], 1]


def test_totals_at_the_start_are_kept_apart_from_those_handed_in():
    start = [1, 2]
    match = _match(start=start)
    _points(match, [5, 5])
    start[0] = 9
    assert match.start == [1, 2]
    assert match.end.totals == [6, 7]


def test_a_card_lies_where_it_was_laid_until_it_is_taken_back():
    match = _match()
    match.apply(["card", 1, 6])
    assert match.open.holder(6) == 1
    assert refusal(match.apply, ["card", 1, 6]) == ("card.taken", 6, 1)
    assert refusal(match.apply, ["card", 0, 6]) == ("card.taken", 6, 1)
    match.apply(["back", 6])
    assert match.open.is_empty()
    match.apply(["card", 0, 6])
    assert match.opened() == ["open", 1, [[64, 0, 0, 0], [0, 0, 0, 0]], [[0, 0]]]


def test_sweeps_are_marked_and_taken_back():
    match = _match(sides=["A", "B", "C"])
    for side in (2, 2, 0):
        match.apply(["mark", "sweeps", side, 1])
    assert match.open.counters["sweeps"] == [1, 0, 2]
    match.apply(["mark", "sweeps", 2, -1])
    assert match.open.counters["sweeps"] == [1, 0, 1]
    assert refusal(match.apply, ["mark", "sweeps", 1, -1]) == ("mark.none", "sweeps", 1)


def test_marks_stop_where_the_deal_does():
    match = _match()
    for _ in range(18):
        match.apply(["mark", "sweeps", 0, 1])
    assert refusal(match.apply, ["mark", "sweeps", 1, 1]) == ("sweeps.total", 19, 18)
    assert match.open.counters["sweeps"] == [18, 0]


def test_a_hand_in_progress_can_be_told_at_once():
    match = _match()
    told = ["open", 1, [[64, 0, 0, 3], [1, 0, 0, 0]], [[1, 0]]]
    match.apply(told)
    assert match.opened() == told
    assert match.open.holder(6) == 0
    assert match.open.holder(0) == 1


def test_a_hand_is_closed_from_its_cards():
    match = _match()
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
    match = _match("torneo", start=[10, 10])
    match.apply(["awards", 1, [["cards", [1, 0]], ["settebello", [0, 1]], ["sweeps", [0, 4]]]])
    assert (match.end.winner, match.end.totals) == (0, [11, 15])
    assert (match.end.hand, match.end.award) == (0, 0)


def test_all_ten_coins_win_under_napoleone():
    match = _match("scopa+napoleone=true")
    match.apply(["hand", 1, [[0, 0, 0, _FULL], [_FULL, _FULL, _FULL, 0]], [[0, 0]]])
    assert (match.end.winner, match.end.totals) == (1, [0, 3])


def test_nothing_follows_a_won_match_but_undo():
    match = _match()
    _points(match, [11, 3])
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
    _points(match, [3, 11])
    assert match.end.winner == 1


def test_undo_opens_the_last_hand_with_the_cards_it_had():
    match = _match()
    closing = ["hand", 1, _ALL_TO_FIRST, [[2, 0]]]
    match.apply(closing)
    match.apply(["card", 0, 6])
    match.apply(["undo", 1])
    assert match.number() == 1
    assert match.end.totals == [0, 0]
    assert match.open.awards is None
    assert match.closing() == closing
    match.apply(["back", 6])
    match.apply(["card", 1, 6])
    match.apply(match.closing())
    assert match.end.totals == [1 + 1 + 1 + 2, 1]


def test_undo_takes_back_one_hand_after_the_other_to_the_first():
    match = _match(start=[2, 0])
    hands = ([1, 2], [3, 0], [0, 4], [6, 1])
    _points(match, *hands)
    assert (match.end.winner, match.end.totals) == (0, [12, 7])
    for number, totals in ((4, [6, 6]), (3, [6, 2]), (2, [3, 2]), (1, [2, 0])):
        match.apply(["undo", number])
        assert match.end.totals == totals
        assert match.end.winner is None
        assert match.number() == number
    assert refusal(match.apply, ["undo", 1]) == ("undo.nothing",)
    _points(match, *hands)
    assert (match.end.winner, match.end.totals) == (0, [12, 7])


def test_undo_gives_back_the_sweeps_of_a_hand_told_by_its_sums():
    match = _match()
    match.apply(["mark", "sweeps", 1, 3])
    match.apply(["awards", 1, [["cards", [1, 0]], ["sweeps", [0, 3]]]])
    assert match.open.is_empty()
    match.apply(["undo", 1])
    assert match.open.counters["sweeps"] == [0, 3]
    assert match.open.points() == [0, 0]


def test_undo_takes_back_all_ten_coins():
    match = _match("scopa+napoleone=true")
    match.apply(["hand", 1, _ALL_TO_FIRST, [[0, 0]]])
    assert match.end.winner == 0
    match.apply(["undo", 1])
    assert (match.end.winner, match.open.outright) == (None, None)


def test_of_two_sides_the_one_that_stays_wins():
    for how in ("abandons", "excluded"):
        match = _match()
        _points(match, [10, 2])
        match.apply(["leave", 2, 0, how])
        assert (match.end.winner, match.end.totals) == (1, [10, 2])
        assert (match.breaks[0].side, match.breaks[0].how) == (0, how)
        assert refusal(match.apply, ["points", 2, [1, 0]]) == ("match.over", 1)


def test_who_left_keeps_a_total_and_can_not_win():
    match = _match(sides=["A", "B", "C"])
    _points(match, [10, 9, 3])
    match.apply(["leave", 2, 0, "abandons"])
    assert match.end.winner is None
    assert refusal(match.apply, ["leave", 2, 0, "excluded"]) == ("side.out", 0)
    _points(match, [4, 1, 0])
    assert (match.end.winner, match.end.totals) == (None, [10, 10, 3])
    _points(match, [4, 1, 8])
    # 11 against 11: the 10 of the side that left decides nothing.
    assert (match.end.winner, match.end.totals) == (None, [10, 11, 11])
    _points(match, [0, 0, 1])
    assert (match.end.winner, match.end.totals) == (2, [10, 11, 12])


def test_the_highest_of_those_that_stayed_wins_below_the_one_that_left():
    match = _match("scopa+target=0+hands=2", ["A", "B", "C"])
    _points(match, [10, 1, 3])
    match.apply(["leave", 2, 0, "excluded"])
    _points(match, [0, 1, 0])
    assert (match.end.winner, match.end.totals) == (2, [10, 2, 3])


def test_the_last_one_left_wins():
    match = _match(sides=["A", "B", "C"])
    match.apply(["leave", 1, 2, "abandons"])
    assert match.end.winner is None
    match.apply(["leave", 1, 0, "abandons"])
    assert match.end.winner == 1
    match.apply(["undo", 1])
    assert (match.end.winner, match.end.out) == (None, [2])
    match.apply(["undo", 1])
    assert match.end.out == []
    assert refusal(match.apply, ["undo", 1]) == ("undo.nothing",)


def test_undo_takes_back_a_leave_before_the_hand_it_fell_in():
    match = _match(sides=["A", "B", "C"])
    _points(match, [1, 1, 1])
    match.apply(["leave", 2, 2, "abandons"])
    _points(match, [1, 1, 1])
    assert match.end.totals == [2, 2, 1]
    assert match.undoes() == ("points", 2)
    match.apply(["undo", 2])
    assert (match.number(), match.end.out) == (2, [2])
    match.apply(["undo", 2])
    assert (match.number(), match.end.out) == (2, [])
    match.apply(["undo", 1])
    assert (match.number(), match.undoes()) == (1, (None, None))


def test_a_claim_is_worth_what_its_cards_and_sweeps_prove(case):
    match = _match(case.get("rules", "regionale"), start=case["start"])
    match.apply(["claim", 1, 0, case["piles"], [case["sweeps"]]])
    assert (match.end.winner, match.end.totals) == (case["winner"], case["totals"])
    assert match.end.claim.proven == (case["winner"] == 0)
    match.apply(["undo", 1])
    assert (match.end.winner, match.end.totals, match.end.claim) == (None, case["start"], None)


def test_of_three_a_false_claim_puts_the_claimant_out():
    match = _match("regionale", ["A", "B", "C"], start=[10, 10, 10])
    match.apply(["claim", 1, 1, [[0] * 4] * 3, [[0, 0, 0]]])
    assert (match.end.winner, match.end.out, match.end.totals) == (None, [1], [10, 10, 10])
    assert refusal(match.apply, ["claim", 1, 1, [[0] * 4] * 3, [[0, 0, 0]]]) == ("side.out", 1)
    _points(match, [0, 5, 1])
    assert (match.end.winner, match.end.totals) == (2, [10, 10, 11])


def test_a_claim_is_refused_where_none_can_be():
    nothing = [[[0] * 4, [0] * 4], [[0, 0]]]
    assert refusal(_match("scopa").apply, ["claim", 1, 0] + nothing)[0] == "claim.off"
    assert refusal(_match("regionale+target=0").apply, ["claim", 1, 0] + nothing)[0] == "claim.target"
    assert refusal(_match("regionale").apply, ["claim", 2, 0] + nothing)[0] == "hand.number"
    match = _match("regionale")
    _points(match, [11, 0])
    assert refusal(match.apply, ["claim", 2, 0] + nothing) == ("match.over", 0)


def test_a_corrected_hand_counts_as_if_it_had_always_been_so():
    match = _match("a_tempo", start=[10, 10])
    _points(match, [2, 1], [0, 1])
    assert (match.end.winner, match.end.totals) == (None, [12, 12])
    match.apply(["card", 0, 6])
    # With 1-0 the first side alone arrived, in the first hand: nothing after it counts.
    match.apply(["correct", 1, ["points", 1, [1, 0]]])
    assert (match.end.winner, match.end.hand, match.end.totals) == (0, 0, [11, 10])
    assert refusal(match.apply, ["points", 3, [1, 0]]) == ("match.over", 0)
    # With 0-0 the second side arrives alone, in the second hand.
    match.apply(["correct", 1, ["awards", 1, [["cards", [0, 0]]]]])
    assert (match.end.winner, match.end.hand, match.end.totals) == (1, 1, [10, 11])
    match.apply(["undo", 1])
    assert (match.end.winner, match.end.hand, match.end.totals) == (0, 0, [11, 10])
    match.apply(["undo", 1])
    assert (match.end.winner, match.end.totals) == (None, [12, 12])
    assert match.opened() == ["open", 3, [[64, 0, 0, 0], [0] * 4], [[0, 0]]]
    match.apply(["undo", 2])
    assert (match.number(), match.end.totals) == (2, [12, 11])


def test_a_hand_told_by_points_is_corrected_by_its_cards():
    match = _match()
    _points(match, [3, 1], [2, 0])
    match.apply(["correct", 1, ["hand", 1, _ALL_TO_FIRST, [[2, 0]]]])
    assert match.end.totals == [6 + 2, 0]


def test_undo_forgets_that_sides_arrived_together():
    match = _match("a_tempo", start=[10, 10])
    _points(match, [2, 1])
    match.apply(["undo", 1])
    _points(match, [0, 0], [3, 2])
    assert match.end.winner is None
    _points(match, [0, 0])
    assert match.end.winner == 0
