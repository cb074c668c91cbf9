"""The short check of board.json on the box."""

import json

from settebello.drivers import board

OLED = {"kind": "ssd1306", "pins": {"sda": 20, "scl": 21}, "bus": 0}
PAD = {"kind": "keypad", "pins": {"rows": [6, 7, 8, 9], "columns": [10, 11, 12, 13]}, "keys": ["123A"] * 4}


def changed(part, **changes):
    found = {}
    found.update(part)
    found.update(changes)
    return found


CASES = {
    "test_a_board_that_cannot_be_is_one_line_that_says_why": [
        {"id": "no JSON", "text": "{", "says": "copy one"},
        {"id": "no object", "text": "[1, 2]", "says": "copy one"},
        {"id": "empty", "text": "", "says": "copy one"},
        {"id": "no parts", "text": "{}", "says": "parts"},
        {"id": "an unknown kind", "parts": [changed(OLED, kind="ssd1309")], "says": "ssd1309"},
        {"id": "a missing pin", "parts": [changed(OLED, pins={"sda": 20})], "says": "scl"},
        {"id": "a missing bus", "parts": [{"kind": "ssd1306", "pins": {"sda": 0, "scl": 1}}], "says": "bus"},
        {"id": "no such pin", "parts": [changed(OLED, pins={"sda": 20, "scl": 40})], "says": "GP40"},
        {"id": "no number", "parts": [changed(OLED, pins={"sda": 20, "scl": "GP21"})], "says": "GP21"},
        {"id": "two jobs", "parts": [OLED, changed(PAD, pins={"rows": [21], "columns": [1]})], "says": "GP21"},
    ],
}


def told(parts):
    return board.parts(json.dumps({"name": "x", "mcus": ["pico"], "parts": parts}))


def test_parts_are_found_by_what_they_are_to_the_box():
    found = told([OLED, PAD])
    assert sorted(found) == ["display", "keys"]
    assert found["display"]["kind"] == "ssd1306" and found["keys"]["keys"] == ["123A"] * 4


def test_settings_that_are_not_given_have_their_usual_value():
    display = told([OLED])["display"]
    assert (display["bus"], display["freq"], display["address"], display["flip"]) == (0, 400_000, "0x3C", False)
    assert display["column_offset"] == 0 and display["contrast"] == 255
    assert told([changed(OLED, kind="sh1106")])["display"]["column_offset"] == 2
    assert told([changed(OLED, freq=100_000, flip=True)])["display"]["freq"] == 100_000


def test_a_reader_is_a_part_like_the_others():
    pins = {"sck": 18, "mosi": 19, "miso": 16, "cs": 17}
    found = told([OLED, PAD, {"kind": "mfrc522", "pins": pins, "bus": 0}])
    assert (found["reader"]["kind"], found["reader"]["freq"], found["reader"]["gain"]) == ("mfrc522", 1_000_000, 4)
    assert board.gpios(found["reader"]) == [18, 19, 16, 17]


def test_all_pins_of_a_part_are_known():
    assert board.gpios(OLED) == [20, 21]
    assert board.gpios(changed(OLED, pins={"sda": 0, "scl": 1, "rst": 15})) == [0, 1, 15]
    assert board.gpios(PAD) == [6, 7, 8, 9, 10, 11, 12, 13]


def test_a_board_that_cannot_be_is_one_line_that_says_why(case):
    try:
        if "text" in case:
            board.parts(case["text"])
        else:
            told(case["parts"])
    except board.BadBoard as bad:
        said = str(bad)
        assert said.startswith("board.json: ") and "\n" not in said and case["says"] in said, said
        return
    raise AssertionError("accepted")
