"""The language of all that is shown."""

from settebello.app.choices import Choices
from settebello.app.page import heading, hints
from settebello.ui.words import LANGUAGES

_NAMES = ["Italiano", "English"]


class Screen:
    """Each language stands in its own name."""

    def __init__(self, app, place):
        self._app = app
        self._choices = Choices(_NAMES, LANGUAGES.index(app.words.language))
        self._title = app.say("language.title")
        self._hints = app.say("choose.keys")

    def key(self, key):
        """Takes the language chosen and goes back."""
        if key == "*":
            self._leave()
            return
        chosen = self._choices.key(key)
        if chosen is not None:
            self._app.speak(LANGUAGES[chosen])
            self._leave()

    def _leave(self):
        # On the first start it is the only screen.
        if self._app.find("menu"):
            self._app.back()
        else:
            self._app.home()

    def draw(self, canvas):
        """The list."""
        heading(canvas, self._title)
        self._choices.draw(canvas)
        hints(canvas, self._hints)
