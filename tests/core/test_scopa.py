"""What a hand of scopa is worth, field by field; every figure here was counted by hand from RULES.md 3."""

from settebello.core.rules import from_line
from tests.core.deal import award, deal, played
from tests.core.refusal import refusal

# Everything level but the settebello: 20 cards, 5 coins, 78 each (7+7+6+6).
_LEVEL = ("D1-4,7 C1-4,7 S1-4,6 B1-4,6", "rest")

CASES = {
    "test_an_award_goes_to_whom_the_rules_say": [
        {"id": "cards 21-19", "piles": ("D1-5 C1-6 S1-5 B1-5", "rest"), "cards": [1, 0]},
        {"id": "cards 19-21", "piles": ("D1-5 C1-4 S1-5 B1-5", "rest"), "cards": [0, 1]},
        {"id": "cards 20-20", "piles": _LEVEL, "cards": [0, 0]},
        {"id": "cards 40-0", "piles": ("D1-10 C1-10 S1-10 B1-10", "rest"), "cards": [1, 0]},
        {"id": "cards 16-14-10", "piles": ("C1-10 S1-6", "D1-10 S7-10", "rest"), "cards": [1, 0, 0]},
        {"id": "cards 15-15-10", "piles": ("C1-10 S1-5", "D1-10 S6-10", "rest"), "cards": [0, 0, 0]},
        {"id": "cards 14-13-13", "piles": ("C1-10 S1-4", "D1-10 S5-7", "rest"), "cards": [1, 0, 0]},
        {
            "id": "cards of six",
            "piles": ("D1-7", "C1-7", "S1-7", "B1-7", "D8-10 C8-10", "rest"),
            "cards": [0, 0, 0, 0, 0, 0],
        },
        {"id": "coins 6-4", "piles": ("D1-6", "rest"), "coins": [1, 0]},
        {"id": "coins 5-5", "piles": ("D1-4,7", "rest"), "coins": [0, 0]},
        {"id": "coins 4-4-2", "piles": ("D1-4", "D5-8", "rest"), "coins": [0, 0, 0]},
        {"id": "coins 4-3-3", "piles": ("D1-4", "D5-7", "rest"), "coins": [1, 0, 0]},
        {"id": "settebello", "piles": ("D7", "rest"), "settebello": [1, 0]},
        {"id": "the seven of coppe isn't it", "piles": ("C7", "rest"), "settebello": [0, 1]},
        {"id": "re bello off", "piles": ("D10", "rest"), "re_bello": None},
        {"id": "re bello king", "rules": "scopa+re_bello=king", "piles": ("D10", "rest"), "re_bello": [1, 0]},
        {"id": "re bello queen", "rules": "scopa+re_bello=queen", "piles": ("D10", "rest"), "re_bello": [0, 1]},
        {"id": "re bello of three", "rules": "regionale", "piles": ("C10", "D1-10", "rest"), "re_bello": [0, 1, 0]},
        {"id": "napola off", "piles": ("D1-5", "rest"), "napola": None},
        {"id": "napola run", "rules": "scopa+napola=run", "piles": ("D1-5", "rest"), "napola": [5, 0]},
        {"id": "napola fixed", "rules": "scopa+napola=fixed", "piles": ("D1-5", "rest"), "napola": [3, 0]},
        {"id": "napola gap", "rules": "scopa+napola=run", "piles": ("D1-4,6-10", "rest"), "napola": [4, 0]},
        {"id": "no ace no napola", "rules": "scopa+napola=run", "piles": ("D2-10", "rest"), "napola": [0, 0]},
        {"id": "two are no napola", "rules": "scopa+napola=run", "piles": ("D1-2", "rest"), "napola": [0, 0]},
        {"id": "three are one", "rules": "scopa+napola=run", "piles": ("C1", "D1-3", "rest"), "napola": [0, 3, 0]},
        {"id": "not fixed without the 3", "rules": "scopa+napola=fixed", "piles": ("D1-2", "rest"), "napola": [0, 0]},
        {"id": "another suit", "rules": "scopa+napola=run", "piles": ("C1-10 D1", "rest"), "napola": [0, 0]},
        {"id": "all ten", "rules": "scopa+napola=run", "piles": ("D1-10", "rest"), "napola": [10, 0]},
        {"id": "cap 9", "rules": "scopa+napola=run+napola_cap=9", "piles": ("D1-10", "rest"), "napola": [9, 0]},
        {"id": "cap 6", "rules": "scopa+napola=run+napola_cap=6", "piles": ("D1-7", "rest"), "napola": [6, 0]},
        {"id": "cap 3", "rules": "scopa+napola=run+napola_cap=3", "piles": ("D1-7", "rest"), "napola": [3, 0]},
        {"id": "below the cap", "rules": "scopa+napola=run+napola_cap=6", "piles": ("D1-5", "rest"), "napola": [5, 0]},
        {"id": "cap of fixed", "rules": "scopa+napola=fixed+napola_cap=6", "piles": ("D1-9", "rest"), "napola": [3, 0]},
        {"id": "sweeps", "piles": _LEVEL, "sweeps_made": [4, 1], "sweeps": [4, 1]},
    ],
    "test_a_hand_has_no_more_sweeps_than_its_deal_allows": [
        {"id": "3+4", "rules": "scopa", "most": 18},
        {"id": "3+4 last card", "rules": "scopa+last_card_sweep=true", "most": 18},
        {"id": "9+4", "rules": "scopone9", "most": 18},
        {"id": "9+4 last card", "rules": "scopone9+last_card_sweep=true", "most": 18},
        {"id": "10+0", "rules": "scopone", "most": 19},
        {"id": "10+0 last card", "rules": "scopone+last_card_sweep=true", "most": 20},
    ],
    "test_all_ten_coins_win_the_match_only_under_napoleone": [
        {"id": "on", "rules": "scopa+napoleone=true", "piles": ("C1", "D1-10", "rest"), "winner": 1},
        {"id": "off", "rules": "scopa", "piles": ("C1", "D1-10", "rest"), "winner": None},
        {"id": "nine", "rules": "scopa+napoleone=true", "piles": ("D10", "D1-9", "rest"), "winner": None},
        {"id": "with napola off", "rules": "scopa+napola=off+napoleone=true", "piles": ("D1-10", "rest"), "winner": 0},
    ],
    "test_the_awards_are_those_switched_on_in_their_order": [
        {"id": "scopa", "awards": "cards coins settebello primiera sweeps"},
        {"id": "scopa+primiera=off", "awards": "cards coins settebello sweeps"},
        {"id": "regionale", "awards": "cards coins settebello primiera re_bello sweeps"},
        {"id": "napola", "awards": "cards coins settebello primiera napola sweeps"},
        {"id": "napola+re_bello=queen", "awards": "cards coins settebello primiera re_bello napola sweeps"},
    ],
}


def test_an_award_goes_to_whom_the_rules_say(case):
    hand = played(case.get("rules", "scopa"), case["piles"], case.get("sweeps_made"))
    for name in ("cards", "coins", "settebello", "re_bello", "napola", "sweeps"):
        if name in case:
            found = award(hand, name)
            assert (found and found.points) == case[name]


def test_a_hand_has_no_more_sweeps_than_its_deal_allows(case):
    most = case["most"]
    hand = played(case["rules"], _LEVEL, [10, most - 10])
    assert award(hand, "sweeps").points == [10, most - 10]
    over = deal(_LEVEL, [10, most - 9])
    assert refusal(over.score, from_line(case["rules"])) == ("sweeps.total", most + 1, most)


def test_a_side_has_at_most_a_sweep_for_every_two_cards():
    rules = from_line("scopa")
    for cards, fits in (("D1-4", 2), ("D1-5", 2), ("D1-6", 3), ("D1", 0)):
        deal((cards, "rest"), [fits, 0]).score(rules)
        over = deal((cards, "rest"), [fits + 1, 0])
        count = over.piles[0].count()
        assert refusal(over.score, rules) == ("sweeps.pile", 0, fits + 1, count, fits)


def test_sweeps_that_can_not_be_leave_the_hand_open():
    hand = deal(("D1", "rest"), [1, 0])
    refusal(hand.score, from_line("scopa"))
    assert hand.awards is None


def test_all_ten_coins_win_the_match_only_under_napoleone(case):
    assert played(case["rules"], case["piles"]).outright == case["winner"]


def test_the_awards_are_those_switched_on_in_their_order(case):
    hand = played(case["id"], _LEVEL)
    assert " ".join([one.name for one in hand.awards]) == case["awards"]


def test_level_awards_are_listed_and_pay_nobody():
    hand = played("scopa", _LEVEL, [1, 2])
    assert [(one.name, one.points, one.tally) for one in hand.awards] == [
        ("cards", [0, 0], [20, 20]),
        ("coins", [0, 0], [5, 5]),
        ("settebello", [1, 0], [1, 0]),
        ("primiera", [0, 0], [78, 78]),
        ("sweeps", [1, 2], [1, 2]),
    ]
    assert hand.points() == [2, 2]


def test_the_points_of_a_hand_are_those_of_all_its_awards():
    # Cards 23-17, coins 8-2, the settebello, 74 against 62, the king, a napola of seven, three sweeps to one.
    hand = played("napola+re_bello=king", ("D1-7,10 C1-7 S1-4 B1-4", "rest"), [3, 1])
    assert hand.points() == [1 + 1 + 1 + 1 + 1 + 7 + 3, 1]


def test_missing_cards_are_named():
    hand = deal(("D1-7", "C1-10 S1-10 B2-10"))
    assert refusal(hand.score, from_line("scopa")) == ("deck.missing", 36, 40, [7, 8, 9, 30])


def test_a_card_in_two_piles_is_named_with_the_first_that_has_it():
    hand = deal(("D1-7", "C1-10", "D8-10 S1-10 B1-9 C7"))
    assert refusal(hand.score, from_line("scopa")) == ("card.taken", 16, 1)
