"""The clock at the keys, under a time that tests make pass: turns, stops, warnings, flags, power cuts."""

import gc

from settebello.core import log
from settebello.core.purse import purse
from settebello.ui.words import LANGUAGES, table
from tests.app.box import LEVEL, Box

_WRAP = 1 << 30
_TURN = 5
# 18 minutes, and the 2 seconds of the first move (seed 003).
_BANK = 1080000

CASES = {
    "test_a_cut_at_any_second_gives_back_ten_seconds_at_most": [
        {"id": "a bank", "rules": "a_tempo", "moves": [3, 11, 25, 1, 38]},
        {"id": "a move", "rules": "brilli", "moves": [14, 2, 13, 9, 12]},
        {"id": "both", "rules": "scopa+bank_s=200+bonus_s=1+move_s=40", "moves": [12, 33, 10, 1, 21]},
    ],
}


def pass_time(box, ms, step=_TURN):
    """Lets time pass as the loop does."""
    for _ in range(0, ms, step):
        box.now = (box.now + step) % _WRAP
        box.app.tick(box.now)
    return box


def begun(line="a_tempo", sides=("Noi", "Loro"), language="it"):
    """A box at its clock, whose first move runs; the first side deals."""
    return Box().begin(line, sides, language=language).keys("A #")


def clock_of(box):
    return box.app.table.timing.clock


def times(box):
    """What each side has, whose move it is, and whether it runs."""
    clock = clock_of(box)
    return clock.left, clock.turn, clock.runs


def cues(box, ms):
    """The sounds of so many ms, with the second of each, counted down from what is left."""
    heard = []
    for _ in range(0, ms, 100):
        pass_time(box, 100, 100)
        if box.app.cue:
            heard.append(box.app.cue)
            box.app.cue = ""
    return heard


def test_the_score_says_how_to_get_to_the_clock_and_it_waits_for_the_first_player():
    box = Box().begin("a_tempo").keys("A")
    assert box.screen() == "clock"
    pass_time(box, 3000)
    assert times(box) == ([_BANK, _BANK], 1, False)
    assert box.keys("*").screen() == "score"


def test_one_key_starts_and_the_same_gives_the_turn_away():
    box = begun()
    pass_time(box, 3000).keys("#")
    pass_time(box, 1000)
    assert times(box) == ([_BANK + 1000, _BANK - 1000], 0, True)


def test_a_stop_lasts_until_a_key():
    for again in ("#", "0"):
        box = begun()
        pass_time(box, 2000).keys("0")
        pass_time(box, 60000, 50).keys(again)
        pass_time(box, 500)
        assert times(box) == ([_BANK, _BANK - 500], 1, True)


def test_it_runs_on_behind_the_score_and_the_menu():
    box = begun()
    pass_time(box, 1000).keys("*")
    assert box.screen() == "score"
    pass_time(box, 1000).keys("hold")
    pass_time(box, 1000)
    assert times(box) == ([_BANK, _BANK - 1000], 1, True)


def test_sweeps_are_marked_from_the_clock_as_on_the_score():
    box = begun().keys("1 2 2")
    assert box.app.match.open.counters["sweeps"] == [1, 2]
    box.keys("3")
    assert box.screen() == "clock" and box.said() != ""
    box.keys("*").keys("*")
    assert box.app.match.open.counters["sweeps"] == [1, 1]


def test_in_a_game_of_tricks_it_asks_what_is_marked_and_comes_back():
    box = begun("tressette+bank_s=60").keys("1")
    assert box.screen() == "mark"
    box.keys("1")
    assert box.screen() == "clock"


def test_counting_the_cards_stops_it():
    for way in ("#", "0", "B"):
        box = begun()
        pass_time(box, 2500).keys("*").keys(way)
        pass_time(box, 5000)
        assert times(box) == ([_BANK, _BANK - 500], 1, False), way


def test_a_tapped_card_stops_it():
    box = begun().keys("*")
    box.app.tap(6, box.now)
    assert not clock_of(box).runs


def test_after_a_hand_the_next_players_clock_is_in_front_and_stands_still():
    box = begun()
    pass_time(box, 2500).keys("* # 1").keys(LEVEL).keys("# #")
    assert box.screen() == "clock"
    # Loro dealt the second hand, so Noi open it.
    assert times(box) == ([_BANK, _BANK - 500], 0, False)
    pass_time(box, 5000)
    assert box.switch_on().screen() == "clock"
    assert times(box) == ([_BANK, _BANK - 500], 0, False)


def test_where_nobody_used_the_clock_it_stays_out_of_the_way():
    box = Box().begin("a_tempo").keys("# 1").keys(LEVEL).keys("# #")
    assert box.screen() == "score"
    assert box.app.match.time is None


def test_rules_without_a_clock_have_none():
    box = Box().begin("scopa")
    assert box.app.table.timing is None
    box.keys("A")
    assert (box.screen(), box.app.cue) == ("score", "refused")
    box.keys("hold").keys("B B B B B B B B B B B B B B B #")
    assert (box.screen(), box.app.cue) == ("menu", "refused")


def test_the_menu_leads_to_it():
    box = Box().begin("a_tempo").keys("hold").keys("B B B B B B B B B B B B B B B #")
    assert box.screen() == "clock"
    assert box.keys("*").screen() == "score"


def test_the_last_thirty_and_ten_seconds_of_a_bank_are_heard():
    box = begun("scopa+bank_s=33")
    box.app.cue = ""
    assert cues(box, 2900) == []
    assert cues(box, 200) == ["low"]
    assert cues(box, 19800) == []
    assert cues(box, 200) == ["low"]
    assert cues(box, 9800) == []


def test_the_last_five_seconds_of_each_move_are_heard():
    box = begun("brilli")
    for _ in range(2):
        box.app.cue = ""
        assert cues(box, 9900) == []
        assert cues(box, 200) == ["low"]
        assert cues(box, 2000) == []
        box.keys("#")


def test_whose_bank_is_empty_loses_the_match():
    box = begun("scopa+bank_s=20")
    pass_time(box, 19990)
    assert not box.app.match.end.is_over()
    box.app.cue = ""
    pass_time(box, 10)
    assert (box.app.match.end.winner, box.screen(), box.app.cue) == (0, "score", "won")
    assert box.app.flashes()
    assert [log.event(line) for line in box.stores[0].kept][-1] == ["flag", 1, 1]
    pass_time(box, 60000, 50)
    assert box.switch_on().app.match.end.winner == 0


def test_a_key_in_the_very_last_moment_comes_too_late():
    box = begun("scopa+bank_s=20")
    pass_time(box, 19995)
    box.now += 5
    box.keys("#")
    box.app.tick(box.now)
    assert box.app.match.end.winner == 0


def test_under_the_rules_of_the_pot_a_flag_is_an_abandon_that_costs_the_losers_prize():
    box = begun("brilli")
    pass_time(box, 15000)
    # 30 and the hand's 12 to who stays, none of the 10 to who ran out of time (RULES.md 6).
    assert (box.app.match.end.winner, box.screen()) == (0, "ledger")
    assert purse(box.app.match).totals == [4200, 0]


def test_of_three_sides_the_others_go_on_from_a_clock_that_stands_still():
    box = begun("scopa+bank_s=20", ("A", "B", "C"))
    pass_time(box, 4000).keys("#")
    pass_time(box, 20000)
    assert (box.app.match.end.winner, box.app.match.end.out) == (None, [2])
    assert box.screen() == "clock"
    left, turn, runs = times(box)
    assert (left[:2], turn, runs) == ([20000, 16000], 0, False)
    box.keys("#")
    pass_time(box, 1000).keys("#")
    assert times(box)[0][:2] == [19000, 16000] and times(box)[1] == 1
    pass_time(box, 16000)
    assert box.app.match.end.winner == 0


def test_a_flag_is_taken_back_like_a_leave_and_gives_back_what_was_saved():
    box = begun("scopa+bank_s=33")
    pass_time(box, 33000).keys("hold 2 #")
    assert box.app.match.end.winner is None
    box.keys("A")
    left, turn, runs = times(box)
    assert (left[0], turn, runs) == (33000, 1, False)
    assert 0 < left[1] <= 10000
    assert box.switch_on().app.table.timing.clock.left == left


def test_what_ran_stays_when_the_hand_before_is_opened_again():
    box = begun()
    pass_time(box, 2500).keys("* # 1").keys(LEVEL).keys("# # #")
    pass_time(box, 7000).keys("hold 2 #")
    assert (box.app.match.number(), times(box)[0]) == (1, [_BANK - 5000, _BANK - 500])
    box.switch_on()
    assert (box.app.match.number(), times(box)[0]) == (1, [_BANK - 5000, _BANK - 500])


def test_a_cut_at_any_second_gives_back_ten_seconds_at_most(case):
    box = begun(case["rules"])
    second = 0
    for seconds in case["moves"]:
        for _ in range(seconds):
            pass_time(box, 1000, 100)
            second += 1
            left, turn, _ = times(box)
            other = Box(box.stores)
            found, whose, runs = times(other)
            assert (whose, runs, other.screen()) == (turn, False, "clock"), second
            assert other.said() != ""
            for side in range(2):
                assert left[side] <= found[side] <= left[side] + 10000, (second, left, found)
            # Nothing is written by coming back, and no time passes until a key.
            kept = [list(store.kept) for store in box.stores]
            pass_time(other, 20000, 1000)
            assert times(other)[0] == found
            assert [store.kept for store in box.stores] == kept
        box.keys("#")


def test_a_long_hand_stays_short_in_the_memory_and_loses_nothing():
    box = begun("scopa+bank_s=3600+bonus_s=1+bonus_cap_s=30+move_s=60").keys("2")
    for _ in range(150):
        pass_time(box, 11000, 1000).keys("#")
        assert len(box.stores[1].kept) <= 122
    pass_time(box, 3000, 1000).keys("0")
    left, move = times(box)[0], clock_of(box).move
    box.switch_on()
    assert (times(box)[0], clock_of(box).move) == (left, move)
    assert (box.screen(), box.app.match.open.counters["sweeps"]) == ("clock", [0, 1])


def test_ticks_that_wrap_make_no_flag_and_no_time():
    box = Box().begin("a_tempo")
    box.now = _WRAP - 2000
    box.keys("A #")
    pass_time(box, 6000)
    assert times(box) == ([_BANK, _BANK - 4000], 1, True)


def test_a_full_memory_is_said_and_the_clock_goes_on():
    box = begun()
    box.stores[1].full = True
    pass_time(box, 12000)
    assert box.said() != ""
    assert times(box) == ([_BANK, _BANK - 10000], 1, True)


def test_a_leave_and_an_undo_leave_the_clock_standing():
    box = begun("a_tempo", ("A", "B", "C"))
    pass_time(box, 5000).keys("hold 5 1 #")
    assert box.app.match.end.out == [0]
    assert times(box) == ([_BANK, _BANK - 3000, _BANK], 1, False)
    assert box.switch_on().app.table.timing.clock.left == [_BANK, _BANK - 3000, _BANK]


def test_it_is_drawn_once_a_second_and_not_at_all_while_it_stands():
    for screen in ("", "*"):
        box = begun().keys(screen)
        drawn = 0
        for _ in range(2000):
            box.app.dirty = False
            pass_time(box, _TURN)
            drawn += box.app.dirty
        assert drawn == 10
    box.keys("A 0")
    for _ in range(400):
        box.app.dirty = False
        pass_time(box, _TURN)
        assert not box.app.dirty


def test_time_that_passes_and_is_drawn_takes_no_memory():
    box = begun("scopa+bank_s=700+move_s=90")
    box.app.draw()
    tick, draw, now = box.app.tick, box.app.draw, box.now
    if not hasattr(gc, "mem_alloc"):
        return
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    for _ in range(900):
        now += 10
        tick(now)
    draw()
    taken = gc.mem_alloc() - before
    gc.enable()
    assert taken == 0


def test_what_it_says_fits_in_both_languages_and_for_any_sides():
    canvas = Box().app.canvas
    for language in LANGUAGES:
        for key, text in table(language, "clock").items():
            if key == "score" or key.startswith("keys"):
                assert canvas.text_width(text.replace("{0}", "6")) <= canvas.width - 2, (language, key)
        for sides in (["Massimiliano-e-Bartolomeo", "Wanda"], list("ABCDEF")):
            for line in ("scopa+bank_s=86400+bonus_s=3600", "scopa+bank_s=59+move_s=9", "brilli"):
                box = begun(line, sides, language)
                for keys in ("", "#", "*", "A 0", "*"):
                    box.keys(keys).frame()
