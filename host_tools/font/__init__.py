"""Turns the letters drawn as text in this folder into the bytes of `firmware/settebello/ui/font.py`.

A drawing is a band of glyphs side by side: a line with their names, then one line per row of pixels, `#` lit and
`.` dark; a blank line ends the band. `space` names the blank and `box` what stands for a character without a glyph.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).parent
# The signs of the Italian suits, and those of the French ones.
SUITS = "♦♥♠♣♢♡♤♧"
TARGET = FOLDER.parents[1] / "firmware" / "settebello" / "ui" / "font.py"


def read_glyphs(drawing: str, height: int) -> dict[str, list[str]]:
    """Answer the rows of every glyph of a drawing, `height` rows each; ValueError names a glyph drawn badly."""
    glyphs: dict[str, list[str]] = {}
    for band in drawing.strip("\n").split("\n\n"):
        names, *lines = (line.split() for line in band.splitlines())
        for place, name in enumerate(names):
            rows = [line[place] if place < len(line) else "" for line in lines]
            if len(rows) != height or len({len(row) for row in rows}) != 1 or set("".join(rows)) - set("#."):
                raise ValueError(f"glyph {name!r} must be {height} equally long rows of '#' and '.'")
            if name in glyphs:
                raise ValueError(f"glyph {name!r} is drawn twice")
            glyphs[" " if name == "space" else name] = rows
    return glyphs


def columns(rows: list[str]) -> list[bytes]:
    """Answer a glyph's pages of eight rows, from the top; a byte is a column, its lowest bit on top."""
    pages = [rows[top : top + 8] for top in range(0, len(rows), 8)]
    return [
        bytes(sum(1 << bit for bit, row in enumerate(page) if row[x] == "#") for x in range(len(rows[0])))
        for page in pages
    ]


def pack(glyphs: dict[str, list[str]]) -> tuple[str, int, list[bytes]]:
    """Answer the characters in order, the columns of a record, and the records: a glyph's width, then its pages.

    Record 0 is the box, record 1 the space; record i + 1 belongs to character i.
    """
    characters = sorted(glyphs.keys() - {"box"})
    widest = max(len(rows[0]) for rows in glyphs.values())
    records = [
        bytes([len(glyphs[name][0])]) + b"".join(page.ljust(widest, b"\0") for page in columns(glyphs[name]))
        for name in ["box", *characters]
    ]
    return "".join(characters), widest, records


def places(characters: str) -> tuple[bytes, bytes]:
    """Answer the records of the printable ASCII characters, one byte each, and three bytes for each other character
    that is there: its code point, high byte first, and its record. A missing small letter is its capital.
    """

    def record(character: str) -> int:
        place = characters.find(character)
        return (characters.find(character.upper()) if place < 0 and character.islower() else place) + 1

    small = [letter.lower() for letter in characters if letter.lower() not in characters]
    others = sorted(letter for letter in [*characters, *small] if not 32 <= ord(letter) < 127)
    return (
        bytes(record(chr(code)) for code in range(32, 127)),
        b"".join(ord(letter).to_bytes(2, "big") + bytes([record(letter)]) for letter in others),
    )


def _literal(name: str, labels: list[str], parts: list[bytes]) -> str:
    lines = "".join(
        '    b"' + "".join(f"\\x{byte:02x}" for byte in part) + f'"  # {label}\n'
        for label, part in zip(labels, parts, strict=True)
    )
    return f"{name} = (\n{lines})\n"


def _in_pieces(data: bytes, size: int, label: Callable[[int, bytes], str]) -> tuple[list[str], list[bytes]]:
    parts = [data[at : at + size] for at in range(0, len(data), size)]
    return [label(at * size, part) for at, part in enumerate(parts)], parts


def generate() -> str:
    """Answer the text of `ui/font.py` for the drawings of this folder; ValueError if one is drawn badly."""
    text = '"""The pixels of the letters and of the suits. Made by `python3 -m host_tools.font`; do not edit."""\n'
    for name, height in (("small", 8), ("tall", 16)):
        characters, widest, records = pack(read_glyphs((FOLDER / f"{name}.txt").read_text("utf-8"), height))
        text += f"\n{name.upper()}_CHARACTERS = {json.dumps(characters, ensure_ascii=False)}\n"
        text += f"{name.upper()}_COLUMNS = {widest}\n"
        ascii, others = places(characters)
        text += _literal(f"{name.upper()}_ASCII", *_in_pieces(ascii, 16, lambda at, part: f"from {chr(32 + at)!r} on"))
        text += _literal(f"{name.upper()}_OTHERS", *_in_pieces(others, 3, lambda at, part: chr(part[0] << 8 | part[1])))
        text += _literal(name.upper(), ["box", "space", *characters[1:]], records)
    pips = read_glyphs((FOLDER / "pips.txt").read_text("utf-8"), 16)
    return text + "\n" + _literal("PIPS", list(SUITS), [b"".join(columns(pips[suit])) for suit in SUITS])
