"""Where everything goes in a terminal of a given size."""

from typing import NamedTuple

from host_tools.cells import DOTS, HALVES, QUARTERS, Drawing

# What is drawn best comes first.
_DRAWINGS = (HALVES, QUARTERS, DOTS)
_BEZEL = 2
_FOOTER = 1
_GAP = 2
_KEY_WIDTHS = (12, 16)
_KEY_HEIGHTS = (1, 3)
_CARD_WIDTHS = (3, 5)
_RANKS = 10
_ROWS = 4

MIN_WIDTH = DOTS.width + _BEZEL
MIN_HEIGHT = DOTS.height + _BEZEL + _ROWS + _FOOTER


class Plan(NamedTuple):
    """How the display is drawn; whether the keys stand beside it, or below, after a gap of so many rows; the
    columns and rows of one key, and of one card of the deck, (0, 0) where there is no room for it.
    """

    drawing: Drawing
    beside: bool
    gap: int
    key: tuple[int, int]
    card: tuple[int, int]


def plan(width: int, height: int) -> Plan | None:
    """The best use of so many columns and rows, or None when they are too few."""
    for drawing in _DRAWINGS:
        across, down = drawing.width + _BEZEL, drawing.height + _BEZEL
        room = height - _FOOTER
        if across <= width and down + _ROWS <= room:
            return _below(drawing, width, room - down)
        if across + _GAP + 4 * _KEY_WIDTHS[0] <= width and down <= room:
            return _beside(drawing, width - across - _GAP, room)
    return None


def _below(drawing: Drawing, width: int, height: int) -> Plan:
    keys, cards = 4 * _KEY_WIDTHS[0], _RANKS * _CARD_WIDTHS[0]
    rows = _within(height // _ROWS, _KEY_HEIGHTS)
    gap = min(height - _ROWS * rows, 1)
    if keys + _GAP + cards > width:
        return Plan(drawing, False, gap, (_within(width // 4, _KEY_WIDTHS), rows), (0, 0))
    card = _within((width - keys - _GAP) // _RANKS, _CARD_WIDTHS)
    key = _within((width - _GAP - _RANKS * card) // 4, _KEY_WIDTHS)
    return Plan(drawing, False, gap, (key, rows), (card, rows))


def _beside(drawing: Drawing, width: int, height: int) -> Plan:
    key = _within(width // 4, _KEY_WIDTHS)
    rows = _within((height - 1) // (2 * _ROWS), _KEY_HEIGHTS)
    card = _within(width // _RANKS, _CARD_WIDTHS)
    return Plan(drawing, True, 0, (key, rows), (card, rows))


def _within(value: int, limits: tuple[int, int]) -> int:
    return max(limits[0], min(value, limits[1]))
