"""Looking for tags on an empty field takes no memory, on buses that take none either."""

import gc

from settebello.drivers import mfrc522, pn532_i2c, pn532_spi
from settebello.drivers.reader import Reader

# An acknowledgement, a list of no tags, the field switched off: as they are, for SPI with their bits turned.
ACK = b"\x00\x00\xff\x00\xff\x00"
NONE = b"\x00\x00\xff\x03\xfd\xd5\x4b\x00\xe0\x00"
OFF = b"\x00\x00\xff\x02\xfe\xd5\x33\xf8\x00"
FIRMWARE = b"\x00\x00\xff\x06\xfa\xd5\x03\x32\x01\x06\x07\xe8\x00"
SAM = b"\x00\x00\xff\x02\xfe\xd5\x15\x16\x00"
LIST = 0x4A

CASES = {
    "test_looking_for_tags_allocates_nothing": [
        {"id": kind, "kind": kind} for kind in ("pn532_spi", "pn532_i2c", "mfrc522")
    ]
}


class Pin:
    def value(self, level):
        pass


class QuietPN532:
    """Always ready; acknowledges a command, then answers it."""

    def __init__(self, change=lambda data: data):
        self.looks = 0
        self._ack = change(ACK)
        self._answers = {}
        for code, answer in ((0x02, FIRMWARE), (0x14, SAM), (0x32, OFF), (LIST, NONE)):
            self._answers[change(bytes((code,)))[0]] = change(answer)
        self._list = change(bytes((LIST,)))[0]
        self._code = 0
        self._is_acknowledged = False

    def take_command(self, code):
        self._code = code
        self._is_acknowledged = False
        if code == self._list:
            self.looks += 1

    def fill(self, data, first):
        told = self._answers.get(self._code) if self._is_acknowledged else self._ack
        for at in range(first, len(data)):
            data[at] = told[at - first] if told and at - first < len(told) else 0
        self._is_acknowledged = True


class QuietSPI:
    """The PN532's SPI."""

    def __init__(self):
        self.part = QuietPN532(lambda data: bytes([turned(byte) for byte in data]))

    def write(self, data):
        if len(data) > 8:
            self.part.take_command(data[7])

    def write_readinto(self, sent, data):
        data[1] = 0x80

    def readinto(self, data):
        self.part.fill(data, 0)


class QuietI2C:
    """An I2CBus with a PN532."""

    def __init__(self):
        self.part = QuietPN532()

    def open(self):
        pass

    def write(self, address, data):
        if len(data) > 8:
            self.part.take_command(data[6])

    def read_into(self, address, data):
        data[0] = 1
        if len(data) > 1:
            self.part.fill(data, 1)


class QuietRegisters:
    """The MFRC522's SPI: its timer has always run out."""

    def __init__(self):
        self.part = self
        self.looks = 0

    def write(self, data):
        if data[0] == 0x09 << 1 and data[1] == 0x52:
            self.looks += 1

    def write_readinto(self, sent, data):
        register = sent[0] >> 1 & 0x3F
        data[1] = 0x92 if register == 0x37 else 0x3D if register == 0x11 else 0x01 if register == 0x04 else 0


def turned(byte):
    return sum([(byte >> bit & 1) << 7 - bit for bit in range(8)])


def opened(kind):
    """(chip, its bus)."""
    if kind == "pn532_i2c":
        bus = QuietI2C()
        return pn532_i2c.open_reader(bus), bus
    bus = QuietSPI() if kind == "pn532_spi" else QuietRegisters()
    driver = pn532_spi if kind == "pn532_spi" else mfrc522
    return driver.open_reader(bus, Pin()), bus


def test_looking_for_tags_allocates_nothing(case):
    chip, bus = opened(case["kind"])
    reader = Reader(chip)
    poll_for(reader, 0, 2000)
    looks = bus.part.looks
    assert looks > 20 and reader.trouble is None
    if not hasattr(gc, "mem_alloc"):
        return
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    poll_for(reader, 2000, 7000)
    taken = gc.mem_alloc() - before
    gc.enable()
    assert taken == 0 and bus.part.looks > looks + 50


def poll_for(reader, now, end):
    while now < end:
        reader.poll(now)
        now += 5
