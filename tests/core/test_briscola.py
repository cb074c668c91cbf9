"""Who wins a hand of briscola, and a match of them; every total was added up by hand from RULES.md 7.

A whole suit is worth 30: the ace 11, the three 10, king 4, queen 3, jack 2.
"""

from settebello.core.claim import claim
from settebello.core.games import briscola, scopa
from settebello.core.hand import Hand
from settebello.core.proof import proof
from settebello.core.rules import Rules, from_line
from tests.core.deal import told
from tests.core.refusal import refusal
from tests.core.told import add_points, new_match

_61 = ("D1-10 C1,3 S3", "rest")
_60 = ("D1-10 C1-10", "rest")
_59 = ("D1-10 C1,3 S10 B10", "rest")
# 45-45-30 and 40-40-40, without the two of coppe.
_TWO_LEVEL = ("D1-10 S1,10", "C1,3-10 B1,10", "rest")
_ALL_LEVEL = ("D1-10 S3", "C1,3-10 B3", "rest")

CASES = {
    "test_each_rank_has_its_worth": [
        {"id": rank, "worth": worth} for rank, worth in enumerate((11, 0, 10, 0, 0, 0, 0, 2, 3, 4), 1)
    ],
    "test_the_higher_total_wins_the_hand": [
        {"id": "61-59", "piles": _61, "tally": [61, 59], "points": [1, 0]},
        {"id": "59-61", "piles": _59, "tally": [59, 61], "points": [0, 1]},
        {"id": "120-0", "piles": ("D1-10 C1-10 S1-10 B1-10", "rest"), "tally": [120, 0], "points": [1, 0]},
        {"id": "more cards, fewer points", "piles": ("D2-10 C2,4-10 S2,4-10 B2,4-10", "rest"), "tally": [46, 74], "points": [0, 1]},
        # Of three, 51 are enough.
        {"id": "51-30-39", "piles": ("D1-10 S1,3", "C1,3-10", "rest"), "tally": [51, 30, 39], "points": [1, 0, 0]},
        {"id": "four sides", "piles": ("D1-10", "C1-10", "S1-10 B1", "rest"), "tally": [30, 30, 41, 19], "points": [0, 0, 1, 0]},
        # The last trick decides between equals only.
        {"id": "last trick at 61-59", "rules": "level=last_trick", "piles": _61, "last": [0, 1], "tally": [61, 59], "points": [1, 0]},
    ],
    "test_level_totals_are_decided_by_level": [
        {"id": "replay", "piles": _60, "points": [0, 0], "why": "hand.replay"},
        {"id": "replay, whoever has the last trick", "piles": _60, "last": [1, 0], "points": [0, 0], "why": "hand.replay"},
        {"id": "draw", "rules": "level=draw", "piles": _60, "last": [1, 0], "points": [0, 0], "why": "hand.draw"},
        {"id": "last trick", "rules": "level=last_trick", "piles": _60, "last": [1, 0], "points": [1, 0], "why": "hand.last_trick"},
        {"id": "the other's", "rules": "level=last_trick", "piles": _60, "last": [0, 1], "points": [0, 1], "why": "hand.last_trick"},
        {"id": "40-40-40", "piles": _ALL_LEVEL, "points": [0, 0, 0], "why": "hand.replay"},
        {"id": "last of three", "rules": "level=last_trick", "piles": _ALL_LEVEL, "last": [0, 0, 1], "points": [0, 0, 1], "why": "hand.last_trick"},
        {"id": "of two that lead", "rules": "level=last_trick", "piles": _TWO_LEVEL, "last": [0, 1, 0], "points": [0, 1, 0], "why": "hand.last_trick"},
        {"id": "of one behind", "rules": "level=last_trick", "piles": _TWO_LEVEL, "last": [0, 0, 1], "points": [0, 0, 0], "why": "hand.elsewhere"},
    ],
    "test_three_play_without_one_two": [
        {"id": "coins", "out": 1},
        {"id": "cups", "out": 11},
        {"id": "swords", "out": 21},
        {"id": "clubs", "out": 31},
    ],
    "test_a_match_counts_hands_won": [
        {"id": "best of three", "rules": "briscola", "hands": [[1, 0], [0, 1], [1, 0]], "winner": 0, "totals": [2, 1]},
        {"id": "two are enough", "rules": "briscola", "hands": [[0, 1], [0, 1]], "winner": 1, "totals": [0, 2]},
        {"id": "best of five", "rules": "briscola+target=3", "hands": [[0, 1], [0, 1]], "winner": None, "totals": [0, 2]},
        {"id": "exceed", "rules": "briscola+reach=exceed", "hands": [[0, 1], [0, 1]], "winner": None, "totals": [0, 2]},
        {"id": "a drawn hand is nobody's", "rules": "briscola", "hands": [[1, 0], [0, 0], [1, 0]], "winner": 0, "totals": [2, 0]},
        {"id": "draws without end", "rules": "briscola+level=draw", "hands": [[1, 0], [0, 0], [0, 0], [0, 1]], "winner": None, "totals": [1, 1]},
        {"id": "of three hands", "rules": "briscola+hands=3", "hands": [[1, 0], [0, 0], [0, 0]], "winner": None, "totals": [1, 0]},
        {"id": "of three, drawn ones count", "rules": "briscola+hands=3+level=draw", "hands": [[1, 0], [0, 0], [0, 0]], "winner": 0, "totals": [1, 0]},
        {"id": "of two, level", "rules": "briscola+hands=2", "hands": [[1, 0], [0, 1]], "winner": None, "totals": [1, 1]},
        {"id": "of two, drawn", "rules": "briscola+hands=2+level=draw", "hands": [[1, 0], [0, 1]], "drawn": True, "winner": None, "totals": [1, 1]},
        {"id": "of three, drawn", "rules": "briscola+hands=3+level=draw", "hands": [[1, 0], [0, 0], [0, 1]], "drawn": True, "winner": None, "totals": [1, 1]},
        {"id": "one hand, replayed", "rules": "briscola+target=0", "hands": [[0, 0]], "winner": None, "totals": [0, 0]},
        {"id": "one hand, drawn", "rules": "briscola+target=0+level=draw", "hands": [[0, 0]], "drawn": True, "winner": None, "totals": [0, 0]},
        {"id": "one hand, last trick", "rules": "briscola+target=0+level=last_trick", "hands": [[0, 0]], "winner": None, "totals": [0, 0]},
    ],
    "test_the_hand_is_certain_when_no_card_can_change_it": [
        {"id": "nothing known", "piles": ("", ""), "points": [0, 0], "most": [1, 1]},
        {"id": "61", "piles": ("D1-10 C1,3 S3", ""), "points": [1, 0], "most": [1, 0]},
        {"id": "60", "piles": ("D1-10 C1-10", ""), "points": [0, 0], "most": [1, 0]},
        {"id": "60-60", "piles": ("D1-10 C1-10", "S1-10 B1-10"), "points": [0, 0], "most": [0, 0]},
        {"id": "60-59", "piles": ("D1-10 C1-10", "S1-10 B1,3-7,10 B8"), "points": [0, 0], "most": [1, 0]},
        {"id": "60, last trick open", "rules": "level=last_trick", "piles": ("D1-10 C1-10", ""), "points": [0, 0], "most": [1, 1]},
        {"id": "60 and the last trick", "rules": "level=last_trick", "piles": ("D1-10 C1-10", ""), "last": [1, 0], "points": [1, 0], "most": [1, 0]},
        {"id": "60, not the last trick", "rules": "level=last_trick", "piles": ("D1-10 C1-10", ""), "last": [0, 1], "points": [0, 0], "most": [1, 1]},
        {"id": "60 and a last trick that decides nothing", "piles": ("D1-10 C1-10", ""), "last": [1, 0], "points": [0, 0], "most": [1, 0]},
        # 51 and 45 seen: 24 cards' points are left.
        {"id": "51-45 of three", "piles": ("D1-10 S1,3", "C1,3-10 B1,10", ""), "points": [0, 0, 0], "most": [1, 1, 0]},
        {"id": "61 of three", "piles": ("D1-10 S1,3 B3", "", ""), "points": [1, 0, 0], "most": [1, 0, 0]},
    ],
}


def test_each_rank_has_its_worth(case):
    hand, rules = told("briscola", ["D%d" % case["id"], "rest"], last_trick=[0, 0])
    hand.score(rules)
    assert hand.awards[0].tally == [case["worth"], 120 - case["worth"]]


def test_the_higher_total_wins_the_hand(case):
    line = "briscola+" + case["rules"] if "rules" in case else "briscola"
    hand, rules = told(line, case["piles"], last_trick=case.get("last", [0] * len(case["piles"])))
    hand.score(rules)
    assert [(one.name, one.tally, one.points, one.why[0]) for one in hand.awards] == [
        ("hand", case["tally"], case["points"], "hand.won")
    ]
    assert hand.points() == case["points"]


def test_level_totals_are_decided_by_level(case):
    line = "briscola+" + case["rules"] if "rules" in case else "briscola"
    hand, rules = told(line, case["piles"], last_trick=case.get("last", [0] * len(case["piles"])))
    hand.score(rules)
    assert (hand.points(), hand.awards[0].why[0]) == (case["points"], case["why"])


def test_a_last_trick_that_decides_must_be_told():
    hand, rules = told("briscola+level=last_trick", _60)
    assert refusal(hand.score, rules) == ("last_trick.missing",)
    assert hand.awards is None
    hand, rules = told("briscola+level=last_trick", _61)
    hand.score(rules)
    assert hand.points() == [1, 0]


def test_the_last_trick_is_one_sides_that_has_cards():
    rules = from_line("briscola")
    assert refusal(told("briscola", _61, last_trick=[1, 1])[0].score, rules) == ("last_trick.twice",)
    assert refusal(told("briscola", _61, last_trick=[2, 0])[0].score, rules) == ("last_trick.twice",)
    nothing = ("", "rest")
    assert refusal(told("briscola", nothing, last_trick=[1, 0])[0].score, rules) == ("last_trick.pile", 0)


def test_three_play_without_one_two(case):
    rules = from_line("briscola+two_out=" + case["id"])
    out = case["out"]
    assert [list(briscola.out(sides, rules)) for sides in (2, 3, 4, 6)] == [[], [out], [], []]
    hand, rules = told(rules.line(), ("D1", "C1", "rest"))
    hand.score(rules)
    assert hand.awards[0].tally == [11, 11, 98]
    hand.piles[0].put(out)
    assert refusal(hand.score, rules) == ("card.out", out)
    match = new_match(rules.line(), ("A", "B", "C"))
    assert refusal(match.apply, ["card", 0, out]) == ("card.out", out)
    match.apply(["card", 0, (out + 10) % 40])


def test_a_card_that_three_miss_is_named_among_thirty_nine():
    hand, rules = told("briscola", ("D1-10", "C1,3-10", "S1-10 B1-9"))
    assert refusal(hand.score, rules) == ("deck.missing", 38, 39, [39])
    hand, rules = told("briscola", ("D1-10", "C1,3-10 S1-10 B1-10"))
    assert refusal(hand.score, rules) == ("deck.missing", 39, 40, [11])


def test_a_match_counts_hands_won(case):
    match = new_match(case["rules"])
    add_points(match, *case["hands"])
    drawn = case.get("drawn", False)
    assert (match.end.totals, match.end.winner, match.end.drawn) == (case["totals"], case["winner"], drawn)
    assert match.end.is_over() == (drawn or case["winner"] is not None)


def test_a_level_hand_from_its_cards_is_told_as_it_counts():
    for level, counted, over in (("replay", 0, False), ("draw", 1, True), ("last_trick", 1, True)):
        match = new_match("briscola+target=0+level=" + level)
        piles = [list(pile.suits) for pile in told("briscola", _60)[0].piles]
        match.apply(["hand", 1, piles, [[0, 1]]])
        assert (match.end.counted, match.end.is_over()) == (counted, over)
        assert match.end.winner == (1 if level == "last_trick" else None)


def test_nothing_follows_a_drawn_match_until_it_is_undone():
    match = new_match("briscola+hands=1+level=draw")
    add_points(match, [0, 0])
    for event in (["points", 2, [1, 0]], ["card", 0, 1], ["leave", 2, 0, "abandons"]):
        assert refusal(match.apply, event) == ("match.drawn",)
    match.apply(["undo", 1])
    assert not match.end.is_over()
    add_points(match, [1, 0])
    assert match.end.winner == 0


def test_a_hand_gives_one_point_and_no_more():
    match = new_match("briscola")
    assert refusal(match.apply, ["points", 1, [75, 45]]) == ("points.won", 120)
    assert refusal(match.apply, ["awards", 1, [["hand", [1, 1]]]]) == ("points.won", 2)
    match.apply(["awards", 1, [["hand", [0, 1]]]])
    assert match.end.totals == [0, 1]


def test_a_hand_may_be_told_by_its_totals():
    match = new_match("briscola+level=last_trick")
    assert refusal(match.apply, ["tally", 1, [61, 58], [[0, 0]]]) == ("tally.whole", "61-58", 120)
    assert refusal(match.apply, ["tally", 1, [121, -1], [[0, 0]]]) == ("tally.whole", "121--1", 120)
    assert refusal(match.apply, ["tally", 1, [60, 60], [[0, 0]]]) == ("last_trick.missing",)
    match.apply(["tally", 1, [61, 59], [[0, 0]]])
    match.apply(["tally", 2, [60, 60], [[0, 1]]])
    assert [(hand.points(), hand.awards[0].tally) for hand in match.hands] == [([1, 0], [61, 59]), ([0, 1], [60, 60])]
    match.apply(["undo", 2])
    assert match.open.counters == {"last_trick": [0, 1]}
    assert refusal(Hand(2, scopa).tell, [20, 20], Rules()) == ("tally.off",)


def test_the_last_trick_is_marked_where_it_may_decide():
    assert list(briscola.marks(from_line("briscola"))) == []
    for counter, by in briscola.marks(from_line("briscola+level=last_trick")):
        match = new_match("briscola+level=last_trick")
        match.apply(["mark", counter, 1, by])
        assert match.open.counters == {"last_trick": [0, 1]}
        assert refusal(match.apply, ["mark", counter, 0, by]) == ("last_trick.twice",)


def test_the_hand_is_certain_when_no_card_can_change_it(case):
    line = "briscola+" + case["rules"] if "rules" in case else "briscola"
    hand, rules = told(line, case["piles"], last_trick=case.get("last", [0] * len(case["piles"])))
    found = proof(hand.piles, hand.counters, rules)
    assert [(one.name, one.points, one.most) for one in found] == [("hand", case["points"], case["most"])]


def test_a_claim_to_the_last_hand_needs_61():
    for cards, proven in (("D1-10 C1,3 S3", True), ("D1-10 C1-10", False)):
        hand, rules = told("briscola+claim=true", (cards, ""))
        assert claim([1, 1], 0, hand.piles, hand.counters, rules).proven == proven
