"""The bus: set up with a deadline that fits, and freed when a part holds a line."""

from settebello.drivers.i2c_bus import I2CBus
from tests.fakes.machine import FakeMachine

CASES = {
    "test_the_deadline_is_made_from_bytes_and_speed": [
        {"id": "a page at 100 kHz", "freq": 100_000, "most": 129, "least_us": 23_400},
        {"id": "a page at 400 kHz", "freq": 400_000, "most": 129, "least_us": 5_850},
        {"id": "a frame at 100 kHz", "freq": 100_000, "most": 1025, "least_us": 184_680},
    ],
    "test_a_held_data_line_is_clocked_free": [{"id": "%d clocks" % n, "clocks": n} for n in range(1, 10)],
}


def bus_on(machine, sda=4, scl=5, freq=400_000, most=129):
    return I2CBus(machine, machine.sleep_us, 0, sda, scl, freq, most)


def refused(call):
    try:
        call()
    except (OSError, ValueError) as error:
        return str(error)
    raise AssertionError("not refused")


def test_nothing_is_touched_before_it_is_opened():
    machine = FakeMachine()
    bus_on(machine)
    assert not machine.opened and not machine.Pin.known


def test_the_deadline_is_made_from_bytes_and_speed(case):
    machine = FakeMachine()
    bus_on(machine, freq=case["freq"], most=case["most"]).open()
    assert case["least_us"] <= machine.opened[0].timeout <= case["least_us"] * 2


def test_a_held_data_line_is_clocked_free(case):
    machine = FakeMachine()
    machine.hold(4, clocks=case["clocks"], by=5)
    bus_on(machine).open()
    assert machine.opened and machine.Pin(4).value() == machine.Pin(5).value() == 1


def test_freeing_ends_with_a_stop():
    machine = FakeMachine()
    bus_on(machine).open()
    # SDA goes from low to high while SCL is high.
    assert machine.Pin(4).history[-2:] == [0, 1]
    assert machine.Pin(5).history[-1] == 1


def test_the_lines_are_open_drains_while_they_are_freed():
    machine = FakeMachine()
    bus_on(machine).open()
    assert machine.Pin.known[4].mode == machine.Pin.known[5].mode == machine.Pin.OPEN_DRAIN


def test_a_line_that_stays_low_is_named():
    machine = FakeMachine()
    machine.hold(5)
    assert "SCL" in refused(bus_on(machine).open)
    machine = FakeMachine()
    machine.hold(4)
    assert "SDA" in refused(bus_on(machine).open)
    assert not machine.opened


def test_opening_again_sets_the_controller_up_again():
    machine = FakeMachine()
    bus = bus_on(machine)
    bus.open()
    bus.open()
    assert len(machine.opened) == 2


def test_pins_that_are_no_pair_are_refused():
    assert "SCL" in refused(bus_on(FakeMachine(), sda=4, scl=7).open)


def test_plain_pins_can_stand_in_for_the_controller():
    machine = FakeMachine()
    bus = bus_on(machine)
    bus.open(True)
    assert bus.is_soft and machine.opened[0].is_soft
    bus.open()
    assert not bus.is_soft


def test_the_self_test_learns_what_answers():
    machine = FakeMachine()
    machine.devices[0x27] = None
    bus = bus_on(machine)
    assert bus.scan() == []
    bus.open()
    assert bus.scan() == [0x27]
    machine.hold(5)
    assert bus.scan() == []
