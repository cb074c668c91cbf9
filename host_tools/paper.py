"""Lays text out for a terminal: widths as they are seen, columns, wrapped sentences, bold where it helps."""

import os
import textwrap
import unicodedata
from collections.abc import Sequence
from typing import TextIO

WIDTH = 80
_BOLD = "\x1b[1m"
_PLAIN = "\x1b[0m"
# For terminals without them.
_SIMPLE = str.maketrans({"─": "-", "→": ">", "–": "-", "…": ".", "·": "."})


class Paper:
    """Lines for one output. Bold only on a terminal that wants it; simple signs where others can't be written."""

    def __init__(self, output: TextIO | None, environment: dict[str, str] | None = None) -> None:
        environment = dict(os.environ) if environment is None else environment
        self._bold = output is not None and output.isatty() and not environment.get("NO_COLOR")
        self._simple = not can_write(output, "─→")
        self._lines: list[str] = []

    def line(self, text: str = "", bold: bool = False) -> None:
        """Add a line."""
        text = text.rstrip()
        if self._simple:
            text = text.translate(_SIMPLE)
        self._lines.append(f"{_BOLD}{text}{_PLAIN}" if bold and self._bold and text else text)

    def sentence(self, text: str, indent: str = "", hanging: str = "  ") -> None:
        """Add a text in lines of at most WIDTH, all but the first with the hanging indent."""
        for line in textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + hanging):
            self.line(line)

    def text(self) -> str:
        """All lines, each with its end."""
        return "".join(line + "\n" for line in self._lines)


def can_write(output: TextIO | None, signs: str) -> bool:
    """Whether an output's encoding has all of these signs."""
    try:
        signs.encode(getattr(output, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(_columns(sign) for sign in text)


def fitted(text: str, columns: int) -> str:
    """The text with spaces up to so many columns, or cut to them with `…` at its end."""
    if width(text) > columns:
        while width(text) > columns - 1:
            text = text[:-1]
        text += "…"
    return text + " " * (columns - width(text))


def row(label: str, cells: Sequence[str], first: int, each: int) -> str:
    """A row of a table: a label `first` columns wide, then cells of `each` columns."""
    return fitted(label, first) + "".join(fitted(cell, each) for cell in cells)


def _columns(sign: str) -> int:
    if unicodedata.combining(sign) or unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1
