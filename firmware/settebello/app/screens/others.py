"""A hand under other house rules: which of them would have changed its points, and why."""

from settebello.app.explained import Explained
from settebello.app.page import broken, heading, hints
from settebello.compat import const
from settebello.core.others import others

_TEXT = const(14)
_ROW = const(9)
_MARGINS = const(6)


class Screen:
    """A list of rules with the points they would give, and the first reason. ``place`` holds the hand's number."""

    def __init__(self, app, place):
        self._app = app
        self._number = place[0]
        match = app.match
        hand = match.hands[self._number - 1]
        self._title = app.say("others.title")
        self._now = _points(hand)
        if app.canvas.text_width(self._title) + app.canvas.text_width(self._now) > app.canvas.width - _MARGINS:
            self._now = ""
        # Words only: the other rules and hands themselves would fill the box's memory.
        self._found = [self._told(hand, other, name) for name, _, other in others(hand, match.rules)]
        self._hints = app.say("others.keys" if self._found else "reasons.keys")
        if self._found:
            self._choices = Explained(app.canvas, [label for label, _ in self._found], self._why)
        else:
            key = "others.none" if hand.is_whole(match.rules) else "others.no_cards"
            self._lines = broken(app.canvas, app.say(key), app.canvas.width)

    def place(self):
        """The number of the hand."""
        return [self._number]

    def key(self, key):
        """Moves through the rules, or goes back."""
        app = self._app
        if key in "*#":
            app.back()
        elif self._found:
            self._choices.key(key)
        else:
            app.nothing(key)

    def draw(self, canvas):
        """The rules that would change something, the points as they are at the top right."""
        heading(canvas, self._title, self._now)
        if self._found:
            self._choices.draw(canvas)
        else:
            y = _TEXT
            for line in self._lines:
                canvas.text(line, 0, y)
                y += _ROW
        hints(canvas, self._hints)

    def _told(self, hand, other, name):
        """(label, sentence): the points under a rule, and the reason of the first award that differs."""
        app = self._app
        was = {award.name: award.points for award in hand.awards}
        why = ""
        for award in other.awards:
            if not why and was.get(award.name) != award.points:
                why = app.words.why(award, app.match.sides)
        return f"{_points(other)}  {name}", why

    def _why(self, index):
        return self._found[index][1]


def _points(hand):
    return "-".join([str(points) for points in hand.points()])
