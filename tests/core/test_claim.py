"""Calling oneself out in mid-hand and leaving the match (RULES.md 4)."""

from settebello.core import log
from settebello.core.claim import claim
from settebello.core.match import Match
from settebello.core.replay import replay
from settebello.core.rules import from_line
from tests.core.deal import deal
from tests.core.refusal import refusal

_TO_11 = "scopa+claim=true"
# Coins and settebello are the first side's, whatever comes.
_TWO_POINTS = ("D1-7", "")
_SIDES = ["Noi", "Loro", "Altri"]

CASES = {
    "test_a_claim_is_proven_by_points_that_no_dealing_can_take_away": [
        {"id": "two points to 11", "totals": [9, 10], "piles": _TWO_POINTS, "after": [11, 10], "proven": True},
        {"id": "two points to 10", "totals": [8, 10], "piles": _TWO_POINTS, "after": [10, 10], "proven": False},
        {"id": "no cards, one missing", "totals": [10, 10], "piles": ("", ""), "after": [10, 10], "proven": False},
        {"id": "no cards, there already", "totals": [11, 11], "piles": ("", ""), "after": [11, 11], "proven": True},
        # Of twenty cards the last may go either way.
        {"id": "20 cards", "totals": [10, 0], "piles": ("C1-10 S1-10", ""), "after": [10, 0], "proven": False},
        {"id": "21 cards", "totals": [10, 0], "piles": ("C1-10 S1-10 B1", ""), "after": [11, 0], "proven": True},
        {"id": "a sweep", "totals": [10, 0], "piles": ("C1 S1", ""), "sweeps": [1, 0], "after": [11, 0], "proven": True},
        {
            "id": "the other's points don't count for it",
            "totals": [5, 10],
            "piles": _TWO_POINTS,
            "sweeps": [0, 3],
            "after": [7, 10],
            "proven": False,
        },
        {
            "id": "the second side",
            "side": 1,
            "totals": [10, 9],
            "piles": ("", "D1-7"),
            "sweeps": [3, 0],
            "after": [10, 11],
            "proven": True,
        },
        {
            "id": "of three sides",
            "totals": [9, 10, 10],
            "piles": ("D1-7", "", "C1"),
            "after": [11, 10, 10],
            "proven": True,
        },
        {
            "id": "more than the target is asked for",
            "rules": _TO_11 + "+reach=exceed",
            "totals": [9, 0],
            "piles": _TWO_POINTS,
            "after": [11, 0],
            "proven": False,
        },
        {
            "id": "more than the target is there",
            "rules": _TO_11 + "+reach=exceed",
            "totals": [10, 0],
            "piles": _TWO_POINTS,
            "after": [12, 0],
            "proven": True,
        },
        {
            "id": "counted in order",
            "rules": "regionale",
            "totals": [8, 0],
            "piles": ("D1-7 D10", ""),
            "after": [11, 0],
            "proven": True,
        },
        {
            "id": "all the coins",
            "rules": _TO_11 + "+napoleone=true",
            "totals": [0, 10],
            "piles": ("D1-10", ""),
            "after": [2, 10],
            "proven": True,
        },
    ],
    "test_a_claim_that_can_not_be_is_refused": [
        {"id": "rules without claims", "rules": "scopa", "says": ("claim.off",)},
        {"id": "no target", "rules": _TO_11 + "+target=0", "says": ("claim.target",)},
        {"id": "a card twice", "piles": ("D7", "D7"), "says": ("card.taken", 6, 0)},
        {"id": "nineteen sweeps", "sweeps": [19, 0], "says": ("sweeps.total", 19, 18)},
    ],
}


def claimed(case):
    hand = deal(case.get("piles", ("", "")), case.get("sweeps"))
    totals = case.get("totals", [0, 0])
    return claim(totals, case.get("side", 0), hand.piles, hand.counters, from_line(case.get("rules", _TO_11)))


def begun(rules=_TO_11, sides=2, start=None):
    return Match(from_line(rules), _SIDES[:sides], start)


def claiming(number, side, piles, sweeps=None):
    hand = deal(piles, sweeps)
    return ["claim", number, side, [pile.suits for pile in hand.piles], [hand.counters["sweeps"]]]


def replayed(match, events):
    again, dropped = replay([log.line(event) for event in [match.event()] + events])
    assert dropped == 0
    return again


def test_a_claim_is_proven_by_points_that_no_dealing_can_take_away(case):
    made = claimed(case)
    assert (made.proven, made.totals) == (case["proven"], case["after"])


def test_a_claim_that_can_not_be_is_refused(case):
    assert refusal(claimed, case) == case["says"]


def test_a_claim_tells_its_proof_award_by_award():
    made = claimed({"piles": ("D1-7 C7", "S1"), "sweeps": [0, 2]})
    told = [(award.name, award.points, award.tally) for award in made.awards]
    assert told == [
        ("cards", [0, 0], [8, 1]),
        ("coins", [1, 0], [7, 0]),
        ("settebello", [1, 0], [1, 0]),
        ("primiera", [0, 0], [None, None]),
        ("sweeps", [0, 2], [0, 2]),
    ]
    assert made.side == 0


def test_a_proven_claim_wins_whatever_the_hand_would_bring():
    match = begun(start=[9, 10])
    match.apply(claiming(1, 0, _TWO_POINTS, [0, 5]))
    assert (match.end.winner, match.end.totals, match.end.hand) == (0, [11, 10], 0)
    assert match.end.claim.proven
    assert match.hands == []


def test_a_wrong_claim_gives_the_match_to_the_other_of_two():
    match = begun(start=[8, 0])
    match.apply(claiming(1, 0, _TWO_POINTS))
    assert (match.end.winner, match.end.totals) == (1, [10, 0])
    assert not match.end.claim.proven


def test_after_a_claim_has_ended_the_match_nothing_follows():
    match = begun(start=[9, 10])
    match.apply(claiming(1, 0, _TWO_POINTS))
    assert refusal(match.apply, ["points", 1, [1, 0]]) == ("match.over", 0)
    assert refusal(match.apply, claiming(1, 1, ("", ""))) == ("match.over", 0)
    assert refusal(match.apply, ["leave", 1, 1, "abandons"]) == ("match.over", 0)


def test_a_wrong_claim_among_three_puts_the_claimant_out_and_the_rest_play_on():
    match = begun(sides=3, start=[8, 9, 3])
    match.apply(claiming(1, 0, ("D1-7", "", "")))
    assert (match.end.winner, match.end.out, match.end.totals) == (None, [0], [10, 9, 3])
    # Its total stands: what it would have made in this hand and later is nobody's.
    match.apply(["points", 1, [4, 1, 0]])
    assert (match.end.winner, match.end.totals) == (None, [10, 10, 3])
    match.apply(["points", 2, [9, 1, 0]])
    assert (match.end.winner, match.end.totals) == (1, [10, 11, 3])


def test_who_is_out_neither_claims_nor_leaves_again():
    match = begun(sides=3)
    match.apply(["leave", 1, 2, "excluded"])
    assert refusal(match.apply, claiming(1, 2, ("", "", ""))) == ("side.out", 2)
    assert refusal(match.apply, ["leave", 1, 2, "abandons"]) == ("side.out", 2)


def test_a_claim_of_another_hand_is_refused_and_changes_nothing():
    match = begun(start=[9, 10])
    assert refusal(match.apply, claiming(2, 0, _TWO_POINTS)) == ("hand.number", 2, 1)
    assert refusal(begun("scopa").apply, claiming(1, 0, _TWO_POINTS)) == ("claim.off",)
    assert (match.end.winner, match.end.totals, match.end.claim, match.breaks) == (None, [9, 10], None, [])


def test_who_leaves_gives_the_match_to_the_other_of_two():
    for how in ("abandons", "excluded"):
        match = begun("scopa", start=[10, 3])
        match.apply(["points", 1, [0, 2]])
        match.apply(["leave", 2, 0, how])
        assert (match.end.winner, match.end.totals, match.end.hand) == (1, [10, 5], 1)
        assert [(one.number, one.side, one.how) for one in match.breaks] == [(1, 0, how)]


def test_the_last_one_left_wins():
    match = begun("scopa", sides=3, start=[10, 3, 0])
    match.apply(["leave", 1, 0, "abandons"])
    assert match.end.winner is None
    match.apply(["leave", 1, 1, "abandons"])
    assert (match.end.winner, match.end.totals) == (2, [10, 3, 0])


def test_the_total_of_who_left_ends_no_match():
    match = begun("scopa", sides=3, start=[10, 10, 0])
    match.apply(["points", 1, [1, 1, 0]])
    assert match.end.winner is None
    match.apply(["leave", 2, 0, "abandons"])
    # At 11 each the side that stays is strictly ahead of those that can win.
    match.apply(["points", 2, [0, 0, 1]])
    assert (match.end.winner, match.end.totals) == (1, [11, 11, 1])


def test_all_the_coins_win_nothing_for_who_is_out():
    match = begun("scopa+napoleone=true", sides=3)
    match.apply(["leave", 1, 0, "abandons"])
    match.apply(["hand", 1, [pile.suits for pile in deal(("D1-10", "C1-10 S1-10", "rest")).piles], [[0, 0, 0]]])
    assert (match.end.winner, match.end.totals) == (None, [0, 1, 0])


def test_undo_takes_a_claim_back_and_then_the_hand_before():
    match = begun(sides=3, start=[8, 9, 3])
    match.apply(["points", 1, [0, 1, 1]])
    match.apply(["leave", 2, 2, "excluded"])
    match.apply(claiming(2, 0, ("D1-7", "", "")))
    assert (match.end.winner, match.end.totals) == (1, [10, 10, 4])
    assert refusal(match.apply, ["undo", 1]) == ("hand.number", 1, 2)
    match.apply(["undo", 2])
    assert (match.end.winner, match.end.out, match.end.totals) == (None, [2], [8, 10, 4])
    match.apply(["undo", 2])
    assert (match.end.out, match.end.totals) == ([], [8, 10, 4])
    match.apply(["undo", 1])
    assert match.end.totals == [8, 9, 3]
    assert refusal(match.apply, ["undo", 1]) == ("undo.nothing",)


def test_a_hand_opened_again_keeps_who_left_during_it():
    match = begun("scopa", sides=3)
    match.apply(["leave", 1, 0, "abandons"])
    match.apply(["points", 1, [5, 1, 1]])
    match.apply(["undo", 1])
    assert (match.end.out, match.end.totals) == ([0], [0, 0, 0])
    match.apply(["points", 1, [5, 2, 2]])
    assert match.end.totals == [0, 2, 2]


def test_undo_keeps_the_cards_of_the_hand_in_progress():
    match = begun(start=[9, 10])
    match.apply(["card", 0, 6])
    match.apply(claiming(1, 0, _TWO_POINTS))
    match.apply(["undo", 1])
    assert match.open.piles[0].has(6)


def test_a_match_comes_back_from_its_log_with_claims_and_leaves():
    events = [
        ["points", 1, [1, 1, 0]],
        ["leave", 2, 2, "excluded"],
        ["points", 2, [1, 0, 4]],
        claiming(3, 0, ("D1-7", "", "")),
    ]
    match = begun(sides=3, start=[7, 9, 3])
    for event in events:
        match.apply(event)
    again = replayed(begun(sides=3, start=[7, 9, 3]), events)
    assert (again.end.winner, again.end.totals, again.end.out) == (0, [11, 10, 3], [2])
    assert (match.end.winner, match.end.totals, match.end.out) == (0, [11, 10, 3], [2])
