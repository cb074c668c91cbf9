"""The registers of the MFRC522 over SPI (mode 0, up to 10 MHz; NXP's data sheet, 8.1.2 and 9)."""

from settebello.compat import const

COMMAND = const(0x01)
IRQ = const(0x04)
ERROR = const(0x06)
FIFO = const(0x09)
FIFO_LEVEL = const(0x0A)
CONTROL = const(0x0C)
BIT_FRAMING = const(0x0D)
MODE = const(0x11)
TX_CONTROL = const(0x14)
TX_ASK = const(0x15)
RF_CONFIG = const(0x26)
T_MODE = const(0x2A)
T_PRESCALER = const(0x2B)
T_RELOAD_HIGH = const(0x2C)
T_RELOAD_LOW = const(0x2D)
VERSION = const(0x37)

# The longest that goes to a tag or comes back: 16 bytes and their CRC.
LONGEST = const(18)

_READ = const(0x80)


class Registers:
    """Reads and writes registers; ``data`` is what goes into the FIFO and comes out of it."""

    def __init__(self, bus, select):
        """``bus`` is a machine.SPI, ``select`` the output pin on the module's SDA (NSS)."""
        self._bus = bus
        self._select = select
        self._out = bytearray(2)
        self._in = bytearray(2)
        # Byte 0 is the address of the FIFO.
        fifo = bytearray(1 + LONGEST)
        self._fifo = fifo
        self._outs = [memoryview(fifo)[: 1 + length] for length in range(1 + LONGEST)]
        asked = bytes((FIFO << 1 | _READ,)) * LONGEST + b"\x00"
        self._asked = [memoryview(asked)[LONGEST - length :] for length in range(1 + LONGEST)]
        self.data = memoryview(fifo)[1:]

    def read(self, register):
        """The value of a register."""
        out = self._out
        out[0] = register << 1 | _READ
        out[1] = 0
        self._select.value(0)
        self._bus.write_readinto(out, self._in)
        self._select.value(1)
        return self._in[1]

    def write(self, register, value):
        """Sets a register."""
        out = self._out
        out[0] = register << 1
        out[1] = value
        self._select.value(0)
        self._bus.write(out)
        self._select.value(1)

    def fill(self, length):
        """Puts the first bytes of ``data`` into the FIFO."""
        self._fifo[0] = FIFO << 1
        self._select.value(0)
        self._bus.write(self._outs[length])
        self._select.value(1)

    def drain(self, length):
        """Takes so many bytes, LONGEST at most, out of the FIFO into ``data``."""
        self._select.value(0)
        self._bus.write_readinto(self._asked[length], self._outs[length])
        self._select.value(1)
