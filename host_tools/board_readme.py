"""What a board needs and how it is wired, as tables: for the terminal, and as the README beside its board.json."""

from host_tools import pico
from host_tools.board_wires import Wire, wires
from host_tools.boards import Board

_NAMES = {"ssd1306": "display", "sh1106": "display", "keypad": "keypad", "buzzer": "buzzer"}
_BILL = {
    "ssd1306": "OLED display, 128 x 64, I2C, with an SSD1306, SSD1309 or SSD1315",
    "sh1106": "OLED display, 128 x 64, I2C, with an SH1106 (most of 1.3 inch)",
    "keypad": "matrix keypad, {rows} x {columns}",
    "buzzer": "passive piezo buzzer (one that needs a tone; those that beep by themselves don't fit)",
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
    return [(_NAMES[board.parts[wire.part]["kind"]], *_ends(wire)) for wire in wires(board)]


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
        *(f"- **{_NAMES[part['kind']]}**: {_ADVICE[part['kind']]}" for part in board.parts),
        "",
        f"Another pin? Change it in `board.json`; `settebello board check {board.name}` tells whether it fits, and",
        f"`settebello board show {board.name} --write` makes this page and the picture anew.",
        "",
    ]
    return "\n".join(lines)


def _ends(wire: Wire) -> tuple[str, str, str]:
    return wire.label, f"{wire.pin_name} (pin {wire.pin})", wire.colour_name
