"""The short count: cards, coins, and whose the cards are that still matter."""

from settebello.app.grid import RANK_KEYS
from settebello.core import cards
from settebello.core.pile import ones, pile_of, rest_of
from tests.app.box import Box

# Piles of the first side, written; RULES.md 3 and cases/hands.json say what they give with one sweep to it.
CASES = {
    "test_it_gives_the_points_of_the_full_piles": [
        {"id": "all level", "rules": "scopa", "pile": "D1-4,7 C1-4,7 S1-4,6 B1-4,6", "points": [2, 0]},
        {"id": "73 against 75", "rules": "scopa", "pile": "D2-3,7-10 C2-3,7-10 S2,7-10 B8-10", "points": [3, 1]},
        {
            "id": "three sevens",
            "rules": "scopa+primiera=sevens",
            "pile": "D2-3,7-10 C2-3,7-10 S2,7-10 B8-10",
            "points": [4, 0],
        },
        {"id": "a missing suit", "rules": "scopa", "pile": "B1-10 D8 C8 S8", "points": [2, 3]},
        {"id": "a run of five", "rules": "scopa+napola=run", "pile": "D1-5,8 C1-8 S1-4 B8-10", "points": [8, 2]},
        {"id": "king of coins", "rules": "scopa+re_bello=king", "pile": "D1-3,10 C1-10 S1-6", "points": [2, 2]},
        {"id": "all coins", "rules": "scopa", "pile": "D1-10 C1-5", "points": [3, 1]},
    ],
    # B, two keys for the cards and one for the coins come first.
    "test_at_most_two_keys_a_suit_follow_the_numbers": [
        {"id": "four sevens", "pile": "D7,10 C7,10 S7,10 B7,10", "most": 11},
        {"id": "all level", "pile": "D1-4,7 C1-4,7 S1-4,6 B1-4,6", "most": 12},
        {"id": "no suit but one", "pile": "B1-10", "most": 6},
        {"id": "all coins", "pile": "D1-10", "most": 6},
    ],
}


def counted(box, pile):
    """Presses the keys of the short count for a first side with this pile; answers how many."""
    piles = [pile, rest_of([pile])]
    keys = ["B"]
    number = str(pile.count())
    keys += list(number)
    if len(number) == 1 and int(number) < 5:
        keys.append("#")
    coins = ones(pile.suits[0])
    keys.append("D" if coins == 10 else str(coins))
    box.keys(" ".join(keys))
    pressed = len(keys)
    while box.screen() == "brief":
        asked = box.app.screen().question
        held = "".join([RANK_KEYS[rank - 1] for step in asked.steps for rank in step if held_by(piles, asked, rank)])
        box.keys(held[0] if held else "C")
        pressed += 1
        assert pressed < 20
    return pressed


def held_by(piles, asked, rank):
    return piles[asked.side].has(cards.card(asked.suit, rank))


def test_it_gives_the_points_of_the_full_piles(case):
    box = Box().begin(case["rules"]).keys("1")
    counted(box, pile_of(cards.parse(case["pile"])))
    assert box.screen() == "points"
    assert box.totals() == case["points"]
    box.switch_on()
    assert box.totals() == case["points"]


def test_at_most_two_keys_a_suit_follow_the_numbers(case):
    box = Box().begin().keys("1")
    assert counted(box, pile_of(cards.parse(case["pile"]))) <= case["most"]


def test_the_other_stack_may_be_counted():
    box = Box().begin().keys("B A 2 0 5")
    assert box.app.screen().place()[:1] == [1]
    assert box.screen() == "brief"


def test_counts_that_cannot_be_are_asked_for_again():
    # Three cards, and nine coins among them.
    box = Box().begin().keys("B 3 # 9")
    assert box.screen() == "brief"
    assert box.said() != ""
    assert box.app.screen().place()[2] is None


def test_an_answer_tells_of_all_better_cards_and_is_taken_back_with_them():
    # The best of the first side's five coins is the ace.
    box = Box().begin().keys("B 1 9 5 1")
    piles = box.app.match.open.piles
    assert (piles[0].cards(), piles[1].cards()) == (cards.parse("1D"), cards.parse("D6-7"))
    box.keys("*")
    assert box.app.match.open.is_empty()
    assert box.screen() == "brief"
    box.keys("* * *")
    assert box.screen() == "score"


def test_none_of_the_cards_asked_for_gives_all_of_them_to_the_other():
    box = Box().begin().keys("B 1 2 1 5 C")
    assert box.app.match.open.piles[1].cards() == cards.parse("D1,6-7 C1-10")


def test_an_answer_that_the_counted_coins_exclude_is_asked_for_again():
    # Of the six coins below the seven and the six, nobody has seven.
    box = Box().begin().keys("B 1 9 9 3")
    assert box.said() != ""
    assert box.app.match.open.is_empty()
    assert box.app.screen().question.suit == 0


def test_a_key_of_a_card_that_is_not_asked_for_does_nothing():
    box = Box().begin("scopa+primiera=sevens").keys("B 1 9 5 3")
    assert box.said() != ""
    assert box.app.match.open.is_empty()


def test_it_comes_back_after_a_cut_and_the_last_answer_can_still_be_taken_back():
    box = Box().begin().keys("B 1 9 5 1 7")
    frame = box.frame()
    box.switch_on()
    box.app.notice.clear()
    assert box.frame() == frame
    box.keys("*")
    assert box.app.match.open.piles[0].cards() == cards.parse("1D")


def test_the_cards_can_be_keyed_all_the_same_and_the_numbers_stay():
    box = Box().begin().keys("B 1 9 5 7 #")
    assert box.screen() == "cards"
    assert box.app.match.open.piles[0].cards() == cards.parse("7D")
    box.keys("B")
    assert box.app.screen().place() == [0, "", 19, 5, []]


def test_a_tapped_card_leads_to_the_cards():
    box = Box().begin().keys("B 1 9 5")
    box.app.tap(cards.parse("7D")[0], box.now)
    assert box.screen() == "cards"
    box.keys("1")
    assert box.app.match.open.piles[0].cards() == cards.parse("7D")


def test_a_pile_of_another_number_than_was_counted_is_asked_about_once():
    # Nobody takes the seven alone for all nineteen cards, not even after a cut.
    box = Box().begin().keys("B 1 9 5 7 # 1").switch_on().keys("#")
    assert box.screen() == "cards"
    assert "19" in box.said()
    box.keys("#")
    assert box.screen() == "points"


def test_a_pile_of_the_number_that_was_counted_is_closed_at_once():
    box = Box().begin().keys("B 4 # 1 7 # 1 C 7 A 6 B 6 #")
    assert box.screen() == "points"


def test_a_hand_that_is_not_yet_certain_is_refused():
    box = Box().begin()
    event = ["proved", 1, [[64, 0, 0, 0], [0, 0, 0, 0]], [[0, 0]], [[19, 21], [5, 5]]]
    assert not box.app.table.record(event)
    assert box.totals() == [0, 0]


def test_a_hand_counted_so_is_counted_anew_when_it_is_corrected():
    pile = pile_of(cards.parse("D1-4,7 C1-4,7 S1-4,6 B1-4,6"))
    box = Box().begin().keys("1")
    counted(box, pile)
    box.keys("*")
    assert box.screen() == "brief"
    assert box.app.match.open.piles[0].count() == 0
    assert box.app.match.open.counters["sweeps"] == [1, 0]
    counted_again = box.keys("* ")
    counted(counted_again, pile)
    assert box.totals() == [2, 0]
    # The few cards that were asked for are no pile.
    box.keys("# hold 3 C 1 1")
    assert box.screen() == "cards"
    assert box.app.screen().place()[3][2][2] == [[0, 0, 0, 0], [0, 0, 0, 0]]
