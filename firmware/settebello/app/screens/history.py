"""The hands of the match: what each gave, the totals after it, and which were corrected."""

from settebello.app.choices import Choices
from settebello.app.page import heading, hints
from settebello.app.where import where
from settebello.compat import const
from settebello.core.ending import ending_at

_MARGINS = const(10)


class Screen:
    """# shows a hand's points, C corrects it."""

    def __init__(self, app, place):
        self._app = app
        self._cursor = place[0] if place else len(app.match.hands) - 1

    def place(self):
        """The hand at the cursor, from 0."""
        return [self._cursor]

    def shown(self):
        """Lists the hands."""
        app = self._app
        match = app.match
        labels = []
        for number in range(1, len(match.hands) + 1):
            labels.append(self._label(match, number))
        self._choices = Choices(labels, self._cursor)
        self._title = app.say("menu.history")
        self._right = where(app, match.place)
        if app.canvas.text_width(self._title + self._right) > app.canvas.width - _MARGINS:
            self._right = ""
        self._hints = app.say("history.keys")

    def key(self, key):
        """Shows or corrects the hand at the cursor, or goes back."""
        app = self._app
        if key == "*":
            app.back()
        elif key == "C":
            app.open("correct", [self._cursor + 1])
        else:
            chosen = self._choices.key(key)
            self._cursor = self._choices.cursor
            if chosen is not None:
                app.open("points", [0, chosen + 1])

    def draw(self, canvas):
        """The list."""
        heading(canvas, self._title, self._right)
        self._choices.draw(canvas)
        hints(canvas, self._hints)

    def _label(self, match, number):
        hand = match.hands[number - 1]
        after = ending_at(match, number)
        points = "-".join([str(value) for value in hand.points()])
        totals = "-".join([str(value) for value in after.totals])
        label = f"{points} → {totals}"
        if hand.was:
            label += " " + self._app.say("history.corrected")
        if match.end.hand is not None and number > match.end.hand + 1:
            label += " " + self._app.say("history.after")
        return label
