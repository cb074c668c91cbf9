"""A list to choose from with a sentence below it that explains the one at the cursor."""

from settebello.app.choices import Choices
from settebello.app.page import HINTS, LINE, broken
from settebello.compat import const

# Labels and lines of the sentence share five rows; the sentence takes two or three.
_ROWS = const(5)
_FEWEST = const(2)
_MOST = const(3)


class Explained:
    """``labels`` as in Choices; ``explain(index)`` answers the sentence for a label."""

    def __init__(self, canvas, labels, explain, cursor=0):
        self._canvas = canvas
        self._explain = explain
        self._choices = Choices(labels, cursor)
        self._said()

    def cursor(self):
        """The number of the label at the cursor."""
        return self._choices.cursor

    def key(self, key):
        """Takes a key; answers the number of the label chosen with it, or None."""
        chosen = self._choices.key(key)
        self._said()
        return chosen

    def draw(self, canvas):
        """Draws two or three labels and the sentence."""
        self._choices.draw(canvas, _ROWS - max(_FEWEST, len(self._lines)))
        y = HINTS - 1 - LINE * max(_FEWEST, len(self._lines))
        for line in self._lines:
            canvas.text(line, 0, y)
            y += LINE

    def _said(self):
        self._lines = broken(self._canvas, self._explain(self._choices.cursor), self._canvas.width)[:_MOST]
