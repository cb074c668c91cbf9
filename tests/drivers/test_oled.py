"""What a person in front of the display sees, whatever happens to it, and what that costs."""

import gc
import random

from settebello.drivers.idle import DARK_MS, DIM_MS
from tests.drivers.rig import ADDRESS, SCL, SDA, Rig
from tests.fakes.machine import EIO, ETIMEDOUT

KINDS = [{"id": "ssd1306", "kind": "ssd1306"}, {"id": "sh1106", "kind": "sh1106"}]
SPEEDS = [
    {"id": "%s %d" % (kind, freq), "kind": kind, "freq": freq}
    for kind in ("ssd1306", "sh1106")
    for freq in (100_000, 200_000, 400_000, 1_000_000)
]
CASES = {
    "test_the_picture_is_on_the_panel": SPEEDS,
    "test_no_transfer_comes_near_the_deadline": SPEEDS,
    "test_a_piece_takes_the_loop_less_than_7_ms": SPEEDS,
    "test_the_picture_turns_with_the_module": KINDS,
    "test_a_display_that_was_unplugged_comes_back": KINDS,
    "test_nothing_is_allocated": KINDS,
    "test_noise_on_the_wires_is_repeated_until_the_picture_is_right": [
        {"id": "%s errno %d" % (kind, errno), "kind": kind, "errno": errno}
        for kind in ("ssd1306", "sh1106")
        for errno in (EIO, ETIMEDOUT, 19)
    ],
}


def test_the_picture_is_on_the_panel(case):
    rig = Rig(case["kind"], case["freq"]).started()
    for seed in range(2, 5):
        rig.draw(seed)
        rig.turns(150)
        assert rig.is_seen()


def test_no_transfer_comes_near_the_deadline(case):
    rig = Rig(case["kind"], case["freq"]).started()
    i2c = rig.machine.opened[-1]
    assert not i2c.is_soft
    assert (rig.machine.longest + 1) * 9 * 1_000_000 // case["freq"] * 2 <= i2c.timeout


def test_a_whole_frame_in_one_transfer_would_miss_the_deadline_at_100_khz():
    rig = Rig(freq=100_000).started()
    try:
        rig.machine.I2C(0, rig.machine.Pin(SCL), rig.machine.Pin(SDA), 100_000).writeto(ADDRESS, b"\x40" + rig.frame)
        raise AssertionError("no deadline")
    except OSError as error:
        assert error.errno == ETIMEDOUT


def test_a_piece_takes_the_loop_less_than_7_ms(case):
    rig = Rig(case["kind"], case["freq"]).started()
    rig.draw(2)
    pieces = 0
    while True:
        before = rig.machine.time_us
        if not rig.display.poll(rig.now()):
            break
        pieces += 1
        assert rig.machine.time_us - before < 7000
    assert pieces and rig.is_seen()


def test_only_what_changed_is_sent():
    rig = Rig().started()
    before = rig.panel.data_bytes
    rig.display.show(rig.frame)
    rig.turns(50)
    assert rig.panel.data_bytes == before
    rig.frame[3 * 128 + 40] ^= 1
    rig.display.show(rig.frame)
    rig.turns(50)
    assert rig.panel.data_bytes == before + 8 and rig.is_seen()
    # Two places of one page, far apart, are two runs.
    rig.frame[5 * 128] ^= 1
    rig.frame[5 * 128 + 127] ^= 1
    rig.display.show(rig.frame)
    rig.turns(50)
    assert rig.panel.data_bytes == before + 24 and rig.is_seen()


def test_a_frame_that_changes_while_it_is_sent_ends_as_the_last_one():
    rig = Rig().started()
    for seed in range(10, 40):
        rig.draw(seed)
        for _ in range(seed % 7):
            rig.display.poll(rig.now())
    rig.turns(100)
    assert rig.is_seen()


def test_another_buffer_may_be_shown():
    rig = Rig().started()
    rig.frame = bytearray(b"\x81" * 1024)
    rig.display.show(rig.frame)
    rig.turns(100)
    assert rig.is_seen()


def test_an_sh1106_panel_wired_from_column_0_takes_offset_0():
    rig = Rig("sh1106", offset=0)
    rig.panel.first_column = 0
    rig.started()


def test_the_wrong_offset_is_seen_at_the_border():
    rig = Rig("sh1106", offset=0)
    rig.draw(1)
    rig.turns(300)
    assert rig.panel.picture()[: 128 - 2] == rig.frame[2:128]


def test_the_picture_turns_with_the_module(case):
    rig = Rig(case["kind"], flip=True)
    rig.draw(1)
    rig.turns(300)
    seen = rig.panel.picture()
    for at in range(0, 1024, 37):
        # Seen from above, a pixel (x, y) is at (127 - x, 63 - y).
        for bit in range(8):
            assert seen[1023 - at] >> 7 - bit & 1 == rig.frame[at] >> bit & 1


def test_nothing_is_sent_before_the_controller_had_time_to_wake():
    rig = Rig()
    rig.draw(1)
    rig.turns(95)
    assert rig.machine.transfers == 0
    rig.turns(10)
    assert rig.machine.transfers > 0


def test_the_panel_is_lit_with_its_first_picture_and_not_before():
    rig = Rig()
    rig.turns(400)
    assert not rig.panel.on and not rig.display.lit
    rig.draw(1)
    while not rig.panel.on:
        rig.turn()
    assert rig.is_seen() and rig.display.lit


def test_the_contrast_is_the_boards():
    assert Rig(contrast=77).started().panel.contrast == 77


def test_a_start_that_fails_is_tried_three_times_100_ms_apart_and_then_the_display_is_lost():
    rig = Rig(plugged=False)
    rig.draw(1)
    tries = []
    lost_at = None
    while rig.now() < 1500:
        before = rig.machine.transfers
        rig.turn()
        if rig.machine.transfers > before:
            tries.append(rig.now() // 100)
        if rig.display.lost and lost_at is None:
            lost_at = rig.now()
    assert tries[:3] == [1, 2, 3] and lost_at // 100 == 3
    assert 1 <= len(tries) - 3 <= 3
    rig.plug()
    rig.turns(700)
    assert rig.is_seen() and rig.display.lit and not rig.display.lost


def test_what_answers_in_place_of_a_lost_display_is_known():
    rig = Rig(plugged=False)
    rig.machine.devices[0x27] = rig.panel
    rig.draw(1)
    rig.turns(600)
    assert rig.display.lost and rig.display.answering() == [0x27]


def test_a_display_that_was_unplugged_comes_back(case):
    rig = Rig(case["kind"]).started()
    rig.unplug()
    rig.turns(1100)
    assert rig.display.lost and not rig.display.lit
    rig.draw(2)
    rig.plug()
    rig.turns(700)
    assert rig.is_seen() and rig.display.lit and not rig.display.lost


def test_a_display_that_lost_its_power_for_a_moment_is_started_anew():
    rig = Rig().started()
    rig.turns(600)
    rig.panel.power_up()
    assert not rig.is_seen()
    rig.turns(1100)
    assert rig.is_seen()


def test_a_clone_that_never_says_it_is_on_is_left_alone():
    rig = Rig()
    rig.panel.tells_status = False
    rig.started()
    before = rig.panel.data_bytes
    rig.turns(3000)
    assert rig.is_seen() and rig.panel.data_bytes == before


def test_noise_on_the_wires_is_repeated_until_the_picture_is_right(case):
    rig = Rig(case["kind"])
    random.seed(5)
    rig.machine.trouble = lambda i2c: case["errno"] if random.getrandbits(3) == 0 else 0
    for seed in range(1, 20):
        rig.draw(seed)
        rig.turns(200)
    rig.machine.trouble = lambda i2c: 0
    rig.turns(1200)
    assert rig.is_seen() and not rig.display.lost


def test_every_transfer_may_be_the_one_that_fails():
    for failing in range(1, 40):
        rig = Rig()
        rig.machine.trouble = lambda i2c, rig=rig, failing=failing: EIO if rig.machine.transfers == failing else 0
        rig.draw(failing)
        rig.turns(900)
        assert rig.is_seen() and not rig.display.lost


def test_a_data_line_held_by_a_part_is_clocked_free():
    rig = Rig()
    rig.machine.hold(SDA, clocks=7, by=SCL)
    rig.started()


def test_a_clock_line_held_low_costs_no_time_and_the_display_comes_back():
    rig = Rig().started()
    rig.machine.hold(SCL)
    rig.draw(2)
    rig.turns(1000)
    assert rig.display.lost
    longest = 0
    for _ in range(300):
        before = rig.machine.time_us
        rig.display.poll(rig.now())
        longest = max(longest, rig.machine.time_us - before)
        rig.pass_ms(5)
    assert longest < 1000
    rig.machine.let_go(SCL)
    rig.turns(700)
    assert rig.is_seen()


def test_the_reset_pin_is_pulsed_before_every_start():
    rig = Rig(reset=15).started()
    assert rig.reset.history == [0, 1]
    rig.unplug()
    rig.turns(1100)
    rig.plug()
    rig.turns(700)
    assert rig.is_seen()
    assert rig.reset.value() == 1 and rig.reset.history.count(0) >= 2


def test_a_display_that_answers_plain_pins_alone_is_found_and_that_is_known():
    rig = Rig()
    rig.machine.trouble = lambda i2c: 0 if i2c.is_soft else EIO
    rig.draw(1)
    rig.turns(2500)
    assert rig.is_seen() and rig.display.on_plain_pins()


def test_a_display_once_found_by_the_controller_is_not_sought_with_plain_pins():
    rig = Rig().started()
    rig.unplug()
    rig.turns(3000)
    rig.plug()
    rig.turns(700)
    assert rig.is_seen() and not [i2c for i2c in rig.machine.opened if i2c.is_soft]


def test_it_is_dimmed_then_dark_and_a_key_in_the_dark_only_wakes_it():
    rig = Rig().started()
    rig.pass_ms(DIM_MS)
    rig.turns(50)
    assert rig.panel.contrast < 20 and rig.is_seen()
    assert rig.display.wake(rig.now()) is False
    rig.turns(50)
    assert rig.panel.contrast == 200
    rig.pass_ms(DARK_MS)
    rig.turns(50)
    assert not rig.panel.on and not rig.display.lit
    rig.draw(2)
    rig.turns(2000)
    assert not rig.panel.on
    assert rig.display.wake(rig.now()) is True
    assert rig.display.wake(rig.now()) is False
    rig.turns(100)
    assert rig.is_seen() and rig.panel.contrast == 200


def test_it_stays_dark_when_the_tick_counter_comes_round():
    rig = Rig().started()
    rig.pass_ms(DARK_MS)
    rig.turns(50)
    for _ in range(5):
        rig.display.poll((rig.now() + (1 << 30) - DARK_MS) & 0x3FFFFFFF)
        rig.pass_ms(1000)
    assert not rig.panel.on


def test_a_key_counts_when_there_is_no_display_to_wake():
    rig = Rig(plugged=False)
    rig.turns(600)
    rig.pass_ms(DARK_MS)
    rig.turns(600)
    assert rig.display.lost
    assert rig.display.wake(rig.now()) is False


def test_a_display_plugged_in_in_the_dark_is_lit_by_a_key():
    rig = Rig().started()
    rig.pass_ms(DARK_MS)
    rig.turns(50)
    rig.unplug()
    rig.plug()
    rig.turns(500)
    assert rig.display.wake(rig.now()) is True
    rig.turns(100)
    assert rig.is_seen()


def test_it_works_across_the_wrap_of_the_tick_counter():
    rig = Rig()
    rig.machine.time_us = ((1 << 30) - 120) * 1000
    real = rig.now
    rig.now = lambda: real() & 0x3FFFFFFF
    rig.started()
    rig.turns(2000)
    assert rig.is_seen() and not rig.display.lost


def test_nothing_is_allocated(case):
    if not hasattr(gc, "mem_alloc"):
        return
    rig = Rig(case["kind"]).started()
    display = rig.display
    silent = Silent()
    rig.bus._i2c = silent
    other = bytearray(1024)
    now = rig.now()
    for rounds in (1, 30):
        gc.collect()
        before = gc.mem_alloc()
        for _ in range(rounds):
            for at in range(0, 1024, 3):
                rig.frame[at] ^= 0x55
            display.show(rig.frame)
            while display.poll(now):
                pass
            now += 600
            display.poll(now)
            display.wake(now)
        used = gc.mem_alloc() - before
    assert used == 0, used
    assert other is not None and silent.transfers > 200


class Silent:
    """An I2C object that takes everything and allocates nothing."""

    def __init__(self):
        self.transfers = 0

    def writeto(self, address, data):
        self.transfers += 1

    def readfrom_into(self, address, data):
        self.transfers += 1
        data[0] = 0
