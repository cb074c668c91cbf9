"""The USB socket as a line to a listener: bytes come in one by one, and what is told goes out in pieces.

MicroPython 1.24 (shared/tinyusb/mp_usbd_cdc.c) sends packets of 64 bytes, and waits up to 500 ms for the room of a
whole one; a poll says only that there is room for some. Since nothing but whole packets is ever written here, where
there is some room there is that of a packet, and nothing waits for a listener that doesn't read.
"""

from settebello.compat import const

_PACKET = const(64)
# The bytes that the chip keeps for the host (ports/rp2/mpconfigport.h: 256) are filled in one turn.
_PACKETS = const(4)
_PAD = const(10)


class UsbLink:
    """``name`` is the number of the board itself, which no other has."""

    def __init__(self, select, stdin, stdout, name):
        """``select`` is the module, ``stdin`` and ``stdout`` the streams of `sys`, ``name`` a text."""
        self.name = name
        self._into = select.poll()
        self._into.register(stdin, select.POLLIN)
        self._out = select.poll()
        self._out.register(stdout, select.POLLOUT)
        # The text streams would read and write line ends of their own.
        self._stdin = stdin.buffer
        self._stdout = stdout.buffer
        self._byte = bytearray(1)
        self._packet = bytearray(_PACKET)
        self._held = b""
        self._sent = 0

    def hear(self):
        """The next byte that came, -1 when none did."""
        for _ in self._into.ipoll(0):
            self._stdin.readinto(self._byte)
            return self._byte[0]
        return -1

    def send(self, text):
        """Takes a line to be sent by `sends`, in the place of what was left of the one before."""
        self._held = text.encode()
        self._sent = 0

    def sends(self):
        """Sends what there is room for, and answers whether more is left. Never waits."""
        held = self._held
        for _ in range(_PACKETS):
            if self._sent >= len(held) or not self._has_room():
                break
            piece = held[self._sent : self._sent + _PACKET]
            packet = self._packet
            for at in range(_PACKET):
                # Empty lines behind the line fill its last packet.
                packet[at] = piece[at] if at < len(piece) else _PAD
            self._sent += len(piece)
            self._stdout.write(packet)
        return self._sent < len(held)

    def _has_room(self):
        for _ in self._out.ipoll(0):
            return True
        return False
