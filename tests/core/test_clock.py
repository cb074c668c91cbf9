"""The clock of a hand: what each side has left, and that no time comes from anywhere but the bonus."""

from settebello.core import clock as core
from settebello.core import log
from settebello.core.clock import Clock
from settebello.core.replay import replay
from tests.core.refusal import refusal
from tests.core.told import new_match

# MicroPython's documentation of time.ticks_ms: the counter wraps; on rp2 after 2 ** 30 ms.
_WRAP = 1 << 30

CASES = {
    "test_a_time_that_can_not_be_is_refused_and_changes_nothing": [
        {"id": "one side's", "event": ["time", [1], [0, 0], 0], "key": "event.unknown"},
        {"id": "a bonus of one", "event": ["time", [1, 1], [0], 0], "key": "event.unknown"},
        {"id": "less than nothing", "event": ["time", [-1, 1], [0, 0], 0], "key": "event.unknown"},
        {"id": "three days", "event": ["time", [259200000, 1], [0, 0], 0], "key": "event.unknown"},
        {"id": "half a ms", "event": ["time", [0.5, 1], [0, 0], 0], "key": "event.unknown"},
        {"id": "in words", "event": ["time", "18:00", [0, 0], 0], "key": "event.unknown"},
        {"id": "nobody's turn", "event": ["time", [1, 1], [0, 0], None], "key": "event.unknown"},
        {"id": "the turn of no side", "event": ["time", [1, 1], [0, 0], 2], "key": "event.unknown"},
        {"id": "without a turn", "event": ["time", [1, 1], [0, 0]], "key": "event.unknown"},
        {"id": "a flag of no side", "event": ["flag", 1, 2], "key": "event.unknown"},
        {"id": "a flag of no hand", "event": ["flag", None, 0], "key": "event.unknown"},
        {"id": "a flag in another hand", "event": ["flag", 2, 0], "key": "hand.number"},
        {"id": "a flag without a side", "event": ["flag", 1], "key": "event.unknown"},
    ],
}


def clock(line="a_tempo", sides=("Noi", "Loro"), dealer=0):
    return Clock(new_match(line, sides, dealer=dealer))


def test_the_player_at_the_dealers_right_begins_and_moves_go_round():
    for dealer, turns in ((0, [1, 2, 0, 1]), (2, [0, 1, 2, 0])):
        one = clock(sides=("A", "B", "C"), dealer=dealer)
        seen = [one.turn]
        one.go(0)
        for _ in range(3):
            one.give(0)
            seen.append(one.turn)
        assert seen == turns


def test_only_the_bank_of_the_side_whose_move_it_is_runs():
    one = clock("scopa+bank_s=60")
    one.run(5000)
    assert one.left == [60000, 60000]
    one.go(5000)
    one.run(7500)
    assert one.left == [60000, 57500]
    one.give(8000)
    one.run(9250)
    assert one.left == [58750, 57000]


def test_no_time_passes_while_it_is_stopped():
    one = clock("scopa+bank_s=60")
    one.go(0)
    one.run(1000)
    one.stop()
    one.run(50000)
    one.go(90000)
    one.run(90500)
    assert one.left == [60000, 58500]


def test_each_move_brings_its_bonus_until_the_cap():
    # Seed 003: 2 seconds a move, at most 120 seconds in all; here at most 5.
    one = clock("a_tempo+bank_s=60+bonus_cap_s=5")
    one.go(0)
    assert one.left == [60000, 62000]
    for left in ([62000, 62000], [62000, 64000], [64000, 64000], [64000, 65000], [65000, 65000], [65000, 65000]):
        one.give(0)
        assert one.left == left


def test_a_stop_brings_no_bonus_again():
    one = clock()
    one.go(0)
    one.stop()
    one.go(0)
    assert one.left == [1080000, 1082000]


def test_without_a_cap_there_is_a_bonus_with_every_move():
    one = clock("scopa+bank_s=60+bonus_s=10")
    one.go(0)
    for _ in range(99):
        one.give(0)
    assert one.left == [560000, 560000]


def test_a_move_has_its_own_limit_and_each_begins_anew():
    # Seed 004: 15 seconds a card.
    one = clock("brilli")
    one.go(0)
    one.run(14999)
    assert (one.left, one.is_over()) == ([15000, 1], False)
    one.give(14999)
    assert one.left == [15000, 15000]
    one.run(29998)
    assert not one.is_over()
    one.run(29999)
    assert (one.turn, one.is_over()) == (0, True)


def test_a_bank_and_a_limit_run_together():
    one = clock("scopa+bank_s=20+move_s=15")
    one.go(0)
    one.run(14000)
    assert (one.left[1], one.move) == (6000, 1000)
    one.give(14000)
    one.give(14000)
    assert (one.left[1], one.move) == (6000, 15000)
    one.run(19999)
    assert not one.is_over()
    one.run(20000)
    assert one.is_over()


def test_whose_time_is_over_can_not_give_the_turn_away():
    one = clock("brilli")
    one.go(0)
    one.give(15000)
    assert (one.turn, one.is_over(), one.left) == (1, True, [15000, 0])


def test_ticks_that_wrap_are_time_like_any_other():
    one = clock("scopa+bank_s=60")
    one.go(_WRAP - 700)
    one.run(300)
    assert one.left == [60000, 59000]
    one.give(800)
    one.run(1000)
    assert one.left == [59800, 58500]


def test_seconds_are_shown_until_nothing_is_left():
    shown = [core.seconds(ms) for ms in (60000, 59001, 59000, 1, 0)]
    assert shown == [60, 60, 59, 1, 0]


class Dice:
    """The same numbers on every machine."""

    def __init__(self, seed):
        self.state = seed

    def below(self, number):
        self.state = (self.state * 1103515245 + 12345) % 2147483648
        return (self.state >> 12) % number


def test_time_grows_by_the_bonus_alone_and_what_ran_is_what_passed():
    for seed in range(12):
        dice = Dice(seed)
        sides = 2 + dice.below(4)
        bonus, cap = dice.below(4), 1 + dice.below(9)
        line = "scopa+bank_s=120+bonus_s=%d+bonus_cap_s=%d" % (bonus, cap)
        match = new_match(line, "ABCDEF"[:sides])
        one = Clock(match)
        now = _WRAP - dice.below(60000)
        one.go(now)
        passed = 0
        for _ in range(200):
            before, given = one.left[:], one.event()[2]
            step = dice.below(3000)
            now = (now + step) % _WRAP
            if dice.below(3) == 0:
                one.give(now)
            elif dice.below(9) == 0:
                one.run(now)
                one.stop()
                # What passes now is nobody's.
                now = (now + dice.below(90000)) % _WRAP
                one.go(now)
            else:
                one.run(now)
            if one.is_over():
                break
            passed += step
            told = one.event()
            for side in range(sides):
                assert one.left[side] <= before[side] + told[2][side] - given[side]
                assert 0 <= told[2][side] <= 1000 * cap
            assert sum(one.left) == sides * 120000 + sum(told[2]) - passed
            if dice.below(5) == 0:
                # What is told is all that there is to know.
                match.apply(told)
                again = Clock(match)
                assert (again.left, again.turn, again.event()) == (one.left, one.turn, told)
                again.go(now)
                one = again


def test_what_is_left_of_a_move_is_known_from_where_it_began():
    for line, left in (("scopa+bank_s=60+move_s=15", [60000, 56000]), ("brilli", [15000, 11000])):
        match = new_match(line)
        one = Clock(match)
        one.go(0)
        match.apply(one.event())
        one.run(4000)
        match.apply(one.event())
        again = Clock(match)
        assert (again.left, again.move) == (left, 11000)


def test_a_hand_takes_its_time_into_the_next_one_but_not_its_move():
    match = new_match("scopa+bank_s=60+move_s=15", dealer=1)
    match.apply(["time", [60000, 60000], [0, 0], 0])
    match.apply(["time", [50000, 60000], [0, 0], 0])
    match.apply(["points", 1, [1, 2]])
    one = Clock(match)
    # The first side dealt now, and the second opens.
    assert (one.left, one.turn, one.move) == ([50000, 60000], 1, 15000)
    match.apply(["undo", 1])
    assert Clock(match).left == [50000, 60000]


def test_a_side_that_is_out_gets_no_turn():
    match = new_match("a_tempo", ("A", "B", "C"))
    match.apply(["leave", 1, 2, "abandons"])
    one = Clock(match)
    one.go(0)
    turns = [one.turn]
    one.give(0)
    assert turns + [one.turn] == [1, 0]
    match.apply(one.event())
    match.apply(["flag", 1, 0])
    assert match.end.winner == 1


def test_of_two_sides_a_flag_lets_the_other_win():
    for line in ("a_tempo", "brilli"):
        match = new_match(line, start=[10, 0])
        match.apply(["flag", 1, 0])
        assert (match.end.winner, match.end.totals, match.end.out) == (1, [10, 0], [0])
        assert (match.breaks[0].how, match.undoes()) == ("flag", ("flag", 1))
        assert refusal(match.apply, ["flag", 1, 1]) == ("match.over", 1)
        match.apply(["undo", 1])
        assert (match.end.winner, match.end.out, match.undoes()) == (None, [], (None, None))


def test_of_three_sides_the_one_without_time_is_out_and_the_others_play_on():
    match = new_match("a_tempo", ("A", "B", "C"))
    match.apply(["flag", 1, 1])
    assert (match.end.winner, match.end.out) == (None, [1])
    assert refusal(match.apply, ["flag", 1, 1]) == ("side.out", 1)
    match.apply(["points", 1, [11, 0, 3]])
    assert match.end.winner == 0


def test_rules_without_a_clock_know_no_time_and_no_flag():
    match = new_match("scopa+bonus_s=2")
    assert not match.has_clock()
    assert refusal(match.apply, ["time", [1, 1], [0, 0], 0]) == ("clock.off",)
    assert refusal(match.apply, ["flag", 1, 0]) == ("clock.off",)


def test_a_time_that_can_not_be_is_refused_and_changes_nothing(case):
    match = new_match("a_tempo")
    match.apply(["time", [5000, 6000], [0, 2000], 1])
    assert refusal(match.apply, case["event"])[0] == case["key"]
    assert (match.time, match.end.out) == (["time", [5000, 6000], [0, 2000], 1], [])


def test_a_log_brings_back_the_time_and_the_flag():
    match = new_match("a_tempo")
    told = [match.event(), ["time", [900000, 800000], [4000, 6000], 0], ["points", 1, [2, 1]], ["flag", 2, 1]]
    again, dropped = replay([log.line(event) for event in told])
    assert dropped == 0
    assert (again.time[1:3], again.moved) == ([[900000, 800000], [4000, 6000]], None)
    assert (again.end.winner, again.end.totals) == (0, [2, 1])
