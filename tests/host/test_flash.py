"""`flash` against a board of MicroPython's own littlefs behind a stand-in for mpremote, cut off and filled up."""

import functools
import json
import random
from pathlib import Path

import pytest

from host_tools import ROOT, board_sources, box_files
from settebello.core import log
from tests.host.boards_here import HereBoard, on_micropython

pytestmark = on_micropython


def saved(*events):
    """A file of the box's log with these events."""
    return "".join(log.line(event) + "\n" for event in events).encode()


OLED = "pico_keypad_oled"
DATA = {
    "/log/00001.log": saved(["match", "scopa", ["Noi", "Loro"], [0, 0], 0], ["points", 1, [2, 1]]).replace(
        b"[", b">[", 1
    ),
    "/log/hand.log": saved(["open", 2, [[0] * 4, [0] * 4], [[0, 0]]], ["at", [["score", None]]]),
    "/log/settings.log": saved(["settings", "it", ["Noi", "Loro"], [], [[], []], False]),
    "/crash.txt": b"Traceback",
    "/crashes": b"x",
    "/holiday.jpg": bytes(5000),
    "/lib/other.py": b"pass",
}


@pytest.fixture
def board(tmp_path, monkeypatch):
    return HereBoard(tmp_path, monkeypatch)


CORE = "/packed/core.pack"
# In the middle of the writes that put a whole box on a board.
CUT = 300


@functools.cache
def box(name=OLED, mcu="pico", compiled=True):
    """What is to be on the box, by its path."""
    files = box_files.of_board(Path(ROOT, "boards", name), mcu, None if compiled else box_files.sources())
    return {f"/{path}": data for path, data in files.items()}


def older():
    """A box of an older version, with a match on it."""
    files = {**box(), **DATA, "/settebello/gone.mpy": b"old", "/settebello/old/x.mpy": b"old"}
    files |= {"/settebello/loop.py": b"raise SystemExit", CORE: b"older", "/main.py": b"older"}
    files["/build.json"] = json.dumps({"board": OLED, "version": "0.0.1", "files": {}}).encode()
    return files


def test_a_bare_board_becomes_the_box_and_says_so(board):
    done = board.run("flash", "--board", OLED)
    assert done.code == 0, done.err
    assert "runs on the Pico" in done.out
    assert "ok  Display ok" in done.err
    assert board.files() == box()
    assert board.written()[-2:] == ["/main.py", "/build.json"]
    assert board.asked()[-1] == "restart"


def test_what_is_there_already_is_not_written_again(board):
    board.put({**box(), **DATA})
    before = board.image.read_bytes()
    done = board.run("flash")
    assert (done.code, board.written()) == (0, [])
    assert "already" in done.out
    assert board.image.read_bytes() == before
    assert board.asked()[-1] == "restart"


def test_an_older_box_becomes_this_one_and_its_data_stay(board):
    board.put(older())
    done = board.run("flash")
    assert done.code == 0, done.err
    assert board.files() == {**box(), **DATA}
    assert board.written() == [CORE, "/main.py", "/build.json"]


def test_cut_off_at_any_write_it_never_starts_half_and_is_made_whole_by_the_next_run(board):
    board.put(older())
    image = board.image.read_bytes()
    board.run("flash")
    writes = max(int(line.split()[1]) for line in board.asked() if line.startswith("writes"))
    assert writes > 8
    for cut in sorted({0, 1, 2, writes // 3, writes // 2, writes - 2, writes - 1}):
        board.image.write_bytes(image)
        done = board.run("flash", cut=cut)
        assert done.code in (1, 3), (cut, done)
        found = board.files()
        touched = {path: data for path, data in found.items() if older().get(path) != data and path != "/update"}
        assert "/update" in found or not touched, cut
        assert {path: found[path] for path in DATA} == DATA
        # Each file is the old one or the new one.
        assert all(data == box()[path] for path, data in touched.items() if path != "/settebello/incoming"), cut
        done = board.run("flash")
        assert done.code == 0, (cut, done)
        assert board.files() == {**box(), **DATA}


def test_a_bare_board_that_was_cut_off_in_the_middle_is_made_whole(board):
    done = board.run("flash", "--board", OLED, cut=CUT)
    assert done.code != 0
    found = board.files()
    assert "/update" in found and "/main.py" not in found and 3 < len(found) < len(box())
    # What it is to be is not known yet.
    assert board.run("flash").code == 2
    assert board.run("flash", "--board", OLED).code == 0
    assert board.files() == box()
    assert 0 < len(board.written()) < len(box())


def test_a_dry_run_tells_everything_and_does_nothing(board):
    board.put(older())
    before = board.image.read_bytes()
    done = board.run("flash", "--dry-run")
    assert done.code == 0
    assert sorted(done.out.splitlines()) == [
        "copy /build.json",
        "copy /main.py",
        f"copy {CORE}",
        "delete /settebello/gone.mpy",
        "delete /settebello/loop.py",
        "delete /settebello/old/x.mpy",
    ]
    assert board.image.read_bytes() == before
    assert board.asked()[-1] == "restart"


def test_a_box_of_another_kind_is_left_alone_unless_it_is_to_be_one(board):
    board.put(box())
    done = board.run("flash", "--board", "pico_keypad_sh1106")
    assert done.code == 2
    assert "pico_keypad_oled" in done.err and "--switch" in done.err
    assert board.files() == box()
    done = board.run("flash", "--board", "pico_keypad_sh1106", "--switch", display="sh1106")
    assert done.code == 0, done.err
    assert board.files() == box("pico_keypad_sh1106")


def test_the_program_of_someone_else_is_kept_beside_ours(board):
    board.put({"/main.py": b"print('mine')"})
    done = board.run("flash", "--board", OLED)
    assert done.code == 0
    assert "main_before.py" in done.err
    assert board.files() == {**box(), "/main_before.py": b"print('mine')"}


@pytest.mark.parametrize("mpy", [0, 0x1305, 0x1206, 0x2F06], ids=["none", "version", "machine code", "RISC-V"])
def test_a_board_that_takes_no_mpy_of_ours_gets_the_sources(board, mpy):
    board.put({**box(), **DATA})
    done = board.run("flash", mpy=mpy)
    assert done.code == 0, done.err
    assert board.files() == {**box(compiled=False), **DATA}


def test_a_full_flash_is_told_with_what_fills_it_and_nothing_is_touched(board):
    board.put({"/films/one.bin": bytes(800_000), "/two.bin": bytes(400_000)})
    before = board.files()
    done = board.run("flash", "--board", OLED)
    assert done.code == 1
    assert "/films/one.bin (781 KiB), /two.bin (390 KiB)" in done.err
    assert board.files() == before


def test_a_missing_display_is_told_and_the_box_is_there_all_the_same(board):
    board.put(older())
    done = board.run("flash", display=None)
    assert done.code == 0
    assert "!!  No display on SDA GP20, SCL GP21" in done.err
    assert board.files() == {**box(), **DATA}


def of_ones_own(folder, **changed):
    """A folder with a board.json of one's own; its path."""
    told = json.loads(Path(ROOT, "boards", OLED, "board.json").read_text()) | {"name": folder.name} | changed
    folder.mkdir()
    (folder / "board.json").write_text(json.dumps(told))
    return str(folder)


def test_a_board_of_ones_own_is_named_by_its_folder(board):
    folder = of_ones_own(board.folder / "mine")
    assert board.run("flash", "--board", folder).code == 0
    done = board.run("flash")
    assert done.code == 2
    assert "mine" in done.err.splitlines()[-1] and "--board" in done.err
    assert board.run("flash", "--board", folder).code == 0


def test_a_box_that_fails_at_its_start_says_how(board):
    board.put({**box(), "/update": b"", "/json.py": b"raise ValueError('mine')"})
    done = board.run("flash")
    assert done.code == 1
    assert "ValueError: mine" in done.err.splitlines()[-1]


def test_a_box_in_safe_mode_starts_with_what_was_put_on_it(board):
    board.put({**older(), "/crashes": b"xxx"})
    done = board.run("flash")
    assert done.code == 0, done.err
    assert "/crashes" not in board.files()


@pytest.mark.parametrize(
    ("settings", "code", "words"),
    [
        ({"version": [1, 23, 0]}, 1, "MicroPython 1.23.0 is older than 1.24"),
        ({"machine": "ESP32 module with ESP32"}, 2, "'ESP32 module with ESP32'"),
        ({"machine": "\x1b[2J" + "x" * 500}, 2, "\\x1b[2Jxxx"),
    ],
)
def test_a_board_that_is_no_pico_or_too_old_is_refused_in_one_line(board, settings, code, words):
    done = board.run("flash", "--board", OLED, **settings)
    last = done.err.splitlines()[-1]
    assert done.code == code and words in last and len(last) < 300
    assert board.files() == {}


def test_a_board_is_only_put_onto_what_it_fits(board):
    done = board.run("flash", "--board", of_ones_own(board.folder / "only", mcus=["pico_2"]))
    assert done.code == 2
    assert "doesn't fit a Pico; it fits Pico 2" in done.err
    assert board.files() == {}


def test_nothing_that_is_sent_cuts_a_prompt_off():
    # Ctrl-C and Ctrl-D end what a prompt takes (MicroPython, shared/runtime/pyexec.c); bytes that can't be compressed
    # are sent as they are.
    dice = random.Random(1)
    data = {"/packed/core.pack": bytes(dice.randrange(256) for _ in range(30_000))}
    sent = b"".join(board_sources.putting(data))
    assert not {0, 3, 4, 13} & set(sent)
    assert len(sent) < 1.1 * 30_000
