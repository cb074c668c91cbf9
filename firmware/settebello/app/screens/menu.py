"""The menu: what isn't needed in the middle of a hand."""

from settebello.app.choices import Choices
from settebello.app.page import heading, hints

# Each keeps its digit, whether it can be done now or not; what is seldom needed comes after those that have one. From
# another screen the score is reached with its cards and sums as they are.
_ITEMS = (
    "new_match",
    "undo",
    "history",
    "claim",
    "leave",
    "arbiter",
    "help",
    "draw",
    "selftest",
    "language",
    "decks",
    "score",
    "ledger",
    "evening",
    "place",
    "clock",
)


class Screen:
    """A list of screens to go to."""

    def __init__(self, app, place):
        self._app = app

    def shown(self):
        """Lists what can be done now, in the language of now."""
        app = self._app
        self._choices = Choices([app.say(f"menu.{name}") for name in _ITEMS])
        self._title = app.say("menu.title")
        self._hints = app.say("choose.keys")

    def key(self, key):
        """Goes to the screen chosen, or back."""
        if key == "*":
            self._app.back()
            return
        app = self._app
        chosen = self._choices.key(key)
        if chosen is None:
            return
        name = _ITEMS[chosen]
        if not self._can(name):
            app.tell(app.say("menu.not_now"))
            app.cue = "refused"
        elif name == "score":
            app.home()
        elif name == "clock":
            app.home(name)
        else:
            app.open(name)

    def draw(self, canvas):
        """The list."""
        heading(canvas, self._title)
        self._choices.draw(canvas)
        hints(canvas, self._hints)

    def _can(self, name):
        match = self._app.match
        playing = match is not None and not match.end.is_over()
        if name == "score":
            return match is not None
        if name == "ledger":
            return match is not None and match.rules["pot"] > 0
        if name == "clock":
            return self._app.table.timing is not None
        if name == "place":
            return match is not None or self._app.find("new_match") is not None
        if name == "undo":
            return match is not None and match.undoes()[0] is not None
        if name == "history":
            return match is not None and len(match.hands) > 0
        if name == "claim":
            return playing and match.rules["claim"] and match.rules["target"] > 0
        if name == "leave":
            return playing
        return True
