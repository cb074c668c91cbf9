"""Why the last hand gave what it gave: every award's reason as a sentence."""

from settebello.app.page import LINE, broken, heading, hints
from settebello.compat import const

_TOP = const(10)
_ROWS = const(5)


class Screen:
    """A and B scroll, C shows the hand under other rules, # and * go back."""

    def __init__(self, app, place):
        self._app = app
        self._first = 0

    def shown(self):
        """Breaks the sentences into lines once."""
        app = self._app
        match = app.match
        self._title = app.say("reasons.title")
        self._hints = app.say("reasons.keys_more")
        self._lines = []
        for award in match.hands[-1].awards:
            self._lines += broken(app.canvas, app.words.why(award, match.sides), app.canvas.width - 5)

    def key(self, key):
        """Scrolls or goes back."""
        most = max(0, len(self._lines) - _ROWS)
        if key == "B":
            self._first = min(self._first + _ROWS - 1, most)
        elif key == "A":
            self._first = max(self._first - _ROWS + 1, 0)
        elif key == "C":
            self._app.open("others")
        elif key in "#*":
            self._app.back()
        else:
            self._app.tell(self._app.say("key.nothing", key))

    def draw(self, canvas):
        """Five lines of them."""
        heading(canvas, self._title)
        y = _TOP
        for index in range(self._first, min(self._first + _ROWS, len(self._lines))):
            canvas.text(self._lines[index], 0, y)
            y += LINE + 1
        canvas.scroll_bar(canvas.width - 2, _TOP, _ROWS * (LINE + 1) - 1, self._first, _ROWS, len(self._lines))
        hints(canvas, self._hints)
