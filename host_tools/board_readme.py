"""What a board needs and how it is wired, as tables: for the terminal, and as the README beside its board.json."""

from host_tools import pico
from host_tools.board_reader import chapters
from host_tools.board_wires import Wire, wires
from host_tools.boards import Board
from settebello.drivers.board import ROLES

_NAMES = {"display": "display", "keys": "keypad", "sound": "buzzer", "reader": "reader"}
_PN532 = "reader module with a PN532 and two switches"
_BILL = {
    "ssd1306": "OLED display, 128 x 64, I2C, with an SSD1306, SSD1309 or SSD1315",
    "sh1106": "OLED display, 128 x 64, I2C, with an SH1106 (most of 1.3 inch)",
    "keypad": "matrix keypad, {rows} x {columns}",
    "buzzer": "passive piezo buzzer (one that needs a tone; those that beep by themselves don't fit)",
    "pn532_spi": f"{_PN532}, used over SPI; a capacitor of 10 µF for its supply",
    "pn532_i2c": f"{_PN532}, used over I2C; a capacitor of 10 µF for its supply",
    "mfrc522": "reader module RC522 (MFRC522)",
}
_SUPPLY = (
    "Modules order their pins differently: go by the names printed on yours. It takes 3.3 V; 5 V on VCC can put 5 V on "
    "the Pico's pins."
)
_ADVICE = {
    "ssd1306": f"{_SUPPLY} If the picture stands 2 pixels too far left with a noisy edge on the right, the module has "
    "an SH1106: take that board.",
    "sh1106": f"{_SUPPLY} If the border of the self-test isn't whole on the left and right, set `column_offset` to 0.",
    "keypad": "Hold the keypad with its keys towards you: the leftmost wire of its tail is R1. It needs no resistors "
    "and no diodes.",
    "buzzer": "It may be left out; nothing else changes.",
    "pn532_spi": "VCC gets the 5 V of VSYS, which suits modules with a regulator of their own (the red ones); one that "
    "says 3.3 V only goes to 3V3. Put the capacitor between VCC and GND, close to the module. RSTPD_N is on the back "
    "or on the short row of holes, and isn't RSTO; without that wire a reader that hangs waits for the plug.",
    "pn532_i2c": "VCC gets 3.3 V: with 5 V the module's pull-ups would put 5 V on the Pico's pins. It needs a bus of "
    "its own. Put the capacitor between VCC and GND, close to the module. RSTPD_N isn't RSTO.",
    "mfrc522": "It takes 3.3 V and nothing else; 5 V kill it. The wire of 3V3 is shared with the display: two leads "
    "meet there, on a breadboard or soldered together. Its pin SDA is the select pin of SPI. If cards are read from "
    "too near, set `gain` to 7; if they are read wrongly, to 4 or less. Clones of the chip may read no tag at all: "
    "the box shows their version then, and a PN532 helps.",
}


def bill(board: Board) -> list[tuple[int, str]]:
    """How many of what to buy."""
    models = [pico.MCUS[mcu] for mcu in board.mcus]
    which = " or ".join([", ".join(models[:-1]), models[-1]] if models[1:] else models)
    found = [(1, f"Raspberry Pi {which}, with its pins soldered in")]
    for part in board.parts:
        sizes = {name: len(value) for name, value in part["pins"].items() if isinstance(value, list)}
        found.append((1, _BILL[part["kind"]].format(**sizes)))
    return found + [(len(wires(board)), "jumper leads"), (1, "USB cable that carries data, not only power")]


def table(board: Board) -> list[tuple[str, str, str, str]]:
    """(part, its pin, pin of the Pico, colour in the picture) of each wire."""
    return [(_name(board.parts[wire.part]), *_ends(wire)) for wire in wires(board)]


def text(board: Board) -> str:
    """The README of a board, in Markdown."""
    lines = [
        f"# {board.name}",
        "",
        "![The wires between the Pico and its parts](wiring.svg)",
        "",
        "## Parts",
        "",
        *(f"- {count} {what}" for count, what in bill(board)),
        "",
        "## Wires",
        "",
        "| part | its pin | pin of the Pico | colour in the picture |",
        "|---|---|---|---|",
        *(f"| {' | '.join(row)} |" for row in table(board)),
        "",
        *(f"- **{_name(part)}**: {_ADVICE[part['kind']]}" for part in board.parts),
        "",
        *(line for part in board.parts if ROLES[part["kind"]] == "reader" for line in chapters(part["kind"])),
        f"Another pin? Change it in `board.json`; `settebello board check {board.name}` tells whether it fits, and",
        f"`settebello board show {board.name} --write` makes this page and the picture anew.",
        "",
    ]
    return "\n".join(lines)


def _name(part: dict) -> str:
    return _NAMES[ROLES[part["kind"]]]


def _ends(wire: Wire) -> tuple[str, str, str]:
    return wire.label, f"{wire.pin_name} (pin {wire.pin})", wire.colour_name
