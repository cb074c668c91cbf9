"""The decks with tags: which one is in use, and a new one."""

from settebello.app.choices import Choices
from settebello.app.page import heading, hints
from settebello.core.cards import DECK


class Screen:
    """Choosing a deck takes it into use and shows what can be done with it."""

    def __init__(self, app, place):
        self._app = app
        self._decks = app.tags.decks

    def shown(self):
        """Lists the decks, each with how many of its cards were learned."""
        words = self._app.words
        labels = []
        for place, deck in enumerate(self._decks.decks):
            key = "label_used" if place == self._decks.used else "label"
            labels.append(words.say("deck", key, (deck.name, DECK - len(deck.missing()))))
        self._choices = Choices(labels + [words.get("deck", "new")], self._decks.used)
        self._title = words.get("deck", "title")
        self._hints = self._app.say("choose.keys")

    def key(self, key):
        """Takes a deck into use, begins another one, or goes back."""
        app = self._app
        if key == "*":
            app.back()
            return
        chosen = self._choices.key(key)
        if chosen == len(self._decks.decks):
            if self._decks.is_full():
                app.told("deck", "full", (chosen,))
            else:
                app.open("typing")
        elif chosen is not None:
            if chosen != self._decks.used:
                self._decks.used = chosen
                app.tags.keep()
            app.open("deck")

    def take_name(self, name):
        """Begins a deck of this name."""
        app = self._app
        if self._decks.find(name) is not None:
            app.told("deck", "taken", (name,))
            return
        self._decks.add(name)
        app.tags.keep()
        app.open("deck")

    def draw(self, canvas):
        """The list."""
        heading(canvas, self._title)
        self._choices.draw(canvas)
        hints(canvas, self._hints)
