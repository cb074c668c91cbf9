"""The controllers of 128 x 64 displays: what they are sent, and what can be seen of it.

Commands as in the data sheets of the SSD1306 (Solomon Systech, section 9) and of the SH1106 (Sino Wealth,
commands 1 to 17).
"""

import random
from functools import cache

from host_tools.errors import Complaint
from host_tools.picture import WIDTH

_PAGES = 8
_IS_OFF = 0x40

# Bytes that follow a command, for those of both controllers that take any.
_TAKES = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}
# The first and last of the commands that stand alone, for both.
_ALONE = (
    (0x00, 0x1F),
    (0x40, 0x7F),
    (0xA0, 0xA1),
    (0xA4, 0xA7),
    (0xAE, 0xAF),
    (0xB0, 0xB7),
    (0xC0, 0xC0),
    (0xC8, 0xC8),
    (0xE3, 0xE3),
)


class Panel:
    """A controller and its panel. ``sent`` counts the bytes that it took."""

    columns = WIDTH
    takes = _TAKES
    alone = _ALONE

    def __init__(self, first_column: int) -> None:
        """``first_column`` of the memory is the panel's first."""
        self.sent = 0
        self._first = first_column
        self.power_up()

    def power_up(self) -> None:
        """The state after power came: dark, with noise in the memory."""
        self._memory = [bytearray(random.randbytes(self.columns)) for _ in range(_PAGES)]
        self._page = self._column = 0
        self._is_on = False
        self._is_pumped = False
        self._is_inverse = self._is_all_on = False
        self._runs_right = self._runs_down = True
        self._control: int | None = None
        self._command: list[int] = []

    def begin(self) -> None:
        """A transfer begins."""
        self._control = None

    def take(self, byte: int) -> None:
        """A byte of a transfer came. Raises Complaint (1) for what the controller doesn't know."""
        self.sent += 1
        if self._control is None:
            if byte not in (0x00, 0x40):
                raise Complaint(f"the display was sent the control byte {byte:#04x}", 1)
            self._control = byte
        elif self._control == 0x40:
            self._store(byte)
        else:
            self._take_command(byte)

    def status(self) -> int:
        """What it answers to being read."""
        return 0 if self._is_on else _IS_OFF

    @property
    def is_lit(self) -> bool:
        """Whether anything can be seen."""
        return self._is_on and self._is_pumped

    @property
    def pixels(self) -> bytes:
        """What can be seen, 1,024 bytes (MONO_VLSB), with the module the right way up: its pins on top."""
        if not self.is_lit:
            return bytes(_PAGES * WIDTH)
        rows = [self._row(page) for page in range(_PAGES)]
        # Mounted the right way up, the memory's first column and row are the panel's last.
        if self._runs_down:
            rows = [row.translate(_mirrored()) for row in reversed(rows)]
        if self._runs_right:
            rows = [row[::-1] for row in rows]
        return b"".join(rows)

    def _row(self, page: int) -> bytes:
        if self._is_all_on:
            return b"\xff" * WIDTH
        memory = self._memory[page] * 2
        row = bytes(memory[self._first : self._first + WIDTH])
        return bytes(byte ^ 0xFF for byte in row) if self._is_inverse else row

    def _take_command(self, byte: int) -> None:
        self._command.append(byte)
        command = self._command[0]
        count = self.takes.get(command, 0)
        if not count and not any(first <= command <= last for first, last in self.alone):
            raise Complaint(f"the display was sent {command:#04x}, which is no command of its controller", 1)
        if len(self._command) > count:
            self._command = []
            self._do(command, byte)

    def _do(self, command: int, last: int) -> None:
        if command < 0x10:
            self._column = self._column & 0xF0 | command
        elif command < 0x20:
            self._column = self._column & 0x0F | (command & 0x0F) << 4
        elif 0xB0 <= command < 0xB8:
            self._page = command & 7
        elif command in (0xA0, 0xA1):
            self._runs_right = command == 0xA0
        elif command in (0xC0, 0xC8):
            self._runs_down = command == 0xC0
        elif command in (0xA4, 0xA5):
            self._is_all_on = command == 0xA5
        elif command in (0xA6, 0xA7):
            self._is_inverse = command == 0xA7
        elif command in (0xAE, 0xAF):
            self._is_on = command == 0xAF

    def _store(self, byte: int) -> None:
        if self._column < self.columns:
            self._memory[self._page][self._column] = byte
        self._advance()

    def _advance(self) -> None:
        """Goes on to the next column; it stays behind the last one."""
        self._column = min(self._column + 1, self.columns)


class SSD1306(Panel):
    """Its memory is as wide as its panel, its pump is off after power-up, and its columns start over."""

    takes = {**_TAKES, 0x20: 1, 0x21: 2, 0x22: 2, 0x8D: 1}
    alone = (*_ALONE, (0x2E, 0x2E))

    def _do(self, command: int, last: int) -> None:
        if command == 0x8D:
            self._is_pumped = last == 0x14
        elif command == 0x20 and last != 2:
            raise Complaint(f"the display was set to addressing mode {last}: this one knows pages (2) only", 1)
        else:
            super()._do(command, last)

    def _advance(self) -> None:
        self._column = (self._column + 1) % self.columns


class SH1106(Panel):
    """Its memory is 132 columns wide, and its pump is on after power-up."""

    columns = 132
    alone = (*_ALONE, (0x30, 0x33))

    def power_up(self) -> None:
        super().power_up()
        self._is_pumped = True

    def _do(self, command: int, last: int) -> None:
        if command == 0xAD:
            self._is_pumped = last == 0x8B
        else:
            super()._do(command, last)


@cache
def _mirrored() -> bytes:
    """Every byte with its lowest bit on top."""
    return bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


CONTROLLERS = {"ssd1306": SSD1306, "sh1106": SH1106}
