"""The MFRC522 (RC522 modules) on SPI: the chip of reader.py, after NXP's data sheet and ISO 14443-3.

A tag is woken (WUPA), selected through all levels of its UID, and halted when the chip rests: woken again, a tag
that is halted answers, one that is still active would only fall back to idle.
"""

from settebello.compat import const
from settebello.drivers.mfrc522_frames import DEAD, PENDING, Frames
from settebello.drivers.mfrc522_registers import Registers
from settebello.drivers.reader import BUSY, DONE, FAILED, FIND, READ, REST, WRITE

_TO_START = const(0)
_IN_RESET = const(1)
_BOOTING = const(2)
_STILL = const(3)
_WAKING = const(4)
_READING_UID = const(5)
_SELECTING = const(6)
_READING = const(7)
_WRITING = const(8)
_HALTING = const(9)

_RESET_MS = const(10)
_BOOT_MS = const(50)
_SOON_MS = const(100)
_LATER_MS = const(500)
_TRIES = const(3)
_GENUINE = (0x91, 0x92)

# What is sent to tags and comes back.
_WUPA = const(0x52)
_WUPA_BITS = const(7)
_LEVELS = b"\x93\x95\x97"
_ANTICOLLISION = const(0x20)
_SELECT = const(0x70)
_CASCADE = const(0x88)
_MORE_UID = const(0x04)
_READ = const(0x30)
_READ_BYTES = const(18)
_WRITE = const(0xA2)
_ACK = const(0x0A)
_ACK_BITS = const(4)
_HALT = const(0x50)
_WRAP = const(0x3FFFFFFF)


def open_reader(bus, select, reset=None, gain=4):
    """The chip on a machine.SPI; ``select`` is the output pin on its SDA (NSS), ``reset`` that on RST, ``gain``
    of its receiver 0..7 (18 to 48 dB)."""
    return MFRC522(Frames(Registers(bus, select), gain), reset)


class MFRC522:
    """A chip for Reader. It is started anew whenever it fails, for ever."""

    def __init__(self, frames, reset=None):
        """``frames`` are its Frames."""
        self.count = 0
        self.uid = b""
        self.sak = 0
        self.data = bytearray(16)
        self.lost = False
        self.trouble = None
        self._frames = frames
        self._reset = reset
        # The trouble that it is a clone, until a tag is read.
        self._clone = None
        self._uid = bytearray(10)
        uid = memoryview(self._uid)
        self._uids = (uid[:4], uid[:7], uid)
        self._level = 0
        self._is_part = False
        # Selected and not halted since: the first waking only makes it idle.
        self._is_active = False
        self._phase = _TO_START
        self._since = -1
        self._wait = 0
        self._faults = 0
        self._asked = -1
        self._page = 0
        self._four = bytearray(4)

    def begin(self, operation, page=0, data=None):
        """Starts FIND, READ, WRITE or REST; see reader.py."""
        self._asked = operation
        self._page = page
        if data is not None:
            self._four[:] = data
        if self._phase > _STILL:
            self._phase = _STILL

    def poll(self, now):
        """A step at ``now`` (ms): BUSY, DONE or FAILED."""
        if self._since < 0:
            self._since = now
        if self._phase < _STILL:
            return self._start(now, (now - self._since) & _WRAP)
        if self._phase == _STILL:
            return self._ask(now)
        told = self._frames.poll(now)
        if told == PENDING:
            return BUSY
        return self._failed(now) if told == DEAD else self._ended(now)

    def _go(self, phase, now):
        self._phase = phase
        self._since = now

    def _start(self, now, passed):
        reset = self._reset
        if self._phase == _TO_START:
            if passed >= self._wait:
                if reset:
                    reset.value(0)
                self._go(_IN_RESET, now)
        elif self._phase == _IN_RESET:
            if not reset or passed >= _RESET_MS:
                if reset:
                    reset.value(1)
                self._frames.reset()
                self._go(_BOOTING, now)
        elif passed >= _BOOT_MS:
            if not self._frames.set_up():
                return self._failed(now)
            # Clones answer, but some read no tag.
            version = self._frames.version
            self._clone = None if version in _GENUINE else ("reader.clone", ("0x%02X" % version,))
            self._phase = _STILL
        return BUSY

    def _ask(self, now):
        """Begins what was asked for."""
        asked = self._asked
        if asked == FIND:
            if not self._frames.is_set_up():
                return self._failed(now)
            self.count = 0
            self._level = 0
            self._wake(now)
        elif asked == READ:
            self._send(now, _READING, _READ, self._page)
        elif asked == WRITE:
            self._frames.data[2:6] = self._four
            self._send(now, _WRITING, _WRITE, self._page, 6)
        elif asked == REST:
            if self.count == 0:
                return self._done(DONE)
            self._send(now, _HALTING, _HALT, 0)
        return BUSY

    def _send(self, now, phase, command, argument, length=2):
        """Sends a command of so many bytes with its CRC."""
        self._frames.data[0] = command
        self._frames.data[1] = argument
        self._frames.send_checked(now, length, phase == _HALTING)
        self._phase = phase

    def _ended(self, now):
        """Goes on with what a tag answered, or with its silence."""
        frames, phase = self._frames, self._phase
        self._phase = _STILL
        if phase == _WAKING:
            # Two sorts of tags garble each other's answer, but somebody is there.
            if frames.length or not self._is_active:
                return self._ask_uid(now) if frames.length else self._done(DONE)
            self._is_active = False
            return self._wake(now)
        if phase == _READING_UID:
            return self._select(now)
        if phase == _SELECTING:
            return self._selected(now)
        if phase == _READING:
            return self._read()
        if phase == _HALTING:
            self._is_active = False
            return self._done(DONE)
        whole = frames.is_clean and frames.length == 1 and frames.last_bits == _ACK_BITS
        return self._done(DONE if whole and frames.data[0] & 0x0F == _ACK else FAILED)

    def _done(self, outcome):
        self._asked = -1
        self._faults = 0
        self.lost = False
        self.trouble = self._clone
        return outcome

    def _wake(self, now):
        self._frames.data[0] = _WUPA
        self._frames.send(now, 1, _WUPA_BITS, True)
        self._phase = _WAKING
        return BUSY

    def _ask_uid(self, now):
        self._frames.data[0] = _LEVELS[self._level]
        self._frames.data[1] = _ANTICOLLISION
        self._frames.send(now, 2)
        self._phase = _READING_UID
        return BUSY

    def _select(self, now):
        """Selects by the 5 bytes that came: four of the UID and what they make together (BCC)."""
        frames, data = self._frames, self._frames.data
        if frames.has_collided:
            self.count = 2
            return self._done(DONE)
        whole = frames.is_clean and frames.length == 5 and not frames.last_bits
        if not whole or data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[4]:
            return self._done(DONE)
        self._is_part = data[0] == _CASCADE
        for number in range(3 if self._is_part else 4):
            self._uid[3 * self._level + number] = data[number + (1 if self._is_part else 0)]
        for number in range(4, -1, -1):
            data[2 + number] = data[number]
        self._send(now, _SELECTING, _LEVELS[self._level], _SELECT, 7)
        return BUSY

    def _selected(self, now):
        sak = self._frames.data[0]
        if not self._frames.is_checked(3) or bool(sak & _MORE_UID) != self._is_part:
            return self._done(DONE)
        if self._is_part:
            self._level += 1
            return self._ask_uid(now) if self._level < len(_LEVELS) else self._done(DONE)
        if self._uids[self._level] != self.uid:
            self.uid = bytes(self._uids[self._level])
        self.sak = sak
        self.count = 1
        self._is_active = True
        self._clone = None
        return self._done(DONE)

    def _read(self):
        if not self._frames.is_checked(_READ_BYTES):
            return self._done(FAILED)
        for number in range(len(self.data)):
            self.data[number] = self._frames.data[number]
        return self._done(DONE)

    def _failed(self, now):
        """The chip is to be started anew; when that has happened several times in a row, it is lost."""
        self._faults += 1
        self._asked = -1
        self._wait = _SOON_MS
        if self._faults >= _TRIES:
            self.lost = True
            self._wait = _LATER_MS
            self.trouble = ("reader.wires", ("RC522", "0x%02X" % self._frames.version))
        self._go(_TO_START, now)
        return FAILED
