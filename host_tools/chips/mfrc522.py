"""An MFRC522 as registers (NXP's data sheet, chapter 9) on SPI, with tags in its field."""

_COMMAND, _IRQ, _ERROR, _FIFO, _LEVEL, _CONTROL, _FRAMING = 0x01, 0x04, 0x06, 0x09, 0x0A, 0x0C, 0x0D
_MODE, _TX_CONTROL, _T_MODE, _T_PRESCALER, _T_HIGH, _T_LOW = 0x11, 0x14, 0x2A, 0x2B, 0x2C, 0x2D
_VERSION = 0x37
_RECEIVED, _TIMER = 0x20, 0x01
_COLLISION = 0x08


class MFRC522:
    """``version`` is what it says of itself; of the next answers of a length so many are spoilt
    as ``spoilt`` has it (3: SAK, 5: UID, 18: pages); ``is_deaf``: it never hears
    a tag, as some clones; ``is_stuck``: what it was told to send never ends."""

    def __init__(self, clock, field, version=0x92):
        self.clock = clock
        self.field = field
        self.version = version
        self.spoilt = {}
        self.is_deaf = False
        self.is_stuck = False
        self.power_up()

    def power_up(self):
        self.registers = bytearray(64)
        self.registers[_MODE] = 0x3F
        self.registers[_TX_CONTROL] = 0x80
        self.fifo = b""
        self._address = None
        self._pending = None
        self.field.off()

    def reset(self):
        """RST was low."""
        self.power_up()

    def select(self, is_selected):
        self._address = None

    def shift(self, byte):
        if self._address is None:
            self._address = byte
            return 0
        register = self._address >> 1 & 0x3F
        if self._address & 0x80:
            self._address = byte
            return self._read(register)
        self._write(register, byte)
        return 0

    def field_is_on(self):
        return self.registers[_TX_CONTROL] & 3 == 3

    def _read(self, register):
        self._finish()
        if register == _VERSION:
            return self.version
        if register == _LEVEL:
            return len(self.fifo)
        if register == _FIFO:
            first, self.fifo = self.fifo[:1], self.fifo[1:]
            return first[0] if first else 0
        return self.registers[register]

    def _write(self, register, value):
        if register == _COMMAND and value == 0x0F:
            self.power_up()
        elif register == _FIFO:
            self.fifo += bytes((value,))
        elif register == _LEVEL and value & 0x80:
            self.fifo = b""
        elif register == _IRQ:
            self.registers[_IRQ] &= ~value & 0x7F
        else:
            self.registers[register] = value
        if register == _COMMAND and value == 0:
            self._pending = None
        if register == _FRAMING and value & 0x80 and self.registers[_COMMAND] == 0x0C:
            self._transceive(value & 7)

    def _transceive(self, last_bits):
        sent, self.fifo = self.fifo, b""
        tags = self.field.here() if self.field_is_on() and not self.is_deaf else []
        answers = [answer for answer in [tag.frame(sent, last_bits) for tag in tags] if answer]
        if self.is_stuck:
            return
        now = self.clock.time_us + 90 * len(sent)
        if not answers:
            self._pending = (now + self._timeout_us(), _TIMER, 0, b"", 0)
            return
        told, bits = answers[0]
        error = 0
        for other, _ in answers[1:]:
            if other != told:
                error = _COLLISION
                told = bytes([told[at] & other[at] for at in range(min(len(told), len(other)))])
        if self.spoilt.get(len(told)):
            self.spoilt[len(told)] -= 1
            told = bytes((told[0] ^ 1,)) + told[1:]
        self._pending = (now + 90 * len(told) + 100, _RECEIVED, error, told, bits)

    def _timeout_us(self):
        """From the timer's registers: 13.56 MHz / (2 * prescaler + 1) (data sheet, 8.5)."""
        registers = self.registers
        assert registers[_T_MODE] & 0x80
        prescaler = (registers[_T_MODE] & 0x0F) << 8 | registers[_T_PRESCALER]
        ticks = (registers[_T_HIGH] << 8 | registers[_T_LOW]) + 1
        return ticks * (2 * prescaler + 1) * 100 // 1356

    def _finish(self):
        if self._pending and self._pending[0] <= self.clock.time_us:
            _, irq, self.registers[_ERROR], self.fifo, self.registers[_CONTROL] = self._pending
            self.registers[_IRQ] |= irq
            self._pending = None
