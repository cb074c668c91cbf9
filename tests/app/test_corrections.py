"""Hands corrected, undone, claimed and left."""

from tests.app.box import LEVEL, Box

# Thirteen cards with all coins' ranks 1..7 and three sevens: coins, settebello and primiera.
STRONG = "D 1 2 3 4 5 6 7 C 7 A 7 B 7 8 9 0"


def three_hands():
    """Totals 2-2, then +3 and +1 twice: 8-4."""
    box = Box().begin(start=(0, 0))
    box.keys("1 2 2 # 1").keys(LEVEL).keys("# #")
    box.keys("# 1").keys(STRONG).keys("# #")
    box.keys("# 1").keys(STRONG).keys("# #")
    assert box.totals() == [8, 4]
    return box


def history(box):
    """Opens the history: the menu is new match, undo, history."""
    return box.keys("hold 3")


def test_the_first_of_three_hands_is_corrected_and_all_totals_follow():
    box = history(three_hands())
    box.keys("A A C 3 5 # 0 #")
    assert box.screen() == "history"
    assert box.totals() == [11, 2]
    assert box.app.match.end.winner == 0
    assert box.app.match.hands[0].was.points() == [2, 2]


def test_a_correction_flips_who_reached_the_target_first():
    box = Box().begin(start=(8, 8))
    box.keys("0 C 2 # 1 # #").keys("0 C 0 # 3 # #")
    assert box.totals() == [10, 12]
    assert box.app.match.end.winner == 1
    history(box).keys("A C 3 3 # 1 #")
    # 8-8, then 3-1: eleven in the first hand already, and the second counts no more.
    assert box.totals() == [11, 9]
    assert box.app.match.end.winner == 0
    box.switch_on()
    assert box.totals() == [11, 9]
    assert box.app.match.end.winner == 0


def test_cards_of_an_earlier_hand_are_corrected_one_by_one():
    box = history(three_hands()).keys("A A C 1 1 D 1 #")
    # The ace of coins goes over: 19-21 cards, 4-6 coins; the sweeps stay.
    assert box.screen() == "history"
    assert box.app.match.hands[0].points() == [2, 4]
    assert box.totals() == [8, 6]


def test_a_correction_in_progress_comes_back_after_a_cut():
    box = history(three_hands()).keys("A A C 1 1 D 1")
    box.switch_on()
    assert box.screen() == "cards"
    box.keys("#")
    assert box.app.match.hands[0].points() == [2, 4]


def test_a_correction_left_half_way_changes_nothing():
    box = history(three_hands()).keys("A A C 1 1 D 1 2 3 * * * * * * * * *")
    assert box.screen() == "score"
    assert box.totals() == [8, 4]


def test_a_correction_is_undone():
    box = history(three_hands()).keys("A A C 3 5 # 0 # hold")
    box.keys("* hold 2 #")
    assert box.totals() == [8, 4]
    assert box.app.match.end.winner is None


def test_everything_can_be_undone_down_to_the_start():
    box = three_hands()
    for _ in range(3):
        box.keys("hold 2 #")
    assert box.totals() == [0, 0]
    assert box.app.match.open.piles[0].count() == 20


def test_a_corrected_hand_is_marked_in_the_history():
    box = history(three_hands())
    before = box.frame()
    box.keys("A A C 3 2 # 2 #")
    assert box.totals() == [8, 4]
    assert box.frame() != before


def test_a_proven_claim_wins():
    box = Box().begin("regionale+re_bello=off", start=(9, 9))
    # Eight coins, the settebello among them: coins and settebello can't be lost.
    box.keys("C 1 #")
    assert box.screen() == "cards"
    box.keys("D 1 2 3 4 5 6 7 8 #")
    assert box.screen() == "claimed"
    assert box.app.match.end.winner == 0
    assert box.totals() == [11, 9]
    box.switch_on()
    assert box.app.match.end.winner == 0


def test_a_claim_that_is_not_proven_loses():
    box = Box().begin("regionale+re_bello=off", start=(9, 9))
    box.keys("C 1 # D 1 2 3 4 5 #")
    # Asked once more, since it would lose.
    assert box.screen() == "cards"
    box.keys("#")
    assert box.app.match.end.winner == 1
    box.keys("# hold 2 #")
    assert box.app.match.end.winner is None
    assert box.totals() == [9, 9]


def test_a_claim_with_more_cards_than_there_can_be_is_said_and_stays():
    # Fifteen sweeps of the others took thirty cards at least.
    box = Box().begin("regionale+re_bello=off").keys("2 " * 15)
    box.keys("C 1 # D 1 2 3 4 5 6 7 8 9 0 C 1 2 3 4 5 #")
    assert box.screen() == "cards"
    assert box.said() != ""
    assert box.app.cue == "refused"


def test_a_claim_is_asked_for_twice():
    box = Box().begin("regionale").keys("C 1 *")
    assert box.screen() == "claim"
    box.keys("*")
    assert box.screen() == "score"
    assert box.app.match.end.winner is None


def test_no_claim_where_the_rules_know_none():
    box = Box().begin("scopa").keys("C")
    assert box.screen() == "score"
    box.keys("hold 4")
    assert box.screen() == "menu"
    assert box.said() != ""


def test_a_side_that_leaves_loses_and_others_play_on():
    box = Box().begin(sides=("A", "B", "C"))
    box.keys("hold 5 1 #")
    assert box.app.match.end.out == [0]
    assert box.app.match.end.winner is None
    # Two ways a side that is still in: B abandons, B excluded.
    box.keys("hold 5 2 #")
    assert box.app.match.end.winner == 2


def test_matches_won_are_kept_for_the_evening():
    box = Box().begin(start=(10, 0)).keys("0 C 1 # 0 # #")
    assert box.app.match.end.winner == 0
    assert box.app.settings.won(box.app.match) == [1, 0]
    box.keys("#")
    assert box.app.settings.won(box.app.match) == [1, 0]
    box.keys("0 C 0 # 1 1 # #")
    assert box.app.settings.won(box.app.match) == [1, 1]
    box.switch_on()
    assert box.app.settings.won(box.app.match) == [1, 1]


def test_under_an_ordered_finish_the_deciding_award_is_marked():
    # RULES.md 4: 10-10, cards to A, settebello and four sweeps to B: A wins, 11-15.
    box = Box().begin("torneo", start=(10, 10)).keys("2 2 2 2 0 1 0 2 0 #")
    assert box.totals() == [11, 15]
    assert box.app.match.end.winner == 0
    assert box.app.match.end.award == 0


def test_the_sweeps_of_an_earlier_hand_are_corrected_and_its_cards_stay():
    box = history(three_hands()).keys("A A C 4 3 # 0 #")
    assert box.screen() == "history"
    assert box.app.match.hands[0].points() == [4, 0]
    assert box.app.match.hands[0].piles[0].count() == 20
    assert box.totals() == [10, 2]


def test_more_sweeps_than_a_pile_can_hold_are_refused():
    box = history(three_hands()).keys("A A C 4 1 1 # 0 #")
    assert box.screen() == "recount"
    assert "11" in box.said()
    assert box.totals() == [8, 4]
