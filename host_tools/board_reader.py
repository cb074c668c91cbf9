"""What the README of a board with a reader says of its switches, of the tags and of where both go."""

# The two switches of a PN532 module, for each way to talk to it, as on the red modules.
SWITCHES = {"pn532_spi": "01", "pn532_i2c": "10"}

_INTERFACES = (("SPI", "01"), ("I2C", "10"), ("HSU (serial)", "00"))

_TAGS = [
    "## Tags, and where they go",
    "",
    "- Take forty stickers with an NTAG213 (215 and 216 do as well; so does an Ultralight). Those that say",
    '  "Classic" are known by their number alone, to the box that learned them.',
    "- Stick them at the same place on every card, best in the middle, so that each meets the reader alike.",
    "- Mount the reader flat under a thin lid of wood or plastic, its coil upwards, and mark the spot. A sticker is",
    "  read from a finger's breadth or less, so try it with a card through the lid before you glue anything.",
    "- No metal under the coil: not the table's frame, not the display, not the keypad. Where there is some, put a",
    "  ferrite sheet between.",
    "- Pass one card at a time over the spot. Of two at once the box says so and takes neither. Keep the rest of",
    "  the deck a hand's breadth away.",
    "- How fast: on an emulated Pico with the real firmware and either reader, twelve cards at ten a second, each",
    "  64 ms over the spot, lost none. Nothing was measured on a box of wires and stickers: pass more slowly where it",
    "  beeps too seldom, and pass a card again that wasn't heard.",
    "",
]


def chapters(kind: str) -> list[str]:
    """The lines of Markdown on a reader of this kind."""
    return [*(_switches(kind) if kind in SWITCHES else []), *_TAGS]


def _switches(kind: str) -> list[str]:
    rows = []
    for name, positions in _INTERFACES:
        mark = " (this board)" if positions == SWITCHES[kind] else ""
        rows.append(f"| {name}{mark} | {positions[0]} | {positions[1]} |")
    return [
        "## Switches of the reader",
        "",
        "| the module talks | switch 1 | switch 2 |",
        "|---|---|---|",
        *rows,
        "",
        "1 is the side printed ON. They are read only when the module gets its power: after moving one, unplug the USB",
        "cable and plug it in again.",
        "",
    ]
