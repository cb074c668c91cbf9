"""A match played through the keys."""

from tests.app.box import LEVEL, Box


def test_the_first_start_asks_for_the_language_then_for_the_match():
    box = Box()
    assert box.screen() == "language"
    box.keys("2")
    assert box.screen() == "new_match"
    assert box.app.words.language == "en"
    box.keys("#")
    assert box.screen() == "score"
    assert box.app.match.rules.line() == "scopa"


def test_the_language_is_remembered_without_a_match():
    box = Box().keys("2").switch_on()
    assert box.screen() == "new_match"
    assert box.app.words.language == "en"


def test_one_pile_is_enough_for_two_sides():
    box = Box().begin().keys("1 2 2 # 1").keys(LEVEL).keys("#")
    assert box.screen() == "points"
    assert box.totals() == [2, 2]


def test_either_pile_may_be_the_one_that_is_keyed():
    box = Box().begin().keys("# 2").keys(LEVEL).keys("#")
    assert box.totals() == [0, 1]


def test_a_rank_before_its_suit_is_the_same_card():
    first = Box().begin().keys("# 1 7 D")
    second = Box().begin().keys("# 1 D 7")
    assert first.app.match.open.piles[0].cards() == second.app.match.open.piles[0].cards() == [6]


def test_the_key_of_spade_is_a_and_the_king_is_0():
    box = Box().begin().keys("# 1 A 0 8 9")
    assert box.app.match.open.piles[0].cards() == [27, 28, 29]


def test_the_same_card_again_takes_it_out():
    box = Box().begin().keys("# 1 D 7 7")
    assert box.app.match.open.piles[0].cards() == []


def test_the_star_takes_back_the_last_card_then_leaves_the_pile():
    box = Box().begin().keys("# 1 D 7 6 *")
    assert box.app.match.open.piles[0].cards() == [6]
    box.keys("* *")
    assert box.screen() == "cards"
    box.keys("*")
    assert box.screen() == "score"


def test_no_cards_at_all_is_asked_for_twice():
    box = Box().begin().keys("# 1 #")
    assert box.screen() == "cards"
    assert "40" in box.said()
    box.keys("#")
    assert box.totals() == [0, 4]


def test_the_other_pile_is_forgotten_when_the_first_is_counted_anew():
    box = Box().begin().keys("# 1 D 1 2 * * * # 2 D 1 2 3 # ")
    assert box.app.match.hands[0].piles[1].cards() == [0, 1, 2]


def test_three_sides_give_two_piles():
    box = Box().begin(sides=("A", "B", "C")).keys("# 1 D 1 2 3 4 C 1 2 3 4 5 6 A 1 2 3 4 5 6 #")
    assert box.screen() == "cards"
    box.keys("2 D 5 6 7 8 C 7 8 9 0 A 7 8 9 0 B 1 2 #")
    assert box.screen() == "points"
    assert box.totals() == [1, 2, 0]


def test_a_card_taken_off_a_whole_hand_of_three_sides_is_missing_until_it_is_given():
    box = Box().begin(sides=("A", "B", "C")).keys("# 1 D 1 2 # 2 D 7 8 # *")
    box.keys("2 D 7")
    assert box.screen() == "cards"
    box.keys("#")
    assert box.totals() == [0, 0, 0]
    assert "39" in box.said()
    box.keys("* 1 D 7 #")
    assert box.screen() == "points"
    assert box.app.match.hands[0].piles[0].cards() == [0, 1, 6]


def test_more_sweeps_than_a_pile_can_hold_are_said_while_it_is_looked_at():
    box = Box().begin(sides=("A", "B", "C")).keys("# 1 D 5 # 2 D 1 # *")
    # A sweep takes two cards at least, and B has one.
    box.keys("* 2 # 1")
    assert box.screen() == "cards"
    box.keys("#")
    assert box.totals() == [0, 0, 0]
    assert "B" in box.said()


def test_a_card_of_another_side_moves_when_it_is_said_twice():
    box = Box().begin(sides=("A", "B", "C")).keys("# 1 D 7 # 2 D 7")
    assert "A" in box.said()
    assert box.app.match.open.holder(6) == 0
    box.keys("7")
    assert box.app.match.open.holder(6) == 1


def test_the_bottom_line_says_what_the_keys_do_whatever_came_before():
    whose = "1-3 chi  # fine  * indietro"
    first = "D C B A il seme  # fine"
    box = Box().begin(sides=("Noi", "Loro", "Altri")).keys("#")
    told = [box.app.screen()._hints]
    for keys in ("1", "D", "#", "2", "7", "*"):
        told.append(box.keys(keys).app.screen()._hints)
    assert (told[0], told[1], told[3], told[4], told[6]) == (whose, first, whose, first, first)
    assert len(set(told)) == 4
    box.app.open("menu")
    box.app.open("language")
    assert box.keys("2 *").app.screen()._hints == "D C B A the suit  # done"


def test_a_missing_pile_is_named():
    box = Box().begin(sides=("Nord", "Sud", "Est")).keys("# 1 D 7 # #")
    assert box.screen() == "cards"
    assert "Sud" in box.said()


def test_sweeps_are_marked_and_taken_back():
    box = Box().begin().keys("1 2 2")
    assert box.app.match.open.counters["sweeps"] == [1, 2]
    box.keys("*")
    assert box.app.match.open.counters["sweeps"] == [1, 1]
    box.keys("* * *")
    assert box.app.match.open.counters["sweeps"] == [0, 0]
    assert box.said() != ""


def test_the_nineteenth_sweep_is_refused():
    box = Box().begin().keys("1 " * 9 + "2 " * 9)
    assert box.app.match.open.counters["sweeps"] == [9, 9]
    box.keys("1")
    assert box.app.match.open.counters["sweeps"] == [9, 9]
    assert "18" in box.said()


def test_the_sums_alone_make_a_hand():
    box = Box().begin().keys("1 0 1 2 1 0 #")
    assert box.screen() == "points"
    assert box.totals() == [3, 1]


def test_somebody_must_have_the_settebello():
    box = Box().begin().keys("0 1 2 0")
    assert box.app.screen().place()[0][2] < 0
    box.keys("#")
    assert box.screen() == "quick"


def test_a_napola_asks_for_its_points():
    box = Box().begin("napola").keys("0 0 0 1 0 2 5 #")
    assert box.totals() == [1, 5]


def test_the_star_on_the_points_opens_the_hand_again():
    box = Box().begin().keys("1 # 1").keys(LEVEL).keys("# *")
    assert box.screen() == "cards"
    assert box.app.match.hands == []
    assert box.app.match.open.counters["sweeps"] == [1, 0]
    # The ace of coins goes to the other side: 19 and 21 cards, 4 and 6 coins.
    box.keys("1 D 1 #")
    assert box.totals() == [2, 2]


def test_a_won_match_is_shown_and_a_rematch_deals_on_to_the_right():
    box = Box().begin(start=(10, 9)).keys("# 1 D 1 2 3 4 5 6 7 C 7 A 7 B 7 #")
    assert box.app.match.end.winner == 0
    box.keys("#")
    assert box.screen() == "score"
    box.keys("1")
    assert box.app.match.open.counters["sweeps"] == [0, 0]
    box.keys("#")
    assert box.totals() == [0, 0]
    assert box.app.match.dealing() == 1


def test_a_won_match_can_be_opened_again():
    box = Box().begin(start=(10, 9)).keys("# 1 D 1 2 3 4 5 6 7 C 7 A 7 B 7 # # hold 2 #")
    assert box.app.match.end.winner is None
    assert box.totals() == [10, 9]


def test_a_new_match_in_the_middle_of_one_is_asked_for_twice():
    box = Box().begin().keys("1 hold 1 #")
    assert box.screen() == "new_match"
    box.keys("#")
    assert box.screen() == "score"
    assert box.app.match.open.counters["sweeps"] == [0, 0]


def test_a_key_without_a_meaning_says_so_and_changes_nothing():
    box = Box().begin()
    before = box.stores[0].kept + box.stores[1].kept
    box.keys("C")
    assert "C" in box.said()
    assert box.stores[0].kept + box.stores[1].kept == before


def test_a_tap_lays_a_card_and_a_second_one_leaves_it_there():
    box = Box().begin().keys("# 1")
    box.app.tap(6, 0)
    box.app.tap(6, 0)
    assert box.app.match.open.piles[0].cards() == [6]
    assert box.said() != ""
