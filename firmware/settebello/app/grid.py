"""The forty cards as a grid, four suits by ten ranks, and whose they are."""

from settebello.compat import const
from settebello.core.pile import SUITS

RANK_KEYS = "1234567890"
# The suits in the order D, C, S, B by their keys; spade are the odd one out.
SUIT_KEYS = "DCAB"
_TOP = const(11)
_ROW = const(9)
_HIGH = const(8)
_KEY = const(9)
_CELLS = const(17)
_CELL = const(11)
_WIDE = const(9)


def ranks_without(out):
    """What stands in the four rows of the grid: the ranks, but those of the cards that aren't played with."""
    rows = []
    for suit in range(SUITS):
        first = suit * len(RANK_KEYS)
        rows.append("".join(["–" if first + rank in out else key for rank, key in enumerate(RANK_KEYS)]))
    return rows


def draw_grid(canvas, piles, side, suit, ranks=(RANK_KEYS,) * SUITS):
    """Draws the grid below the heading: the cards of ``side`` dark on lit, those of others struck through.

    ``suit`` is the one whose key was pressed last, or None. Below a struck card stand as many dots as
    the key of its side says. ``ranks`` are the texts of the four rows.
    """
    y = _TOP
    for row in range(SUITS):
        canvas.pip(row, 0, y)
        canvas.text(SUIT_KEYS[row], _KEY, y)
        if row == suit:
            canvas.invert(0, y - 1, _CELLS - 2, _ROW)
        canvas.cells(ranks[row], _CELLS + 2, y, _CELL)
        y += _ROW
    for holder in range(len(piles)):
        if holder != side:
            _strike(canvas, holder, piles[holder].suits)
    y = _TOP - 1
    for bits in piles[side].suits:
        canvas.invert_cells(bits, _CELLS, y, _CELL)
        y += _ROW


def _strike(canvas, holder, suits):
    y = _TOP
    for bits in suits:
        x = _CELLS
        while bits:
            if bits & 1:
                canvas.strike(x, y, _WIDE)
                for dot in range(holder + 1):
                    canvas.hline(x + 2 * dot, y + _HIGH - 1, 1)
            bits >>= 1
            x += _CELL
        y += _ROW
