"""The decks with tags: which card a tag means, by what is written on it, else by its own number (UID)."""

from settebello.core import log
from settebello.core.cards import DECK
from settebello.core.tag_text import card_of

MOST = 6


class Deck:
    """``name``, whether it is ``french`` (core/tag_text.py), and the ``uids`` of its tags that were learned."""

    def __init__(self, name, french=False, uids=""):
        """``uids`` are forty numbers in hexadecimal with commas between, nothing for a card that wasn't learned."""
        self.name = name
        self.french = french
        # One text, which takes a third of the room of a list.
        self.uids = uids or "," * (DECK - 1)

    def card(self, uid, text):
        """The card (0..39) of the tag with this number and this text (None where there is none), or None."""
        card = card_of(text, self.french)
        return self.learned(uid) if card is None else card

    def learned(self, uid):
        """The card whose tag has this number, or None."""
        uids = self.uids.split(",")
        return uids.index(uid) if uid and uid in uids else None

    def learn(self, card, uid):
        """Remembers the number of a card's tag in the place of the one before."""
        uids = self.uids.split(",")
        uids[card] = uid
        self.uids = ",".join(uids)

    def missing(self):
        """The cards that weren't learned, as a list."""
        uids = self.uids.split(",")
        return [card for card in range(DECK) if not uids[card]]


class Decks:
    """``decks`` is a list that is never empty, ``used`` the place of the one in use.

    They are one line in their store (loop.py): ["decks", the place of the one in use, [[name, whether it is French,
    its UIDs], ...]].
    """

    def __init__(self, lines, first):
        """``lines`` are the store's, ``first`` the name of the deck that is there before any was made."""
        self.decks, self.used = decks_of(lines)
        self._first = first
        self._fill()

    def deck(self):
        """The deck in use."""
        return self.decks[self.used]

    def find(self, name):
        """The place of the deck of that name, in capitals or not, or None."""
        for place in range(len(self.decks)):
            if self.decks[place].name.lower() == name.lower():
                return place
        return None

    def is_full(self):
        """Whether there can't be another one."""
        return len(self.decks) >= MOST

    def add(self, name):
        """Begins a deck and takes it into use."""
        self.used = len(self.decks)
        self.decks.append(Deck(name))

    def forget(self):
        """Forgets the deck in use."""
        self.decks.pop(self.used)
        self.used = 0
        self._fill()

    def line(self):
        """The line to be kept in the store."""
        return log.line(["decks", self.used, [[deck.name, deck.french, deck.uids] for deck in self.decks]])

    def _fill(self):
        if not self.decks:
            self.decks = [Deck(self._first)]


def decks_of(lines):
    """(the decks as a list, the place of the one in use) in a store's lines; no decks where there is nothing."""
    event = log.event(lines[-1]) if lines else None
    if not event or event[0] != "decks" or len(event) != 3:
        return [], 0
    return [Deck(*deck) for deck in event[2]], event[1]
