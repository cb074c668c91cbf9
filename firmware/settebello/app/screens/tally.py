"""A hand entered as numbers, side by side: its points alone, or what each side counted in its cards."""

from settebello.app.page import heading, hints
from settebello.app.work import work_of
from settebello.compat import const

_DIGITS = "0123456789"
_MOST_POINTS = const(99)
_NAME = const(12)
_NUMBER = const(22)
_HIGH = const(32)


class Screen:
    """Digits type the number of a side, # goes to the next; of what is counted the last side has the rest.

    ``place`` holds the numbers so far, the one being typed, what they are for (work.py), and whether they are
    the game's TALLY or else points.
    """

    def __init__(self, app, place):
        self._app = app
        self._numbers, self._typed, work, self._counted = place
        self._work = work_of(app, work)
        self._match = self._work.desk.match
        name, whole = self._match.rules.game.TALLY if self._counted else ("points", 0)
        self._whole = whole
        self._most = whole or _MOST_POINTS
        self._title = app.words.get("awards", f"name.{name}") if self._counted else app.say("tally.title")

    def place(self):
        """The numbers so far, the one being typed, what for, and which kind."""
        return [self._numbers, self._typed, self._work.place(), self._counted]

    def shown(self):
        """Puts the words together once, not with every frame."""
        app = self._app
        match = self._match
        self._right = f"{self._whole - sum(self._numbers)}" if self._counted else app.say("score.hand", match.number())
        self._name = match.sides[len(self._numbers)]
        self._hints = app.say("tally.keys_counted" if self._counted else "tally.keys")

    def key(self, key):
        """A digit, the next side, or the way back."""
        app = self._app
        if key in _DIGITS:
            self._type(int(key))
        elif key == "#":
            self._next()
        elif key == "C" and self._counted:
            app.back()
            app.open("tally", [[], 0, self._work.place(), False])
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
        """The side asked for, and its number in score digits."""
        heading(canvas, self._title, self._right)
        canvas.text_centre(self._name, canvas.width // 2, _NAME)
        canvas.big_number(self._typed, 0, _NUMBER, canvas.width, _HIGH)
        hints(canvas, self._hints)

    def _type(self, digit):
        typed = self._typed * 10 + digit
        if typed > self._most - (sum(self._numbers) if self._counted else 0):
            self._app.tell(self._app.say("tally.most", self._most))
        else:
            self._typed = typed

    def _next(self):
        match = self._match
        numbers = self._numbers + [self._typed]
        if self._counted and len(numbers) == len(match.sides) - 1:
            numbers.append(self._whole - sum(numbers))
        if len(numbers) < len(match.sides):
            self._numbers = numbers
            self._typed = 0
        elif self._counted:
            counters = match.closing()[3]
            self._work.finish(["tally", match.number(), numbers, counters])
        else:
            self._work.finish(["points", match.number(), numbers])
