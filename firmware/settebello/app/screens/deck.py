"""What can be done with the deck in use."""

from settebello.app.choices import Choices
from settebello.app.page import heading, hints
from settebello.core.cards import DECK

_ITEMS = ("learn", "check", "french", "rename", "forget")


class Screen:
    """A list; forgetting is asked for twice."""

    def __init__(self, app, place):
        self._app = app
        self._decks = app.tags.decks
        self._cursor = place[0] if place else 0
        self._is_sure = False

    def place(self):
        """The item at the cursor."""
        return [self._cursor]

    def shown(self):
        """Puts the words together once, not with every frame."""
        words = self._app.words
        deck = self._decks.deck()
        names = ["italian" if item == "french" and not deck.french else item for item in _ITEMS]
        self._choices = Choices([words.get("deck", name) for name in names], self._cursor)
        self._title = deck.name
        self._right = f"{DECK - len(deck.missing())}/{DECK}"
        self._hints = self._app.say("choose.keys")

    def key(self, key):
        """Does what is chosen, or goes back."""
        app = self._app
        if key == "*":
            app.back()
            return
        chosen = self._choices.key(key)
        self._cursor = self._choices.cursor
        item = None if chosen is None else _ITEMS[chosen]
        if item == "forget":
            self._forget()
            return
        self._is_sure = False
        if item == "learn":
            app.open("learn")
        elif item == "check":
            app.open("deckcheck")
        elif item == "rename":
            app.open("typing")
        elif item == "french":
            deck = self._decks.deck()
            deck.french = not deck.french
            app.tags.keep()
            self.shown()

    def take_name(self, name):
        """Gives the deck another name."""
        app = self._app
        if self._decks.find(name) not in (None, self._decks.used):
            app.told("deck", "taken", (name,))
            return
        self._decks.deck().name = name
        app.tags.keep()
        self.shown()

    def draw(self, canvas):
        """The list."""
        heading(canvas, self._title, self._right)
        self._choices.draw(canvas)
        hints(canvas, self._hints)

    def _forget(self):
        app = self._app
        name = self._decks.deck().name
        if not self._is_sure:
            self._is_sure = True
            app.told("deck", "forget.sure", (name,))
            return
        self._decks.forget()
        app.tags.keep()
        app.back()
        app.tell(app.words.say("deck", "forgotten", (name,)))
