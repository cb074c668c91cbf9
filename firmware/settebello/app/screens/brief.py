"""The shortest way to a hand's points, for two sides: cards and coins counted, then the cards that still matter."""

from settebello.app.card_keys import called
from settebello.app.page import heading, hints
from settebello.compat import const
from settebello.core.proof import proof, settled
from settebello.core.refused import Refused

_CARDS = const(40)
_COINS = const(10)
_TEN = "D"
_DIGITS = "0123456789"
_QUESTION = const(13)
_NUMBER = const(23)
_HIGH = const(32)
_NAME = const(18)
_PIP = const(36)
_ASK = const(40)
_SIDES_FROM = const(24)
_SIDE_WIDE = const(52)


class Screen:
    """First how many cards, then how many coins the side named has, then whose each card is that is asked for.

    ``place`` holds the side whose stack is counted, the digits typed, and what was counted of it: cards and
    coins, None as long as it wasn't.
    """

    def __init__(self, app, place):
        self._app = app
        self._side, self._typed, self._cards, self._coins = place or (0, "", None, None)
        self._card = None

    def place(self):
        """The side, the digits typed, the cards and the coins counted."""
        return [self._side, self._typed, self._cards, self._coins]

    def shown(self):
        """Finds what to ask next, and puts the words together once."""
        app = self._app
        match = app.match
        self._title = app.say("brief.title")
        self._right = app.say("score.hand", match.number())
        if self._cards is None:
            self._question = app.say("brief.cards", self._side)
            self._hints = app.say("brief.keys_cards", 1 - self._side)
        elif self._coins is None:
            self._question = app.say("brief.coins", self._side)
            self._hints = app.say("brief.keys_coins")
        else:
            self._ask()

    def key(self, key):
        """A digit, a side, or the way back."""
        app = self._app
        if key == "#" and (self._cards is None or self._card is not None) and not self._typed:
            app.back()
            app.open("cards")
        elif self._cards is None:
            self._key_cards(key)
        elif self._coins is None:
            self._key_coins(key)
        elif key in "12":
            self._answer(int(key) - 1)
        elif key == "*":
            self._take_back()
        else:
            app.nothing(key)
        if app.screen() is self:
            self.shown()

    def draw(self, canvas):
        """The question in tall letters, or the number typed so far."""
        heading(canvas, self._title, self._right)
        if self._card is None:
            canvas.text_fit(self._question, 1, _QUESTION, canvas.width - 2)
            canvas.big_number(int(self._typed or "0"), 0, _NUMBER, canvas.width, _HIGH)
        else:
            canvas.tall_centre(self._name, canvas.width // 2, _NAME)
            canvas.big_pip(self._card // _COINS, 2, _PIP)
            x = _SIDES_FROM
            sides = self._app.match.sides
            for side in range(len(sides)):
                after = canvas.key("12"[side], x, _ASK)
                canvas.text_fit(sides[side], after, _ASK, _SIDE_WIDE - 2 - (after - x))
                x += _SIDE_WIDE
        hints(canvas, self._hints)

    def _known(self):
        cards = [self._cards, _CARDS - self._cards]
        coins = [self._coins, _COINS - self._coins]
        if self._side:
            cards.reverse()
            coins.reverse()
        return {"cards": cards, "coins": coins}

    def _ask(self):
        """Closes the hand when nothing is open any more; else finds the next card."""
        app = self._app
        match = app.match
        known = self._known()
        try:
            lines = proof(match.open.piles, match.open.counters, match.rules, True, known)
        except Refused as refused:
            app.told("refusals", refused.key, refused.values)
            self._cards = self._coins = self._card = None
            self._question = app.say("brief.cards", self._side)
            self._hints = app.say("brief.keys_cards", 1 - self._side)
            return
        if settled(lines):
            event = ["proved"] + match.closing()[1:] + [[known["cards"], known["coins"]]]
            if app.table.record(event):
                app.home("points")
            return
        self._card = match.rules.game.asked(match.open.piles, match.rules)
        self._name = called(app, self._card)
        self._hints = app.say("brief.keys_card", 0, 1)

    def _key_cards(self, key):
        app = self._app
        if key in _DIGITS and int(self._typed + key) <= _CARDS:
            self._typed += key
            # A third digit can't follow, nor any behind 5 to 9.
            if len(self._typed) > 1 or int(key) > _CARDS // 10:
                self._counted_cards()
        elif key == "#" and self._typed:
            self._counted_cards()
        elif key == "A":
            self._side = 1 - self._side
            self._typed = ""
        elif key == "*" and self._typed:
            self._typed = ""
        elif key == "*":
            app.back()
        else:
            app.nothing(key)

    def _counted_cards(self):
        self._cards = int(self._typed)
        self._typed = ""

    def _key_coins(self, key):
        app = self._app
        if key in _DIGITS:
            self._coins = int(key)
        elif key == _TEN:
            self._coins = _COINS
        elif key == "*":
            self._cards = None
        else:
            app.nothing(key)

    def _answer(self, side):
        app = self._app
        if app.table.note(["card", side, self._card]):
            app.cue = "accepted"

    def _take_back(self):
        laid = self._app.table.laid
        if laid:
            self._app.table.note(["back", laid[-1]])
        else:
            self._coins = None
            self._card = None
