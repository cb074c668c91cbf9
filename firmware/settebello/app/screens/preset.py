"""The rules of a new match, by the name that a table gives them; a table's own ones come first."""

from settebello.app.explained import Explained
from settebello.app.page import heading, hints
from settebello.core.games import presets
from settebello.core.refused import Refused
from settebello.core.rules import Rules, from_line


class Screen:
    """The presets of all games with what they mean; C forgets one of the table's own."""

    def __init__(self, app, place):
        self._app = app
        self._title = app.say("preset.title")
        self._hints = app.say("preset.keys")
        self._list()

    def key(self, key):
        """Takes the one chosen into the new match and goes back."""
        app = self._app
        if key == "*":
            app.back()
        elif key == "C":
            self._forget(self._choices.cursor())
        else:
            chosen = self._choices.key(key)
            if chosen is not None:
                self._take(chosen)

    def draw(self, canvas):
        """The list, and what the one at the cursor means."""
        heading(canvas, self._title)
        self._choices.draw(canvas)
        hints(canvas, self._hints)

    def _list(self):
        self._own = self._app.settings.rules
        self._names = [name for name, _ in self._own] + presets()
        self._choices = Explained(self._app.canvas, self._names, self._meaning)

    def _meaning(self, index):
        if index < len(self._own):
            # A rule line is broken where its settings are.
            return self._own[index][1].replace("+", " +")
        return self._app.words.get("rules", f"preset.{self._names[index]}")

    def _rules(self, index):
        if index < len(self._own):
            return from_line(self._own[index][1])
        return Rules(self._names[index])

    def _take(self, index):
        app = self._app
        try:
            rules = self._rules(index)
        except Refused as refused:
            # Own rules may be of another version of this program.
            app.told("refusals", refused.key, refused.values)
            return
        app.back()
        app.screen().take_rules(rules)

    def _forget(self, index):
        app = self._app
        if index >= len(self._own):
            app.tell(app.say("preset.stays", self._names[index]))
            return
        name = self._names[index]
        app.settings.forget_rules(name)
        app.save_settings()
        self._list()
        app.tell(app.say("preset.forgotten", name))
