"""An emulated Pico with a board's display that is reached over USB, in a process of its own."""

import select
import subprocess
import sys
import time
from pathlib import Path

from host_tools import ROOT, boards, box_files
from host_tools.emulator.cable import Cable
from host_tools.emulator.chip import Chip
from host_tools.emulator.display import Display

_TURN_MS = 2
_LONG_MS = 5000
# As long as a start takes, and more: over a restart the display keeps its picture.
_REST_MS = 1800
_BOARD = "pico_keypad_oled"
_START = """\
import sys
from pathlib import Path
from host_tools.emulator.on_usb import serve
serve(*map(Path, sys.argv[1:]))
"""


class PicoOnUsb:
    """``port`` is what mpremote connects to; use it in a `with`."""

    def __init__(self, uf2: Path, folder: Path | None = None) -> None:
        """In its flash are the box and the files of ``folder``, or without one nothing."""
        command = [sys.executable, "-c", _START, str(uf2), *([str(folder)] if folder else [])]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        assert self._process.stdout
        self.port = "socket://127.0.0.1:" + self._process.stdout.readline().strip()

    def screen(self) -> str:
        """What is on the display when the box has come to rest, in hexadecimal."""
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write("\n")
        return self._process.stdout.readline().strip()

    def __enter__(self) -> "PicoOnUsb":
        return self

    def __exit__(self, *error: object) -> None:
        self._process.kill()
        self._process.communicate()


def serve(uf2: Path, folder: Path | None = None) -> None:
    """What that process does until it is ended.

    It prints the port; then, for each line that it reads, the 1,024 bytes that the display shows, in hexadecimal.
    """
    board = boards.folders([_BOARD])[0]
    files = {}
    if folder:
        files = box_files.of_board(board, "pico")
        files |= {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.*")}
    chip = Chip(uf2, files)
    parts = {part["kind"]: part for part in boards.load(board).parts}
    display = Display(chip.mcu, parts["ssd1306"])
    cable = Cable(chip)
    print(cable.port, flush=True)
    display.power(True)
    chip.power_up()
    if folder:
        chip.run(_LONG_MS, lambda: display.is_lit)
    while True:
        began, emulated = time.monotonic(), chip.nanos
        chip.run(_TURN_MS)
        cable.carry()
        if select.select([sys.stdin], [], [], 0)[0]:
            if not sys.stdin.readline():
                return
            chip.run(_LONG_MS, lambda: display.is_lit)
            chip.run(_REST_MS)
            print(display.pixels.hex(), flush=True)
        # A box that sleeps is emulated far faster than it is; it would have switched its display off by now.
        time.sleep(max(0, (chip.nanos - emulated) / 1e9 - (time.monotonic() - began)))
