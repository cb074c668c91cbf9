"""The parts of the box, a line each, and the tests of keys, border and sound."""

from settebello.app.page import HINTS, broken, heading, hints
from settebello.compat import const

_TOP = const(11)
_ROW = const(8)
_TESTS = ("keytest", "border")


class Screen:
    """1 the keys, 2 the border, 3 the sound, 4 mutes it; # and * go back."""

    def __init__(self, app, place):
        self._app = app

    def shown(self):
        """Asks the parts how they are."""
        app = self._app
        lines = app.health().lines() if app.health else []
        self._fine = True
        self._lines = []
        for fine, key, values in lines:
            self._fine = self._fine and fine
            self._lines += broken(app.canvas, app.words.say("parts", key, values), app.canvas.width - 2)
        if self._fine:
            self._lines += [app.words.get("parts", "tests.1"), app.words.get("parts", "tests.2")]
        # What is missing comes first; the tests wait below the edge of the display.
        self._lines = self._lines[: (HINTS - _TOP) // _ROW]
        self._title = app.words.get("parts", "selftest.title")
        self._hints = app.words.get("parts", "selftest.keys" if self._fine else "selftest.missing")

    def key(self, key):
        """Goes to a test, plays the sound, or goes back."""
        app = self._app
        if key in "#*":
            app.back()
        elif key in "12":
            app.open(_TESTS[int(key) - 1])
        elif key == "3":
            app.cue = "won"
        elif key == "4":
            app.settings.muted = not app.settings.muted
            app.save_settings()
            app.tell(app.words.get("parts", "muted" if app.settings.muted else "loud"))
        else:
            app.nothing(key)

    def draw(self, canvas):
        """The lines."""
        heading(canvas, self._title)
        y = _TOP
        for line in self._lines:
            canvas.text(line, 1, y)
            y += _ROW
        hints(canvas, self._hints)
