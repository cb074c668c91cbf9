"""The parts of the emulated Pico, without the firmware: what the lane `pico` plays is tried there."""

import errno
from pathlib import Path

import pytest

pytest.importorskip("rp2040py")
pytest.importorskip("littlefs")

from rp2040py.rp2040 import RP2040

from host_tools import boards, box_files, lanes, mpy
from host_tools.emulator import lane, uf2
from host_tools.emulator.box import Box
from host_tools.emulator.files import SavedFiles
from host_tools.emulator.gauge import Gauge
from host_tools.emulator.mcu import fastest
from host_tools.emulator.panel import SH1106, SSD1306
from host_tools.errors import Complaint
from host_tools.image import BLOCK, blocks_of
from settebello.drivers.flash_store import open_stores

SSD1306_START = (0x20, 0x02, 0xA1, 0xC8, 0x8D, 0x14, 0xAF)
SH1106_START = (0xA1, 0xC8, 0xAD, 0x8B, 0xAF)


def send(panel, control, *data):
    panel.begin()
    for byte in (control, *data):
        panel.take(byte)


def cleared(panel, columns, *start):
    send(panel, 0x00, *start)
    for page in range(8):
        send(panel, 0x00, 0xB0 | page, 0x00, 0x10)
        send(panel, 0x40, *bytes(columns))
    return panel


def lit(panel):
    """The (x, y) of the pixels that are lit."""
    return {
        (at % 128, at // 128 * 8 + bit) for at, byte in enumerate(panel.pixels) for bit in range(8) if byte >> bit & 1
    }


# What adds 1 to the word whose address is in r0: ldr, adds, str.
ADDING, RAM = (0x6801, 0x3101, 0x6001), 0x20000000


def test_each_chip_works_on_memory_of_its_own_as_the_emulators_chip_does():
    chips = [fastest()(), fastest()(), RP2040()]
    for number, chip in enumerate(chips):
        for at, code in enumerate(ADDING):
            chip.sram[2 * at : 2 * at + 2] = code.to_bytes(2, "little")
        chip.sram[16:20] = bytes((255, number, 0, 0))
        chip.core.registers[0] = RAM + 16
        chip.core.pc = RAM
        taken = [chip.core.execute_instruction() for _ in ADDING]
        assert (taken, bytes(chip.sram[16:20])) == ([2, 1, 2], bytes((0, number + 1, 0, 0)))
    for number, chip in enumerate(chips):
        dma = chip.dma.channels[number]
        dma._read_addr, dma._write_addr = RAM + 17, RAM + 32
        dma.transfer8()
        assert bytes(chip.sram[32:36]) == bytes((number + 1, 0, 0, 0))


def test_a_byte_is_eight_pixels_down_from_where_it_was_put():
    panel = cleared(SSD1306(0), 128, *SSD1306_START)
    send(panel, 0x00, 0xB2, 0x05, 0x11)
    send(panel, 0x40, 0x81, 0x02)
    assert lit(panel) == {(0x15, 16), (0x15, 23), (0x16, 17)}


def test_upside_down_is_the_other_order_of_columns_and_rows():
    panel = cleared(SSD1306(0), 128, *SSD1306_START, 0xA0, 0xC0)
    send(panel, 0x00, 0xB0, 0x00, 0x10)
    send(panel, 0x40, 0x03)
    assert lit(panel) == {(127, 63), (127, 62)}


def test_a_panel_of_128_columns_shows_the_middle_of_an_sh1106():
    panel = cleared(SH1106(2), 132, *SH1106_START)
    send(panel, 0x00, 0xB0, 0x00, 0x10)
    send(panel, 0x40, 0xFF, 0xFF, 0x01)
    assert lit(panel) == {(0, 0)}


def test_an_sh1106_stays_at_the_end_of_a_page_and_an_ssd1306_starts_over():
    wide, round_about = cleared(SH1106(2), 132, *SH1106_START), cleared(SSD1306(0), 128, *SSD1306_START)
    for panel in (wide, round_about):
        send(panel, 0x00, 0xB0, 0x0F, 0x17)
        send(panel, 0x40, *[0] * 5, *[0x01] * 8)
    assert lit(wide) == set()
    assert lit(round_about) == {(x, 0) for x in range(4, 12)}


@pytest.mark.parametrize("start", [(0xAF,), (0x8D, 0x14), ()])
def test_nothing_is_seen_without_the_pump_or_switched_off(start):
    panel = SSD1306(0)
    send(panel, 0x00, *start)
    assert not panel.is_lit and not any(panel.pixels)


def test_power_brings_noise_that_is_seen_until_it_is_drawn_over():
    panel = SSD1306(0)
    send(panel, 0x00, *SSD1306_START)
    assert len(lit(panel)) > 1000
    panel.power_up()
    assert not panel.is_lit


def test_inverse_and_all_on_change_what_is_seen_and_not_what_is_held():
    panel = cleared(SSD1306(0), 128, *SSD1306_START)
    send(panel, 0x00, 0xA7)
    assert len(lit(panel)) == 128 * 64
    send(panel, 0x00, 0xA6, 0xA5)
    assert len(lit(panel)) == 128 * 64
    send(panel, 0x00, 0xA4)
    assert lit(panel) == set()


def test_it_says_whether_it_is_on():
    panel = SSD1306(0)
    assert panel.status() == 0x40
    send(panel, 0x00, 0xAF)
    assert panel.status() == 0x00


@pytest.mark.parametrize(
    "panel, data, wrong",
    [
        (SSD1306(0), (0x00, 0xFF), "0xff"),
        (SH1106(2), (0x00, 0x8D, 0x14), "0x8d"),
        (SSD1306(0), (0x00, 0x20, 0x00), "addressing mode 0"),
        (SSD1306(0), (0x80,), "control byte 0x80"),
    ],
)
def test_what_the_controller_doesnt_know_is_told(panel, data, wrong):
    with pytest.raises(Complaint, match=wrong) as told:
        send(panel, *data)
    assert told.value.code == 1


def image_of(files):
    blocks = blocks_of(files, 352)
    return b"".join(blocks.get(number, b"\xff" * BLOCK) for number in range(352))


def test_files_are_read_from_the_image_as_they_were_put_there():
    files = SavedFiles(image_of({"main.py": b"print(1)\n", "a/b/c.mpy": bytes(range(256)) * 40}))
    with files.open("a/b/c.mpy", "rb") as file:
        assert file.read() == bytes(range(256)) * 40
    assert sorted(files.listdir("/")) == ["a", "main.py"]
    assert files.stat("main.py")[6] == 9


def test_what_isnt_in_the_image_is_an_oserror_with_its_number():
    files = SavedFiles(image_of({}))
    for call in (lambda: files.open("x", "rb"), lambda: files.stat("x"), lambda: files.listdir("x")):
        with pytest.raises(OSError) as told:
            call()
        assert told.value.errno == errno.ENOENT


def test_the_stores_of_the_box_are_read_from_the_image():
    files = SavedFiles(image_of({"log/00001.log": b">one\ntwo\n>three\nfour\n", "log/hand.log": b"five\n"}))
    matches, hand, settings = open_stores(files, "/log")[:3]
    assert (matches.lines(), hand.lines(), settings.lines()) == (["three", "four"], ["five"], [])


def test_the_file_that_is_given_comes_before_the_variable(monkeypatch):
    monkeypatch.setenv("SETTEBELLO_UF2", "b.uf2")
    assert uf2.find("a.uf2") == Path("a.uf2")
    assert uf2.find() == Path("b.uf2")


def test_what_the_emulator_has_fetched_is_taken(tmp_path, monkeypatch):
    monkeypatch.delenv("SETTEBELLO_UF2", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    kept = tmp_path / ".cache" / "rp2040py" / "RPI_PICO-20241129-v1.24.1.uf2"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(b"")
    assert uf2.find() == kept


@pytest.fixture
def nowhere(monkeypatch, tmp_path):
    """No firmware at hand, and none to be fetched."""

    def unreachable(*_, **__):
        raise OSError("no route to host")

    monkeypatch.delenv("SETTEBELLO_UF2", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr("urllib.request.urlopen", unreachable)


def test_without_a_firmware_the_lane_is_skipped_loudly(nowhere, capsys):
    result = lanes.pico([])
    assert (result.passed, result.failed, result.skipped) == (0, 0, len(lane.scripts()))
    told = capsys.readouterr().out
    assert "NOT RUN" in told and "SETTEBELLO_UF2" in told and "micropython.org" in told


def test_a_variable_that_names_no_firmware_is_no_skip(tmp_path, monkeypatch):
    monkeypatch.setenv("SETTEBELLO_UF2", str(tmp_path / "gone.uf2"))
    with pytest.raises(Complaint, match=r"gone\.uf2"):
        lanes.pico([])


def test_the_first_hand_and_a_cut_of_the_power_are_played_there():
    marked = {script.stem: script.read_text("utf-8").splitlines() for script in lane.scripts()}
    assert "first_hand" in marked
    assert any("unplug" in lines and "plug" in lines for lines in marked.values())


def test_cards_are_tapped_there_on_boards_with_a_reader(monkeypatch):
    class Pool:
        def __init__(self, count):
            pass

        def __enter__(self):
            return self

        def __exit__(self, *error):
            pass

        def map(self, play, scripts, folders, firmware):
            return [(script.stem, folder.name) for script, folder in zip(scripts, folders, strict=True)]

    monkeypatch.setattr(lane, "ProcessPoolExecutor", Pool)
    played = dict(lane.play_all(lane.scripts(), Path()))
    assert played["forty_taps"] == "pico_pn532_oled" and played["tapping"] == "pico_rc522_oled"
    assert len({played["first_hand"], played["loose_plugs"]}) == 2


def test_what_was_measured_is_told_in_ms_bytes_and_kb():
    gauge = Gauge()
    gauge.note_start(16e6, 780.4e6)
    for sent, nanos in ((100, 30e6), (300, 50e6), (1000, 80e6)):
        gauge.note_key(sent, nanos)
    gauge.note_free("start", 150 * 1024 + 1000)
    start, key, free = gauge.lines()
    assert "780 ms" in start and "16 ms" in start
    assert "300 bytes" in key and "1000" in key and "50 ms" in key and "80" in key
    assert free.endswith("start 150")


def test_who_sees_no_display_is_told_by_blinks_and_a_sweep_is_heard():
    try:
        firmware = uf2.find()
    except Complaint as complaint:
        pytest.skip(f"NOT RUN: {complaint.text}")
    box = Box(boards.folders(["pico_keypad_oled"])[0], firmware)
    box.display.plug(False)
    box.display.power(True)
    box.chip.power_up()
    assert box.chip.run(8000, lambda: len(box.light.codes()) > 1)
    # The same in the guide: twice means that no display answers.
    assert box.light.codes()[0] == 2
    box.display.plug(True)
    assert box.chip.run(3000, lambda: box.display.is_lit)
    # From the self-test to the language, the rules, the score, and a sweep of the first side.
    for key in "##1#1":
        box.keypad.press(key)
        box.chip.run(60)
        box.keypad.release()
        box.chip.run(500)
    assert box.buzzer
    hertz = [told for told, ms in box.buzzer.tones()[-4:] if ms > 30]
    for told, wanted in zip(hertz, (1568, 1976, 2349, 3136), strict=True):
        assert abs(told - wanted) < wanted / 20, box.signals()
    assert box.signals()[0].startswith("the buzzer sounded: ")


def test_a_failure_is_told_and_kept_a_key_starts_anew_and_the_third_in_a_row_leads_to_safe_mode(monkeypatch):
    try:
        firmware = uf2.find()
    except Complaint as complaint:
        pytest.skip(f"NOT RUN: {complaint.text}")
    sources, turn = mpy.texts(mpy.firmware()), "        now = self._clock.ticks_ms()\n"
    loop = sources["settebello/loop.py"]
    assert loop.count(turn) == 1
    made = box_files.packed({**sources, "settebello/loop.py": loop.replace(turn, turn + "        1 // 0\n")})
    monkeypatch.setattr(box_files, "modules", lambda: made)
    box = Box(boards.folders(["pico_keypad_oled"])[0], firmware)
    box.display.power(True)
    box.chip.power_up()
    for _ in range(3):
        box.chip.output = ""
        assert box.chip.run(5000, lambda: "ZeroDivisionError: divide by zero" in box.chip.output)
        box.chip.run(800)
        box.keypad.press("5")
        box.chip.run(60)
        box.keypad.release()
    assert box.chip.run(3000, lambda: "Safe mode: Settebello is not started." in box.chip.output)
    with SavedFiles(box.chip.files).open("/crash.txt", "rb") as file:
        assert b"ZeroDivisionError" in file.read()
