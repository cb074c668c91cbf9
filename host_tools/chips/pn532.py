"""A PN532 that understands frames (UM0701-02), and its faces on SPI and I2C."""

from host_tools.chips.tags import NAK

EIO = 5
_ACK = b"\x00\x00\xff\x00\xff\x00"
_NACK = b"\x00\x00\xff\xff\x00\x00"
_ENDLESS = 0xFF
_KEPT = 60


class PN532:
    """``late_ms`` more than usual until it answers; of the next acknowledgements ``lost_acks`` never come, of the
    next answers ``spoilt`` have a wrong checksum when they are taken; ``hangs`` until it is reset; ``old`` keeps it
    busy with a command that it was given before, until it is aborted; ``says`` in place of what is listed.
    ``commands`` are the first it was given, or the first since the list was cleared."""

    def __init__(self, clock, field):
        self.clock = clock
        self.field = field
        self.late_ms = 0
        self.lost_acks = 0
        self.spoilt = 0
        self.hangs = False
        self.old = False
        self.firmware = b"\x32\x01\x06\x07"
        self.says = None
        self.commands = []
        self.power_up()

    def power_up(self):
        self.awake_at = None
        self.retries = _ENDLESS
        self.field_is_on = False
        self.listed = []
        self._out = []
        self._last = b""

    def reset(self):
        """RSTPD_N was low."""
        self.hangs = self.old = False
        self.power_up()

    def wake(self):
        if self.awake_at is None:
            self.awake_at = self.clock.time_us + 500

    def is_awake(self):
        return self.awake_at is not None and self.clock.time_us >= self.awake_at

    def is_ready(self):
        return self.is_awake() and bool(self._out) and self._out[0][0] <= self.clock.time_us

    def take(self):
        """The frame that is ready."""
        frame = self._last = self._out.pop(0)[1]
        if self.spoilt and frame != _ACK:
            self.spoilt -= 1
            return frame[:-2] + bytes((frame[-2] ^ 0x10, 0))
        return frame

    def receive(self, frame):
        if self.hangs or not self.is_awake():
            return
        if frame == _ACK:
            self.old = False
            self._out = []
        elif frame == _NACK:
            self._out = [(self.clock.time_us + 300, self._last)]
        elif not self.old:
            self._command(frame)

    def _command(self, frame):
        length = frame[3]
        assert frame[:3] == b"\x00\x00\xff" and (frame[3] + frame[4]) & 0xFF == 0, frame
        assert len(frame) == length + 7 and sum(frame[5:-1]) & 0xFF == 0 and frame[5] == 0xD4, frame
        if len(self.commands) < _KEPT:
            self.commands.append(bytes(frame[6:-2]))
        self._out = []
        if self.lost_acks:
            self.lost_acks -= 1
            return
        self._say(400, _ACK)
        took_us, told = self._do(frame[6], bytes(frame[7:-2]))
        if told is not None:
            answer = bytes((0xD5, frame[6] + 1)) + told
            if frame[6] == 0x4A and self.says is not None:
                answer = self.says
            self._say(400 + took_us + 1000 * self.late_ms, self._framed(answer))

    def _say(self, after_us, frame):
        self._out.append((self.clock.time_us + after_us, frame))

    def _framed(self, data):
        return b"\x00\x00\xff" + bytes((len(data), -len(data) & 0xFF)) + data + bytes((-sum(data) & 0xFF, 0))

    def _do(self, code, data):
        """(how long it takes in us, what is answered or None for nothing ever)."""
        if code == 0x02:
            return 500, self.firmware
        if code == 0x14:
            return 500, b""
        if code == 0x32:
            if data[0] == 0x05:
                self.retries = data[3]
            elif data[0] == 0x01 and not data[1] & 1:
                self.field_is_on = False
                self.field.off()
            return 500, b""
        if code == 0x4A:
            return self._list(data[0])
        if code == 0x40:
            return self._exchange(data[0], data[1:])
        return 500, None

    def _list(self, most):
        self.field_is_on = True
        self.listed = [tag for tag in self.field.here() if tag.wakes()][:most]
        told = b""
        for number, tag in enumerate(self.listed, 1):
            told += bytes((number, 0x00, 0x44, tag.sak, len(tag.uid))) + tag.uid
        if not self.listed:
            return (5000 * (self.retries + 1), b"\x00") if self.retries != _ENDLESS else (0, None)
        return 6000 * len(self.listed), bytes((len(self.listed),)) + told

    def _exchange(self, number, command):
        tag = self.listed[number - 1] if 0 < number <= len(self.listed) else None
        if tag is None:
            return 500, b"\x27"
        told = tag.exchange(command) if tag.is_there else None
        if told is None or told == NAK:
            self.listed = []
            return (20_000, b"\x01") if told is None else (2000, b"\x13")
        return 4000, b"\x00" + told


class PN532OnSPI:
    """Selecting it for 2 ms wakes it; a byte 01 writes, 02 asks for the status, 03 reads. Lowest bit first."""

    def __init__(self, chip):
        self.chip = chip
        self._since = 0
        self._mode = None
        self._data = b""

    def select(self, is_selected):
        if is_selected:
            self._since = self.chip.clock.time_us
        elif self._mode == 1:
            self.chip.receive(self._data)
        self._mode = None
        self._data = b""

    def shift(self, byte):
        chip = self.chip
        if chip.clock.time_us - self._since >= 2000:
            chip.wake()
        byte = _turned(byte)
        if self._mode is None:
            self._mode = byte
            if byte == 3:
                self._data = chip.take() if chip.is_ready() else b""
            return 0
        if self._mode == 1:
            self._data += bytes((byte,))
            return 0
        if self._mode == 2:
            return _turned(1 if chip.is_ready() else 0)
        told, self._data = self._data[:1], self._data[1:]
        return _turned(told[0]) if told else 0


class PN532OnI2C:
    """At its address 0x24; asleep it doesn't acknowledge, and wakes."""

    def __init__(self, chip):
        self.chip = chip

    def receive(self, data):
        self._answer_address()
        self.chip.receive(data)

    def answer(self, length):
        self._answer_address()
        if not self.chip.is_ready():
            return bytes(length)
        told = b"\x01" + (self.chip.take() if length > 1 else b"")
        return (told + bytes(length))[:length]

    def _answer_address(self):
        if not self.chip.is_awake():
            self.chip.wake()
            raise OSError(EIO, "asleep")


def _turned(byte):
    return sum([(byte >> bit & 1) << 7 - bit for bit in range(8)])
