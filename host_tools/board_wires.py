"""The wires of a board: from which pin of a part to which pin of the Pico, in which colour."""

from dataclasses import dataclass

from host_tools import pico
from host_tools.boards import Board

# Each colour with its name.
_BLACK = ("#202124", "black")
_RED = ("#d93025", "red")
_BLUE = ("#1a66d6", "blue")
_YELLOW = ("#f2b705", "yellow")
_WHITE = ("#b8bcc2", "white")
_GREEN = ("#2e9e44", "green")
_VIOLET = ("#8e44ad", "violet")
# Jumper leads for rows and for columns: red and black are left to the supply.
_ROWS = (("#8a5a2b", "brown"), ("#f57c00", "orange"), ("#e6c200", "yellow"), ("#2e9e44", "green"))
_COLUMNS = (_BLUE, ("#8e44ad", "violet"), ("#7a7f87", "grey"), ("#e48bb0", "pink"), ("#12a5a5", "turquoise"))


@dataclass(frozen=True)
class Wire:
    """From the pin `label` of part number `part` of the board to pin `pin` (1..40) of the Pico."""

    part: int
    label: str
    pin: int
    colour: str
    colour_name: str

    @property
    def pin_name(self) -> str:
        """What is printed beside that pin of the Pico."""
        return pico.PINS[self.pin - 1]


def wires(board: Board) -> list[Wire]:
    """Every wire of a board, part by part, in the order of the part's pins."""
    grounds = [number for number, name in enumerate(pico.PINS, 1) if name == "GND"]
    found = []
    for number, part in enumerate(board.parts):
        leads = _leads(part)
        pins = [_pin(where) for _, where, _ in leads]
        if 0 in pins:
            ground = min(grounds, key=lambda pin: _cost([one or pin for one in pins], pin))
            grounds.remove(ground)
            pins = [one or ground for one in pins]
        found += [Wire(number, label, pin, *colour) for (label, _, colour), pin in zip(leads, pins, strict=True)]
    return found


def _pin(where: str | int) -> int:
    """The pin of the Pico, 0 for a ground, of which it has many."""
    if where == "GND":
        return 0
    return pico.PINS.index(where) + 1 if isinstance(where, str) else pico.number_of(where)


def _cost(pins: list[int], ground: int) -> tuple[int, int]:
    """How bad it is to take this ground: wires that go round the Pico or cross, then the way."""
    places = [pico.place_of(pin) for pin in pins]
    sides = [side for side, _ in places]
    astray = min(sides.count("left"), sides.count("right"))
    rows = [row for _, row in places]
    crossed = sum(rows[j] < rows[i] for j in range(len(rows)) for i in range(j))
    return astray + crossed, sum(abs(pico.place_of(ground)[1] - row) for row in rows)


def _leads(part: dict) -> list[tuple[str, str | int, tuple[str, str]]]:
    """(what is printed at the pin of the part, GPIO or name of the Pico's pin, colour), in the part's order."""
    pins = part["pins"]
    if part["kind"] == "keypad":
        rows = [(f"R{at}", gpio, _ROWS[at - 1]) for at, gpio in enumerate(pins["rows"], 1)]
        return rows + [(f"C{at}", gpio, _COLUMNS[at - 1]) for at, gpio in enumerate(pins["columns"], 1)]
    if part["kind"] == "buzzer":
        return [("-", "GND", _BLACK), ("+", pins["signal"], _WHITE)]
    if part["kind"] in ("pn532_spi", "mfrc522"):
        return _spi_leads(part)
    leads = [("GND", "GND", _BLACK), ("VCC", "3V3", _RED), ("SCL", pins["scl"], _YELLOW), ("SDA", pins["sda"], _BLUE)]
    reset = "RSTPD_N" if part["kind"] == "pn532_i2c" else "RES"
    return leads + ([(reset, pins["rst"], _WHITE)] if "rst" in pins else [])


def _spi_leads(part: dict) -> list[tuple[str, str | int, tuple[str, str]]]:
    """Top down as the pins of the Pico are that the boards wire them to."""
    is_pn532 = part["kind"] == "pn532_spi"
    pins = part["pins"]
    # The PN532 draws much when it sends, and its module has a regulator of its own.
    supply: tuple[str, str | int, tuple[str, str]] = ("VCC", "VSYS", _RED) if is_pn532 else ("3.3V", "3V3", _RED)
    reset = [("RSTPD_N" if is_pn532 else "RST", pins["rst"], _WHITE)] if "rst" in pins else []
    select = "SS" if is_pn532 else "SDA"
    upper = [("MOSI", pins["mosi"], _BLUE), ("SCK", pins["sck"], _YELLOW)]
    lower = [(select, pins["cs"], _VIOLET), ("MISO", pins["miso"], _GREEN)]
    return [supply, *reset, *upper, ("GND", "GND", _BLACK), *lower]
