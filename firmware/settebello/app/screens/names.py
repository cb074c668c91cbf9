"""The names of the sides, one after the other: from a short list, or typed."""

from settebello.app.choices import Choices
from settebello.app.page import heading, hints
from settebello.app.screens.new_match import STOCK


class Screen:
    """The list leaves out the names that the other sides have."""

    def __init__(self, app, place):
        self._app = app
        self._side, self._names = place or (0, None)

    def place(self):
        """The side asked for and the names so far."""
        return [self._side, self._names]

    def shown(self):
        """Lists the names that are free."""
        app = self._app
        if self._names is None:
            self._names = list(app.find("new_match").names)
        others = [name for side, name in enumerate(self._names) if side != self._side]
        mine = self._names[self._side]
        self._free = [mine]
        for name in app.settings.names + list(STOCK[app.words.language]):
            if name not in others and name not in self._free:
                self._free.append(name)
        self._choices = Choices([app.say("names.type")] + self._free, 1)
        self._title = app.say("names.title", self._side + 1, len(self._names))
        self._hints = app.say("choose.keys")

    def key(self, key):
        """Takes a name, goes on to the next side, or back."""
        app = self._app
        if key == "*":
            if self._side:
                self._side -= 1
                self.shown()
            else:
                app.back()
            return
        chosen = self._choices.key(key)
        if chosen == 0:
            app.open("typing")
        elif chosen is not None:
            self.take_name(self._free[chosen - 1])

    def take_name(self, name):
        """Gives the side asked for this name."""
        app = self._app
        for side, other in enumerate(self._names):
            if side != self._side and other.lower() == name.lower():
                app.tell(app.say("names.taken", name))
                return
        self._names[self._side] = name
        self._side += 1
        if self._side < len(self._names):
            self.shown()
            return
        names = self._names
        app.back()
        app.screen().take_names(names)

    def draw(self, canvas):
        """The list."""
        heading(canvas, self._title)
        self._choices.draw(canvas)
        hints(canvas, self._hints)
