"""What board.json may say: the kinds of parts, their pins and settings; and the short check on the box.

    {"name": "...", "mcus": ["pico", ...], "parts": [{"kind": "ssd1306", "pins": {"sda": 4, "scl": 5}, "bus": 0}, ...]}

Pins are GPIO numbers, lists of them where a part has several of a sort.
"""

import json

# What a kind of part is to the box, which takes one of each sort.
ROLES = {
    "ssd1306": "display",
    "sh1106": "display",
    "keypad": "keys",
    "buzzer": "sound",
    "pn532_spi": "reader",
    "pn532_i2c": "reader",
    "mfrc522": "reader",
}

# The pins of a kind: name, fewest, most. One that may be several is a list, one that may be none can be left out.
_I2C_PINS = (("sda", 1, 1), ("scl", 1, 1), ("rst", 0, 1))
_SPI_PINS = (("sck", 1, 1), ("mosi", 1, 1), ("miso", 1, 1), ("cs", 1, 1), ("rst", 0, 1))
PINS = {
    "ssd1306": _I2C_PINS,
    "sh1106": _I2C_PINS,
    "keypad": (("rows", 4, 4), ("columns", 4, 5)),
    "buzzer": (("signal", 1, 1),),
    "pn532_spi": _SPI_PINS,
    "pn532_i2c": _I2C_PINS,
    "mfrc522": _SPI_PINS,
}

# The settings of a kind with what they are when they aren't given; None must be given.
_OLED = (("bus", None), ("freq", 400_000), ("address", "0x3C"), ("contrast", 255), ("flip", False))
SETTINGS = {
    "ssd1306": _OLED + (("column_offset", 0),),
    "sh1106": _OLED + (("column_offset", 2),),
    "keypad": (("keys", None),),
    "buzzer": (),
    "pn532_spi": (("bus", None), ("freq", 1_000_000)),
    "pn532_i2c": (("bus", None), ("freq", 100_000)),
    "mfrc522": (("bus", None), ("freq", 1_000_000), ("gain", 4)),
}


class BadBoard(ValueError):
    """A board.json that the parts can't be made from; its text is one line that says where and why."""


def parts(text):
    """The parts that a board.json tells, by their roles, each a dict with its kind, pins and all its settings.

    Raises BadBoard. What a PC can check better (`settebello board check`) isn't checked here.
    """
    try:
        listed = json.loads(text)["parts"]
        found = {}
        for part in listed:
            found[ROLES[part["kind"]]] = _filled(part)
    except (ValueError, TypeError):
        raise BadBoard("board.json: this is no board; copy one from the folder boards")
    except KeyError as error:
        raise BadBoard("board.json: %s is missing or unknown" % error.args[0])
    _check_pins(found)
    return found


def gpios(part):
    """All GPIO numbers of a part."""
    found = []
    for name, _, _ in PINS[part["kind"]]:
        value = part["pins"].get(name)
        found += value if isinstance(value, list) else [] if value is None else [value]
    return found


def _filled(part):
    kind = part["kind"]
    filled = {"kind": kind, "pins": part["pins"]}
    for name, fewest, _ in PINS[kind]:
        if fewest:
            part["pins"][name]
    for name, value in SETTINGS[kind]:
        filled[name] = part[name] if value is None else part.get(name, value)
    return filled


def _check_pins(found):
    taken = {}
    for role in sorted(found):
        for gpio in gpios(found[role]):
            if not isinstance(gpio, int) or not 0 <= gpio <= 28:
                raise BadBoard("board.json: %s: there is no pin GP%s" % (found[role]["kind"], gpio))
            if gpio in taken:
                raise BadBoard("board.json: GP%d has two jobs, %s and %s" % (gpio, taken[gpio], found[role]["kind"]))
            taken[gpio] = found[role]["kind"]
