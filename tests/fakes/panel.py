"""The controllers of the displays, as far as their data sheets tell: commands in, a picture out."""

import random

# Commands with as many bytes after them, of both controllers.
_ARGUMENTS = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}
_PLAIN = set(range(0x00, 0x20)) | set(range(0x40, 0x80)) | set(range(0xB0, 0xB8))
_PLAIN |= {0xA0, 0xA1, 0xA4, 0xA5, 0xA6, 0xA7, 0xAE, 0xAF, 0xC0, 0xC8, 0xE3}


class FakePanel:
    """What SSD1306 and SH1106 share. ``picture`` is what a person in front of it sees."""

    columns = 128
    arguments = _ARGUMENTS
    plain = _PLAIN

    def __init__(self, first_column=0, tells_status=True):
        """``first_column`` of the memory is the panel's first; some clones never tell that they are on."""
        self.first_column = first_column
        self.tells_status = tells_status
        self.data_bytes = 0
        self.power_up()

    def power_up(self):
        """The state after power came: dark, and noise in the memory."""
        noise = random.getrandbits
        self.ram = [bytearray([noise(8) for _ in range(self.columns)]) for _ in range(8)]
        self.on = False
        self.pump = False
        self.contrast = 0x7F
        self.flipped_columns = self.flipped_rows = False
        self.page = self.column = 0
        self.horizontal = False
        self.settings = {}

    def receive(self, data):
        control = data[0] if data else 0x00
        assert control in (0x00, 0x40), "control byte 0x%02x" % control
        if control == 0x40:
            for byte in data[1:]:
                self._store(byte)
        else:
            self._commands(data[1:])

    def answer(self, length):
        return bytes([self.status()] * length)

    def status(self):
        return 0x00 if self.on and self.tells_status else 0x40

    def picture(self):
        """The lit pixels as a frame of 1,024 bytes, MONO_VLSB, seen with the module the right way up."""
        frame = bytearray(1024)
        if not (self.on and self.pump):
            return frame
        for page in range(8):
            for x in range(128):
                byte = self.ram[page][(self.first_column + x) % self.columns]
                if not self.flipped_rows:
                    byte = _mirrored(byte)
                to_page = page if self.flipped_rows else 7 - page
                frame[to_page * 128 + (x if self.flipped_columns else 127 - x)] = byte
        return frame

    def _commands(self, data):
        at = 0
        while at < len(data):
            command = data[at]
            count = self.arguments.get(command, 0)
            assert count or command in self.plain, "unknown command 0x%02x" % command
            assert at + count < len(data), "command 0x%02x lacks bytes" % command
            self._command(command, data[at + 1 : at + 1 + count])
            at += 1 + count

    def _command(self, command, more):
        if command < 0x10:
            self.column = self.column & 0xF0 | command
        elif command < 0x20:
            self.column = self.column & 0x0F | (command & 0x0F) << 4
        elif 0xB0 <= command < 0xB8:
            self.page = command & 7
        elif command in (0xA0, 0xA1):
            self.flipped_columns = command == 0xA1
        elif command in (0xC0, 0xC8):
            self.flipped_rows = command == 0xC8
        elif command in (0xAE, 0xAF):
            self.on = command == 0xAF
        elif command == 0x81:
            self.contrast = more[0]
        else:
            self.settings[command] = bytes(more)

    def _store(self, byte):
        self.data_bytes += 1
        assert self.column < self.columns, "column %d" % self.column
        self.ram[self.page][self.column] = byte
        self._advance()


class FakeSSD1306(FakePanel):
    """Its memory is as wide as its panel; the charge pump is off after power-up."""

    arguments = {}
    arguments.update(_ARGUMENTS)
    arguments.update({0x20: 1, 0x21: 2, 0x22: 2, 0x8D: 1})
    plain = _PLAIN | {0x2E}

    def _command(self, command, more):
        if command == 0x20:
            assert more[0] in (0, 2), "addressing mode %d" % more[0]
            self.horizontal = more[0] == 0
        elif command == 0x8D:
            self.pump = more[0] == 0x14
        else:
            super()._command(command, more)

    def _advance(self):
        self.column += 1
        if self.column == 128:
            self.column = 0
            if self.horizontal:
                self.page = (self.page + 1) & 7


class FakeSH1106(FakePanel):
    """132 columns, page addressing alone, and a counter that stops at the end of a page."""

    columns = 132
    plain = _PLAIN | {0x30, 0x31, 0x32, 0x33}

    def __init__(self, first_column=2, tells_status=True):
        super().__init__(first_column, tells_status)

    def power_up(self):
        super().power_up()
        self.pump = True

    def _command(self, command, more):
        if command == 0xAD:
            self.pump = more[0] == 0x8B
        else:
            super()._command(command, more)

    def _advance(self):
        self.column += 1


def _mirrored(byte):
    """The byte with its lowest bit on top."""
    return sum([(byte >> bit & 1) << 7 - bit for bit in range(8)])
