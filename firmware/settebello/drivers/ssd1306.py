"""The SSD1306 and its kin SSD1309 and SSD1315, on I2C."""

from settebello.drivers.oled import Oled

COLUMN_OFFSET = 0


def open_display(bus, address, column_offset, contrast, flip, reset=None):
    """An Oled with this controller; ``flip`` turns the picture upside down, the rest as in oled.py."""
    return Oled(bus, address, column_offset, contrast, _start(contrast, flip), reset)


def _start(contrast, flip):
    """The commands of the start, from the data sheet of Solomon Systech (section 9 and the application note)."""
    return bytes(
        (0xAE,)  # display off
        + (0x20, 0x02)  # page addressing
        + (0x40,)  # RAM line 0 on top
        + ((0xA0, 0xC0) if flip else (0xA1, 0xC8))  # order of columns and of rows
        + (0xA8, 0x3F, 0xD3, 0x00, 0xDA, 0x12)  # 64 rows, wired alternately
        + (0xD5, 0x80, 0xD9, 0xF1, 0xDB, 0x30)  # clock, precharge, deselect level
        + (0x81, contrast)
        + (0xA4, 0xA6)  # show the RAM, lit where a bit is 1
        + (0xAD, 0x30)  # own current reference, which the SSD1315 lacks otherwise
        + (0x8D, 0x14)  # charge pump on
    )
