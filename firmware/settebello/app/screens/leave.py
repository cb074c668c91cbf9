"""A side leaves the match: it abandons, or the others exclude it with one voice (RULES.md 4)."""

from settebello.app.choices import Choices
from settebello.app.onward import onward
from settebello.app.page import broken, heading, hints
from settebello.compat import const

_TOP = const(11)
_ROW = const(9)


class Screen:
    """Who, and how, and once more whether it is so."""

    def __init__(self, app, place):
        self._app = app
        match = app.match
        self._ways = []
        for side in range(len(match.sides)):
            if side not in match.end.out:
                self._ways += [(side, "abandons"), (side, "excluded")]
        self._choices = Choices([app.say(f"leave.{how}", side) for side, how in self._ways])
        self._sure = None
        self._title = app.say("menu.leave")
        self._hints = app.say("choose.keys")

    def key(self, key):
        """Chooses, confirms, or goes back."""
        app = self._app
        if self._sure is None:
            self._choose(key)
        elif key == "#":
            side, how = self._ways[self._sure]
            if app.table.record(["leave", app.match.number(), side, how]):
                onward(app)
        elif key == "*":
            self._sure = None
            self._hints = app.say("choose.keys")

    def draw(self, canvas):
        """The list, or the question."""
        heading(canvas, self._title)
        if self._sure is None:
            self._choices.draw(canvas)
        else:
            y = _TOP
            for line in self._lines:
                canvas.text(line, 0, y)
                y += _ROW
        hints(canvas, self._hints)

    def _choose(self, key):
        app = self._app
        if key == "*":
            app.back()
            return
        self._sure = self._choices.key(key)
        if self._sure is not None:
            side, how = self._ways[self._sure]
            text = app.say(f"leave.{how}", side) + ". " + app.say(f"leave.sure_{how}")
            self._lines = broken(app.canvas, text, app.canvas.width)
            self._hints = app.say("sure.keys")
