"""The keypad as a circuit: which keys come out of which switches."""

import gc

from settebello.drivers.keypad import Keypad
from tests.fakes.matrix import FakeMatrix

KEYS = ["123A", "456B", "789C", "*0#D"]
WIDE = ["123AE", "456BF", "789CG", "*0# H"]


class Desk:
    """A keypad with its circuit and a clock; ``wait`` answers the keys that came."""

    def __init__(self, matrix=None, keys=None):
        self.matrix = matrix or FakeMatrix()
        self.keypad = Keypad(self.matrix.rows, self.matrix.columns, keys or KEYS, self.matrix.sleep_us)
        self.turn_ms = 5

    def now(self):
        return self.matrix.time_us // 1000 & 0x3FFFFFFF

    def wait(self, ms):
        found = []
        end = self.matrix.time_us + 1000 * ms
        while self.matrix.time_us < end:
            key = self.keypad.poll(self.now())
            if key is not None:
                found.append(key)
            assert self.matrix.all_released() and self.matrix.worst_columns_low <= 1
            self.matrix.sleep_us(1000 * self.turn_ms)
        return found

    def ready(self):
        assert self.wait(100) == []
        return self


def place_of(key, keys=None):
    for row, line in enumerate(keys or KEYS):
        if key in line:
            return row, line.index(key)
    return None


CASES = {
    "test_each_key_is_told_once_when_it_is_pressed": [{"id": key, "key": key} for key in "1234567890ABCD#"],
    "test_bounce_makes_no_second_key": [
        {"id": "short", "closing": (1, 2), "opening": (1, 2, 3, 4)},
        {"id": "long", "closing": (1, 3, 4, 8, 9, 15, 16, 19), "opening": (2, 6, 7, 20)},
        {"id": "a spike", "closing": (3, 4), "opening": (9, 10)},
    ],
    "test_three_corners_of_a_rectangle_make_no_key": [
        {"id": "the fourth last", "order": ("1", "2", "4")},
        {"id": "across first", "order": ("1", "5", "2")},
    ],
    "test_the_charge_of_a_line_makes_no_phantom": [{"id": "%d us" % us, "us": us} for us in (5, 20, 40, 70)],
}


def test_each_key_is_told_once_when_it_is_pressed(case):
    desk = Desk().ready()
    desk.matrix.press(*place_of(case["key"]))
    assert desk.wait(300) == [case["key"]]
    desk.matrix.release(*place_of(case["key"]))
    assert desk.wait(100) == []


def test_a_key_is_told_within_20_ms_of_a_clean_press():
    desk = Desk().ready()
    desk.matrix.press(*place_of("5"))
    assert desk.wait(20) == ["5"]


def test_bounce_makes_no_second_key(case):
    desk = Desk().ready()
    desk.matrix.press(*place_of("7"), case["closing"])
    assert desk.wait(100) == ["7"]
    desk.matrix.release(*place_of("7"), case["opening"])
    assert desk.wait(100) == []


def test_the_same_key_again_is_told_again():
    desk = Desk().ready()
    for _ in range(5):
        desk.matrix.press(*place_of("3"))
        assert desk.wait(60) == ["3"]
        desk.matrix.release(*place_of("3"))
        assert desk.wait(60) == []


def test_a_second_key_counts_for_nothing_until_all_are_up():
    desk = Desk().ready()
    desk.matrix.press(*place_of("1"))
    assert desk.wait(50) == ["1"]
    desk.matrix.press(*place_of("9"))
    assert desk.wait(50) == []
    desk.matrix.release(*place_of("1"))
    assert desk.wait(50) == []
    desk.matrix.release(*place_of("9"))
    assert desk.wait(50) == []
    desk.matrix.press(*place_of("9"))
    assert desk.wait(50) == ["9"]


def test_two_keys_at_once_are_none():
    desk = Desk().ready()
    desk.matrix.press(*place_of("1"))
    desk.matrix.press(*place_of("6"))
    assert desk.wait(100) == []


def test_three_corners_of_a_rectangle_make_no_key(case):
    desk = Desk().ready()
    first, second, third = case["order"]
    desk.matrix.press(*place_of(first))
    assert desk.wait(40) == [first]
    desk.matrix.press(*place_of(second))
    desk.matrix.press(*place_of(third))
    assert desk.wait(100) == []
    # Lifting one leaves what looks like two more.
    desk.matrix.release(*place_of(first))
    assert desk.wait(100) == []


def test_the_charge_of_a_line_makes_no_phantom(case):
    desk = Desk(FakeMatrix(charge_us=case["us"])).ready()
    for key in "1470":
        desk.matrix.press(*place_of(key))
        assert desk.wait(60) == [key]
        desk.matrix.release(*place_of(key))
        assert desk.wait(60) == []


def test_a_short_press_of_a_long_key_is_told_when_it_comes_up():
    desk = Desk().ready()
    desk.matrix.press(*place_of("*"))
    assert desk.wait(550) == []
    desk.matrix.release(*place_of("*"))
    assert desk.wait(100) == ["*"]


def test_a_long_press_is_told_at_600_ms_and_nothing_when_it_comes_up():
    desk = Desk().ready()
    desk.matrix.press(*place_of("*"))
    assert desk.wait(590) == []
    assert desk.wait(60) == ["hold *"]
    assert desk.wait(2000) == []
    desk.matrix.release(*place_of("*"))
    assert desk.wait(100) == []


def test_a_second_key_spoils_a_long_press():
    desk = Desk().ready()
    desk.matrix.press(*place_of("*"))
    assert desk.wait(100) == []
    desk.matrix.press(*place_of("3"))
    assert desk.wait(50) == []
    desk.matrix.release(*place_of("3"))
    assert desk.wait(1000) == []
    desk.matrix.release(*place_of("*"))
    assert desk.wait(100) == []


def test_a_long_press_spans_the_wrap_of_the_tick_counter():
    desk = Desk()
    desk.matrix.time_us = ((1 << 30) - 400) * 1000
    desk.ready()
    desk.matrix.press(*place_of("*"))
    assert desk.wait(590) == []
    assert desk.wait(60) == ["hold *"]


def test_a_key_stuck_at_the_start_is_left_out_and_reported():
    desk = Desk()
    desk.matrix.press(*place_of("7"))
    assert desk.wait(200) == [] and desk.keypad.stuck() == ""
    desk.matrix.press(*place_of("1"))
    assert desk.wait(60) == ["1"]
    desk.matrix.release(*place_of("1"))
    assert desk.wait(9000) == [] and desk.keypad.stuck() == ""
    assert desk.wait(1200) == [] and desk.keypad.stuck() == "7"
    desk.matrix.press(*place_of("2"))
    assert desk.wait(60) == ["2"]
    desk.matrix.release(*place_of("2"))
    assert desk.wait(60) == []


def test_a_stuck_key_that_comes_up_counts_again():
    desk = Desk()
    desk.matrix.press(*place_of("7"))
    assert desk.wait(11_000) == [] and desk.keypad.stuck() == "7"
    desk.matrix.release(*place_of("7"))
    assert desk.wait(60) == [] and desk.keypad.stuck() == ""
    desk.matrix.press(*place_of("7"))
    assert desk.wait(60) == ["7"]


def test_a_key_held_at_the_start_and_let_go_is_no_key():
    desk = Desk()
    desk.matrix.press(*place_of("*"))
    assert desk.wait(2000) == []
    desk.matrix.release(*place_of("*"))
    assert desk.wait(100) == [] and desk.keypad.stuck() == ""
    desk.matrix.press(*place_of("#"))
    assert desk.wait(60) == ["#"]


def test_a_key_that_gets_stuck_later_leaves_the_others_usable():
    desk = Desk().ready()
    desk.matrix.press(*place_of("8"))
    assert desk.wait(10_200) == ["8"] and desk.keypad.stuck() == "8"
    desk.matrix.press(*place_of("4"))
    assert desk.wait(60) == ["4"]


def test_a_keypad_that_is_not_there_is_silent():
    desk = Desk()
    desk.keypad._rows = [lambda: 1] * 4
    assert desk.wait(500) == [] and desk.keypad.stuck() == ""


def test_a_column_is_let_go_even_when_reading_fails():
    matrix = FakeMatrix()
    keypad = Keypad([broken_row], matrix.columns, ["123A"], matrix.sleep_us)
    try:
        keypad.poll(100)
        raise AssertionError("read")
    except OSError:
        assert matrix.all_released()


def broken_row():
    raise OSError(5)


def test_a_pad_of_five_columns_has_its_own_map():
    desk = Desk(FakeMatrix(columns=5), WIDE).ready()
    for key in "1AE*0H":
        desk.matrix.press(*place_of(key, WIDE))
        desk.wait(60)
        desk.matrix.release(*place_of(key, WIDE))
        told = desk.wait(60)
        assert told == (["*"] if key == "*" else [])
    desk.matrix.press(3, 3)
    assert desk.wait(100) == []


def test_the_key_test_sees_the_wires():
    desk = Desk().ready()
    assert desk.keypad.place() is None
    desk.matrix.press(2, 1)
    desk.wait(50)
    assert desk.keypad.place() == (2, 1)
    desk.matrix.press(0, 0)
    desk.wait(50)
    assert desk.keypad.place() is None


def test_it_scans_at_most_every_5_ms():
    desk = Desk()
    desk.turn_ms = 1
    before = []
    desk.keypad._scan = lambda: before.append(desk.now()) or 0
    desk.wait(100)
    assert all(before[at + 1] - before[at] >= 5 for at in range(len(before) - 1))


def test_polling_allocates_nothing():
    if not hasattr(gc, "mem_alloc"):
        return
    level = [1]
    keypad = Keypad([lambda: level[0]] * 4, [lambda value: None] * 4, KEYS, lambda us: None)
    used = 0
    for rounds in (50, 1000):
        gc.collect()
        before = gc.mem_alloc()
        for now in range(rounds):
            level[0] = 1 if now & 64 else 0
            keypad.poll(now * 5)
        used = gc.mem_alloc() - before
    assert used == 0, used
