"""The arbiter: the cards on the table and the card played go in, what it may take comes out."""

from settebello.app.card_keys import CardKeys, called, taken
from settebello.app.grid import draw_grid
from settebello.app.in_force import in_force
from settebello.app.page import heading, hints
from settebello.compat import borrowed, const
from settebello.core.cards import suit_of
from settebello.core.pile import pile_of
from settebello.core.rules import Rules

_FLASH_MS = const(1200)
_STATUS = const(47)
# What the screen waits for: the cards on the table, the card played, the next question.
_TABLE = const(0)
_PLAYED = const(1)
_RULED = const(2)


class Screen:
    """First the table, then the card, then the ruling: A and B scroll, 0 tells that it was the last card."""

    def __init__(self, app, place):
        self._app = app
        self._step, self._table, self._played, self._last, self._first, suit, rank = place or self._nothing()
        self._keys = CardKeys(suit, rank)
        self._rulings = borrowed("settebello.app", "ruling")

    def place(self):
        """How far the question is."""
        keys = self._keys
        return [self._step, list(self._table), self._played, self._last, self._first, keys.suit, keys.rank]

    def shown(self):
        """Puts the words together once, not with every frame."""
        self._rules = in_force(self._app)[0]
        # Other games have nothing to take from the table by sums: there it is ruled as in plain scopa.
        if "capture" not in [field[0] for field in self._rules.game.FIELDS]:
            self._rules = Rules()
        self._refresh()

    def key(self, key):
        """A card, or the next step."""
        if key == "*":
            self._back()
        elif self._step == _RULED:
            self._key_ruled(key)
        elif key == "#":
            self._next()
        else:
            self._take(self._keys.key(key), True)
        if self._app.screen() is self:
            self._refresh()

    def tap(self, card):
        """A card from the reader; one that lies there already stays."""
        self._keys = CardKeys(suit_of(card))
        self._take(card, False)
        self._refresh()

    def draw(self, canvas):
        """The grid of the forty cards, or the ruling."""
        heading(canvas, self._title, self._right)
        if self._step == _RULED:
            self.ruling.draw(canvas)
        else:
            draw_grid(canvas, self._piles, 0, self._keys.suit)
            canvas.text_fit(self._status, 0, _STATUS, canvas.width)
        hints(canvas, self._hints)

    def _nothing(self):
        return [_TABLE, [], None, False, 0, None, 0]

    def _say(self, key, *values):
        return self._app.words.say("arbiter", key, values)

    def _take(self, card, again_takes_back):
        """A card complete by keys or by a tap; None for a key that was no card or only half of one."""
        if card is None:
            return
        app = self._app
        if self._step == _TABLE and card not in self._table:
            self._table.append(card)
            app.flash(called(app, card), _FLASH_MS)
        elif self._step == _TABLE and again_takes_back:
            self._table.remove(card)
            app.flash(taken(app, card), _FLASH_MS)
        elif self._step == _TABLE:
            app.tell(app.say("cards.already", card))
        elif card in self._table:
            app.tell(self._say("lies_there", card))
        else:
            self._played = card
            self._step = _RULED
            self._first = 0
            self._last = False

    def _next(self):
        if self._step == _PLAYED:
            self._app.tell(self._say("no_card"))
            return
        self._step = _PLAYED
        self._keys = CardKeys()

    def _back(self):
        if self._keys.rank:
            self._keys.rank = 0
        elif self._step:
            self._step -= 1
            self._keys = CardKeys()
        elif self._table:
            self._table.pop()
        else:
            self._app.back()

    def _key_ruled(self, key):
        if key == "A":
            self._first = max(self._first - 1, 0)
        elif key == "B":
            self._first = min(self._first + 1, self.ruling.most_first)
        elif key == "0":
            self._last = not self._last
        elif key == "#":
            self._step, self._table, self._played, self._last, self._first, _, _ = self._nothing()
            self._keys = CardKeys()
        else:
            self._app.nothing(key)

    def _refresh(self):
        app = self._app
        self._right = app.say("cards.count", len(self._table))
        if self._step == _RULED:
            self._rule()
            return
        self._piles = [pile_of(self._table)]
        self._status = self._say("rules", self._rules.preset)
        self._title = self._say("table" if self._step == _TABLE else "played")
        if self._keys.rank:
            self._hints = app.say("cards.keys_suit", self._keys.rank)
        elif self._step == _PLAYED:
            self._hints = self._say("keys_played_first" if self._keys.suit is None else "keys_played")
        else:
            self._hints = app.say("cards.keys_first" if self._keys.suit is None else "cards.keys")

    def _rule(self):
        app = self._app
        self.ruling = self._rulings.Ruling(app, self._played, self._table, self._rules, self._last, self._first)
        self._title = self.ruling.title
        self._right = self._say("last") if self._last else ""
        self._hints = self._say("keys_ruled")
        if self.ruling.must_sweep:
            app.flash(self._say("sweep"), _FLASH_MS)
