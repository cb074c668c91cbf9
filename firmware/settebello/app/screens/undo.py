"""Taking the last hand back: its cards are there again, to be corrected."""

from settebello.app.page import LINE, broken, heading, hints
from settebello.compat import const

_TOP = const(13)


class Screen:
    """Asks once; # does it."""

    def __init__(self, app, place):
        self._app = app
        hands = app.match.hands
        points = "-".join([str(value) for value in hands[-1].points()])
        self._title = app.say("menu.undo")
        self._lines = broken(app.canvas, app.say("undo.ask", len(hands), points), app.canvas.width)
        if not app.match.open.is_empty():
            self._lines += broken(app.canvas, app.say("undo.open"), app.canvas.width)
        self._hints = app.say("sure.keys")

    def key(self, key):
        """# opens the hand again, * leaves it closed."""
        app = self._app
        if key == "#":
            if app.table.record(["undo", len(app.match.hands)]):
                app.home()
                app.tell(app.say("undo.done", app.match.number()))
        elif key == "*":
            app.back()

    def draw(self, canvas):
        """The question."""
        heading(canvas, self._title)
        y = _TOP
        for line in self._lines:
            canvas.text(line, 0, y)
            y += LINE
        hints(canvas, self._hints)
