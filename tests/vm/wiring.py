"""The parts made from the boards there are, on pins that are told apart."""

import json
import sys

from host_tools.chips.mfrc522 import MFRC522
from host_tools.chips.pn532 import PN532, PN532OnI2C, PN532OnSPI
from host_tools.chips.tags import Field, Tag
from settebello.drivers.board import BadBoard
from tests.fakes.machine import FakeMachine
from tests.fakes.panel import FakeSH1106, FakeSSD1306

NAMES = {
    "pico_keypad_oled": FakeSSD1306,
    "pico_keypad_sh1106": FakeSH1106,
    "pico_pn532_oled": FakeSSD1306,
    "pico_rc522_oled": FakeSSD1306,
}
SEVEN = b"\x03\x09\xd1\x01\x05T\x02en7D\xfe"


def text_of(name):
    with open("boards/%s/board.json" % name) as file:
        return file.read()


def wired(machine, text):
    """The parts on this machine, and the module that made them."""
    sys.modules["machine"] = machine
    from settebello import wiring

    wiring.machine = machine
    return wiring.parts(text), wiring


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


def told(machine, reader):
    """The events of a reader in 1.5 s."""
    events = []
    while machine.time_us < 1_500_000:
        event = reader.poll(machine.time_us // 1000)
        if event:
            events.append(event)
        machine.sleep_us(5000)
    return events


def seven():
    """A field with the seven of denari in it."""
    field = Field()
    field.put(Tag(b"\x04\xa1\xb2\xc3\xd4\xe5\xf6", SEVEN))
    return field


def test_every_board_with_a_reader_reads_a_tag():
    for name, device_of in (
        ("pico_pn532_oled", lambda machine: PN532OnSPI(PN532(machine, seven()))),
        ("pico_rc522_oled", lambda machine: MFRC522(machine, seven())),
    ):
        machine = FakeMachine()
        machine.selected[17] = device_of(machine)
        parts, _ = wired(machine, text_of(name))
        assert told(machine, parts.reader) == [("tag", "04A1B2C3D4E5F6", "7D")]
        # It was reset when it was started, and is no longer.
        assert machine.Pin.known[22].history == [1, 0, 1]


def test_a_reader_may_be_on_a_second_i2c_bus():
    machine = FakeMachine()
    machine.devices[0x24] = PN532OnI2C(PN532(machine, seven()))
    board = changed()
    board["parts"].append({"kind": "pn532_i2c", "pins": {"sda": 18, "scl": 19}, "bus": 1})
    parts, _ = wired(machine, json.dumps(board))
    assert told(machine, parts.reader) == [("tag", "04A1B2C3D4E5F6", "7D")]


def test_a_box_without_a_reader_has_none():
    assert wired(FakeMachine(), text_of("pico_keypad_oled"))[0].reader is None


def test_a_reader_on_pins_of_no_spi_is_one_line():
    board = json.loads(text_of("pico_pn532_oled"))
    board["parts"][3]["pins"]["miso"] = 15
    assert refused(json.dumps(board)) == "board.json: GP18, GP19 and GP15 can't be SCK, MOSI and MISO of SPI0"


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
