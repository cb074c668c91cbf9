"""What mpremote and boards say when all isn't well, each as one line with what to do; a stand-in says it."""

import io
import json
import os
import time

import pytest

from host_tools import finding, ports
from host_tools.board_link import BoardLink
from host_tools.errors import Complaint
from tests.host.boards_here import HereBoard

# As mpremote 1.29 prints them: HARDWARE 6.1 and what pyserial raises when a plug is pulled.
RAW = 'Traceback (most recent call last):\n  File "mpremote/main.py", line 2\nmpremote.transport.TransportError: '
BOARDS = """\
/dev/ttyACM0 e6614103e7174823 2e8a:0005 MicroPython Board in FS mode
/dev/ttyACM1 e6614103e7174824 2E8A:0005 MicroPython Board in FS mode
/dev/ttyS0 None 0000:0000 None None
/dev/ttyUSB0 0001 10c4:ea60 Silicon Labs CP2102
"""


@pytest.fixture
def board(tmp_path, monkeypatch):
    return HereBoard(tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("said", "exit_code", "code", "words"),
    [
        ("mpremote: no device found\n", 1, 3, "no board is found: plug it in with a cable that carries data"),
        ("mpremote: failed to access /dev/x (it may be in use by another program)\n", 1, 3, "there is no port /dev/x"),
        (RAW + "could not enter raw repl\n", 1, 3, "hold * while you plug it in"),
        (RAW + "could not exec command (response: b'')\n", 1, 3, "hold * while you plug it in"),
        (RAW + "timeout waiting for first EOF reception\n", 1, 3, "hold * while you plug it in"),
        ("serial.serialutil.SerialException: device reports readiness to read but returned no data\n", 1, 3, "cable"),
        ("OSError: [Errno 5] Input/output error\n", 1, 3, "went away"),
        ("serial.serialutil.SerialException: socket disconnected\n", 1, 3, "went away"),
        ("termios.error: (6, 'Device not configured')\n", 1, 3, "went away"),
        ("'x' is not a command\n", 1, 1, "pip install 'mpremote~=1.29.0'"),
        ("usage: run [-h] path\nrun: error: the following arguments are required: path\n", 2, 1, "pip install"),
        ("/usr/bin/python3: No module named mpremote\n", 1, 1, "pip install 'mpremote~=1.29.0'"),
        (
            'Traceback (most recent call last):\n  File "<stdin>", line 3\nOSError: 28\n',
            1,
            1,
            "flash of the board is full",
        ),
        ('Traceback (most recent call last):\n  File "<stdin>", line 3\nOSError: [Errno 28] ENOSPC\n', 1, 1, "is full"),
        ("MemoryError: memory allocation failed, allocating 9000 bytes\n", 1, 1, "ran out of memory"),
        ("cat: f: No such file or directory.\n", 1, 1, "cat: f: No such file"),
        (
            "Traceback (most recent call last):\nImportError: no module named 'x'\n",
            1,
            1,
            "failed: ImportError: no module",
        ),
        ("\x1b[31mweird\x07\n", 5, 1, "failed: \\x1b[31mweird\\x07"),
        ("", 1, 1, "it said nothing"),
    ],
)
def test_each_failure_of_mpremote_is_one_line_with_what_to_do(board, said, exit_code, code, words):
    for verb in ("flash", "doctor"):
        done = board.run(verb, port="/dev/x", said=said, code=exit_code)
        told = done.err.splitlines() if verb == "flash" else done.out.splitlines()
        assert done.code == (code if verb == "flash" or code == 3 else 1), done
        assert words in told[-1] and len(told[-1]) < 400
        assert "Traceback" not in done.err and "\x1b" not in done.err + done.out


def test_a_board_that_does_not_hear_is_asked_three_times(board):
    board.run("flash", said=RAW + "could not enter raw repl\n", code=1)
    assert board.asked().count("sources") == 3


@pytest.mark.parametrize("flood", ["x" * 65536, "\0\xff\x1b" * 20000, "@[" * 30000, '@["put"]\n' * 8000, "\n" * 65536])
def test_a_board_that_sends_without_an_end_is_stopped(board, flood):
    done = board.run("flash", flood=flood)
    assert done.code == 1
    assert "sends without an end" in done.err.splitlines()[-1]


@pytest.mark.parametrize("settings", [{"hangs": True}, {"flood": " \n"}])
def test_a_board_that_answers_nothing_is_given_up(board, settings):
    board.run("flash", said="", code=1)
    (board.folder / "stand_in.json").write_text(json.dumps({**board.settings, **settings}))
    began = time.monotonic()
    with pytest.raises(Complaint, match="doesn't answer") as told:
        BoardLink("/dev/x").ask([""], quiet_s=0.5)
    assert told.value.code == 3 and time.monotonic() - began < 20


@pytest.mark.parametrize(
    "said",
    [
        "",
        "@" + "[" * 60000 + "\n",
        '@["board"]\n@["end"]\n',
        '@["board",1,[1,24,1],6,[1,2],[1,2,3,4]]\n@["end"]\n',
        '@["board","Raspberry Pi Pico with RP2040",["1",null],6,[1,2],[1,2,3,4]]\n@["end"]\n',
        '@["board","Raspberry Pi Pico with RP2040",[1,24,1],6,[1,2],[1,2,3,4]]\n',
        '@["board","Raspberry Pi Pico with RP2040",[1,24,1],6,[-1,2],[1,2,3,4]]\n@["end"]\n',
        '@["board","Raspberry Pi Pico with RP2040",[1,24,1],6,[1,2],[1,2,3,4]]\n@["file",7,8,9]\n@["end"]\n',
        '@["surprise"]\n@["end"]\n',
        "@\xff\xfe\n@{}\n@[]\n@[1]\n",
    ],
)
def test_an_answer_that_is_none_is_told_in_one_line(board, said):
    done = board.run("flash", said=said, code=0)
    assert done.code == 1
    assert done.err.splitlines()[-1].startswith("settebello: what the board answered can't be understood")


def test_names_of_a_board_touch_nothing_here(board, monkeypatch, tmp_path):
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    (here / "dear.txt").write_text("dear")
    names = ["/settebello/../../dear.txt", "/../dear.txt", "/settebello/\\u001b[2J", "/settebello/" + "y" * 900]
    files = "".join(f'@["file","{name}",5,""]\n' for name in names)
    said = '@["board","Raspberry Pi Pico with RP2040",[1,24,1],6,[1,2],[4096,4096,352,300]]\n' + files
    said += '@["build","{\\"board\\":\\"../../../etc\\",\\"files\\":7,\\"version\\":[]}"]\n@["end"]\n'
    done = board.run("flash", "--board", "pico_keypad_oled", "--switch", "--dry-run", said=said, code=0)
    assert done.code == 0, done.err
    assert "\x1b" not in done.out + done.err and max(map(len, done.out.splitlines())) < 200
    assert board.run("flash", said=said, code=0).code == 2
    assert [(path.name, path.read_text()) for path in here.iterdir()] == [("dear.txt", "dear")]


def test_the_only_pico_is_taken_and_other_ports_are_not(board):
    one = "".join(BOARDS.splitlines(keepends=True)[::2])
    done = board.run("flash", port=None, list=one, said="", code=1)
    assert "Looking at the board on /dev/ttyACM0" in done.err


def test_of_several_boards_one_is_to_be_named(board):
    done = board.run("flash", port=None, list=BOARDS)
    assert done.code == 2
    assert "there are 2 boards: choose one with --port: /dev/ttyACM0 (e6614103e7174823), /dev/ttyACM1" in done.err


@pytest.mark.parametrize("listed", ["", BOARDS.splitlines(keepends=True)[3], "garbage\n\xff\n"])
def test_without_a_board_it_is_said_what_to_look_at(board, listed):
    for verb in ("flash", "doctor"):
        done = board.run(verb, port=None, list=listed)
        assert done.code == 3
        assert "no board is found: plug it in with a cable that carries data" in done.err + done.out


def test_a_port_that_may_not_be_used_names_the_group(tmp_path, monkeypatch):
    port = tmp_path / "ttyACM0"
    port.write_bytes(b"")
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert "`sudo usermod -aG dialout $USER`, log out and in again" in ports.why_closed(str(port))


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="NOT RUN: only Linux tells who holds a port")
def test_who_holds_a_port_is_named(tmp_path):
    port = tmp_path / "ttyACM0"
    with open(port, "wb"):
        told = ports.why_closed(str(port))
    with open("/proc/self/comm") as file:
        assert f"is held by {file.read().strip()}: close that" in told
    assert "is busy: close what may hold it (Thonny" in ports.why_closed(str(port))


def test_a_person_is_asked_which_of_several_boards(board, monkeypatch, capsys):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    board.run("flash", list=BOARDS, said="", code=1)
    monkeypatch.setattr("sys.stdin", Terminal("3\n\n2\n"))
    assert finding.choose(None) == "/dev/ttyACM1"
    told = capsys.readouterr().err
    assert "  2  /dev/ttyACM1  e6614103e7174824" in told and told.count("Which board, 1 to 2?") == 3
    monkeypatch.setattr("sys.stdin", Terminal(""))
    with pytest.raises(Complaint, match="name one with --port"):
        finding.choose(None)
