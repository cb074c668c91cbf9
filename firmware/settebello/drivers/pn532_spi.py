"""The PN532 on SPI (mode 0, up to 5 MHz; UM0701-02, 6.2.5)."""

from settebello.compat import const
from settebello.drivers.pn532 import PN532
from settebello.drivers.pn532_exchange import LONG, MIDDLE, SHORT

_WRITE = const(0x01)
_STATUS = const(0x02)
_READ = const(0x03)
_LONGEST_FRAME = const(20)


def open_reader(bus, select, reset=None):
    """The chip on a machine.SPI that sends the highest bit first; ``select`` is the output pin on its SS (NSS)."""
    return PN532(Transport(bus, select), reset)


class Transport:
    """The transport of pn532.py. The chip wants the lowest bit first, which the RP2040 can't do: bytes are turned."""

    def __init__(self, bus, select):
        self.data = bytearray(LONG)
        self.told = ("SPI", "0 1")
        self._bus = bus
        self._select = select
        self._turned = _turned()
        out = bytearray(1 + _LONGEST_FRAME)
        self._out = out
        self._outs = [memoryview(out)[:length] for length in range(len(out) + 1)]
        self._read = bytes((self._turned[_READ],))
        self._ask = bytes((self._turned[_STATUS], 0))
        self._status = bytearray(2)
        data = memoryview(self.data)
        self._rooms = {SHORT: data[:SHORT], MIDDLE: data[:MIDDLE], LONG: data}

    def open(self):
        """Leaves the chip alone."""
        self._select.value(1)

    def wake(self):
        """Selecting it wakes it; the next ``write`` ends that."""
        self._select.value(0)

    def write(self, frame):
        """Sends a frame of pn532_frame.py."""
        turned = self._turned
        self._out[0] = turned[_WRITE]
        for at in range(len(frame)):
            self._out[at + 1] = turned[frame[at]]
        self._select.value(0)
        self._bus.write(self._outs[len(frame) + 1])
        self._select.value(1)

    def ready(self):
        """Whether there is something to read; a line that nobody drives says neither 0 nor 1."""
        self._select.value(0)
        self._bus.write_readinto(self._ask, self._status)
        self._select.value(1)
        return self._turned[self._status[1]] == 1

    def read(self, room):
        """Reads so many bytes of a frame into ``data``."""
        self._select.value(0)
        self._bus.write(self._read)
        self._bus.readinto(self._rooms[room])
        self._select.value(1)
        data, turned = self.data, self._turned
        for at in range(room):
            data[at] = turned[data[at]]


def _turned():
    """Each byte with its bits the other way round."""
    table = bytearray(256)
    for byte in range(256):
        table[byte] = table[byte >> 1] >> 1 | (byte & 1) << 7
    return table
