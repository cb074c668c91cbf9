"""The primiera, setting by setting; every sum here was added up by hand from RULES.md 3."""

from settebello.core import cards, primiera
from settebello.core.pile import pile_of
from tests.core.deal import award, played

# 7,7,A,A against 7,7,6,2: 74 to 72, two sevens each.
_TWO_SEVENS = ("D7 C1,3-7 S1 B1", "rest")
# Three sevens and a figure against one seven and three sixes.
_THREE_SEVENS = ("D2-3,7-10 C2-3,7-10 S2,7-10 B8-10", "rest")
# 7,7,A,A against 7,7,5,5: 74 to 72, and 72 each with the ace at 15.
_ACE = ("D1,2,6,7,8 C1,2,6,7,8 S1-4,8 B1-4,8", "rest")
# 7,7,king,jack against jack,jack,7,7.
_FIGURES = ("D1-7,9,10 C1-7,9,10 S10 B8", "rest")
# 7,7,7,king against 6,A,A,7.
_KING = ("D7 C2-7 S6-7 B10", "rest")

# The second side has no bastoni: 51 against 63.
_ONE_LACKS = ("B1-10 D8 C8 S8", "rest")
# The first holds denari and 7 of coppe, the second no denari: coppe alone 21 to 18, plain sums 42 to 60.
_EACH_LACKS = ("D1-10 C7", "rest")
# No suit is held by both.
_NONE_SHARED = ("D1-10 C1-10", "rest")
# Each of three lacks another suit; bastoni alone 21, 18, 16; plain sums 58, 60, 36.
_THREE_LACK = ("C1-9 S1-5 B7", "D1-9 S6-10 B6", "rest")
# The first of three is complete with 40, the others lack suits.
_ONE_OF_THREE = ("D8 C8 S8 B8", "D1-7,9-10 C1-7,9-10", "rest")

_OWN = "primiera_values=1/2/3/4/5/6/7/8/9/10"

CASES = {
    "test_the_primiera_goes_to_whom_the_rules_say": [
        {"id": "points", "piles": _TWO_SEVENS, "points": [1, 0], "tally": [74, 72]},
        {"id": "sevens", "rules": "primiera=sevens", "piles": _TWO_SEVENS, "points": [0, 0], "tally": [2, 2]},
        {"id": "ranked", "rules": "primiera=ranked", "piles": _TWO_SEVENS, "points": [0, 1]},
        {"id": "three sevens", "piles": _THREE_SEVENS, "points": [0, 1], "tally": [73, 75]},
        {"id": "most sevens", "rules": "primiera=sevens", "piles": _THREE_SEVENS, "points": [1, 0], "tally": [3, 1]},
        {"id": "ranked sevens", "rules": "primiera=ranked", "piles": _THREE_SEVENS, "points": [1, 0]},
        {"id": "79 against 75", "piles": ("D7 C7 S1 B7", "rest"), "points": [1, 0], "tally": [79, 75]},
        {
            "id": "ranked 7766-77KK",
            "rules": "primiera=ranked",
            "piles": ("D1-7 C1-6 S1-7 B1-6", "rest"),
            "points": [1, 0],
        },
        {
            "id": "ranked identical",
            "rules": "primiera=ranked",
            "piles": ("D1-4,7 C1-4,7 S1-4,6 B1-4,6", "rest"),
            "points": [0, 0],
        },
        {
            "id": "ranked king before queen",
            "rules": "primiera=ranked",
            "piles": ("D10 C9 S7 B7", "rest"),
            "points": [0, 1],
        },
        {"id": "sevens of three", "rules": "primiera=sevens", "piles": ("D7", "C7", "rest"), "points": [0, 0, 1]},
        {"id": "sevens 2-1-1", "rules": "primiera=sevens", "piles": ("D7 S7", "C7", "rest"), "points": [1, 0, 0]},
        {"id": "sevens need no suits", "rules": "primiera=sevens", "piles": ("D7 C7 S7", "rest"), "points": [1, 0]},
        {"id": "ace standard", "piles": _ACE, "points": [1, 0], "tally": [74, 72]},
        {"id": "ace ace15", "rules": "primiera_values=ace15", "piles": _ACE, "points": [0, 0], "tally": [72, 72]},
        {"id": "figures standard", "piles": _FIGURES, "points": [0, 0], "tally": [62, 62]},
        {
            "id": "figures ace15",
            "rules": "primiera_values=ace15",
            "piles": _FIGURES,
            "points": [0, 0],
            "tally": [62, 62],
        },
        {
            "id": "figures graded",
            "rules": "primiera_values=graded",
            "piles": _FIGURES,
            "points": [1, 0],
            "tally": [60, 58],
        },
        {
            "id": "figures no_figures",
            "rules": "primiera_values=no_figures",
            "piles": _FIGURES,
            "points": [0, 0],
            "tally": [42, 42],
        },
        {"id": "figures own table", "rules": _OWN, "piles": _FIGURES, "points": [1, 0], "tally": [38, 35]},
        {"id": "king standard", "piles": _KING, "points": [1, 0], "tally": [73, 71]},
        {"id": "king graded", "rules": "primiera_values=graded", "piles": _KING, "points": [1, 0], "tally": [73, 71]},
        {
            "id": "king no_figures",
            "rules": "primiera_values=no_figures",
            "piles": _KING,
            "points": [0, 1],
            "tally": [63, 71],
        },
        {"id": "one lacks void", "piles": _ONE_LACKS, "points": [1, 0], "tally": [51, None]},
        {
            "id": "one lacks common",
            "rules": "missing_suit=common",
            "piles": _ONE_LACKS,
            "points": [1, 0],
            "tally": [51, None],
        },
        {
            "id": "one lacks partial",
            "rules": "missing_suit=partial",
            "piles": _ONE_LACKS,
            "points": [1, 0],
            "tally": [51, None],
        },
        {
            "id": "one lacks zero",
            "rules": "missing_suit=zero",
            "piles": _ONE_LACKS,
            "points": [0, 1],
            "tally": [51, 63],
        },
        {"id": "each lacks void", "piles": _EACH_LACKS, "points": [0, 0], "tally": [None, None]},
        {
            "id": "each lacks common",
            "rules": "missing_suit=common",
            "piles": _EACH_LACKS,
            "points": [1, 0],
            "tally": [21, 18],
        },
        {
            "id": "each lacks partial",
            "rules": "missing_suit=partial",
            "piles": _EACH_LACKS,
            "points": [0, 1],
            "tally": [42, 60],
        },
        {
            "id": "each lacks zero",
            "rules": "missing_suit=zero",
            "piles": _EACH_LACKS,
            "points": [0, 1],
            "tally": [42, 60],
        },
        {
            "id": "none shared common",
            "rules": "missing_suit=common",
            "piles": _NONE_SHARED,
            "points": [0, 0],
            "tally": [None, None],
        },
        {
            "id": "none shared partial",
            "rules": "missing_suit=partial",
            "piles": _NONE_SHARED,
            "points": [0, 0],
            "tally": [42, 42],
        },
        {"id": "three lack void", "piles": _THREE_LACK, "points": [0, 0, 0], "tally": [None, None, None]},
        {
            "id": "three lack common",
            "rules": "missing_suit=common",
            "piles": _THREE_LACK,
            "points": [1, 0, 0],
            "tally": [21, 18, 16],
        },
        {
            "id": "three lack partial",
            "rules": "missing_suit=partial",
            "piles": _THREE_LACK,
            "points": [0, 1, 0],
            "tally": [58, 60, 36],
        },
        {
            "id": "one of three is complete",
            "rules": "missing_suit=partial",
            "piles": _ONE_OF_THREE,
            "points": [1, 0, 0],
            "tally": [40, None, None],
        },
        {
            "id": "an empty pile",
            "rules": "missing_suit=partial",
            "piles": ("D1-10 C1-10 S1-10 B1-10", "rest"),
            "points": [1, 0],
            "tally": [84, None],
        },
        {
            "id": "ranked lacks",
            "rules": "primiera=ranked",
            "piles": _ONE_LACKS,
            "points": [1, 0],
        },
        {
            "id": "ranked all lack, whatever missing_suit says",
            "rules": "primiera=ranked+missing_suit=zero",
            "piles": _EACH_LACKS,
            "points": [0, 0],
            "tally": [None, None],
        },
    ],
    "test_the_cards_that_count_are_shown": [
        {"id": "points", "piles": _THREE_SEVENS, "best": ["7D 7C 7S 10B", "6D 6C 6S 7B"]},
        {"id": "void", "piles": _ONE_LACKS, "best": ["8D 8C 8S 7B", "7D 7C 7S"]},
        {"id": "common", "rules": "missing_suit=common", "piles": _EACH_LACKS, "best": ["7C", "6C"]},
        {"id": "partial", "rules": "missing_suit=partial", "piles": _EACH_LACKS, "best": ["7D 7C", "6C 7S 7B"]},
        {"id": "sevens", "rules": "primiera=sevens", "piles": _THREE_SEVENS, "best": ["7D 7C 7S", "7B"]},
        {
            "id": "ranked",
            "rules": "primiera=ranked",
            "piles": ("D1 C2,7 S8 B6", "rest"),
            "best": ["7C 6B 1D 8S", "7D 7S 7B 6C"],
        },
    ],
    "test_cards_rank_7_6_ace_5_4_3_2_king_queen_jack": [
        {"id": "7 over 6", "better": 7, "worse": 6},
        {"id": "6 over ace", "better": 6, "worse": 1},
        {"id": "ace over 5", "better": 1, "worse": 5},
        {"id": "5 over 4", "better": 5, "worse": 4},
        {"id": "4 over 3", "better": 4, "worse": 3},
        {"id": "3 over 2", "better": 3, "worse": 2},
        {"id": "2 over king", "better": 2, "worse": 10},
        {"id": "king over queen", "better": 10, "worse": 9},
        {"id": "queen over jack", "better": 9, "worse": 8},
    ],
}


def _primiera(case):
    return award(played("scopa+" + case.get("rules", "target=11"), case["piles"]), "primiera")


def test_the_primiera_goes_to_whom_the_rules_say(case):
    found = _primiera(case)
    assert found.points == case["points"]
    if "tally" in case:
        assert found.tally == case["tally"]


def test_the_cards_that_count_are_shown(case):
    best = _primiera(case).best
    assert [" ".join([cards.text(number) for number in held]) for held in best] == case["best"]


def test_cards_rank_7_6_ace_5_4_3_2_king_queen_jack(case):
    # Beside denari the first two sides have a seven, a queen and a jack each.
    piles = ("D%d C7 S8 B9" % case["better"], "D%d C8 S9 B7" % case["worse"], "rest")
    found = award(played("scopa+primiera=ranked", piles), "primiera")
    assert found.tally[0] > found.tally[1]


def test_without_a_primiera_there_is_no_award():
    assert award(played("scopa+primiera=off", _TWO_SEVENS), "primiera") is None


def test_of_cards_worth_the_same_the_highest_rank_is_shown():
    values = (16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
    best = primiera.best_of(pile_of(cards.parse("D8 D10 D9 C2 C8 B7 B6")), values)
    assert best == [9, 11, None, 36]
