"""The menu: what isn't needed in the middle of a hand."""

from settebello.app.choices import Choices
from settebello.app.page import heading, hints


class Screen:
    """A list of screens to go to."""

    def __init__(self, app, place):
        self._app = app
        self._names = []

    def shown(self):
        """Lists what can be done now, in the language of now."""
        app = self._app
        self._names = ["new_match", "undo", "language"]
        if not (app.match and app.match.hands):
            self._names.remove("undo")
        self._choices = Choices([app.say(f"menu.{name}") for name in self._names])
        self._title = app.say("menu.title")
        self._hints = app.say("choose.keys")

    def key(self, key):
        """Goes to the screen chosen, or back."""
        if key == "*":
            self._app.back()
            return
        chosen = self._choices.key(key)
        if chosen is not None:
            self._app.open(self._names[chosen])

    def draw(self, canvas):
        """The list."""
        heading(canvas, self._title)
        self._choices.draw(canvas)
        hints(canvas, self._hints)
