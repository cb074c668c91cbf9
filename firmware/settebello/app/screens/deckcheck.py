"""Whether a deck is whole: every card is tapped, and the grid fills."""

from settebello.app.card_keys import called
from settebello.app.grid import draw_grid
from settebello.app.page import heading, hints
from settebello.compat import const
from settebello.core.cards import DECK
from settebello.core.pile import Pile, rest_of

_FLASH_MS = const(1200)
_STATUS = const(47)
# So many can be named in a line.
_FEW = const(5)


class Screen:
    """Taps only; # and * go back."""

    def __init__(self, app, place):
        self._app = app
        self._pile = Pile(place[0]) if place else Pile()
        self._piles = [self._pile]

    def place(self):
        """The cards that are here, as a pile's suits."""
        return [list(self._pile.suits)]

    def shown(self):
        """Puts the words together once, not with every frame."""
        app = self._app
        words = app.words
        missing = rest_of(self._piles).cards()
        self._title = app.tags.decks.deck().name
        self._right = f"{DECK - len(missing)}/{DECK}"
        self._hints = words.get("deck", "check.keys")
        if not missing:
            self._status = words.get("deck", "check.all")
        elif len(missing) <= _FEW:
            self._status = words.say("deck", "check.missing", (missing,))
        else:
            self._status = words.get("deck", "check.lay")

    def key(self, key):
        """Goes back."""
        if key in "#*":
            self._app.back()
        else:
            self._app.nothing(key)

    def tap(self, card):
        """A card that is here."""
        app = self._app
        if self._pile.has(card):
            app.told("screens", "cards.already", (card,))
            return
        self._pile.put(card)
        self.shown()
        if self._pile.count() == DECK:
            app.cue = "won"
        else:
            app.flash(called(app, card), _FLASH_MS)

    def draw(self, canvas):
        """The grid of the forty cards."""
        heading(canvas, self._title, self._right)
        draw_grid(canvas, self._piles, 0, None)
        canvas.text_fit(self._status, 0, _STATUS, canvas.width)
        hints(canvas, self._hints)
