"""The shortest way to a hand's points, for two sides: cards and coins are counted, then best cards are named."""

from settebello.app.card_words import rank_and_suit
from settebello.app.grid import RANK_KEYS
from settebello.app.page import heading, hints
from settebello.compat import const
from settebello.core.cards import card
from settebello.core.proof import proof, still_open
from settebello.core.refused import Refused

_CARDS = const(40)
_COINS = const(10)
_TEN = "D"
_NONE = "C"
_DIGITS = "0123456789"
_QUESTION = const(13)
_NUMBER = const(23)
_HIGH = const(32)
_SUIT = const(23)
_PIP = const(2)
_NAME = const(24)
_RANKS = const(44)
_GAP = const(2)


class Screen:
    """First how many cards, then how many coins the side named has, then which is its best card of a suit.

    ``place`` holds the side whose stack is counted, the digits typed, what was counted of it (cards and coins, None
    as long as it wasn't), and of how many cards each answer told. ``question`` is what the game asks (core/games), None
    while something is counted.
    """

    def __init__(self, app, place):
        self._app = app
        self._side, self._typed, self._cards, self._coins, told = place or (0, "", None, None, ())
        self._told = list(told)
        self.question = None

    def place(self):
        """The side, the digits typed, the cards and the coins counted, how many cards each answer told of."""
        return [self._side, self._typed, self._cards, self._coins, list(self._told)]

    def shown(self):
        """Finds what to ask next, and puts the words together once."""
        app = self._app
        match = app.match
        self._title = app.say("brief.title")
        self._right = app.say("score.hand", match.number())
        self.question = None
        if self._cards is None:
            self._text = app.say("brief.cards", self._side)
            self._hints = app.say("brief.keys_cards", 1 - self._side)
        elif self._coins is None:
            self._text = app.say("brief.coins", self._side)
            self._hints = app.say("brief.keys_coins")
        else:
            self._ask()

    def key(self, key):
        """A number, a card's rank, or the way back."""
        app = self._app
        if key == "#" and (self._cards is None or self.question) and not self._typed:
            self._open_cards()
        elif self._cards is None:
            self._key_cards(key)
        elif self.question is None:
            self._key_coins(key)
        elif key == "*":
            self._take_back()
        else:
            self._answer(self.question, key)
        if app.screen() is self:
            self.shown()

    def tap(self, card):
        """A card: from here on cards are tapped, once it is said whose they are."""
        self._open_cards()
        self._app.screen().tap(card)

    def draw(self, canvas):
        """The question and the number typed so far, or the suit and the keys of its cards, the best first."""
        heading(canvas, self._title, self._right)
        canvas.text_fit(self._text, 1, _QUESTION, canvas.width - 2)
        if self.question is None:
            canvas.big_number(int(self._typed or "0"), 0, _NUMBER, canvas.width, _HIGH)
        else:
            canvas.big_pip(self.question.suit, _PIP, _SUIT)
            canvas.tall_fit(self._suit, _NAME, _SUIT, canvas.width - _NAME)
            x = 0
            for key in self._ranks:
                x = x + _GAP if key == " " else canvas.key(key, x, _RANKS)
        hints(canvas, self._hints)

    def _open_cards(self):
        """Lets the cards be laid one by one; what was answered lies there, and what was counted is compared."""
        app = self._app
        work = None if self._cards is None else ["counted", self._side, [self._cards, self._coins]]
        app.back()
        app.open("cards", [None, None, 0, work])

    def _known(self):
        cards = [self._cards, _CARDS - self._cards]
        coins = [self._coins, _COINS - self._coins]
        if self._side:
            cards.reverse()
            coins.reverse()
        return {"cards": cards, "coins": coins}

    def _ask(self):
        """Closes the hand when nothing is open any more; else finds the next question."""
        app = self._app
        match = app.match
        known = self._known()
        try:
            lines = proof(match.open.piles, match.open.counters, match.rules, True, known)
        except Refused as refused:
            app.told("refusals", refused.key, refused.values)
            if self._told:
                self._take_back()
            else:
                self._cards = self._coins = None
            self.shown()
            return
        wanted = still_open(lines)
        if not wanted:
            event = ["proved"] + match.closing()[1:] + [[known["cards"], known["coins"]]]
            if app.table.record(event):
                app.home("points")
            return
        question = match.rules.game.asked(match.open.piles, match.rules, wanted, known["coins"], self._side)
        self.question = question
        self._text = app.say("brief.first", question.side)
        self._suit = rank_and_suit(app.words, card(question.suit, 1), app.words.french)[1]
        # What is worth the same stands close together.
        self._ranks = " ".join(["".join([RANK_KEYS[rank - 1] for rank in step]) for step in question.steps])
        self._hints = app.say("brief.keys_first")

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

    def _answer(self, question, key):
        app = self._app
        if key != _NONE and key not in self._ranks:
            app.nothing(key)
            return
        told = question.told(0 if key == _NONE else RANK_KEYS.index(key) + 1)
        self._told.append(len(told))
        for side, number in told:
            app.table.note(["card", side, number])
        app.cue = "accepted"

    def _take_back(self):
        """Takes back the last answer, or the coins that were counted."""
        table = self._app.table
        if not self._told:
            self._coins = None
            return
        for number in table.laid[-self._told.pop() :]:
            table.note(["back", number])
