"""How far a new match goes."""

from settebello.app.choices import Choices
from settebello.app.page import heading, hints
from settebello.compat import const

_USUAL = (7, 11, 21, 31, 0)
_MOST_DIGITS = const(3)
_TALL = const(22)


class Screen:
    """The usual targets, a single hand, or another number typed."""

    def __init__(self, app, place):
        self._app = app
        labels = [app.say("target.points", target) if target else app.say("target.one_hand") for target in _USUAL]
        self._choices = Choices(labels + [app.say("target.other")])
        self._typed = None
        self._title = app.say("target.title")
        self._hints = app.say("choose.keys")

    def key(self, key):
        """Takes the target chosen into the new match and goes back."""
        if self._typed is not None:
            self._key_typed(key)
        elif key == "*":
            self._app.back()
        else:
            chosen = self._choices.key(key)
            if chosen == len(_USUAL):
                self._typed = 0
                self._hints = self._app.say("target.keys_typed")
            elif chosen is not None:
                self._take(_USUAL[chosen])

    def draw(self, canvas):
        """The list, or the number typed so far."""
        heading(canvas, self._title)
        if self._typed is None:
            self._choices.draw(canvas)
        else:
            canvas.big_number(self._typed, 20, _TALL - 8, canvas.width - 40, 32)
        hints(canvas, self._hints)

    def _key_typed(self, key):
        app = self._app
        if key in "0123456789":
            if self._typed < 10 ** (_MOST_DIGITS - 1):
                self._typed = self._typed * 10 + int(key)
        elif key == "*" and self._typed:
            self._typed //= 10
        elif key == "*":
            self._typed = None
            self._hints = app.say("choose.keys")
        elif key == "#" and self._typed:
            self._take(self._typed)
        else:
            app.tell(app.say("target.type"))

    def _take(self, target):
        self._app.back()
        self._app.screen().take_target(target)
