"""The draw: the box says who deals first, and who plays together."""

from settebello.app.page import LINE, broken, heading, hints
from settebello.compat import const
from settebello.core.lots import Lots

_PLAYERS = "23456"
_TOP = const(12)
_TALL = const(12)
_BELOW = const(31)


class Screen:
    """2 to 6 is the number of players; the same again, or #, draws anew and is counted."""

    def __init__(self, app, place):
        self._app = app
        self._state, self._players, self._team, self._draws = place or (0, 0, [], 0)
        self._lots = Lots(self._state)
        self._lots.stir(app.now)

    def place(self):
        """The lots, the number of players, the players drawn, how many draws there were."""
        return [self._lots.state, self._players, self._team, self._draws]

    def shown(self):
        """Puts the words together once, not with every frame."""
        canvas = self._app.canvas
        self.title = self._say("title")
        self.tall = ""
        text = self._say("ask")
        self._hints = self._say("keys")
        self.right = ""
        if self._team:
            self.right = self._say("count", self._draws)
            self._hints = self._say("keys_again")
            self.tall = self._say("deals", self._team[0] + 1)
            text = self._say("alone", self._players)
            if len(self._team) > 1:
                others = [player for player in range(self._players) if player not in self._team]
                text = self._say("teams", _listed(self._team), _listed(others))
        self.lines = broken(canvas, text, canvas.width)

    def key(self, key):
        """Draws, or goes back."""
        app = self._app
        self._lots.stir(app.now)
        if key == "*":
            app.back()
        elif key in _PLAYERS:
            self._draw_lots(int(key))
        elif key == "#" and self._players:
            self._draw_lots(self._players)
        else:
            app.nothing(key)

    def draw(self, canvas):
        """The question, or who was drawn."""
        heading(canvas, self.title, self.right)
        canvas.tall_fit(self.tall, 0, _TALL, canvas.width)
        y = _BELOW if self.tall else _TOP
        for line in self.lines:
            canvas.text(line, 0, y)
            y += LINE
        hints(canvas, self._hints)

    def _draw_lots(self, players):
        self._players = players
        self._team = self._lots.team(players)
        self._draws += 1
        self.shown()

    def _say(self, key, *values):
        return self._app.words.say("draw", key, values)


def _listed(players):
    return ", ".join([str(player + 1) for player in sorted(players)])
