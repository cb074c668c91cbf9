"""Taking back what happened last: a hand is open again, or a claim, a leave or a correction is void."""

from settebello.app.page import LINE, broken, heading, hints
from settebello.compat import const
from settebello.core.events import CLOSING

_TOP = const(13)
_ROWS = const(5)


class Screen:
    """Says what it is and asks once; # does it."""

    def __init__(self, app, place):
        self._app = app
        match = app.match
        self._kind, self._number = match.undoes()
        self._title = app.say("menu.undo")
        if self._kind in CLOSING:
            points = "-".join([str(value) for value in match.hands[-1].points()])
            text = app.say("undo.hand", self._number, points)
        else:
            text = app.say(f"undo.{self._kind}", self._number)
        self._lines = broken(app.canvas, text, app.canvas.width)
        if self._kind in CLOSING and not match.open.is_empty():
            self._lines += broken(app.canvas, app.say("undo.open"), app.canvas.width)
        self._hints = app.say("sure.keys")

    def key(self, key):
        """# takes it back, * leaves it."""
        app = self._app
        if key == "#":
            if app.table.record(["undo", self._number]):
                app.home()
                app.tell(app.say("undo.done" if self._kind in CLOSING else "undo.void", app.match.number()))
        elif key == "*":
            app.back()

    def draw(self, canvas):
        """The question."""
        heading(canvas, self._title)
        # Six sides' points can take a line more; it goes up to the heading then.
        y = _TOP if len(self._lines) <= _ROWS else _TOP - LINE // 2
        for line in self._lines:
            canvas.text(line, 0, y)
            y += LINE
        hints(canvas, self._hints)
