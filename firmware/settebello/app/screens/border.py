"""A frame of one pixel around the display: a side that is missing shows a wrong column offset."""

from settebello.app.page import broken
from settebello.compat import const

_TOP = const(10)
_ROW = const(9)
_MARGIN = const(6)


class Screen:
    """Any key goes back."""

    def __init__(self, app, place):
        self._app = app
        self._lines = []
        for key in ("border.text", "border.help", "border.key"):
            self._lines += broken(app.canvas, app.words.get("parts", key), app.canvas.width - 2 * _MARGIN)

    def key(self, key):
        """Goes back."""
        self._app.back()

    def draw(self, canvas):
        """The frame, and what to look for."""
        canvas.box(0, 0, canvas.width, canvas.height)
        y = _TOP
        for line in self._lines:
            canvas.text(line, _MARGIN, y)
            y += _ROW
