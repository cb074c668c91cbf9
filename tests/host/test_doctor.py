"""`doctor` against a board of MicroPython's own littlefs behind a stand-in for mpremote."""

import pytest

from host_tools import ports
from tests.host.boards_here import HereBoard, on_micropython
from tests.host.test_flash import CORE, DATA, box, older

pytestmark = on_micropython


@pytest.fixture
def board(tmp_path, monkeypatch):
    return HereBoard(tmp_path, monkeypatch)


def found(done, sign):
    return [line[4:] for line in done.out.splitlines() if line.startswith(sign)]


def test_a_box_that_is_well_is_told_part_by_part_and_goes_on(board):
    board.put({**box(), **{path: DATA[path] for path in DATA if path.startswith("/log/")}})
    done = board.run("doctor")
    assert (done.code, found(done, "!!"), done.err) == (0, [], "")
    told = found(done, "ok")
    for words in (
        "Python 3.",
        "you may use /dev/null",
        "MicroPython 1.24.1 on a Pico",
        "of 1408 KiB of its flash are free",
        "KiB of its RAM are free without the box",
        "the box pico_keypad_oled, version ",
        "it starts, with ",
        "Display ok",
        "Keypad ok",
        "Memory ok",
        "1 matches in its log, every line of them whole",
    ):
        assert any(words in line for line in told), words
    assert board.asked()[-1] == "restart"
    assert {path: board.files()[path] for path in DATA if path.startswith("/log/")} == {
        path: data for path, data in DATA.items() if path.startswith("/log/")
    }


@pytest.mark.parametrize(
    ("files", "settings", "words"),
    [
        ({}, {}, "there is no box on it: `settebello flash`"),
        ({}, {"version": [1, 20, 0]}, "MicroPython 1.20.0 is older than 1.24"),
        ({}, {"machine": "ESP32 module with ESP32"}, "ESP32, which is no Pico"),
        ({"/update": b""}, {}, "an installation was cut off: run `settebello flash` again"),
        ({CORE: b"torn"}, {}, f"1 files aren't as they were installed ({CORE[1:]})"),
        ({}, {"display": None}, "No display on SDA GP20, SCL GP21"),
        ({"/log/00001.log": DATA["/log/00001.log"].replace(b"Noi", b"Voi")}, {}, "damaged lines in 1 of 1 matches"),
        ({"/json.py": b"raise ValueError('mine')"}, {}, "ValueError: mine"),
        ({"/films.bin": bytes(1_080_000)}, {}, "KiB of its flash are free: `settebello pull`"),
    ],
)
def test_each_trouble_is_a_line_with_what_to_do(board, files, settings, words):
    fresh = "no box" in words or settings.get("version") or settings.get("machine")
    board.put(files if fresh else {**box(), **files})
    done = board.run("doctor", **settings)
    assert (done.code, done.err) == (1, "")
    assert any(words in line for line in found(done, "!!")), done.out
    assert board.asked()[-1] == "restart"


FAILED = b"Traceback (most recent call last):\n  File \"settebello.start\", line 1, in ab\nZeroDivisionError: \n"


def test_what_the_box_told_of_a_failure_is_shown_in_the_names_of_the_sources(board):
    board.put({**box(), "/crash.txt": FAILED.replace(b"line 1,", b"line 2000,")})
    done = board.run("doctor")
    assert done.code == 0
    assert "it failed once, and told this (crash.txt)\n    Traceback (most recent call last):\n" in done.out
    assert '      File "firmware/settebello/' in done.out
    assert "\n    ZeroDivisionError: \n" in done.out


def test_a_failure_of_another_version_is_shown_as_it_was_told(board):
    board.put({**box(), CORE: b"older", "/crash.txt": FAILED + b"\x1b[2J\xff"})
    done = board.run("doctor")
    assert "in the short names of its own version, which isn't this one\n    Traceback" in done.out
    assert '      File "settebello.start", line 1, in ab\n' in done.out
    assert "\x1b" not in done.out


def test_a_box_half_installed_is_not_started(board):
    board.put({**older(), "/update": b""})
    board.run("doctor")
    assert "/update" in board.files()


def test_a_pico_that_shows_its_drive_is_told_even_if_no_board_is_found(board, monkeypatch, tmp_path):
    drive = tmp_path / "RPI-RP2"
    drive.mkdir()
    (drive / "INFO_UF2.TXT").write_text("UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: RPI-RP2\n")
    monkeypatch.setattr(ports, "boot_drives", lambda: [drive])
    done = board.run("doctor", port=None, list="")
    assert done.code == 3
    assert any(
        f"a Pico shows its drive at {drive}: drag the file of `settebello uf2`" in line for line in found(done, "!!")
    )


def test_a_port_that_is_found_says_that_the_cable_carries_data(board):
    board.put(box())
    done = board.run("doctor", port=None, list="/dev/null e661 2e8a:0005 MicroPython Board in FS mode\n")
    assert done.code == 0
    assert "a Pico is on /dev/null, and its cable carries data" in found(done, "ok")


def test_a_busy_port_ends_it_with_its_own_code(board, tmp_path):
    port = tmp_path / "ttyACM0"
    port.write_bytes(b"")
    done = board.run("doctor", port=str(port), said="mpremote: failed to access x (it may be in use)\n", code=1)
    assert done.code == 3
    assert "is busy: close what may hold it" in found(done, "!!")[-1]
