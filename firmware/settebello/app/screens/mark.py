"""What is marked for a side, in a game where that may be several things."""

from settebello.app.choices import Choices
from settebello.app.page import heading, hints
from settebello.compat import const

_FLASH_MS = const(1500)


class Screen:
    """``place`` holds the side."""

    def __init__(self, app, place):
        self._app = app
        self._side = place[0]
        rules = app.match.rules
        self._marks = rules.game.marks(rules)
        labels = []
        for counter, by in self._marks:
            name = app.words.get("awards", f"name.{counter}")
            labels.append(name if by == 1 else f"{name} +{by}")
        self._choices = Choices(labels)
        self._title = app.match.sides[self._side]
        self._hints = app.say("choose.keys")

    def place(self):
        """The side."""
        return [self._side]

    def key(self, key):
        """Marks what is chosen and goes back."""
        app = self._app
        if key == "*":
            app.back()
            return
        chosen = self._choices.key(key)
        if chosen is None:
            return
        counter, by = self._marks[chosen]
        app.back()
        if app.table.note(["mark", counter, self._side, by]):
            app.flash(app.say(f"mark.{counter}", app.match.sides[self._side]), _FLASH_MS, "sweep")

    def draw(self, canvas):
        """The list."""
        heading(canvas, self._title)
        self._choices.draw(canvas)
        hints(canvas, self._hints)
