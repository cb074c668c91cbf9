"""What every key is, and where it lies in the matrix: for a keypad wired the wrong way round."""

from settebello.app.page import heading, hints
from settebello.compat import const

_TALL = const(16)
_PLACE = const(40)


class Screen:
    """Shows the key pressed last; * twice in a row goes back."""

    def __init__(self, app, place):
        self._app = app
        self._key = ""
        self._title = app.words.get("parts", "keytest.title")
        self._place = app.words.get("parts", "keytest.press")
        self._hints = app.words.get("parts", "keytest.keys")

    def key(self, key):
        """Shows the key."""
        app = self._app
        if key == "*" and self._key == "*":
            app.back()
            return
        self._key = key
        place = app.health().key_place() if app.health else None
        # The key with a long press is told when it is up again, and has no place then.
        self._place = app.words.say("parts", "keytest.place", (place[0] + 1, place[1] + 1)) if place else ""

    def draw(self, canvas):
        """The key in tall letters, its row and column."""
        heading(canvas, self._title)
        canvas.tall_centre(self._key, canvas.width // 2, _TALL)
        canvas.text_centre(self._place, canvas.width // 2, _PLACE)
        hints(canvas, self._hints)
