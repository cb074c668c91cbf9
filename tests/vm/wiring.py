"""The parts made from the boards there are, on pins that are told apart."""

import json
import sys

from settebello.drivers.board import BadBoard
from tests.fakes.machine import FakeMachine
from tests.fakes.panel import FakeSH1106, FakeSSD1306

NAMES = {"pico_keypad_oled": FakeSSD1306, "pico_keypad_sh1106": FakeSH1106}


def text_of(name):
    with open("boards/%s/board.json" % name) as file:
        return file.read()


def wired(machine, text):
    """The parts on this machine, and the module that made them."""
    sys.modules["machine"] = machine
    from settebello import wiring

    wiring.machine = machine
    return wiring.Parts(text), wiring


def refused(text):
    try:
        wired(FakeMachine(), text)
    except BadBoard as bad:
        return str(bad)
    raise AssertionError("accepted")


def changed(**fields):
    told = json.loads(text_of("pico_keypad_oled"))
    for part in told["parts"]:
        part.update(fields.get(part["kind"], {}))
    return told


def test_every_board_shows_a_picture():
    for name in sorted(NAMES):
        machine = FakeMachine()
        machine.devices[0x3C] = panel = NAMES[name]()
        parts, _ = wired(machine, text_of(name))
        frame = bytearray(list(range(256)) * 4)
        parts.display.show(frame)
        for now in range(0, 400, 5):
            parts.display.poll(now)
        assert panel.picture() == frame and parts.display.lit
        assert parts.where == "SDA GP20, SCL GP21"


def test_rows_are_pulled_up_and_columns_are_open_drains_at_rest():
    machine = FakeMachine()
    wired(machine, text_of("pico_keypad_oled"))
    pins = machine.Pin.known
    assert [pins[gpio].mode for gpio in (6, 7, 8, 9)] == [machine.Pin.IN] * 4
    assert [pins[gpio].pull for gpio in (6, 7, 8, 9)] == [machine.Pin.PULL_UP] * 4
    assert [pins[gpio].mode for gpio in (10, 11, 12, 13)] == [machine.Pin.OPEN_DRAIN] * 4
    assert [pins[gpio].value() for gpio in (10, 11, 12, 13)] == [1] * 4


def test_a_key_comes_from_its_pins():
    machine = FakeMachine()
    parts, _ = wired(machine, text_of("pico_keypad_oled"))
    found = []
    pins = machine.Pin.known
    # The key of the second row and third column joins GP7 and GP12.
    for now in range(0, 400, 5):
        joined = (lambda: pins[12].drives_low) if 100 <= now < 200 else (lambda: False)
        machine.holds_low = lambda number, joined=joined: number == 7 and joined()
        key = parts.keys.poll(now)
        if key is not None:
            found.append(key)
    assert found == ["6"]


def test_the_buzzer_is_quiet_and_may_be_left_out():
    machine = FakeMachine()
    parts, _ = wired(machine, text_of("pico_keypad_oled"))
    assert machine.Pin.known[14].value() == 0 and parts.sound is not None
    told = changed()
    told["parts"].pop()
    assert wired(FakeMachine(), json.dumps(told))[0].sound is None


def test_the_light_needs_no_board():
    machine = FakeMachine()
    _, wiring = wired(machine, text_of("pico_keypad_oled"))
    light = wiring.light()
    light.blink(2)
    light.poll(0)
    assert machine.Pin.known["LED"].value() == 1


def test_a_held_line_is_no_reason_not_to_start():
    machine = FakeMachine()
    machine.hold(20)
    parts, _ = wired(machine, text_of("pico_keypad_oled"))
    for now in range(0, 1000, 5):
        parts.display.poll(now)
    assert parts.display.lost


def test_a_board_that_cannot_be_is_one_line():
    assert "GP4 and GP7 can't be SDA and SCL of I2C0" in refused(
        json.dumps(changed(ssd1306={"pins": {"sda": 4, "scl": 7}}, keypad={"pins": {"rows": [0], "columns": [1]}}))
    )
    told = changed()
    told["parts"] = told["parts"][1:]
    assert refused(json.dumps(told)) == "board.json: no part is the display"
    assert refused("").startswith("board.json: ")
