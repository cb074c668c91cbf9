"""Learning a deck: forty prompts, and for each a tag that is written on if it can be, and known from then on."""

from settebello.app.card_words import rank_and_suit
from settebello.app.page import heading, hints
from settebello.compat import const
from settebello.core.cards import DECK, suit_of
from settebello.core.tag_text import card_of, text_of

# The next card is to be read meanwhile.
_FLASH_MS = const(700)
_TOP = const(11)
_WIDE = const(34)
_HIGH = const(38)
_RANK = const(13)
_PIP = const(31)
_NAME = const(42)
_STATUS = const(48)
_MIDDLE = const(19)
# The first byte of a UID that is another one each time the tag is found (ISO/IEC 14443-3).
_RANDOM = "08"
_RANDOM_LENGTH = const(8)


class Screen:
    """A tag is the card asked for, # skips it, * goes to the one before, 0 stops; next time goes on from the first
    one that is missing.
    """

    def __init__(self, app, place):
        self._app = app
        self._deck = app.tags.decks.deck()
        self._card = place[0] if place else (self._deck.missing() or [0])[0]
        # The tag that says another card and was asked about; what is being written: card, UID, card written there.
        self._asked = ""
        self._writing = None

    def place(self):
        """The card asked for."""
        return [self._card]

    def shown(self):
        """Puts the words together once, not with every frame."""
        words = self._app.words
        self._right = f"{self._card + 1}/{DECK}"
        self._face = text_of(self._card, self._deck.french)[0]
        self._rank, self._suit = rank_and_suit(words, self._card, self._deck.french)
        is_known = self._card not in self._deck.missing()
        self._status = words.get("deck", "learn.known" if is_known else "learn.lay")
        self._hints = words.get("deck", "learn.keys")

    def key(self, key):
        """Another prompt, or the end."""
        self._asked = ""
        if key == "#":
            self._go(self._card + 1)
        elif key == "*":
            self._go(self._card - 1)
        elif key == "0":
            self._go(DECK)
        else:
            self._app.nothing(key)

    def tag(self, uid, text):
        """A tag: it is the card, or says which one it is already."""
        app = self._app
        words = app.words
        card = self._card
        known = self._deck.learned(uid)
        written = card_of(text, self._deck.french)
        if known is not None and known != card:
            app.told("deck", "learn.already", (words.card(known), words.card(card)))
        elif written == card:
            self._learn(card, uid)
        elif written is not None and self._asked != uid:
            self._asked = uid
            app.told("deck", "learn.says", (words.card(written), words.card(card)))
        else:
            self._writing = (card, uid, written)
            app.reader.write(text_of(card, self._deck.french))

    def wrote(self, why):
        """What became of the writing; a tag that can't be written is known by its UID."""
        if self._writing is None:
            return
        card, uid, written = self._writing
        self._writing = None
        is_random = len(uid) == _RANDOM_LENGTH and uid.startswith(_RANDOM)
        if why == "lifted":
            self._app.tags.forget()
            self._app.told("deck", "learn.lifted", ())
        elif why and (is_random or written is not None):
            self._app.told("deck", "learn.unusable", ())
        else:
            self._learn(card, uid)

    def draw(self, canvas):
        """The card asked for, and its name."""
        heading(canvas, self._deck.name, self._right)
        canvas.box(2, _TOP, _WIDE, _HIGH)
        canvas.tall_centre(self._face, _MIDDLE, _RANK)
        canvas.big_pip(suit_of(self._card), _MIDDLE - 8, _PIP)
        canvas.tall_fit(self._rank, _NAME, _RANK, canvas.width - _NAME)
        canvas.tall_fit(self._suit, _NAME, _PIP, canvas.width - _NAME)
        canvas.text_fit(self._status, _NAME, _STATUS, canvas.width - _NAME)
        hints(canvas, self._hints)

    def _learn(self, card, uid):
        app = self._app
        self._asked = ""
        self._deck.learn(card, uid)
        app.tags.keep()
        app.flash(f"✓ {self._rank} {self._suit}", _FLASH_MS)
        if card == self._card:
            later = [other for other in self._deck.missing() if other > card]
            self._go(later[0] if later else card + 1)

    def _go(self, card):
        """Asks for a card; before the first one and behind the last it is over."""
        app = self._app
        if 0 <= card < DECK:
            self._card = card
            self.shown()
            return
        app.back()
        app.tell(app.words.say("deck", "learn.done", (DECK - len(self._deck.missing()),)))
