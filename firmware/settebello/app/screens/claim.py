"""Calling oneself out: who, and the warning, before the claimant's cards are asked for (RULES.md 4)."""

from settebello.app.page import SIDE_KEYS, broken, heading, hints
from settebello.compat import const

_TOP = const(11)
_ROW = const(9)
_SIDES_A_ROW = const(3)
_SIDE = const(42)


class Screen:
    """A side's key names the claimant, # confirms what a wrong claim costs."""

    def __init__(self, app, place):
        self._app = app
        self._side = place[0] if place else None

    def place(self):
        """The side that claims."""
        return [self._side]

    def shown(self):
        """Puts the words together once, not with every frame."""
        app = self._app
        match = app.match
        self._title = app.say("menu.claim")
        if self._side is None:
            text = app.say("claim.who")
            self._hints = app.say("claim.keys_who", len(match.sides))
        else:
            text = app.say("claim.sure" if len(match.sides) == 2 else "claim.sure_many", self._side)
            self._hints = app.say("sure.keys")
        self._lines = broken(app.canvas, text, app.canvas.width)

    def key(self, key):
        """The claimant, the yes, or the way back."""
        app = self._app
        if key == "*" and self._side is None:
            app.back()
        elif key == "*":
            self._side = None
            self.shown()
        elif self._side is None and key in SIDE_KEYS and int(key) <= len(app.match.sides):
            self._side = int(key) - 1
            self.shown()
        elif self._side is not None and key == "#":
            app.home()
            app.open("cards", [self._side, None, 0, ["claim", self._side, None]])
        else:
            app.nothing(key)

    def draw(self, canvas):
        """The question."""
        heading(canvas, self._title)
        y = _TOP
        for line in self._lines:
            canvas.text(line, 0, y)
            y += _ROW
        if self._side is None:
            match = self._app.match
            if len(match.sides) <= _SIDES_A_ROW:
                y += 2
            for side in range(len(match.sides)):
                x = side % _SIDES_A_ROW * _SIDE
                row = y + side // _SIDES_A_ROW * (_ROW + 1)
                after = canvas.key(SIDE_KEYS[side], x, row)
                canvas.text_fit(match.sides[side], after, row, x + _SIDE - 2 - after)
        hints(canvas, self._hints)
