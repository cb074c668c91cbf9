"""Power cuts, torn lines and memories that fail: nothing that was shown as done is lost."""

from settebello.core import log
from tests.app.box import LEVEL, Box, Memory

MATCH = "1 1 4 # 1 2 2 # 1 " + LEVEL + " # 0 * # 0 1 2 1 0 # # 2 hold 3 * * # 2 D 1"


def test_the_box_comes_back_at_the_very_same_screen_after_every_key():
    box = Box()
    for key in MATCH.split():
        box.keys(key)
        # What passes by itself (a notice, a flash) is not said again.
        box.app.notice.clear()
        box.app.tick(100000)
        screen, frame = box.screen(), box.frame()
        told = (box.totals(), box.app.match.opened()) if box.app.match else None
        box.switch_on()
        assert box.screen() == screen, key
        assert told == ((box.totals(), box.app.match.opened()) if box.app.match else None), key
        assert box.frame() == frame, key


def test_what_changes_after_coming_back_is_saved_as_well():
    box = Box().begin()
    box.app.open("arbiter")
    box.keys("D 1 2")
    box.switch_on().keys("2")
    assert box.app.screen().place()[1] == [0]
    assert box.switch_on().app.screen().place()[1] == [0]


def test_a_torn_last_line_is_dropped_and_said():
    box = Box().begin().keys("# 1").keys(LEVEL).keys("# #")
    box.stores[0].kept[-1] = box.stores[0].kept[-1][:-3]
    again = box.switch_on()
    assert again.totals() == [0, 0]
    assert "1" in again.said()


def test_cards_of_a_hand_that_was_closed_are_not_laid_again():
    # A cut after the hand's line and before its cards are gone leaves both behind.
    box = Box().begin().keys("# 1").keys(LEVEL)
    cards = list(box.stores[1].kept)
    box.keys("#")
    box.stores[1].kept = cards
    again = box.switch_on()
    assert again.totals() == [1, 0]
    assert again.app.match.open.is_empty()
    assert again.screen() == "score"


def test_a_cut_after_a_correction_that_ends_the_match_leaves_no_cards_to_be_laid():
    box = Box().begin().keys("# 1").keys(LEVEL).keys("# # # 2 D 7 1 hold 3 C")
    assert box.screen() == "correct"
    box.keys("3 5 3 #")
    before = list(box.stores[1].kept)
    box.keys("4 #")
    box.stores[1].kept = before
    box.switch_on()
    assert box.totals() == [53, 4]
    assert box.screen() == "score"
    # An undo of the correction finds the cards again.
    assert box.app.match.open.piles[1].cards() == [0, 6]


def test_what_is_laid_after_such_a_cut_is_kept():
    box = Box().begin().keys("# 1").keys(LEVEL)
    cards = list(box.stores[1].kept)
    box.keys("#")
    box.stores[1].kept = cards
    box.switch_on().keys("2 # 1 D 7")
    box.switch_on()
    assert box.screen() == "cards"
    assert box.app.match.open.piles[0].cards() == [6]
    assert box.app.match.open.counters["sweeps"] == [0, 1]


def test_a_full_memory_is_said_and_scoring_goes_on():
    box = Box().begin()
    for store in box.stores:
        store.full = True
    box.keys("1")
    assert box.said() != ""
    assert box.app.match.open.counters["sweeps"] == [1, 0]
    box.keys("# 1").keys(LEVEL).keys("#")
    assert box.totals() == [2, 0]
    assert box.said() != ""


def test_a_memory_that_cannot_be_read_leaves_scoring_possible():
    stores = [Memory() for _ in range(4)]
    for store in stores:
        store.dead = True
    box = Box(stores)
    assert box.said() != ""
    box.keys("1 #").keys("# 1").keys(LEVEL).keys("#")
    assert box.totals() == [1, 0]


def test_a_place_that_is_unknown_leads_to_the_score():
    box = Box().begin()
    box.stores[1].kept.append(log.line(["at", [["no_such_screen", None]]]))
    assert Box(box.stores).screen() == "score"


def test_a_hand_that_takes_hundreds_of_keys_stays_short_in_the_memory():
    box = Box().begin().keys("1 # 1 D 7")
    for _ in range(300):
        box.keys("C 1 1 A 2 2")
        assert len(box.stores[1].kept) <= 121
    box.switch_on()
    assert box.screen() == "cards"
    assert box.app.match.open.piles[0].cards() == [6]
    assert box.app.match.open.counters["sweeps"] == [1, 0]


def test_wandering_about_before_the_first_match_stays_short_in_the_memory():
    box = Box().keys("1")
    for _ in range(300):
        box.keys("5 1 *")
    assert len(box.stores[1].kept) <= 121
    box.switch_on()
    assert box.screen() == "new_match"


def test_idle_time_writes_nothing():
    box = Box().begin().keys("1")
    before = [list(store.kept) for store in box.stores]
    for now in range(0, 100000, 500):
        box.app.tick(now)
    assert [store.kept for store in box.stores] == before


def test_what_follows_a_damaged_line_is_not_lost_with_it():
    box = Box().begin().keys("# 1").keys(LEVEL).keys("# #").keys("# 1").keys(LEVEL).keys("# #")
    lines = box.stores[0].kept
    lines[1] = lines[1].replace("hand", "hond")
    box.switch_on()
    assert box.totals() == [0, 0]
    box.keys("# # 1").keys(LEVEL).keys("# #")
    assert box.totals() == [1, 0]
    box.switch_on()
    assert box.totals() == [1, 0]
    assert box.said() == ""


def test_a_cut_while_a_match_begins_lays_no_old_cards_into_it():
    box = Box().begin().keys("1 # 1 D 7")
    box.stores[0].full = True
    box.begin()
    box.stores[0].full = False
    box.switch_on()
    # The old match is there, its open hand forgotten; the other way round would be wrong cards.
    assert box.app.match.open.is_empty()


def test_a_match_that_a_full_memory_never_took_is_not_come_back_to():
    box = Box().keys("1")
    box.stores[0].full = True
    box.keys("#")
    box.app.open("quick")
    box.keys("1 2")
    box.stores[0].full = False
    box.switch_on()
    assert box.app.match is None
    assert box.screen() == "new_match"
    box.keys("#")
    assert box.switch_on().screen() == "score"


def test_english_names_for_those_who_choose_english_first():
    box = Box().keys("2 #")
    assert box.app.match.sides == ["Us", "Them"]


def test_a_log_without_its_match_leads_to_a_new_one():
    box = Box().begin().keys("1 2 # 1 D 7")
    box.stores[0].kept[0] = box.stores[0].kept[0][:-3]
    box.switch_on()
    assert box.screen() in ("new_match", "language")
    box.begin().keys("1")
    assert box.app.match.open.counters["sweeps"] == [1, 0]


def test_places_that_fit_no_longer_lead_to_the_score():
    for places in (
        5,
        [],
        ["score"],
        [["tally", [[], 0, None]]],
        [["names", [0, None]]],
        [["reasons", [9]]],
        [["undo", None]],
    ):
        box = Box().begin()
        box.stores[1].kept.append(log.line(["at", places]))
        box.switch_on()
        assert box.screen() == "score", places
        box.keys("1")
        assert box.switch_on().screen() == "score", places


def test_settings_of_another_make_are_left_out():
    for odd in (
        ["settings", "it", [], [], 5, False],
        ["settings", "it", [5], [], [[], []], False],
        ["settings", "xx", [], [], [[], []], False],
        ["settings", "it", [], [["a"]], [[], []], False],
        ["settings", "it", [], [], [["A", "B"], [1]], False],
    ):
        box = Box()
        box.stores[2].kept = [log.line(odd)]
        assert box.switch_on().screen() == "language", odd


def test_own_rules_that_are_rules_no_longer_are_refused_in_words():
    box = Box()
    box.stores[2].kept = [log.line(["settings", "it", [], [["a", "nope"]], [[], [], 0, False], False])]
    box.switch_on().keys("1 1")
    assert box.screen() == "preset"
    assert box.said() != ""


def test_a_match_without_names_is_none():
    box = Box()
    box.stores[0].kept = [log.line(["match", "scopa", ["", ""], [0, 0], 0])]
    assert box.switch_on().app.match is None


def test_a_hand_is_there_again_after_a_leave_by_mistake_a_cut_and_an_undo():
    box = Box().begin().keys("1 1 2 # 1 D 1 2 3").keys("hold 5 1 #")
    assert box.app.match.end.winner == 1
    box.switch_on().keys("hold 2 #")
    assert box.app.match.open.piles[0].cards() == [0, 1, 2]
    assert box.app.match.open.counters["sweeps"] == [2, 1]


def test_a_cut_inside_an_undo_or_a_claim_brings_the_score_back():
    box = Box().begin("regionale", ("A", "B", "C")).keys("hold 5 1 # hold 2")
    box.stores[0].append(log.line(["undo", 1]))
    box.switch_on()
    assert box.screen() == "score"
    box = Box().begin("regionale+re_bello=off", start=(9, 9)).keys("C 1 # D 1 2 3 4 5 6 7 8")
    box.stores[0].append(log.line(["claim", 1, 0, [[255, 0, 0, 0], [0, 0, 0, 0]], [[0, 0]]]))
    box.switch_on()
    assert box.screen() == "score"
    assert box.app.match.end.winner == 0


def test_the_typed_name_is_there_after_a_cut():
    box = Box().keys("1 4 1 2 D 6 6")
    frame = box.frame()
    assert box.switch_on().frame() == frame
