"""The short count: cards, coins, and whose the cards are that still matter."""

from settebello.core import cards
from settebello.core.pile import ones, pile_of, rest_of
from tests.app.box import Box

# Piles of the first side, written; RULES.md 3 and cases/hands.json say what they give with one sweep to it.
CASES = {
    "test_it_gives_the_points_of_the_full_piles": [
        {"id": "all level", "rules": "scopa", "pile": "D1-4,7 C1-4,7 S1-4,6 B1-4,6", "points": [2, 0]},
        {"id": "73 against 75", "rules": "scopa", "pile": "D2-3,7-10 C2-3,7-10 S2,7-10 B8-10", "points": [3, 1]},
        {"id": "three sevens", "rules": "scopa+primiera=sevens", "pile": "D2-3,7-10 C2-3,7-10 S2,7-10 B8-10", "points": [4, 0]},
        {"id": "a missing suit", "rules": "scopa", "pile": "B1-10 D8 C8 S8", "points": [2, 3]},
        {"id": "a run of five", "rules": "scopa+napola=run", "pile": "D1-5,8 C1-8 S1-4 B8-10", "points": [8, 2]},
        {"id": "king of coins", "rules": "scopa+re_bello=king", "pile": "D1-3,10 C1-10 S1-6", "points": [2, 2]},
        {"id": "all coins", "rules": "scopa", "pile": "D1-10 C1-5", "points": [3, 1]},
    ]
}


def counted(box, pile):
    """Presses the keys of the short count for a first side with this pile; answers how many."""
    other = rest_of([pile])
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
        asked = box.app.match.rules.game.asked(box.app.match.open.piles, box.app.match.rules)
        box.keys("1" if pile.has(asked) else "2")
        assert pile.has(asked) != other.has(asked)
        pressed += 1
        assert pressed < 60
    return pressed


def test_it_gives_the_points_of_the_full_piles(case):
    box = Box().begin(case["rules"]).keys("1")
    counted(box, pile_of(cards.parse(case["pile"])))
    assert box.screen() == "points"
    assert box.totals() == case["points"]
    box.switch_on()
    assert box.totals() == case["points"]


def test_it_asks_for_far_fewer_cards_than_there_are():
    box = Box().begin()
    assert counted(box, pile_of(cards.parse("D1-4,7 C1-4,7 S1-4,6 B1-4,6"))) <= 16


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


def test_an_answer_is_taken_back_and_the_way_leads_home():
    box = Box().begin().keys("B 1 9 5 1 *")
    assert box.app.match.open.is_empty()
    box.keys("* * *")
    assert box.screen() == "score"


def test_it_comes_back_after_a_cut():
    box = Box().begin().keys("B 1 9 5 1 2")
    frame = box.frame()
    box.switch_on()
    box.app.notice.clear()
    assert box.frame() == frame


def test_the_cards_can_be_keyed_all_the_same():
    box = Box().begin().keys("B 1 9 5 1 #")
    assert box.screen() == "cards"
    assert box.app.match.open.piles[0].cards() == [6]


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
