"""The menu: what isn't needed in the middle of a hand."""

from settebello.app.choices import Choices
from settebello.app.page import heading, hints

# From another screen than the score the way there comes first: its cards and sums stay as they are.
_ITEMS = ("score", "new_match", "undo", "history", "claim", "leave", "arbiter", "help", "draw", "selftest", "language")


class Screen:
    """A list of screens to go to."""

    def __init__(self, app, place):
        self._app = app
        self._names = []

    def shown(self):
        """Lists what can be done now, in the language of now."""
        app = self._app
        self._names = [name for name in _ITEMS if self._can(name)]
        self._choices = Choices([app.say(f"menu.{name}") for name in self._names])
        self._title = app.say("menu.title")
        self._hints = app.say("choose.keys")

    def names(self):
        """The names of the screens that can be gone to, as listed."""
        return self._names

    def key(self, key):
        """Goes to the screen chosen, or back."""
        if key == "*":
            self._app.back()
            return
        chosen = self._choices.key(key)
        if chosen is not None and self._names[chosen] == "score":
            self._app.home()
        elif chosen is not None:
            self._app.open(self._names[chosen])

    def draw(self, canvas):
        """The list."""
        heading(canvas, self._title)
        self._choices.draw(canvas)
        hints(canvas, self._hints)

    def _can(self, name):
        match = self._app.match
        playing = match is not None and not match.end.is_over()
        if name == "score":
            return match is not None and not self._app.is_home()
        if name == "undo":
            return match is not None and match.undoes()[0] is not None
        if name == "history":
            return match is not None and len(match.hands) > 0
        if name == "claim":
            return playing and match.rules["claim"] and match.rules["target"] > 0
        if name == "leave":
            return playing
        return True
