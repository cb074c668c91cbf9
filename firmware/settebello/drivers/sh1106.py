"""The SH1106, on I2C. Its memory is 132 columns wide; most panels show those from column 2 on."""

from settebello.drivers.oled import Oled

COLUMN_OFFSET = 2


def open_display(bus, address, column_offset, contrast, flip, reset=None):
    """An Oled with this controller; ``flip`` turns the picture upside down, the rest as in oled.py."""
    return Oled(bus, address, column_offset, contrast, _start(contrast, flip), reset)


def _start(contrast, flip):
    """The commands of the start, from the data sheet of Sino Wealth (commands 1 to 17)."""
    return bytes(
        (0xAE,)  # display off
        + (0x40,)  # RAM line 0 on top
        + ((0xA0, 0xC0) if flip else (0xA1, 0xC8))  # order of columns and of rows
        + (0xA8, 0x3F, 0xD3, 0x00, 0xDA, 0x12)  # 64 rows, wired alternately
        + (0xD5, 0x80, 0xD9, 0x22, 0xDB, 0x35)  # clock, precharge, deselect level
        + (0x81, contrast)
        + (0xA4, 0xA6)  # show the RAM, lit where a bit is 1
        + (0x32, 0xAD, 0x8B)  # voltage of the pump, pump on
    )
