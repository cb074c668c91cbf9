"""Sentences that are longer than the display, scrolled."""

from settebello.app.page import LINE, broken
from settebello.compat import const

_TOP = const(10)
_ROWS = const(5)
_ROW = LINE + 1
_MARGIN = const(5)


class Sentences:
    """``texts`` is a list of sentences; each begins on a line of its own. A and B turn the page."""

    def __init__(self, canvas, texts):
        self._lines = []
        for text in texts:
            self._lines += broken(canvas, text, canvas.width - _MARGIN)
        self._first = 0

    def key(self, key):
        """Takes a key; answers whether it was one of them."""
        most = max(0, len(self._lines) - _ROWS)
        if key == "B":
            self._first = min(self._first + _ROWS - 1, most)
        elif key == "A":
            self._first = max(self._first - _ROWS + 1, 0)
        return key in "AB"

    def draw(self, canvas):
        """Draws five lines below the heading."""
        y = _TOP
        for index in range(self._first, min(self._first + _ROWS, len(self._lines))):
            canvas.text(self._lines[index], 0, y)
            y += _ROW
        canvas.scroll_bar(canvas.width - 2, _TOP, _ROWS * _ROW - 1, self._first, _ROWS, len(self._lines))
