"""A hand entered as points alone, side by side."""

from settebello.app.page import heading, hints
from settebello.app.work import work_of
from settebello.compat import const

_DIGITS = "0123456789"
_NAME = const(12)
_NUMBER = const(22)
_HIGH = const(32)


class Screen:
    """Digits type the points of a side, # goes to the next. ``place`` ends with what they are for (work.py)."""

    def __init__(self, app, place):
        self._app = app
        self._points, self._typed, work = place or ([], 0, None)
        self._work = work_of(app, work)

    def place(self):
        """The points so far, those being typed, and what for."""
        return [self._points, self._typed, self._work.place()]

    def shown(self):
        """Puts the words together once, not with every frame."""
        app = self._app
        match = self._work.desk.match
        self._title = app.say("tally.title")
        self._right = app.say("score.hand", match.number())
        self._name = match.sides[len(self._points)]
        self._hints = app.say("tally.keys")

    def key(self, key):
        """A digit, the next side, or the way back."""
        app = self._app
        if key in _DIGITS:
            self._typed = self._typed % 10 * 10 + int(key)
        elif key == "#":
            self._next()
        elif key != "*":
            app.nothing(key)
        elif self._typed:
            self._typed //= 10
        elif self._points:
            self._typed = self._points[-1]
            self._points = self._points[:-1]
        else:
            app.back()
        if app.screen() is self:
            self.shown()

    def draw(self, canvas):
        """The side asked for, and its points in score digits."""
        heading(canvas, self._title, self._right)
        canvas.text_centre(self._name, canvas.width // 2, _NAME)
        canvas.big_number(self._typed, 0, _NUMBER, canvas.width, _HIGH)
        hints(canvas, self._hints)

    def _next(self):
        match = self._work.desk.match
        points = self._points + [self._typed]
        if len(points) == len(match.sides):
            self._work.finish(["points", match.number(), points])
            return
        self._points = points
        self._typed = 0
