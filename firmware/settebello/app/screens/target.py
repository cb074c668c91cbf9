"""How far a new match goes."""

from settebello.app.choices import Choices
from settebello.app.page import heading, hints


class Screen:
    """The usual targets, a single hand, or another number typed."""

    def __init__(self, app, place):
        self._app = app
        self._usual = app.find("new_match").rules.game.TARGETS + (0,)
        labels = [app.say("new.target", target) if target else app.say("new.hands", 1) for target in self._usual]
        self._choices = Choices(labels + [app.say("target.other")])
        self._title = app.say("target.title")
        self._hints = app.say("choose.keys")

    def key(self, key):
        """Takes the target chosen into the new match and goes back."""
        app = self._app
        if key == "*":
            app.back()
            return
        chosen = self._choices.key(key)
        if chosen == len(self._usual):
            app.back()
            app.open("rule", ["target"])
        elif chosen is not None:
            app.back()
            app.screen().change("target", self._usual[chosen])

    def draw(self, canvas):
        """The list."""
        heading(canvas, self._title)
        self._choices.draw(canvas)
        hints(canvas, self._hints)
