"""Leaving a match before its end, and calling oneself out."""

from settebello.core.match import Match
from settebello.core.rules import from_line
from tests.core.refusal import refusal
from tests.core.told import add_points, new_match

CASES = {
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
}


def test_of_two_sides_the_one_that_stays_wins():
    for how in ("abandons", "excluded"):
        match = new_match()
        add_points(match, [10, 2])
        match.apply(["leave", 2, 0, how])
        assert (match.end.winner, match.end.totals) == (1, [10, 2])
        assert (match.breaks[0].side, match.breaks[0].how) == (0, how)
        assert refusal(match.apply, ["points", 2, [1, 0]]) == ("match.over", 1)


def test_who_left_keeps_a_total_and_can_not_win():
    match = new_match(sides=["A", "B", "C"])
    add_points(match, [10, 9, 3])
    match.apply(["leave", 2, 0, "abandons"])
    assert match.end.winner is None
    assert refusal(match.apply, ["leave", 2, 0, "excluded"]) == ("side.out", 0)
    add_points(match, [4, 1, 0])
    assert (match.end.winner, match.end.totals) == (None, [10, 10, 3])
    add_points(match, [4, 1, 8])
    # 11 against 11: the 10 of the side that left decides nothing.
    assert (match.end.winner, match.end.totals) == (None, [10, 11, 11])
    add_points(match, [0, 0, 1])
    assert (match.end.winner, match.end.totals) == (2, [10, 11, 12])


def test_the_highest_of_those_that_stayed_wins_below_the_one_that_left():
    match = new_match("scopa+target=0+hands=2", ["A", "B", "C"])
    add_points(match, [10, 1, 3])
    match.apply(["leave", 2, 0, "excluded"])
    add_points(match, [0, 1, 0])
    assert (match.end.winner, match.end.totals) == (2, [10, 2, 3])


def test_the_last_one_left_wins():
    match = new_match(sides=["A", "B", "C"])
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
    match = new_match(sides=["A", "B", "C"])
    add_points(match, [1, 1, 1])
    match.apply(["leave", 2, 2, "abandons"])
    add_points(match, [1, 1, 1])
    assert match.end.totals == [2, 2, 1]
    assert match.undoes() == ("points", 2)
    match.apply(["undo", 2])
    assert (match.number(), match.end.out) == (2, [2])
    match.apply(["undo", 2])
    assert (match.number(), match.end.out) == (2, [])
    match.apply(["undo", 1])
    assert (match.number(), match.undoes()) == (1, (None, None))


def test_a_claim_is_worth_what_its_cards_and_sweeps_prove(case):
    match = new_match(case.get("rules", "regionale"), start=case["start"])
    match.apply(["claim", 1, 0, case["piles"], [case["sweeps"]]])
    assert (match.end.winner, match.end.totals) == (case["winner"], case["totals"])
    assert match.end.claim.proven == (case["winner"] == 0)
    match.apply(["undo", 1])
    assert (match.end.winner, match.end.totals, match.end.claim) == (None, case["start"], None)


def test_of_three_a_false_claim_puts_the_claimant_out():
    match = new_match("regionale", ["A", "B", "C"], start=[10, 10, 10])
    match.apply(["claim", 1, 1, [[0] * 4] * 3, [[0, 0, 0]]])
    assert (match.end.winner, match.end.out, match.end.totals) == (None, [1], [10, 10, 10])
    assert refusal(match.apply, ["claim", 1, 1, [[0] * 4] * 3, [[0, 0, 0]]]) == ("side.out", 1)
    add_points(match, [0, 5, 1])
    assert (match.end.winner, match.end.totals) == (2, [10, 10, 11])


def test_a_claim_is_refused_where_none_can_be():
    nothing = [[[0] * 4, [0] * 4], [[0, 0]]]
    assert refusal(new_match("scopa").apply, ["claim", 1, 0] + nothing)[0] == "claim.off"
    assert refusal(new_match("regionale+target=0").apply, ["claim", 1, 0] + nothing)[0] == "claim.target"
    assert refusal(new_match("regionale").apply, ["claim", 2, 0] + nothing)[0] == "hand.number"
    match = new_match("regionale")
    add_points(match, [11, 0])
    assert refusal(match.apply, ["claim", 2, 0] + nothing) == ("match.over", 0)


def test_the_deal_passes_by_a_side_that_left():
    match = Match(from_line("scopa"), ["A", "B", "C"])
    match.apply(["leave", 1, 1, "abandons"])
    dealt = []
    for number in range(1, 4):
        dealt.append(match.dealing())
        match.apply(["points", number, [0, 0, 0]])
    assert dealt == [0, 2, 0]
