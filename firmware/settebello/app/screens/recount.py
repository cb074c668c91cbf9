"""What was marked in an earlier hand, entered anew side by side; its cards stay as they are."""

from settebello.app.page import heading, hints
from settebello.app.work import work_of
from settebello.compat import const

_DIGITS = "0123456789"
_NAME = const(12)
_NUMBER = const(22)
_HIGH = const(32)


class Screen:
    """Digits type the number of a side, # goes to the next one, or to the next counter of the game.

    ``place`` holds the numbers so far, the one being typed, and the correction (work.py).
    """

    def __init__(self, app, place):
        self._app = app
        self._numbers, self._typed, work = place
        self._work = work_of(app, work)
        self._match = self._work.desk.match
        self._counters = self._match.rules.game.COUNTERS

    def place(self):
        """The numbers so far, the one being typed, and the correction."""
        return [self._numbers, self._typed, self._work.place()]

    def shown(self):
        """Puts the words together once, not with every frame."""
        app = self._app
        sides = len(self._match.sides)
        counter = self._counters[len(self._numbers) // sides]
        side = len(self._numbers) % sides
        self._title = app.words.get("awards", f"name.{counter}")
        self._was = str(self._match.open.counters[counter][side])
        self._name = self._match.sides[side]
        self._hints = app.say("tally.keys")

    def key(self, key):
        """A digit, the next number, or the way back."""
        app = self._app
        if key in _DIGITS:
            self._typed = self._typed % 10 * 10 + int(key)
        elif key == "#":
            self._next()
        elif key != "*":
            app.nothing(key)
        elif self._typed:
            self._typed //= 10
        elif self._numbers:
            self._typed = self._numbers[-1]
            self._numbers = self._numbers[:-1]
        else:
            app.back()
        if app.screen() is self:
            self.shown()

    def draw(self, canvas):
        """The counter, what it was, the side asked for, and its number in score digits."""
        heading(canvas, self._title, self._was)
        canvas.text_centre(self._name, canvas.width // 2, _NAME)
        canvas.big_number(self._typed, 0, _NUMBER, canvas.width, _HIGH)
        hints(canvas, self._hints)

    def _next(self):
        sides = len(self._match.sides)
        numbers = self._numbers + [self._typed]
        if len(numbers) < sides * len(self._counters):
            self._numbers = numbers
            self._typed = 0
            return
        event = self._match.closing()
        event[3] = [numbers[at : at + sides] for at in range(0, len(numbers), sides)]
        self._work.finish(event)
