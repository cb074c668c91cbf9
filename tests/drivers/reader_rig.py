"""A reader with a field to lay tags into, driven as the loop does."""

from host_tools.chips.mfrc522 import MFRC522
from host_tools.chips.pn532 import PN532, PN532OnI2C, PN532OnSPI
from host_tools.chips.tags import Field, Tag
from settebello.drivers import mfrc522, pn532_i2c, pn532_spi
from settebello.drivers.i2c_bus import I2CBus
from settebello.drivers.reader import Reader
from tests.fakes.machine import FakeMachine

KINDS = ("pn532_spi", "pn532_i2c", "mfrc522")
SELECT, RESET = 17, 22
UID = b"\x04\xa1\xb2\xc3\xd4\xe5\xf6"
TAG = "04A1B2C3D4E5F6"
OTHER_UID = b"\x04\x11\x22\x33\x44\x55\x66"
OTHER_TAG = "04112233445566"

# Blank tags as they come, and texts as phones write them (pages 4 on), by hand from the specifications.
FACTORY = b"\x01\x03\xa0\x0c\x34\x03\x00\xfe"
SEVEN = b"\x03\x09\xd1\x01\x05T\x02en7D\xfe"
SEVEN_AFTER_LOCK = b"\x01\x03\xa0\x0c\x34\x03\x09\xd1\x01\x05T\x02en7D\xfe"


def each_kind():
    """A case for each kind of reader."""
    return [{"id": kind, "kind": kind} for kind in KINDS]


def ntag(uid=UID, memory=FACTORY):
    """An NTAG213."""
    return Tag(uid, memory)


class ReaderRig:
    """``chip`` is the fake, ``device`` what stands on the bus; ``longest_us`` the longest poll so far."""

    def __init__(self, kind, reset=False, **settings):
        machine = FakeMachine()
        self.machine = machine
        self.field = Field()
        self.kind = kind
        self.longest_us = 0
        pin = machine.Pin(RESET, machine.Pin.OUT, value=1) if reset else None
        if kind == "mfrc522":
            self.chip = self.device = MFRC522(machine, self.field, **settings)
            driver = mfrc522.open_reader(self._spi(), machine.Pin(SELECT, value=1), pin)
        elif kind == "pn532_spi":
            self.chip = PN532(machine, self.field)
            self.device = PN532OnSPI(self.chip)
            driver = pn532_spi.open_reader(self._spi(), machine.Pin(SELECT, value=1), pin)
        else:
            self.chip = PN532(machine, self.field)
            self.device = PN532OnI2C(self.chip)
            bus = I2CBus(machine, machine.sleep_us, 0, 16, 17, 100_000, pn532_i2c.LONGEST_TRANSFER)
            driver = pn532_i2c.open_reader(bus, pin)
        if reset:
            machine.listeners[RESET] = lambda level: self.chip.reset() if level else None
        self.plug()
        self.reader = Reader(driver)

    def plug(self, device=None):
        """Puts the reader, or another device, on the bus."""
        if self.kind == "pn532_i2c":
            self.machine.devices[0x24] = device or self.device
        else:
            self.machine.selected[SELECT] = device or self.device

    def unplug(self):
        self.machine.devices.pop(0x24, None)
        self.machine.selected.pop(SELECT, None)
        self.chip.power_up()

    def turn(self):
        """A turn of the loop, which takes a Pico 1 ms and more: its event, and 5 ms of rest where it doesn't hurry."""
        begun = self.machine.time_us
        event = self.reader.poll(begun // 1000)
        self.longest_us = max(self.longest_us, self.machine.time_us - begun)
        self.machine.sleep_us(1000 if self.reader.hurries else 6000)
        return event

    def turns(self, ms):
        """The events of so many ms."""
        end = self.machine.time_us + 1000 * ms
        found = []
        while self.machine.time_us < end:
            event = self.turn()
            if event is not None:
                found.append(event)
        return found

    def until(self, name, ms=3000):
        """The first event of this name; the time it took is ``took_ms``."""
        begun = self.machine.time_us
        while self.machine.time_us < begun + 1000 * ms:
            event = self.turn()
            if event is not None and event[0] == name:
                self.took_ms = (self.machine.time_us - begun) // 1000
                return event
        raise AssertionError("no %s within %d ms" % (name, ms))

    def started(self):
        """The rig with its reader up and nothing on it."""
        assert self.turns(600) == []
        return self

    def put(self, tag):
        self.field.put(tag)
        return tag

    def _spi(self):
        pin = self.machine.Pin
        return self.machine.SPI(0, baudrate=1_000_000, sck=pin(18), mosi=pin(19), miso=pin(16))
