"""A program: an emulated Pico whose USB is a TCP port, with a board's display. `python -m tests.host.pico_on_usb UF2
[FOLDER]` puts the box and the files of FOLDER into its flash, or leaves the flash empty without it.

It prints the port; then, for each line that it reads, the 1,024 bytes that the display shows, in hexadecimal.
"""

import select
import socket
import subprocess
import sys
import time
from pathlib import Path

from host_tools import ROOT, boards, box_files

_TURN_MS = 2
_LONG_MS = 5000
# As long as a start takes, and more: over a restart the display keeps its picture.
_REST_MS = 1800
_BOARD = "pico_keypad_oled"


class PicoOnUsb:
    """The program, from outside: ``port`` is what mpremote connects to; use it in a `with`."""

    def __init__(self, uf2: Path, folder: Path | None = None) -> None:
        command = [sys.executable, "-m", "tests.host.pico_on_usb", str(uf2), *([str(folder)] if folder else [])]
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


def main(uf2: Path, folder: Path | None) -> None:
    """Runs until it is ended."""
    from host_tools.emulator.chip import Chip
    from host_tools.emulator.display import Display

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


class Cable:
    """Carries bytes between the USB of a chip and whoever is connected to the ``port``."""

    def __init__(self, chip) -> None:
        self._cdc = chip._device.cdc
        self._usb = chip.mcu.usb_ctrl
        self._answer = self._usb.on_endpoint_read
        self._usb.on_endpoint_read = self._asked
        self._cdc.on_serial_data = lambda data: self._out.extend(data)
        self._open: tuple[int, int] | None = None
        self._out = bytearray()
        self._into = bytearray()
        self._server = socket.create_server(("127.0.0.1", 0))
        self._peer: socket.socket | None = None
        self.port = self._server.getsockname()[1]

    def carry(self) -> None:
        """Both ways, what there is."""
        if self._peer is None and _is_ready(self._server):
            self._peer, _ = self._server.accept()
            self._out.clear()
        try:
            if self._peer and _is_ready(self._peer):
                data = self._peer.recv(4096)
                self._into += data
                if not data:
                    self._hang_up()
            if self._peer and self._out:
                self._peer.sendall(self._out)
        except OSError:
            self._hang_up()
        self._out.clear()
        # A packet of USB holds 64 bytes.
        while self._into and self._cdc.tx_fifo.item_count < 64:
            self._cdc.send_serial_byte(self._into.pop(0))
        if self._open and self._cdc.tx_fifo.item_count:
            endpoint, size = self._open
            self._open = None
            self._answer(endpoint, size)

    def _asked(self, endpoint: int, size: int) -> None:
        # What the host has nothing for now, it is asked for once.
        if endpoint == 0 or self._cdc.tx_fifo.item_count:
            self._answer(endpoint, size)
        else:
            self._open = (endpoint, size)

    def _hang_up(self) -> None:
        if self._peer:
            self._peer.close()
        self._peer = None


def _is_ready(peer: socket.socket) -> bool:
    return bool(select.select([peer], [], [], 0)[0])


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
