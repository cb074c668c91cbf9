"""Where a match belongs: the number of its table, then its own."""

from settebello.app.page import heading, hints
from settebello.compat import const
from settebello.core.events import MOST_PLACE

_DIGITS = "0123456789"
_NAME = const(12)
_NUMBER = const(22)
_HIGH = const(32)


class Screen:
    """Digits type a number, # takes it; it is that of the match being prepared, else of the one on the table.

    ``place`` holds the table, or None while it is asked for, and the number typed so far, or None while what was
    known before stands there.
    """

    def __init__(self, app, place):
        self._app = app
        self._table, self._typed = place or (None, None)

    def place(self):
        """The table and the number typed so far."""
        return [self._table, self._typed]

    def shown(self):
        """Puts the words together once, not with every frame."""
        words = self._app.words
        prepared = self._app.find("new_match")
        self._known = prepared.where if prepared else self._app.match.place
        self._title = words.get("evening", "place.next" if prepared else "place.this")
        self._name = words.get("evening", "place.table" if self._table is None else "place.match")
        self._hints = words.get("evening", "place.keys")

    def key(self, key):
        """A digit, the next number, or the way back."""
        app = self._app
        if key in _DIGITS:
            typed = (self._typed or 0) * 10 + int(key)
            if typed <= MOST_PLACE:
                self._typed = typed
        elif key == "#":
            self._next()
        elif key != "*":
            app.nothing(key)
        elif self._typed is not None:
            self._typed = self._typed // 10 or None
        elif self._table is not None:
            self._table = None
        else:
            app.back()
        if app.screen() is self:
            self.shown()

    def draw(self, canvas):
        """What is asked for, and its number in score digits."""
        heading(canvas, self._title)
        canvas.text_centre(self._name, canvas.width // 2, _NAME)
        canvas.big_number(self._number(), 0, _NUMBER, canvas.width, _HIGH)
        hints(canvas, self._hints)

    def _number(self):
        return self._known[self._table is not None] if self._typed is None else self._typed

    def _next(self):
        app = self._app
        number = self._number()
        self._typed = None
        if self._table is None:
            self._table = number
            return
        prepared = app.find("new_match")
        if prepared:
            prepared.where = (self._table, number)
        else:
            app.table.remark(["place", self._table, number])
        app.back()
