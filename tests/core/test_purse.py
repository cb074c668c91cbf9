"""The prizes of a match, to the hundredth. The sums stand beside the expectations; a pot of 100 is 10000 hundredths."""

from settebello.core.purse import purse, split
from tests.core.told import add_points, new_match

NOTHING = [[[0] * 4, [0] * 4], [[0, 0]]]

CASES = {
    "test_an_amount_is_split_to_the_last_hundredth": [
        # 1200 / 6 = 200 a point.
        {"id": "even", "amount": 1200, "points": [4, 2], "shares": [800, 400]},
        # 6000 / 7 = 857, 1 over; 2400 / 7 = 342, 6 over: the hundredth left goes there.
        {"id": "the larger remainder", "amount": 1200, "points": [5, 2], "shares": [857, 343]},
        # 1200 / 8 = 150 a point.
        {"id": "nothing for nothing", "amount": 1200, "points": [0, 8], "shares": [0, 1200]},
        # 100 / 8 = 12.5 a point: 62 and 37, 4 over each; more points take it.
        {"id": "equal remainders, more points", "amount": 100, "points": [3, 5], "shares": [37, 63]},
        # 100 / 3 = 33, 1 over each; the one hundredth that is left goes to the first.
        {"id": "all alike, the earlier side", "amount": 100, "points": [1, 1, 1], "shares": [34, 33, 33]},
        # 1200 / 11: 5 -> 6000 = 545 * 11 + 5; 4 -> 4800 = 436 * 11 + 4; 2 -> 2400 = 218 * 11 + 2; 1199 given.
        {"id": "three sides", "amount": 1200, "points": [5, 4, 2], "shares": [546, 436, 218]},
        # 1200 / 13: 6 -> 7200 = 553 * 13 + 11; 6 again; 1 -> 1200 = 92 * 13 + 4; 1198 given, one each to the sixes.
        {"id": "two hundredths left", "amount": 1200, "points": [6, 1, 6], "shares": [554, 92, 554]},
    ],
    # Each `points` is the hands of a brilli match: 30 to win, 10 to lose, 12 for each of five hands, to 21.
    "test_a_match_pays_what_its_hands_gave": [
        {
            "id": "won in the third hand",
            # 8.00-4.00, then 8.57-3.43, then 9.00-3.00: 25.57-10.43; two hands not played are 24.00 to the winner.
            # 25.57 + 24 + 30 = 79.57; 10.43 + 10 = 20.43.
            "points": [[4, 2], [5, 2], [12, 4]],
            "totals": [7957, 2043],
        },
        {
            "id": "a hand without points is the winner's",
            # 6.00-6.00, nothing, 1200 / 25 = 48 a point: 9.60-2.40; 12.00 and 24.00 to the winner.
            # 6 + 9.60 + 12 + 24 + 30 = 81.60; 6 + 2.40 + 10 = 18.40.
            "points": [[2, 2], [0, 0], [20, 5]],
            "totals": [8160, 1840],
        },
        {
            "id": "from the sixth hand on nothing",
            # Five hands of 6.00-6.00, the sixth 1-9 and the seventh 10-0 nothing: 30.00 each.
            # Totals 21-19: 30 + 30 = 60, 30 + 10 = 40.
            "points": [[2, 2], [2, 2], [2, 2], [2, 2], [2, 2], [1, 9], [10, 0]],
            "totals": [6000, 4000],
        },
        {
            "id": "five hands and no more",
            # Always 4-1: 9.60-2.40, five times 48.00-12.00, the sixth pays nothing; 78 and 22.
            "points": [[4, 1], [4, 1], [4, 1], [4, 1], [4, 1], [1, 0]],
            "totals": [7800, 2200],
        },
        {
            "id": "a pot that is larger keeps the rest",
            "rules": "brilli+pot=500",
            "points": [[4, 2], [5, 2], [12, 4]],
            "totals": [7957, 2043],
        },
        {
            "id": "other numbers",
            # 7 to win, 3 to lose, two hands of 5: 500 / 3 = 166 2/3 a point: 333-167; the second hand is not played.
            # 3.33 + 5 + 7 = 15.33; 1.67 + 3 = 4.67.
            "rules": "scopa+target=2+pot=20+pot_win=7+pot_lose=3+pot_hand=5+pot_hands=2",
            "points": [[2, 1]],
            "totals": [1533, 467],
        },
        {
            "id": "a single hand",
            # 1-4: 2.40-9.60; four hands not played are 48.00, 9.60 + 48 + 30 = 87.60; 2.40 + 10 = 12.40.
            "rules": "brilli+target=0",
            "points": [[1, 4]],
            "totals": [1240, 8760],
        },
        {
            "id": "three sides",
            # 1200 / 6 = 200 a point: 6.00-4.00-2.00, then 1200 / 24 = 50: 10.00-2.00-0.00; 36.00 and 30.00 to the
            # first: 82.00. The loser's 10.00 is 5.00 each: 11.00 and 7.00.
            "sides": ["A", "B", "C"],
            "points": [[3, 2, 1], [20, 4, 0]],
            "totals": [8200, 1100, 700],
        },
        {
            "id": "a hand of briscola that is played again is none",
            # Hands of 12: the first and the third; the second is played again. The third not played: 12.00.
            # A: 12 + 12 + 12 + 30 = 66, B: 10.
            "rules": "briscola+pot=76+pot_win=30+pot_lose=10+pot_hand=12+pot_hands=3",
            "points": [[1, 0], [0, 0], [1, 0]],
            "totals": [6600, 1000],
        },
        {
            "id": "a drawn match shares all alike",
            # Two hands of 12: 12.00-0 and 0-12.00; the third is nobody's: 6.00 each; 30 and 10 together: 20.00 each.
            "rules": "briscola+level=draw+target=0+hands=3+pot=100+pot_win=30+pot_lose=10+pot_hand=12+pot_hands=3",
            "points": [[1, 0], [0, 1], [0, 0]],
            "totals": [3800, 3800],
        },
    ],
}


def test_an_amount_is_split_to_the_last_hundredth(case):
    assert split(case["amount"], case["points"]) == case["shares"]


def test_a_match_pays_what_its_hands_gave(case):
    match = new_match(case.get("rules", "brilli"), case.get("sides", ["Noi", "Loro"]))
    add_points(match, *case["points"])
    assert match.end.is_over()
    assert purse(match).totals == case["totals"]


def test_without_a_pot_there_is_nothing():
    match = new_match("scopa")
    add_points(match, [11, 0])
    assert (purse(match).rows, purse(match).totals) == ([], [0, 0])


def test_each_hand_has_its_row_and_what_nobody_has_yet_waits():
    match = new_match("brilli")
    add_points(match, [4, 2], [0, 0])
    assert purse(match).rows == [("hand", 1, [800, 400]), ("empty", 2, None)]
    assert purse(match).totals == [800, 400]
    add_points(match, [0, 21])
    assert purse(match).rows == [
        ("hand", 1, [800, 400]),
        ("empty", 2, [0, 1200]),
        ("hand", 3, [0, 1200]),
        ("rest", 2, [0, 2400]),
        ("win", 0, [0, 3000]),
        ("lose", 0, [1000, 0]),
    ]


def test_who_gives_up_keeps_earlier_prizes_and_the_other_has_the_hand_and_the_match():
    for how in ("abandons", "excluded"):
        match = new_match("brilli")
        add_points(match, [4, 2], [0, 0])
        match.apply(["leave", 3, 0, how])
        # 8.00 stays; 4.00, the hand without points, the one in progress and the 30: 4 + 12 + 12 + 30 = 58.00.
        # The two hands not played and the loser's 10 pay nobody: 66.00 of 100.
        assert purse(match).rows == [
            ("hand", 1, [800, 400]),
            ("empty", 2, [0, 1200]),
            ("broken", 3, [0, 1200]),
            ("win", 0, [0, 3000]),
        ]
        assert purse(match).totals == [800, 5800]


def test_who_gives_up_in_the_sixth_hand_leaves_no_prize_of_a_hand():
    match = new_match("brilli")
    add_points(match, *[[2, 2]] * 5)
    match.apply(["leave", 6, 1, "abandons"])
    assert purse(match).totals == [6000, 3000]


def test_a_leave_that_is_undone_pays_nobody():
    match = new_match("brilli")
    add_points(match, [4, 2])
    match.apply(["leave", 2, 0, "abandons"])
    match.apply(["undo", 2])
    assert purse(match).totals == [800, 400]


def test_of_three_sides_the_two_that_stay_share_what_the_leaver_would_have_had():
    match = new_match("brilli", ["A", "B", "C"])
    # 1200 / 6 = 200 a point.
    add_points(match, [3, 2, 1])
    match.apply(["leave", 2, 0, "abandons"])
    # What A makes in the hand it left counts for nothing: 3-1 of 4 is 9.00-3.00.
    add_points(match, [5, 3, 1])
    assert purse(match).totals == [600, 1300, 500]
    # 16-4 of 20: 9.60-2.40, B is at 21. Two hands and the 30 are B's: 13 + 9.60 + 24 + 30 = 76.60.
    # C alone has lost and stayed: 5 + 2.40 + 10 = 17.40.
    add_points(match, [0, 16, 4])
    assert (match.end.winner, purse(match).totals) == (1, [600, 7660, 1740])


def test_the_last_of_three_has_the_match_and_the_hand_in_progress():
    match = new_match("brilli", ["A", "B", "C"])
    match.apply(["leave", 1, 0, "abandons"])
    add_points(match, [0, 1, 2])
    match.apply(["leave", 2, 2, "excluded"])
    # 4.00-8.00 of the first hand, then 12 and 30 to B.
    assert purse(match).totals == [0, 4600, 800]


def test_a_false_claim_of_two_loses_like_any_match():
    match = new_match("brilli+claim=true")
    add_points(match, [4, 2])
    match.apply(["claim", 2, 0] + NOTHING)
    # The hand in progress and the three not played: 48.00; 4 + 48 + 30 = 82, 8 + 10 = 18.
    assert purse(match).rows[1:3] == [("broken", 2, [0, 1200]), ("rest", 3, [0, 3600])]
    assert purse(match).totals == [1800, 8200]


def test_a_proven_claim_wins_the_hands_not_played():
    match = new_match("brilli+claim=true", start=[20, 20])
    # The settebello can't be taken away: 21.
    match.apply(["claim", 1, 1, [[0] * 4, [64, 0, 0, 0]], [[0, 0]]])
    assert match.end.winner == 1
    # 60 and 30; the loser's 10.
    assert purse(match).totals == [1000, 9000]


def test_a_false_claim_of_three_is_a_leave():
    match = new_match("brilli+claim=true", ["A", "B", "C"])
    match.apply(["claim", 1, 0, [[0] * 4] * 3, [[0] * 3]])
    add_points(match, [0, 21, 7])
    # 1200 / 28: 21 -> 900, 7 -> 300; four hands 48.00 and 30.00 to B: 87.00; C alone shares the 10: 13.00.
    assert purse(match).totals == [0, 8700, 1300]


def test_a_hand_after_one_that_was_corrected_to_decide_pays_nothing():
    match = new_match("brilli")
    add_points(match, [4, 2], [1, 0])
    match.apply(["correct", 1, ["points", 1, [21, 7]]])
    # The first hand decides: 9.00-3.00, four not played; 9 + 48 + 30 = 87, 3 + 10 = 13.
    assert purse(match).totals == [8700, 1300]


def test_a_flag_that_abandons_pays_like_one_who_gives_up():
    match = new_match("brilli")
    add_points(match, [4, 2])
    match.apply(["flag", 2, 0])
    # 4.00, the hand in progress and the 30.
    assert purse(match).totals == [800, 4600]


def test_a_flag_that_loses_pays_like_a_match_that_was_lost():
    match = new_match("brilli+flag=loses")
    add_points(match, [4, 2])
    match.apply(["flag", 2, 0])
    # 4.00, the hand in progress and three not played, 48.00, and the 30; 8.00 and the loser's 10.
    assert purse(match).totals == [1800, 8200]
