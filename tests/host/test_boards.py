"""The boards: what is said of one that can't be built, and that pictures and pages are what the data says."""

import json
import xml.etree.ElementTree as ET

import pytest

from host_tools import assets, board_picture, board_readme, board_wires, boards, command, pico

NAMES = ["pico_keypad_oled", "pico_keypad_sh1106", "pico_pn532_oled", "pico_rc522_oled"]

# The wires of each board, and how many crossings there are for want of a way round: on the Pico the supply and the
# reset of a reader come from above pins of the display (4 + 2; the RC522 shares the display's 3V3, 1 joint + 2 + 2).
WIRES = {
    "pico_keypad_oled": (14, 0),
    "pico_keypad_sh1106": (14, 0),
    "pico_pn532_oled": (21, 6),
    "pico_rc522_oled": (21, 5),
}


def data(name="pico_keypad_oled"):
    return json.loads((assets.boards() / name / "board.json").read_text("utf-8"))


def faults(tmp_path, content):
    folder = tmp_path / "pico_keypad_oled"
    folder.mkdir()
    text = content if isinstance(content, str) else json.dumps(content)
    (folder / "board.json").write_text(text, "utf-8")
    return boards.faults(folder)


def the(tmp_path, content):
    """The only fault, without the file's name."""
    found = faults(tmp_path, content)
    assert len(found) == 1, found
    file, _, fault = found[0].partition("board.json: ")
    assert file.startswith(str(tmp_path)) and "\n" not in fault
    return fault


def with_part(number, **fields):
    content = data()
    content["parts"][number].update(fields)
    return content


def with_pins(number, **pins):
    content = data()
    content["parts"][number]["pins"].update(pins)
    return content


def test_the_boards_are_these_and_have_no_faults():
    assert [folder.name for folder in boards.folders([])] == NAMES
    assert [boards.faults(folder) for folder in boards.folders([])] == [[]] * len(NAMES)


def test_every_board_fits_all_four_models():
    for folder in boards.folders([]):
        assert boards.load(folder).mcus == ["pico", "pico_w", "pico_2", "pico_2_w"]


PINS = [
    (with_pins(2, signal=9), "GP9 has 2 jobs: keypad rows and buzzer signal; free are GP0, GP1, GP2,"),
    (with_pins(2, signal=25), "buzzer, pins, signal: GP25 belongs to the LED (on a W, the radio); GP0 to GP22"),
    (with_pins(2, signal=23), "GP23 belongs to the power supply (on a W, the radio)"),
    (with_pins(2, signal=24), "GP24 belongs to"),
    (with_pins(2, signal=29), "GP29 belongs to"),
    (with_pins(2, signal=30), "there is no pin GP30; GP0 to GP22 and GP26 to GP28 can be wired"),
    (with_pins(2, signal=-1), "there is no pin GP-1"),
    (with_pins(2, signal="GP14"), 'buzzer, pins, signal: "GP14" is no GPIO number; write 4 for GP4'),
    (with_pins(2, signal=True), "true is no GPIO number"),
    (with_pins(2, signal=None), "buzzer, pins, signal: missing"),
    (with_pins(2, ground=3), 'buzzer, pins, "ground" is not known; known are signal'),
    (with_pins(1, rows=[6, 7, 8]), "keypad, pins, rows: [6, 7, 8] is no list of 4 GPIO numbers"),
    (with_pins(1, columns=10), "keypad, pins, columns: 10 is no list of 4 or 5 GPIO numbers"),
    (with_pins(1, rows=[6, 7, 8, 6]), "GP6 has 2 jobs: keypad rows and keypad rows"),
    (with_pins(0, sda=2, scl=3), "ssd1306, pins: SDA GP2 and SCL GP3 are a pair of I2C1: set `bus` to 1"),
    (with_pins(0, sda=21, scl=20), "GP20 can only be SDA and GP21 only SCL of I2C0: sda 20, scl 21 fits"),
    (with_pins(0, sda=3, scl=2), "GP2 can only be SDA and GP3 only SCL of I2C1: sda 2, scl 3, bus 1 fits"),
    (with_pins(0, sda=4, scl=17), "no pair of I2C0: 0+1, 4+5, 8+9, 12+13, 16+17, 20+21 are"),
]


@pytest.mark.parametrize(("content", "said"), PINS, ids=[said for _, said in PINS])
def test_a_pin_that_cannot_be_is_told_with_what_fits(tmp_path, content, said):
    assert said in the(tmp_path, content)


SETTINGS = [
    (with_part(0, bus=2), "ssd1306, bus: 2 is not a whole number from 0 to 1"),
    (with_part(0, freq=10_000), "ssd1306, freq: 10000 is not a whole number from 100000 to 1000000"),
    (with_part(0, address="0x78"), 'is the form with the write bit, as printed on modules; write "0x3C"'),
    (with_part(0, address=60), 'ssd1306, address: 60 is no address; displays answer at "0x3C" or "0x3D"'),
    (with_part(0, address="0xFF"), '"0xFF" is beyond "0x08" to "0x77"'),
    (with_part(0, contrast=256), "ssd1306, contrast: 256 is not a whole number from 0 to 255"),
    (with_part(0, flip="no"), 'ssd1306, flip: "no" is neither true nor false'),
    (with_part(0, colum_offset=2), 'ssd1306, "colum_offset" is not known; did you mean column_offset?'),
    (with_part(0, kind="ssd1307"), 'part 1, kind: "ssd1307" is not known; did you mean ssd1306?'),
    (
        with_part(0, kind=["ssd1306"]),
        'part 1, kind: ["ssd1306"] is not known; known are buzzer, keypad, mfrc522, pn532',
    ),
    (with_part(1, kind="buzzer"), 'buzzer, "keys" is not known'),
    (with_part(1, keys=["123A", "456B", "789C"]), "is not 4 texts of 4 characters, one for each row"),
    (with_part(1, keys=["123A", "456B", "789C", "*0#"]), "is not 4 texts of 4 characters"),
    (with_part(1, keys=["123A", "456B", "789C", "*0#E"]), 'keypad, keys: "E" is no key of the box'),
    (with_part(1, keys=["123A", "456B", "789C", "*0#1"]), 'keypad, keys: "1" is there 2 times'),
    (with_part(1, keys=["123A", "456B", "789C", "*0# "]), "keypad, keys: D lacks; the box needs every one of"),
    (with_part(1, keys="123A"), 'keypad, keys: "123A" is not 4 texts'),
]


@pytest.mark.parametrize(("content", "said"), SETTINGS, ids=[said for _, said in SETTINGS])
def test_a_setting_that_cannot_be_is_told(tmp_path, content, said):
    assert any(said in fault for fault in faults(tmp_path, content))


def changed(**fields):
    content = data()
    content.update(fields)
    return content


WHOLE = [
    ("", "line 1, column 1"),
    ('{"name": "a"', "line 1, column 13"),
    ('{"name": "a", "name": "b"}', "'name' is there twice in one object: take one out"),
    ("[]", "an object with name, mcus and parts belongs here"),
    ("[" * 100_000, "board.json: "),
    ("\ufeff{}", "board.json: "),
    (changed(name="other"), 'name: "other" is not the folder\'s; write "pico_keypad_oled"'),
    (changed(mcus=[]), "mcus: [] is no list of pico, pico_w, pico_2, pico_2_w"),
    (changed(mcus=["pico2"]), 'mcus: "pico2" is not known; did you mean pico_2?'),
    (changed(mcus=[["pico"]]), 'mcus: ["pico"] is not known'),
    (changed(parts={}), "parts: {} is no list of parts"),
    (changed(parts=[7]), "part 1: an object with kind and pins belongs here"),
    (changed(parts=data()["parts"][1:]), "parts: no part is the display; add ssd1306 or sh1106"),
    (changed(parts=data()["parts"][:1]), "parts: no part is the keys; add keypad"),
    (changed(colour="red"), '"colour" is not known'),
    ({"name": "pico_keypad_oled", "parts": data()["parts"]}, "mcus is missing"),
]


@pytest.mark.parametrize(("content", "said"), WHOLE, ids=[said for _, said in WHOLE])
def test_a_file_that_is_no_board_is_told(tmp_path, content, said):
    assert said in faults(tmp_path, content)[0]


def test_all_faults_are_told_at_once(tmp_path):
    content = with_pins(2, signal=25)
    content["parts"][0]["contrast"] = -1
    content["name"] = "x"
    assert len(faults(tmp_path, content)) == 3


def test_two_displays_are_one_too_many(tmp_path):
    content = data()
    content["parts"].append({"kind": "sh1106", "pins": {"sda": 2, "scl": 3}, "bus": 1})
    assert "ssd1306 and sh1106 are both display" in the(tmp_path, content)


def with_reader(kind="pn532_spi", **fields):
    """The board with a reader on SPI0."""
    content = data()
    pins = {"sck": 18, "mosi": 19, "miso": 16, "cs": 17} if kind != "pn532_i2c" else {"sda": 18, "scl": 19}
    content["parts"].append({"kind": kind, "bus": 0, **fields, "pins": {**pins, **fields.get("pins", {})}})
    return content


READERS = [
    (with_reader(pins={"miso": 17, "cs": 16}), "pn532_spi, pins: GP17 can't be MISO of SPI0: GP0, GP4, GP16, GP20 can"),
    (with_reader(bus=1), "pn532_spi, pins: these are pins of SPI0: set `bus` to 0"),
    (with_reader(pins={"sck": 19, "mosi": 18}), "GP19 can't be SCK of SPI0: GP2, GP6, GP18, GP22 can"),
    (with_reader("pn532_i2c", pins={"sda": 19, "scl": 18}, bus=1), "pn532_i2c, pins: GP18 can only be SDA"),
    (with_reader("pn532_i2c", pins={"sda": 16, "scl": 17}), "I2C0 is the bus of ssd1306 and pn532_i2c; give one"),
    (with_reader("mfrc522", gain=8), "mfrc522, gain: 8 is not a whole number from 0 to 7"),
    (with_reader(gain=4), 'pn532_spi, "gain" is not known'),
    (with_reader(pins={"cs": 14}), "GP14 has 2 jobs: buzzer signal and pn532_spi cs"),
    (with_reader(pins={"rst": 23}), "pn532_spi, pins, rst: GP23 belongs to the power supply"),
]


@pytest.mark.parametrize(("content", "said"), READERS, ids=[said for _, said in READERS])
def test_a_reader_that_cannot_be_is_told_with_what_fits(tmp_path, content, said):
    assert said in the(tmp_path, content)


@pytest.mark.parametrize("kind", ["pn532_spi", "pn532_i2c", "mfrc522"])
def test_a_reader_is_one_more_part_and_its_reset_wire_may_be_left_out(tmp_path, kind):
    content = with_reader(kind, bus=1) if kind == "pn532_i2c" else with_reader(kind)
    assert faults(tmp_path, content) == []
    board = boards.load(tmp_path / "pico_keypad_oled")
    assert {wire.label for wire in board_wires.wires(board) if wire.part == 3}.isdisjoint({"RST", "RSTPD_N"})
    assert "## Tags, and where they go" in board_readme.text(board)
    assert ("## Switches of the reader" in board_readme.text(board)) == (kind != "mfrc522")


def test_two_readers_are_one_too_many(tmp_path):
    content = with_reader()
    pins = {"sck": 2, "mosi": 3, "miso": 0, "cs": 1}
    content["parts"].append({"kind": "mfrc522", "pins": pins, "bus": 0})
    said = faults(tmp_path, content)
    assert any("pn532_spi and mfrc522 are both reader" in fault for fault in said)
    assert any("SPI0 is the bus of pn532_spi and mfrc522" in fault for fault in said)


@pytest.mark.parametrize(("name", "row"), [("pico_pn532_oled", "| SPI (this board) | 0 | 1 |")])
def test_the_page_of_a_board_says_how_its_switches_stand(name, row):
    assert row in (assets.boards() / name / "README.md").read_text("utf-8")


def test_only_a_reader_with_a_regulator_of_its_own_gets_5_volts():
    for name in NAMES:
        board = boards.load(assets.boards() / name)
        for wire in board_wires.wires(board):
            if wire.pin_name in ("VSYS", "VBUS"):
                assert board.parts[wire.part]["kind"] == "pn532_spi"


def test_bytes_that_are_no_text_are_told(tmp_path):
    (tmp_path / "board.json").write_bytes(b"\xff\xfe\x00{")
    assert len(boards.faults(tmp_path)) == 1


def run(capsys, *arguments):
    code = command.main(["board", *arguments])
    return (code, *capsys.readouterr())


def test_check_without_a_name_checks_all(capsys):
    code, out, err = run(capsys, "check")
    assert (code, err) == (0, "") and [line.split(":")[0] for line in out.splitlines()] == NAMES


def test_check_takes_names_and_folders_and_ends_with_2_at_a_fault(capsys, tmp_path):
    faults(tmp_path, with_pins(2, signal=25))
    code, out, err = run(capsys, "check", "pico_keypad_sh1106", str(tmp_path / "pico_keypad_oled"))
    assert code == 2 and out.startswith("pico_keypad_sh1106: fits Pico, Pico W, Pico 2, Pico 2 W")
    assert err.startswith("settebello: ") and "buzzer, pins, signal: GP25" in err and err.count("\n") == 1


def test_a_board_that_is_not_there_is_told_with_the_nearest(capsys):
    code, out, err = run(capsys, "show", "pico_keypad")
    assert (code, out) == (2, "") and "did you mean pico_keypad_oled?" in err


def test_show_prints_parts_and_every_wire(capsys):
    code, out, err = run(capsys, "show", "pico_keypad_oled")
    assert code == 0 and "OLED display" in out
    for row in (
        "SDA  GP20 (pin 26)",
        "SCL  GP21 (pin 27)",
        "VCC  3V3 (pin 36)",
        "R1   GP6 (pin 9)",
        "C4   GP13 (pin 17)",
    ):
        assert row in out
    assert "14 jumper leads" in out


@pytest.mark.parametrize("name", NAMES)
def test_the_page_and_the_picture_are_what_the_data_says(name):
    folder = assets.boards() / name
    board = boards.load(folder)
    fix = f"stale: run `settebello board show {name} --write`"
    assert (folder / "README.md").read_text("utf-8") == board_readme.text(board), fix
    assert (folder / "wiring.svg").read_text("utf-8") == board_picture.draw(board).svg(), fix


def test_write_makes_the_page_and_the_picture_anew(capsys, tmp_path):
    faults(tmp_path, data())
    folder = tmp_path / "pico_keypad_oled"
    assert run(capsys, "show", str(folder), "--write")[0] == 0
    for name in ("README.md", "wiring.svg"):
        assert (folder / name).read_bytes() == (assets.boards() / "pico_keypad_oled" / name).read_bytes()


def test_a_picture_is_svg_or_png(capsys, tmp_path):
    from PIL import Image

    assert run(capsys, "show", NAMES[0], "--picture", str(tmp_path / "a.svg"))[0] == 0
    root = ET.parse(tmp_path / "a.svg").getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert run(capsys, "show", NAMES[0], "--picture", str(tmp_path / "a.png"))[0] == 0
    with Image.open(tmp_path / "a.png") as image:
        assert image.size == (2 * int(root.get("width", 0)), 2 * int(root.get("height", 0)))
    code, _, err = run(capsys, "show", NAMES[0], "--picture", str(tmp_path / "a.gif"))
    assert code == 2 and "a picture ends in .svg or .png" in err


def segments_of(svg):
    """(colour, points) of each wire of a picture."""
    root = ET.fromstring(svg)
    for line in root.iter("{http://www.w3.org/2000/svg}polyline"):
        if line.get("stroke-width") == "3.6":
            yield line.get("stroke"), [tuple(map(float, pair.split(","))) for pair in line.get("points", "").split()]


def crossings(svg):
    wires = [points for _, points in segments_of(svg)]
    count = 0
    for at, one in enumerate(wires):
        for other in wires[:at]:
            for a in zip(one, one[1:], strict=False):
                for b in zip(other, other[1:], strict=False):
                    count += meet(a, b) or meet(b, a)
    return count


def meet(level, upright):
    (x1, y1), (x2, y2) = level
    (x3, y3), (x4, y4) = upright
    return y1 == y2 and x3 == x4 and min(x1, x2) <= x3 <= max(x1, x2) and min(y3, y4) <= y1 <= max(y3, y4)


@pytest.mark.parametrize("name", NAMES)
def test_wires_cross_in_the_pictures_only_where_there_is_no_way_round(name):
    svg = board_picture.draw(boards.load(assets.boards() / name)).svg()
    assert (len(list(segments_of(svg))), crossings(svg)) == WIRES[name]


def test_a_wire_to_the_far_side_goes_round_the_pico(tmp_path):
    faults(tmp_path, with_pins(0, sda=4, scl=5))
    board = boards.load(tmp_path / "pico_keypad_oled")
    far = [wire for wire in board_wires.wires(board) if wire.part == 0 and wire.pin_name == "3V3"]
    assert far[0].pin == 36
    svg = board_picture.draw(board).svg()
    assert any(len(points) == 6 for _, points in segments_of(svg))


def test_supply_is_red_ground_black_and_each_lead_of_a_part_its_own_colour():
    wires = board_wires.wires(boards.load(assets.boards() / "pico_keypad_oled"))
    for wire in wires:
        assert (wire.pin_name == "3V3") == (wire.colour_name == "red")
        assert (wire.pin_name == "GND") == (wire.colour_name == "black")
    for part in range(3):
        colours = [wire.colour for wire in wires if wire.part == part]
        assert len(set(colours)) == len(colours)
    assert len({wire.pin for wire in wires}) == len(wires)


def test_a_reset_wire_and_a_fifth_column_are_wired(tmp_path):
    content = with_pins(0, rst=22)
    content["parts"][1]["pins"]["columns"].append(15)
    content["parts"][1]["keys"] = ["123A ", "456B ", "789C ", "*0#D "]
    assert faults(tmp_path, content) == []
    labels = {wire.label: wire.pin_name for wire in board_wires.wires(boards.load(tmp_path / "pico_keypad_oled"))}
    assert labels["RES"] == "GP22" and labels["C5"] == "GP15"


def test_the_pins_of_the_pico_are_those_of_its_data_sheet():
    assert len(pico.PINS) == 40
    assert {f"GP{gpio}" for gpio in pico.GPIOS} == {name for name in pico.PINS if name.startswith("GP")}
    grounds = [number for number, name in enumerate(pico.PINS, 1) if name in ("GND", "AGND")]
    assert grounds == [3, 8, 13, 18, 23, 28, 33, 38]
    known = {1: "GP0", 6: "GP4", 20: "GP15", 21: "GP16", 26: "GP20", 29: "GP22", 30: "RUN", 31: "GP26", 34: "GP28"}
    known |= {35: "ADC_VREF", 36: "3V3", 37: "3V3_EN", 39: "VSYS", 40: "VBUS"}
    assert {number: pico.PINS[number - 1] for number in known} == known
    assert (pico.place_of(1), pico.place_of(20)) == (("left", 0), ("left", 19))
    assert (pico.place_of(21), pico.place_of(40)) == (("right", 19), ("right", 0))
