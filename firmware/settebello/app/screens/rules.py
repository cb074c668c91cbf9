"""Every single rule of a new match, with its value and what it means."""

from settebello.app.explained import Explained
from settebello.app.page import heading, hints
from settebello.core.fields import written


class Screen:
    """# changes the rule at the cursor, C keeps them all under a name."""

    def __init__(self, app, place):
        self._app = app
        self._cursor = place[0] if place else 0
        self._title = app.say("rules.title")
        self._hints = app.say("rules.keys")

    def place(self):
        """The rule at the cursor."""
        return [self._cursor]

    def shown(self):
        """Lists the rules with the values they have now."""
        app = self._app
        rules = app.find("new_match").rules
        self._names = [field[0] for field in rules.game.FIELDS]
        self._values = [written(rules[name]) for name in self._names]
        self._choices = Explained(app.canvas, self._names, self._meaning, self._cursor)

    def key(self, key):
        """Goes to the values of a rule, keeps the rules, or goes back."""
        app = self._app
        if key == "*":
            app.back()
        elif key == "C":
            app.open("typing")
        else:
            chosen = self._choices.key(key)
            self._cursor = self._choices.cursor()
            if chosen is not None:
                app.open("rule", [self._names[chosen]])

    def take_name(self, name):
        """Keeps the rules under this name."""
        app = self._app
        app.settings.remember_rules(name, app.find("new_match").rules.line())
        app.save_settings()
        app.tell(app.say("rules.kept", name))

    def draw(self, canvas):
        """The list, and what the rule at the cursor means."""
        heading(canvas, self._title, self._values[self._cursor])
        self._choices.draw(canvas)
        hints(canvas, self._hints)

    def _meaning(self, index):
        return self._app.words.get("rules", f"field.{self._names[index]}")
