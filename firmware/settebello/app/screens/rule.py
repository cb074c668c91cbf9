"""The value of one rule of a new match: chosen from its values, or typed as a number."""

from settebello.app.explained import Explained
from settebello.app.page import LINE, broken, heading, hints
from settebello.compat import const
from settebello.core.fields import options, written

_DIGITS = "0123456789"
_MOST = const(100000)
_MEANING = const(11)
_NUMBER = const(36)
_NUMBER_HIGH = const(18)
_LINES = const(3)
_MARGINS = const(6)


class Screen:
    """``place`` holds the name of the field, and the number typed so far."""

    def __init__(self, app, place):
        self._app = app
        self._name, self._typed = (place[0], place[1]) if len(place) > 1 else (place[0], 0)
        rules = app.find("new_match").rules
        self._field = rules.field(self._name)
        self._options = options(self._field)
        self._title = f"{self._name}={written(rules[self._name])}"
        if app.canvas.text_width(self._title) > app.canvas.width - _MARGINS:
            self._title = self._name
        self._meaning = app.words.get("rules", f"field.{self._name}")
        self._lines = broken(app.canvas, self._meaning, app.canvas.width)[:_LINES]
        if self._options:
            self._hints = app.say("choose.keys")
            labels = [written(value) for value in self._options]
            cursor = self._options.index(rules[self._name]) if rules[self._name] in self._options else 0
            self._choices = Explained(app.canvas, labels, self._explained, cursor)
        else:
            self._hints = app.say("rule.keys", self._field[1][1], self._field[1][2])

    def place(self):
        """The field and the number typed so far."""
        return [self._name, self._typed]

    def key(self, key):
        """Takes the value and goes back."""
        app = self._app
        if not self._options:
            self._key_number(key)
        elif key == "*":
            app.back()
        else:
            chosen = self._choices.key(key)
            if chosen is not None:
                self._take(self._options[chosen])

    def draw(self, canvas):
        """The values with what they mean, or the number typed so far."""
        heading(canvas, self._title)
        if self._options:
            self._choices.draw(canvas)
        else:
            y = _MEANING
            for line in self._lines:
                canvas.text(line, 0, y)
                y += LINE
            canvas.big_number(self._typed, 0, _NUMBER, canvas.width, _NUMBER_HIGH)
        hints(canvas, self._hints)

    def _key_number(self, key):
        app = self._app
        if key in _DIGITS:
            if self._typed < _MOST:
                self._typed = self._typed * 10 + int(key)
        elif key == "*" and self._typed:
            self._typed //= 10
        elif key == "*":
            app.back()
        elif key == "#":
            self._take(self._typed)
        else:
            app.nothing(key)

    def _take(self, value):
        app = self._app
        app.find("new_match").change(self._name, value)
        app.back()

    def _explained(self, index):
        value = written(self._options[index])
        words = self._app.words
        key = f"value.{self._name}.{value}"
        return words.get("rules", key) if words.has("rules", key) else self._meaning
