"""The rules of a new match, by the name that a table gives them."""

from settebello.app.choices import Choices
from settebello.app.page import heading, hints
from settebello.core.games import presets


class Screen:
    """All presets of all games."""

    def __init__(self, app, place):
        self._app = app
        self._names = presets()
        self._choices = Choices(self._names)
        self._title = app.say("preset.title")
        self._hints = app.say("choose.keys")

    def key(self, key):
        """Takes the one chosen into the new match and goes back."""
        app = self._app
        if key == "*":
            app.back()
            return
        chosen = self._choices.key(key)
        if chosen is not None:
            app.back()
            app.screen().take_preset(self._names[chosen])

    def draw(self, canvas):
        """The list."""
        heading(canvas, self._title)
        self._choices.draw(canvas)
        hints(canvas, self._hints)
