"""Frames between the MFRC522 and a tag: NXP's data sheet, and ISO 14443-3 for their CRC."""

from settebello.compat import const
from settebello.drivers import mfrc522_registers as registers
from settebello.drivers.mfrc522_registers import LONGEST

PENDING = const(0)
ENDED = const(1)
DEAD = const(2)

# The chip's own timer ends what no tag answers long before this.
_DEADLINE_MS = const(60)
# In ticks: what a tag takes to write a page; and what it takes to wake, or to be halted, which it never answers
# (0.1 ms and 1 ms, ISO/IEC 14443-3).
_LONG = const(30)
_SHORT = const(4)
_IDLE = const(0x00)
_TRANSCEIVE = const(0x0C)
_SOFT_RESET = const(0x0F)
_IRQ_ENDED = const(0x30)
_IRQ_TIMER = const(0x01)
_ALL_IRQS = const(0x7F)
_FLUSH = const(0x80)
_START_SEND = const(0x80)
_LAST_BITS = const(0x07)
_COLLISION = const(0x08)
# Protocol, parity, collision, overflow. The chip's own CRC isn't used.
_ERRORS = const(0x1B)
_CRC_PRESET = const(0x3D)
_WRAP = const(0x3FFFFFFF)


class Frames:
    """Sends the first bytes of ``data``; when that has ended, ``data`` is what came back.

    Then ``length`` is how many bytes came, 0 for none or more than a tag says, ``last_bits`` how many bits the last
    of them has, 0 for all 8, ``is_clean`` False after an error, ``has_collided`` True when two tags spoke at once.
    """

    def __init__(self, chip, gain):
        """``chip`` are the Registers, ``gain`` of the receiver 0..7."""
        self.version = 0
        self.length = 0
        self.last_bits = 0
        self.is_clean = True
        self.has_collided = False
        self.data = chip.data
        self._chip = chip
        self._gain = gain
        self._since = 0

    def reset(self):
        """Resets the chip, which takes 50 ms."""
        self._chip.write(registers.COMMAND, _SOFT_RESET)

    def set_up(self):
        """Reads the version and sets the chip up with its field on; whether one is there."""
        chip = self._chip
        self.version = chip.read(registers.VERSION)
        # The timer starts when all is sent; its ticks take 0.5 ms.
        chip.write(registers.T_MODE, 0x8D)
        chip.write(registers.T_PRESCALER, 0x3E)
        chip.write(registers.T_RELOAD_HIGH, 0)
        chip.write(registers.TX_ASK, 0x40)
        chip.write(registers.MODE, _CRC_PRESET)
        chip.write(registers.RF_CONFIG, self._gain << 4 | 0x08)
        chip.write(registers.TX_CONTROL, chip.read(registers.TX_CONTROL) | 0x03)
        return self.version not in (0x00, 0xFF) and self.is_set_up()

    def is_set_up(self):
        """False once the chip was unplugged, or lost its power for a moment."""
        chip = self._chip
        return chip.read(registers.VERSION) == self.version and chip.read(registers.MODE) == _CRC_PRESET

    def send(self, now, length, last_bits=0, is_answered_at_once=False):
        """Sends so many bytes at ``now`` (ms), of the last one only so many bits where not all 8."""
        chip = self._chip
        chip.write(registers.T_RELOAD_LOW, _SHORT if is_answered_at_once else _LONG)
        chip.write(registers.COMMAND, _IDLE)
        chip.write(registers.IRQ, _ALL_IRQS)
        chip.write(registers.FIFO_LEVEL, _FLUSH)
        chip.fill(length)
        chip.write(registers.BIT_FRAMING, last_bits)
        chip.write(registers.COMMAND, _TRANSCEIVE)
        chip.write(registers.BIT_FRAMING, _START_SEND | last_bits)
        self._since = now

    def send_checked(self, now, length, is_answered_at_once=False):
        """Sends so many bytes and their CRC."""
        crc = _crc(self.data, length)
        self.data[length] = crc & 0xFF
        self.data[length + 1] = crc >> 8
        self.send(now, length + 2, 0, is_answered_at_once)

    def poll(self, now):
        """PENDING, then ENDED; DEAD when the chip never says so."""
        chip = self._chip
        irq = chip.read(registers.IRQ)
        if not irq & (_IRQ_ENDED | _IRQ_TIMER):
            return DEAD if (now - self._since) & _WRAP >= _DEADLINE_MS else PENDING
        chip.write(registers.COMMAND, _IDLE)
        errors = chip.read(registers.ERROR)
        self.is_clean = not errors & _ERRORS
        self.has_collided = bool(errors & _COLLISION)
        self.last_bits = chip.read(registers.CONTROL) & _LAST_BITS
        length = chip.read(registers.FIFO_LEVEL) if irq & _IRQ_ENDED else 0
        self.length = length if length <= LONGEST else 0
        if self.length:
            chip.drain(self.length)
        return ENDED

    def is_checked(self, length):
        """Whether so many bytes came, whole and with the right CRC."""
        data = self.data
        whole = self.is_clean and self.length == length and not self.last_bits
        return whole and _crc(data, length - 2) == data[length - 2] | data[length - 1] << 8


def _crc(data, length):
    """CRC_A of ISO 14443-3, of the first bytes of ``data``."""
    crc = 0x6363
    for at in range(length):
        byte = (data[at] ^ crc) & 0xFF
        byte = (byte ^ byte << 4) & 0xFF
        crc = crc >> 8 ^ byte << 8 ^ byte << 3 ^ byte >> 4
    return crc
