"""What a hand of tressette is worth; every figure was added up by hand from RULES.md 7.

A whole suit is worth 8 thirds: the ace 3, two, three, jack, queen, king 1 each.
"""

from settebello.core.claim import claim
from settebello.core.games import tressette
from settebello.core.proof import proof
from settebello.core.rules import from_line
from tests.core.deal import told
from tests.core.refusal import refusal
from tests.core.told import add_points, new_match

CASES = {
    "test_each_rank_has_its_thirds": [
        {"id": rank, "thirds": thirds} for rank, thirds in enumerate((3, 1, 1, 0, 0, 0, 0, 1, 1, 1), 1)
    ],
    "test_two_sides_have_eleven_points_with_the_last_trick": [
        {"id": "16-16", "piles": ("D1-10 C1-10", "rest"), "last": 0, "tally": [16, 16], "points": [6, 5]},
        {"id": "last trick to the other", "piles": ("D1-10 C1-10", "rest"), "last": 1, "tally": [16, 16], "points": [5, 6]},
        {"id": "17-15", "piles": ("D1-10 C1-10 S2", "rest"), "last": 0, "tally": [17, 15], "points": [6, 5]},
        {"id": "18-14", "piles": ("D1-10 C1-10 S2-3", "rest"), "last": 0, "tally": [18, 14], "points": [7, 4]},
        {"id": "20-12", "piles": ("D1-10 C1-10 S1,2", "rest"), "last": 1, "tally": [20, 12], "points": [6, 5]},
        {"id": "2-30", "piles": ("D2-7", "rest"), "last": 0, "tally": [2, 30], "points": [1, 10]},
        {"id": "cards that are worth nothing", "piles": ("D4-7 C4-7", "rest"), "last": 1, "tally": [0, 32], "points": [0, 11]},
        {"id": "all of them", "piles": ("D1-10 C1-10 S1-10 B1-10", "rest"), "last": 0, "tally": [32, 0], "points": [11, 0]},
    ],
    "test_more_sides_may_have_less": [
        {"id": "ten points", "piles": ("D1-10 C1,2", "S1-10 B1,2", "rest"), "tally": [12, 12, 8], "points": [5, 4, 2]},
        {"id": "nine and two lost", "piles": ("D1-10 C1", "S1-10 B1", "rest"), "tally": [11, 11, 10], "points": [4, 3, 3]},
        {"id": "four sides", "piles": ("D1-10", "C1-10", "S1-10", "rest"), "tally": [8, 8, 8, 8], "points": [3, 2, 2, 2]},
        {
            "id": "six sides",
            "piles": ("D1,2,3", "C1,2,3", "S1,2,3", "B1,2,3", "D8-10 C8-9", "rest"),
            "tally": [5, 5, 5, 5, 5, 7],
            "points": [2, 1, 1, 1, 1, 2],
        },
    ],
    "test_declarations_are_threes_and_fours": [
        {"id": points, "fits": points not in (1, 2, 5)} for points in range(20)
    ],
    "test_points_without_cards_must_add_up": [
        {"id": "11", "points": [6, 5], "fits": True},
        {"id": "10", "points": [6, 4], "fits": False},
        {"id": "12", "points": [7, 5], "fits": False},
        {"id": "a declaration of 3", "points": [9, 5], "fits": True},
        {"id": "a declaration of 4", "points": [6, 9], "fits": True},
        {"id": "no declarations make 5", "points": [11, 5], "fits": False},
        {"id": "24 declared", "points": [30, 5], "fits": True},
        {"id": "25 declared", "points": [30, 6], "fits": False},
        {"id": "nobody", "points": [0, 0], "fits": False},
        {"id": "three have 10", "points": [4, 3, 3], "fits": True},
        {"id": "three have 11", "points": [4, 4, 3], "fits": True},
        {"id": "three have 9", "points": [3, 3, 3], "fits": False},
        {"id": "three have 12", "points": [4, 4, 4], "fits": False},
        {"id": "10 and a declaration", "points": [7, 3, 3], "fits": True},
        {"id": "four have 9", "points": [3, 2, 2, 2], "fits": True},
        {"id": "four have 8", "points": [2, 2, 2, 2], "fits": False},
        {"id": "six have 8", "points": [2, 1, 1, 1, 1, 2], "fits": True},
        {"id": "six have 7", "points": [2, 1, 1, 1, 1, 1], "fits": False},
    ],
    "test_a_match_goes_to_its_target": [
        {"id": "21", "rules": "tressette", "winner": 0},
        {"id": "31", "rules": "tressette+target=31", "winner": None},
        {"id": "exceed", "rules": "tressette+reach=exceed", "winner": None},
        {"id": "two hands", "rules": "tressette+target=0+hands=2", "winner": 0},
    ],
    "test_an_award_is_certain_when_nothing_can_change_it": [
        {"id": "nothing known", "piles": ("", ""), "thirds": ([0, 0], [10, 10]), "last_trick": ([0, 0], [1, 1])},
        {"id": "8 thirds seen", "piles": ("D1-10", ""), "thirds": ([2, 0], [10, 8])},
        {"id": "one third open", "piles": ("D1-10 C1-10", "S1-10 B1-9"), "thirds": ([5, 5], [5, 5])},
        {"id": "a third that makes a point", "piles": ("D1-10 C1-10 S2", "S1,3-10 B1-9"), "thirds": ([5, 4], [6, 5])},
        {"id": "what is worth nothing", "piles": ("D1-3,8-10 C1-10", "S1-10 B1-10"), "thirds": ([5, 5], [5, 5])},
        {"id": "last trick", "piles": ("", ""), "last": [0, 1], "last_trick": ([0, 1], [0, 1])},
        {"id": "declared", "piles": ("", ""), "declared": [3, 0], "declarations": ([3, 0], [24, 21])},
        {"id": "declared, over", "piles": ("", ""), "declared": [3, 0], "over": True, "declarations": ([3, 0], [3, 0])},
        {"id": "last trick, over", "piles": ("", ""), "over": True, "last_trick": ([0, 0], [1, 1])},
    ],
}


def closed(piles, last, declared=None):
    taken = [1 if side == last else 0 for side in range(len(piles))]
    hand, rules = told("tressette", piles, last_trick=taken, declarations=declared or [0] * len(piles))
    hand.score(rules)
    return hand


def test_each_rank_has_its_thirds(case):
    hand = closed(["D%d" % case["id"], "rest"], 1)
    assert hand.awards[1].tally == [case["thirds"], 32 - case["thirds"]]


def test_two_sides_have_eleven_points_with_the_last_trick(case):
    hand = closed(case["piles"], case["last"])
    assert (hand.awards[1].tally, hand.points()) == (case["tally"], case["points"])
    assert sum(hand.points()) == 11


def test_more_sides_may_have_less(case):
    hand = closed(case["piles"], 0)
    assert (hand.awards[1].tally, hand.points()) == (case["tally"], case["points"])


def test_the_awards_are_listed_in_their_order():
    hand = closed(("D1-10 C1-10 S1,2", "rest"), 1, [7, 3])
    assert [(one.name, one.tally, one.points) for one in hand.awards] == [
        ("declarations", [7, 3], [7, 3]),
        ("thirds", [20, 12], [6, 4]),
        ("last_trick", [0, 1], [0, 1]),
    ]
    assert hand.points() == [13, 8]


def test_declarations_are_threes_and_fours(case):
    declared = [0, case["id"]]
    if case["fits"]:
        assert closed(("D1-10", "rest"), 0, declared).awards[0].points == declared
    else:
        assert refusal(closed, ("D1-10", "rest"), 0, declared) == ("declarations.value", 1, case["id"])


def test_a_hand_has_twenty_four_points_of_declarations_at_most():
    assert closed(("D1-10", "rest"), 0, [14, 10]).awards[0].points == [14, 10]
    assert refusal(closed, ("D1-10", "rest"), 0, [14, 11]) == ("declarations.total", 25, 24)


def test_the_last_trick_must_be_told_and_is_one_sides_that_has_cards():
    assert refusal(closed, ("D1-10", "rest"), None) == ("last_trick.missing",)
    assert refusal(closed, ("", "rest"), 0) == ("last_trick.pile", 0)
    hand, rules = told("tressette", ("D1", "rest"), last_trick=[1, 1], declarations=[0, 0])
    assert refusal(hand.score, rules) == ("last_trick.twice",)


def test_all_forty_cards_are_played_with_by_three():
    hand, rules = told("tressette", ("D1-10", "C1,3-10", "S1-10 B1-10"), last_trick=[1, 0, 0])
    assert refusal(hand.score, rules) == ("deck.missing", 39, 40, [11])


def test_points_without_cards_must_add_up(case):
    match = new_match("tressette", ["A", "B", "C", "D", "E", "F"][: len(case["points"])])
    if case["fits"]:
        add_points(match, case["points"])
        assert match.end.totals == case["points"]
    else:
        assert refusal(match.apply, ["points", 1, case["points"]])[:2] == ("points.thirds", sum(case["points"]))


def test_a_hand_may_be_told_by_its_thirds():
    match = new_match("tressette", ("A", "B", "C"))
    nothing = [[0, 0, 0], [1, 0, 0]]
    assert refusal(match.apply, ["tally", 1, [11, 11, 9], nothing]) == ("tally.whole", "11-11-9", 32)
    assert refusal(match.apply, ["tally", 1, [16, 16], nothing]) == ("tally.whole", "16-16", 32)
    assert refusal(match.apply, ["tally", 1, [11, 11, 10], [[0, 0, 0], [0, 0, 0]]]) == ("last_trick.missing",)
    match.apply(["tally", 1, [11, 11, 10], [[0, 3, 0], [1, 0, 0]]])
    assert match.end.totals == [4, 6, 3]
    assert match.hands[0].awards[1].tally == [11, 11, 10]


def test_a_match_goes_to_its_target(case):
    match = new_match(case["rules"])
    # 11, then 14 with a declaration of 3.
    add_points(match, [10, 1], [11, 3])
    assert (match.end.totals, match.end.winner) == ([21, 4], case["winner"])


def test_declarations_count_before_the_cards_when_the_count_is_ordered():
    # 3 declared make 21; then 10 thirds and 22, 3 and 7 points, and the last trick: 24-28.
    hand = told("tressette", ("D1-10 C2-3", "rest"))[0]
    piles = [list(pile.suits) for pile in hand.piles]
    for line, winner, award in (("tressette", 1, None), ("tressette+finish=ordered", 0, 0)):
        match = new_match(line, start=[18, 20])
        match.apply(["hand", 1, piles, [[3, 0], [0, 1]]])
        assert (match.end.totals, match.end.winner, match.end.award) == ([24, 28], winner, award)


def test_a_hand_never_leaves_a_match_drawn():
    match = new_match("tressette+target=0+hands=2")
    add_points(match, [6, 5], [5, 6])
    assert (match.end.counted, match.end.is_over()) == (2, False)


def test_declarations_and_the_last_trick_are_marked():
    match = new_match("tressette")
    marks = list(tressette.marks(match.rules))
    assert marks == [("declarations", 3), ("declarations", 4), ("last_trick", 1)]
    for counter, by in marks:
        match.apply(["mark", counter, 1, by])
    assert match.open.counters == {"declarations": [0, 7], "last_trick": [0, 1]}
    assert refusal(match.apply, ["mark", "declarations", 0, 2]) == ("declarations.value", 0, 2)
    match.apply(["mark", "declarations", 1, -3])
    assert match.open.counters["declarations"] == [0, 4]


def test_an_award_is_certain_when_nothing_can_change_it(case):
    declared = case.get("declared", [0, 0])
    hand, rules = told("tressette", case["piles"], last_trick=case.get("last", [0, 0]), declarations=declared)
    found = {one.name: one for one in proof(hand.piles, hand.counters, rules, case.get("over", False))}
    assert sorted(found) == ["declarations", "last_trick", "thirds"]
    for name in found:
        if name in case:
            assert (found[name].points, found[name].most) == case[name]
            assert found[name].certain == (case[name][0] == case[name][1])


def test_a_claim_counts_whole_points_declarations_and_the_last_trick():
    rules = from_line("tressette+claim=true")
    for cards, declared, last, proven in (
        ("D1-10 C2", 0, 0, True),
        ("D1-10", 0, 0, False),
        ("D1-10", 0, 1, True),
        ("", 3, 0, True),
    ):
        hand = told("tressette", (cards, ""), declarations=[declared, 0], last_trick=[last, 0])[0]
        assert claim([18, 20], 0, hand.piles, hand.counters, rules).proven == proven
