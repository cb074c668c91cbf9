"""A sentence above the hints, which go on saying what the keys do."""

from settebello.app.page import HINTS, LINE, broken
from settebello.compat import const

_MARGIN = const(3)
_MOST_LINES = const(4)


class Notice:
    """At most one sentence; ``lines`` are its lines, at most four; it grows upwards."""

    def __init__(self):
        self.lines = []

    def tell(self, canvas, text):
        """Shows a sentence in the place of the one before."""
        self.lines = broken(canvas, text, canvas.width - 2 * _MARGIN)[:_MOST_LINES]

    def clear(self):
        """Shows nothing more."""
        self.lines = []

    def draw(self, canvas):
        """Draws it, dark on lit."""
        if not self.lines:
            return
        high = len(self.lines) * LINE + 3
        top = HINTS - high + 1
        canvas.clear_box(0, top - 2, canvas.width, high)
        y = top
        for line in self.lines:
            canvas.text_fit(line, _MARGIN, y, canvas.width - 2 * _MARGIN)
            y += LINE
        canvas.invert(0, top - 2, canvas.width, high)
