"""Tags of ISO 14443A with NDEF memory (NTAG213 and its kin, Ultralight), and the field that they lie in."""

NAK = b"\x00"
IDLE, READY, ACTIVE, HALTED = "idle", "ready", "active", "halted"


def crc(data):
    """CRC_A, bit by bit (ISO 14443-3, annex B)."""
    value = 0x6363
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ 0x8408 if value & 1 else value >> 1
    return bytes((value & 0xFF, value >> 8))


class Tag:
    """``memory`` are its bytes; ``locked`` it refuses to be written, or ``forgets`` what it acknowledged. ``deaf`` so
    many times it doesn't answer a wake-up, ``deaf_to_reads`` so many times a READ; ``lift_at`` is the number of the
    write (from 0) in the middle of which it is lifted, with ``torn(old, new)`` what that page then holds."""

    def __init__(self, uid, memory=b"", pages=45, sak=0x00, container=b"\xe1\x10\x12\x00"):
        self.uid = uid
        self.sak = sak
        self.memory = bytearray(pages * 4)
        self.memory[:9] = (uid + bytes(9))[:9]
        self.memory[12:16] = container
        self.memory[16 : 16 + len(memory)] = memory
        self.locked = False
        self.forgets = False
        self.deaf = 0
        self.deaf_to_reads = 0
        self.lift_at = None
        self.torn = lambda old, new: old
        self.writes = []
        self.is_there = True
        self.power_off()

    def power_off(self):
        self.state = self._rest = IDLE
        self._level = 0

    def wakes(self):
        """Whether it answers a wake-up."""
        if self.deaf:
            self.deaf -= 1
            return False
        return True

    def exchange(self, command):
        """What it says to a READ or WRITE: bytes, b"" for an acknowledgement, NAK, None for nothing."""
        if command[0] == 0x30 and len(command) == 2:
            return self._read(command[1])
        if command[0] == 0xA2 and len(command) == 6:
            return self._write(command[1], command[2:])
        self.state = self._rest = IDLE
        return NAK

    def frame(self, data, last_bits):
        """(bytes, bits of the last one) that it answers to a frame of ISO 14443-3, or None."""
        if last_bits == 7:
            return self._woken(data[0])
        if self.state == READY and data[0] == (0x93, 0x95, 0x97)[self._level]:
            return self._uid_part(data)
        if self.state != ACTIVE or len(data) < 4 or crc(data[:-2]) != data[-2:]:
            self.state = self._rest
            return None
        if data[0] == 0x50:
            self.state = self._rest = HALTED
            return None
        told = self.exchange(data[:-2])
        if told is None:
            return None
        if told == NAK:
            return NAK, 4
        return (told + crc(told), 0) if told else (b"\x0a", 4)

    def parts(self):
        """Its UID as it is told, 4 bytes a level."""
        uid, found = self.uid, []
        while len(uid) > 4:
            found.append(b"\x88" + uid[:3])
            uid = uid[3:]
        return found + [uid]

    def _woken(self, command):
        if self.state in (READY, ACTIVE):
            self.state = self._rest
            return None
        if command == 0x52 and self.wakes() or command == 0x26 and self.state == IDLE and self.wakes():
            self._rest = self.state
            self.state = READY
            self._level = 0
            return b"\x44\x00", 0
        return None

    def _uid_part(self, data):
        part = self.parts()[self._level]
        whole = part + bytes((part[0] ^ part[1] ^ part[2] ^ part[3],))
        if data[1:] == b"\x20":
            return whole, 0
        if data[1:7] != b"\x70" + whole or crc(data[:7]) != data[7:]:
            self.state = self._rest
            return None
        self._level += 1
        is_last = self._level == len(self.parts())
        if is_last:
            self.state = ACTIVE
        sak = bytes((self.sak if is_last else 0x04,))
        return sak + crc(sak), 0

    def _read(self, page):
        if self.deaf_to_reads:
            self.deaf_to_reads -= 1
            self.state = IDLE
            return None
        if page * 4 >= len(self.memory):
            self.state = self._rest = IDLE
            return NAK
        doubled = bytes(self.memory) * 2
        return doubled[page * 4 : page * 4 + 16]

    def _write(self, page, data):
        if self.locked or page * 4 >= len(self.memory):
            self.state = self._rest = IDLE
            return NAK
        at = page * 4
        if self.lift_at == len(self.writes):
            self.lift_at = None
            self.is_there = False
            self.memory[at : at + 4] = self.torn(bytes(self.memory[at : at + 4]), bytes(data))
            return None
        self.writes.append((page, bytes(data)))
        if self.forgets:
            return b""
        self.memory[at : at + 4] = data
        return b""


class Field:
    """What lies on the reader."""

    def __init__(self):
        self.tags = []

    def put(self, tag):
        """Lays a tag down, beside what is there."""
        tag.is_there = True
        tag.power_off()
        self.tags = [one for one in self.tags if one is not tag] + [tag]

    def lift(self):
        """Takes all away."""
        for tag in self.tags:
            tag.is_there = False
        self.tags = []

    def off(self):
        """The reader's field is off, and the tags have no power."""
        for tag in self.tags:
            tag.power_off()

    def here(self):
        return [tag for tag in self.tags if tag.is_there]
