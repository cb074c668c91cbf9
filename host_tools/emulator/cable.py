"""The USB of an emulated chip as a TCP port, which mpremote connects to as to a serial one."""

import select
import socket

from host_tools.emulator.chip import Chip

# What a packet of USB holds, in bytes.
_PACKET = 64


class Cable:
    """Carries bytes between the USB of a chip and whoever is connected to the ``port``."""

    def __init__(self, chip: Chip) -> None:
        self._cdc = chip.cdc
        answer = chip.mcu.usb_ctrl.on_endpoint_read
        assert answer
        self._answer = answer
        chip.mcu.usb_ctrl.on_endpoint_read = self._asked
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
        while self._into and self._cdc.tx_fifo.item_count < _PACKET:
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
