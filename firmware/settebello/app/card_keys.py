"""Cards on the keys: a suit's key and then ranks, or a rank and then a suit's key."""

from settebello.app.card_words import rank_and_suit
from settebello.app.grid import RANK_KEYS, SUIT_KEYS
from settebello.core import cards


class CardKeys:
    """``suit`` is the one whose key was pressed last, or None; ``rank`` the one that waits for its suit, or 0."""

    def __init__(self, suit=None, rank=0):
        self.suit = suit
        self.rank = rank

    def asks(self):
        """The key of the words that tell what it waits for."""
        if self.rank:
            return "cards.keys_suit"
        return "cards.keys_first" if self.suit is None else "cards.keys"

    def key(self, key):
        """Takes a key; answers the card (0..39) that is complete with it, or None."""
        if key in SUIT_KEYS:
            self.suit = SUIT_KEYS.index(key)
            if self.rank:
                rank = self.rank
                self.rank = 0
                return cards.card(self.suit, rank)
        elif key in RANK_KEYS:
            rank = RANK_KEYS.index(key) + 1
            if self.suit is not None:
                return cards.card(self.suit, rank)
            self.rank = rank
        return None


def called(app, card):
    """A card by its name in tall letters, ``7 di denari``, without the ``di`` where that is too wide."""
    return _fitting(app, card, "{0}")


def taken(app, card):
    """That a card was taken away again, in tall letters, like called."""
    return _fitting(app, card, app.say("cards.taken", "{0}"))


def _fitting(app, card, around):
    rank, suit = rank_and_suit(app.words, card, app.words.french)
    text = around.replace("{0}", app.say("cards.named", rank, suit))
    if app.canvas.tall_width(text) < app.canvas.width:
        return text
    return around.replace("{0}", app.say("cards.laid", rank, suit))
