"""A list of things to choose from, by their digit or by the cursor."""

from settebello.app.page import LINE
from settebello.compat import const

_TOP = const(11)
ROWS = const(5)
_DIGITS = "1234567890"
_INDENT = const(13)


class Choices:
    """``labels`` is a list of texts, ``cursor`` the one that # would take (from 0).

    The first ten have a digit; A and B move the cursor up and down.
    """

    def __init__(self, labels, cursor=0):
        self.labels = labels
        self.cursor = min(cursor, len(labels) - 1)

    def key(self, key):
        """Takes a key; answers the number of the thing chosen with it, or None."""
        if key == "A":
            self.cursor = (self.cursor - 1) % len(self.labels)
        elif key == "B":
            self.cursor = (self.cursor + 1) % len(self.labels)
        elif key == "#":
            return self.cursor
        elif key in _DIGITS and _DIGITS.index(key) < len(self.labels):
            self.cursor = _DIGITS.index(key)
            return self.cursor
        return None

    def draw(self, canvas, rows=ROWS):
        """Draws so many of them below the heading, the cursor's among them, dark on lit."""
        first = max(0, min(self.cursor - rows // 2, len(self.labels) - rows))
        last = min(first + rows, len(self.labels))
        y = _TOP
        for index in range(first, last):
            if index < len(_DIGITS):
                canvas.text(_DIGITS[index], 2, y)
            canvas.text_fit(self.labels[index], _INDENT, y, canvas.width - _INDENT - 5)
            if index == self.cursor:
                canvas.invert(0, y - 1, canvas.width - 4, LINE + 1)
            y += LINE + 1
        canvas.scroll_bar(canvas.width - 2, _TOP, rows * (LINE + 1) - 1, first, rows, len(self.labels))
