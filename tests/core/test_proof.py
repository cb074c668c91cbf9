"""What is certain of a hand that isn't all known; every case was thought through from RULES.md 3."""

from settebello.core.proof import proof, still_open
from settebello.core.rules import from_line
from settebello.ui.words import LANGUAGES, Words, table
from tests.core.deal import deal
from tests.core.refusal import refusal

# Each line: the award, for certain at least, at most. Sides show the cards of `piles`, the rest is unknown.
CASES = {
    "test_an_award_is_as_certain_as_the_cards_make_it": [
        {"id": "nothing known", "piles": ("", ""), "cards": ([0, 0], [1, 1]), "primiera": ([0, 0], [1, 1])},
        {"id": "20 cards may be level", "piles": ("C1-10 S1-10", ""), "cards": ([0, 0], [1, 0])},
        {"id": "21 cards", "piles": ("C1-10 S1-10 B1", ""), "cards": ([1, 0], [1, 0])},
        {"id": "20 against 20", "piles": ("C1-10 S1-10", "D1-10 B1-10"), "cards": ([0, 0], [0, 0])},
        {"id": "14 of three sides", "piles": ("C1-10 S1-4", "D1-10", "B1-10"), "cards": ([0, 0, 0], [1, 1, 1])},
        {"id": "17 of three sides", "piles": ("C1-10 S1-7", "D1-10", "B1-10"), "cards": ([1, 0, 0], [1, 0, 0])},
        {"id": "counted 20", "piles": ("", ""), "known": {"cards": [20, None]}, "cards": ([0, 0], [0, 0])},
        {"id": "counted 19", "piles": ("", ""), "known": {"cards": [None, 19]}, "cards": ([1, 0], [1, 0])},
        {"id": "eleven sweeps took 22", "piles": ("", ""), "sweeps": [11, 0], "cards": ([1, 0], [1, 0])},
        {"id": "ten sweeps took 20", "piles": ("", ""), "sweeps": [10, 0], "cards": ([0, 0], [1, 0])},
        {"id": "5 coins", "piles": ("D1-5", ""), "coins": ([0, 0], [1, 0])},
        {"id": "6 coins", "piles": ("D1-6", ""), "coins": ([1, 0], [1, 0])},
        {"id": "5 coins each", "piles": ("D1-5", "D6-10"), "coins": ([0, 0], [0, 0])},
        {"id": "4 coins counted", "piles": ("", ""), "known": {"coins": [4, None]}, "coins": ([0, 1], [0, 1])},
        # Seven cards in all, four of them seen and no coins: three coins at most.
        {"id": "few cards, few coins", "piles": ("C1-4", ""), "known": {"cards": [7, None]}, "coins": ([0, 1], [0, 1])},
        {"id": "settebello seen", "piles": ("", "D7"), "settebello": ([0, 1], [0, 1])},
        {"id": "settebello unseen", "piles": ("D1-6", ""), "settebello": ([0, 0], [1, 1])},
        {
            "id": "no coins left for it",
            "piles": ("D1-3", ""),
            "known": {"coins": [3, None]},
            "settebello": ([0, 1], [0, 1]),
        },
        {
            "id": "no cards left for it",
            "piles": ("D1-3 C1-10", ""),
            "known": {"cards": [13, None]},
            "settebello": ([0, 1], [0, 1]),
        },
        {
            "id": "one of three can't have it",
            "piles": ("", "", ""),
            "known": {"coins": [0, None, None]},
            "settebello": ([0, 0, 0], [0, 1, 1]),
        },
        {"id": "re bello seen", "rules": "regionale", "piles": ("D10", ""), "re_bello": ([1, 0], [1, 0])},
        {"id": "queen", "rules": "scopa+re_bello=queen", "piles": ("D10", ""), "re_bello": ([0, 0], [1, 1])},
        # Three sixes and a seven, 75, lose to three sevens and an ace, 79, but not to a figure, 73.
        {"id": "three sevens and an ace", "piles": ("D7 C7 S7 B1", ""), "primiera": ([1, 0], [1, 0])},
        {"id": "three sevens and a figure", "piles": ("D7 C7 S7 B8", ""), "primiera": ([0, 0], [1, 1])},
        {"id": "four sevens", "piles": ("D7 C7 S7 B7", ""), "primiera": ([1, 0], [1, 0])},
        {"id": "three sevens of three suits", "piles": ("D7 C7 S7", ""), "primiera": ([0, 0], [1, 1])},
        # 7+7+6+6 are 78 for both.
        {"id": "level at 78", "piles": ("D7 C7 S6 B6", "D6 C6 S7 B7"), "primiera": ([0, 0], [0, 0])},
        # All of a suit on one side: the other can't compete.
        {"id": "ten of bastoni", "piles": ("B1-10 D1 C1 S1", ""), "primiera": ([1, 0], [1, 0])},
        {"id": "ten of bastoni, no spade", "piles": ("B1-10 D1 C1", ""), "primiera": ([0, 0], [1, 0])},
        {"id": "each has a whole suit", "piles": ("D1-10", "B1-10"), "primiera": ([0, 0], [0, 0])},
        {
            "id": "each a whole suit, by common ones",
            "rules": "a_tempo",
            # On spade 21 or 18 against 18 or less; on coppe all is shared out: 21 against 18.
            "piles": ("D1-10 C7 S7", "B1-10 C1-6 C8-10"),
            "primiera": ([1, 0], [1, 0]),
        },
        {
            "id": "each a whole suit, plain sums",
            "rules": "scopa+missing_suit=partial",
            # 21 and 21 of the whole suits, 21 against 18 of coppe and of spade.
            "piles": ("D1-10 C7 S7", "B1-10"),
            "primiera": ([1, 0], [1, 0]),
        },
        # 42 of two suits, and 21 of spade that can become 42 with the seven of bastoni.
        {
            "id": "zero",
            "rules": "scopa+missing_suit=zero",
            "piles": ("D1-10 C1-10", "S1-10"),
            "primiera": ([0, 0], [1, 0]),
        },
        {
            "id": "three sevens",
            "rules": "scopa+primiera=sevens",
            "piles": ("D7 C7 S7", ""),
            "primiera": ([1, 0], [1, 0]),
        },
        {"id": "two sevens", "rules": "scopa+primiera=sevens", "piles": ("D7 C7", ""), "primiera": ([0, 0], [1, 0])},
        # Two sevens each; the six of coppe decides whether the rest is level.
        {
            "id": "ranked",
            "rules": "scopa+primiera=ranked",
            "piles": ("D7 C7 S6 B6", "S7 B7 D5 C5 D6"),
            "primiera": ([0, 0], [1, 0]),
        },
        {
            "id": "ranked with all sixes seen",
            "rules": "scopa+primiera=ranked",
            "piles": ("D7 C7 S6 B6 C6", "S7 B7 D6 C1"),
            "primiera": ([1, 0], [1, 0]),
        },
        # Ten cards and all of them shown: 7, 6, 4, 4 against the rest's 7, 7, 7, 6.
        {
            "id": "a whole short pile",
            "piles": ("D7 D4 C6 C4 S4 S3 S2 B4 B3 B2", ""),
            "known": {"cards": [10, None]},
            "primiera": ([0, 1], [0, 1]),
        },
        # One more card, unseen: 7C makes it 70 to 75, another seven 74 to 78.
        {
            "id": "a short pile but for one card",
            "piles": ("D7 D4 C6 C4 S4 S3 S2 B4 B3 B2", ""),
            "known": {"cards": [11, None]},
            "primiera": ([0, 1], [0, 1]),
        },
        {"id": "napola of two", "rules": "napola", "piles": ("D1-2", ""), "napola": ([0, 0], [10, 0])},
        {"id": "napola of four", "rules": "napola", "piles": ("D1-4", "D6"), "napola": ([4, 0], [5, 0])},
        {"id": "napola ended", "rules": "napola", "piles": ("D1-4", "D5"), "napola": ([4, 0], [4, 0])},
        {"id": "napola broken", "rules": "napola", "piles": ("D1", "D2"), "napola": ([0, 0], [0, 0])},
        {"id": "napola capped", "rules": "napola+napola_cap=4", "piles": ("D1-5", ""), "napola": ([4, 0], [4, 0])},
        {"id": "napola fixed", "rules": "scopa+napola=fixed", "piles": ("D1-3", ""), "napola": ([3, 0], [3, 0])},
        {
            "id": "napola by count",
            "rules": "napola",
            "piles": ("D1-2", ""),
            "known": {"coins": [4, None]},
            "napola": ([0, 0], [4, 0]),
        },
        {"id": "sweeps still grow", "piles": ("", ""), "sweeps": [3, 1], "sweeps_": ([3, 1], [17, 15])},
        {"id": "sweeps as far as cards", "piles": ("D1-10 C1-10 S1-10", "B1-5"), "sweeps_": ([0, 0], [2, 2])},
        {
            "id": "sweeps of a finished hand",
            "piles": ("", ""),
            "sweeps": [3, 1],
            "over": True,
            "sweeps_": ([3, 1], [3, 1]),
        },
        {"id": "no sweeps of one card", "piles": ("D1-10 C1-10 S1-10", "B1-9"), "sweeps_": ([0, 0], [0, 0])},
    ],
    "test_what_no_hand_can_be_is_refused": [
        {"id": "a card twice", "piles": ("D7", "D7"), "says": ("card.taken", 6, 0)},
        {"id": "nineteen sweeps", "piles": ("", ""), "sweeps": [10, 9], "says": ("sweeps.total", 19, 18)},
        {
            "id": "more seen than counted",
            "piles": ("C1-10", ""),
            "known": {"cards": [9, None]},
            "says": ("known.cards", 0, 9, 10, 40),
        },
        {
            "id": "more counted than left",
            "piles": ("C1-10", ""),
            "known": {"cards": [None, 31]},
            "says": ("known.cards", 1, 31, 0, 30),
        },
        {
            "id": "eleven coins",
            "piles": ("", ""),
            "known": {"coins": [11, None]},
            "says": ("known.coins", 0, 11, 0, 10),
        },
        {"id": "41 in all", "piles": ("", ""), "known": {"cards": [20, 21]}, "says": ("known.clash",)},
        {
            "id": "more coins than cards",
            "piles": ("C1-5", ""),
            "known": {"cards": [9, None], "coins": [5, None]},
            "says": ("known.clash",),
        },
        {
            "id": "sweeps without cards",
            "piles": ("D1-10 C1-10 S1-10", ""),
            "sweeps": [0, 6],
            "says": ("sweeps.pile", 1, 6, 10, 5),
        },
    ],
}


def proven(case, over=False):
    hand = deal(case["piles"], case.get("sweeps"))
    rules = from_line(case.get("rules", "scopa"))
    return proof(hand.piles, hand.counters, rules, case.get("over", over), case.get("known"))


def test_an_award_is_as_certain_as_the_cards_make_it(case):
    checked = 0
    for line in proven(case):
        wanted = case.get("sweeps_" if line.name == "sweeps" else line.name)
        if wanted is not None:
            checked += 1
            assert (line.points, line.most) == wanted, line.name
            assert line.certain == (wanted[0] == wanted[1])
    assert checked == len([key for key in case if key not in ("id", "piles", "rules", "known", "sweeps", "over")])


def test_what_no_hand_can_be_is_refused(case):
    assert refusal(proven, case) == case["says"]


def test_the_lines_come_in_the_order_of_the_awards():
    lines = proven({"piles": ("", ""), "rules": "napola+re_bello=king"})
    assert [line.name for line in lines] == ["cards", "coins", "settebello", "primiera", "re_bello", "napola", "sweeps"]


def test_an_award_that_is_off_has_no_line():
    lines = proven({"piles": ("", ""), "rules": "scopa+primiera=off"})
    assert [line.name for line in lines] == ["cards", "coins", "settebello", "sweeps"]


def test_tallies_are_what_each_side_shows():
    lines = proven({"piles": ("D7 C6 S1 B2", "D1-3 C7"), "rules": "napola", "sweeps": [1, 2]})
    # 21+18+16+12 against a side without spade and bastoni.
    assert [line.tally for line in lines] == [[4, 4], [1, 3], [1, 0], [67, None], [0, 3], [1, 2]]


def test_a_hand_is_settled_once_nothing_can_change_and_not_before():
    shown = "D1-7 C7 S7 B7 C1-6 S1-4"
    assert still_open(proven({"piles": (shown, "")}, True))
    assert not still_open(proven({"piles": (shown + " S5", "")}, True))
    # Until it is over a sweep can still come.
    assert still_open(proven({"piles": (shown + " S5", "")}, False))


def test_all_ten_coins_keep_a_hand_open_under_napoleone():
    case = {"piles": ("D1-9 C1-10 S1-7 B7", "B1"), "rules": "scopa+napoleone=true"}
    lines = proven(case, True)
    assert [line.name for line in lines if not line.certain] == ["napoleone"]
    assert still_open(lines)
    case["piles"] = ("D1-9 C1-10 S1-7 B7", "B1 D10")
    assert not still_open(proven(case, True))


def test_a_proof_changes_nothing_and_shares_nothing():
    hand = deal(("D7 C7", "B1"), [2, 1])
    lines = proof(hand.piles, hand.counters, from_line("scopa"))
    lines[-1].points[0] = 9
    assert hand.counters == {"sweeps": [2, 1]}
    assert [pile.count() for pile in hand.piles] == [2, 1]


def test_every_line_is_a_sentence_in_both_languages():
    for language in LANGUAGES:
        words = Words(language)
        for case in CASES["test_an_award_is_as_certain_as_the_cards_make_it"]:
            for line in proven(case):
                said = words.say("proof", line.why[0], line.why[1:], ["Noi", "Loro", "Altri"])
                assert said and "{" not in said


def test_both_languages_know_the_same_lines():
    tables = [table(language, "proof") for language in LANGUAGES]
    assert sorted(tables[0]) == sorted(tables[1])


def test_the_numbers_of_a_line_are_right():
    why = [line.why for line in proven({"piles": ("C1-10 S1-10 B7 D7", "D1")})]
    assert why[0] == ("cards.sure", 0, 22, 18)
    assert why[1] == ("coins.open", [1, 1], [9, 9])
    assert why[2] == ("settebello.held", 0, 6)
    # The other can have neither coppe nor spade.
    assert why[3] == ("primiera.alone", 0)
    # 84 against the best without sevens, four sixes: 72.
    assert proven({"piles": ("D7 C7 S7 B7", "")})[3].why == ("primiera.sure", 0, 12)
