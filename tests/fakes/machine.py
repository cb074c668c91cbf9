"""A stand-in for the module `machine`: pins that are wires, controllers with their deadlines, and a clock of its own."""

from tests.fakes.spi import FakeSPI

EIO = 5
ENODEV = 19
ETIMEDOUT = 110
_HISTORY = 20


class FakePin:
    """A wire of a FakeMachine: low when anyone pulls it low. ``history`` are the last levels it was set to."""

    def __init__(self, machine, number):
        self.machine = machine
        self.number = number
        self.drives_low = False
        self.mode = None
        self.pull = None
        self.history = []

    def __call__(self, value=None):
        return self.value(value)

    def value(self, value=None):
        if value is None:
            return 0 if self.drives_low or self.machine.holds_low(self.number) else 1
        value = 1 if value else 0
        changes = self.drives_low == bool(value)
        self.drives_low = value == 0
        if len(self.history) >= 2 * _HISTORY:
            self.history = self.history[_HISTORY:]
        self.history.append(value)
        if changes:
            self.machine.changed(self.number, value)
        return None


class FakePins:
    """`machine.Pin`: a call gives the one pin of that number, set up anew."""

    IN = "in"
    OUT = "out"
    OPEN_DRAIN = "open drain"
    PULL_UP = "pull up"
    PULL_DOWN = "pull down"

    def __init__(self, machine):
        self._machine = machine
        self.known = {}

    def __call__(self, number, mode=None, pull=None, value=None):
        if number not in self.known:
            self.known[number] = FakePin(self._machine, number)
        pin = self.known[number]
        pin.mode = mode
        pin.pull = pull
        if value is not None:
            pin.value(value)
        return pin


class FakePWM:
    """`machine.PWM` on a pin: it sounds until its duty is 0, however it is dropped."""

    def __init__(self, pin):
        self.pin = pin
        self.pin.machine.tones[pin.number] = self
        self._hertz = 0
        self._duty = 0
        self.is_released = False

    def freq(self, hertz):
        assert 8 <= hertz <= 100_000, hertz
        self._hertz = hertz

    def duty_u16(self, duty):
        assert 0 <= duty <= 65535, duty
        self._duty = duty

    def deinit(self):
        self.is_released = True

    def heard(self):
        """Hz, 0 for silence."""
        return self._hertz if self._duty else 0


class FakeI2C:
    """A controller and its wires; SoftI2C is the same with its own errors and no deadline for the whole transfer."""

    def __init__(self, machine, scl, sda, freq, timeout, is_soft):
        self.machine = machine
        self.freq = freq
        self.timeout = timeout
        self.is_soft = is_soft
        self._scl = scl.number
        self._sda = sda.number

    def writeto(self, address, data):
        sent = self._transfer(address, len(data))
        self.machine.devices[address].receive(bytes(data)[:sent])
        self._end(sent, len(data))

    def readfrom_into(self, address, data):
        sent = self._transfer(address, len(data))
        data[:sent] = self.machine.devices[address].answer(sent)
        self._end(sent, len(data))

    def scan(self):
        if self.machine.holds_low(self._scl) or self.machine.holds_low(self._sda):
            raise OSError(ETIMEDOUT, "deadline")
        return sorted(self.machine.devices)

    def _transfer(self, address, length):
        """The bytes of the transfer that go through before the deadline, after the one of the address."""
        machine = self.machine
        machine.transfers += 1
        machine.bytes_sent += length + 1
        machine.longest = max(machine.longest, length)
        if machine.holds_low(self._scl) or machine.holds_low(self._sda):
            machine.sleep_us(self.timeout)
            raise OSError(ETIMEDOUT, "deadline")
        trouble = machine.trouble(self)
        if trouble or address not in machine.devices:
            machine.sleep_us(9 * 1_000_000 // self.freq)
            raise OSError(trouble or (ENODEV if self.is_soft else EIO), "no answer")
        needed = (length + 1) * 9 * 1_000_000 // self.freq
        if self.is_soft or needed <= self.timeout:
            machine.sleep_us(needed)
            return length
        machine.sleep_us(self.timeout)
        return max(0, self.timeout * self.freq // 9_000_000 - 1)

    def _end(self, sent, length):
        if sent < length:
            raise OSError(ETIMEDOUT, "deadline")


class FakeMachine:
    """What the drivers are handed in place of `machine`.

    ``devices`` maps an I2C address to what answers there, ``selected`` the pin that selects it to a device on SPI,
    ``listeners`` a pin to a function of its new level; ``trouble(i2c)`` answers the errno with which a transfer
    fails, 0 for none; ``time_us`` runs with the transfers and with ``sleep_us``.
    """

    # The SDA pins of each controller of the RP2040; SCL is the next one (data sheet, GPIO functions).
    _SDA = {0: (0, 4, 8, 12, 16, 20), 1: (2, 6, 10, 14, 18, 26)}
    _SPI = {0: ((2, 6, 18, 22), (3, 7, 19), (0, 4, 16, 20)), 1: ((10, 14, 26), (11, 15, 27), (8, 12, 28))}

    def __init__(self):
        self.Pin = FakePins(self)
        self.devices = {}
        self.selected = {}
        self.listeners = {}
        self.tones = {}
        self.time_us = 0
        self.transfers = 0
        self.bytes_sent = 0
        self.longest = 0
        self.miso = 0xFF
        self.opened = []
        self.held = {}
        self.trouble = lambda i2c: 0

    def PWM(self, pin):  # noqa: N802 (the name in `machine`)
        return FakePWM(pin)

    def I2C(self, number, scl=None, sda=None, freq=400_000, timeout=50_000):  # noqa: N802
        if sda.number not in self._SDA[number]:
            raise ValueError("bad SDA pin")
        if scl.number != sda.number + 1:
            raise ValueError("bad SCL pin")
        return self._open(FakeI2C(self, scl, sda, freq, timeout, False))

    def SoftI2C(self, scl=None, sda=None, freq=400_000, timeout=50_000):  # noqa: N802
        return self._open(FakeI2C(self, scl, sda, freq, timeout, True))

    def SPI(self, number, baudrate=1_000_000, polarity=0, phase=0, sck=None, mosi=None, miso=None):  # noqa: N802
        for at, pin in enumerate((sck, mosi, miso)):
            if pin.number not in self._SPI[number][at]:
                raise ValueError("bad %s pin" % ("SCK", "MOSI", "MISO")[at])
        return FakeSPI(self, baudrate, polarity, phase)

    def sleep_us(self, us):
        self.time_us += us

    def hold(self, number, clocks=None, by=None):
        """A part pulls a line low: until ``by`` has risen so many times, or for ever."""
        self.held[number] = [clocks, by]

    def let_go(self, number):
        self.held.pop(number, None)

    def holds_low(self, number):
        return number in self.held

    def changed(self, number, level):
        if number in self.selected:
            self.selected[number].select(not level)
        if number in self.listeners:
            self.listeners[number](level)
        if level:
            self._rose(number)

    def _rose(self, number):
        for line in list(self.held):
            clocks, by = self.held[line]
            if by == number:
                self.held[line][0] = clocks - 1
                if clocks <= 1:
                    self.held.pop(line)

    def _open(self, i2c):
        self.opened.append(i2c)
        return i2c
