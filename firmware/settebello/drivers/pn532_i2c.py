"""The PN532 on I2C (UM0701-02, 6.2.4), on a bus of its own: it may hold the lines, and a display would go with it."""

from settebello.compat import const
from settebello.drivers.pn532 import PN532
from settebello.drivers.pn532_exchange import LONG, MIDDLE, SHORT

# The most bytes of a transfer, for the bus's deadline.
LONGEST_TRANSFER = 1 + LONG

_ADDRESS = const(0x24)


def open_reader(bus, reset=None):
    """The chip on an I2CBus."""
    return PN532(Transport(bus), reset)


class Transport:
    """The transport of pn532.py. Each read begins with a byte that says whether the rest counts."""

    def __init__(self, bus):
        self.told = ("I2C", "1 0")
        self._bus = bus
        self._status = bytearray(1)
        raw = memoryview(bytearray(1 + LONG))
        self.data = raw[1:]
        self._rooms = {SHORT: raw[: 1 + SHORT], MIDDLE: raw[: 1 + MIDDLE], LONG: raw}

    def open(self):
        """Frees the lines and sets the bus up. Raises OSError when a line stays low."""
        self._bus.open()

    def wake(self):
        """Its address wakes it, which it may not acknowledge."""
        self.ready()

    def write(self, frame):
        """Sends a frame of pn532_frame.py. Raises OSError when it isn't acknowledged."""
        self._bus.write(_ADDRESS, frame)

    def ready(self):
        """Whether there is something to read. A chip that is busy may not acknowledge: that is a no as well."""
        try:
            self._bus.read_into(_ADDRESS, self._status)
        except OSError:
            return False
        return self._status[0] == 1

    def read(self, room):
        """Reads so many bytes of a frame into ``data``. Raises OSError."""
        self._bus.read_into(_ADDRESS, self._rooms[room])
