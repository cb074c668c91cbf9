"""The scoreboard and the real firmware, on an emulated Pico; skipped without one."""

import threading
import time

import pytest

pytest.importorskip("rp2040py")
pytest.importorskip("littlefs")
pytest.importorskip("serial")

from host_tools.emulator import uf2
from host_tools.emulator.on_usb import PicoOnUsb
from host_tools.errors import Complaint
from host_tools.speech import Speech
from host_tools.watch.board import board_of
from host_tools.watch.listening import Listening
from host_tools.watch.room import Room
from settebello.core import log
from tests.host import boxes

WAIT_S = 60
HAND = [
    ["open", 3, [[0, 0, 0, 0], [0, 0, 0, 0]], [[0, 0]]],
    ["mark", "sweeps", 1, 1],
    ["at", [["score", None]]],
]
SETTINGS = ["settings", "it", ["Noi", "Loro"], [], [[], []], False]


@pytest.fixture
def firmware():
    try:
        return uf2.find()
    except Complaint as complaint:
        pytest.skip(f"NOT RUN: {complaint.text}")


def until(condition):
    end = time.monotonic() + WAIT_S
    pause = threading.Event()
    while not condition():
        assert time.monotonic() < end
        pause.wait(0.1)


def test_the_real_firmware_tells_its_match_and_goes_on_undisturbed(firmware, tmp_path):
    boxes.flash_in(
        tmp_path / "log",
        [boxes.match((9, 9)), boxes.match((2, 1), (1, 1))],
        hand=[log.line(event) for event in HAND],
        settings=[log.line(SETTINGS)],
    )
    versions = []
    room = Room(versions.append)
    with PicoOnUsb(firmware, tmp_path) as pico:
        before = pico.screen()
        with Listening(room, [pico.port]):
            until(lambda: any(box.match for box in room.listed()[0]))
            (box,), troubles = room.listed()
            board = board_of(box.match, Speech("it"))
            assert ([side.total for side in board.sides], board.hand, troubles) == ([3, 2], 3, [])
            assert [side.marks for side in board.sides] == [0, 1]
            told = len(versions)
            # For longer than a box waits for a listener it stays, and nothing is told anew.
            threading.Event().wait(10)
            assert room.listed()[0][0].is_there
            assert len(versions) == told
        assert pico.screen() == before
