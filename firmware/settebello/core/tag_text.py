"""The card that the text on its tag names, and the text that names a card: DESIGN.md 3, "Cards as text".

Two characters, rank and suit: ``1``..``7``, ``F`` ``C`` ``R``, then ``D`` ``C`` ``S`` ``B``. On a deck marked French
they are ``1``..``7`` or ``A``, ``J`` ``Q`` ``K``, then ``D`` ``H`` ``S`` ``C``.
"""

from settebello.core import cards

_RANKS = "1234567FCR"
_FRENCH_RANKS = "1234567JQK"
_FRENCH_SUITS = "DHSC"


def card_of(text, french=False):
    """The card (0..39) that a text names, whatever its case and spaces, or None. ``text`` may be None."""
    plain = "".join((text or "").split()).upper()
    if len(plain) != 2:
        return None
    ranks, suits = _letters(french)
    rank = 0 if french and plain[0] == "A" else ranks.find(plain[0])
    suit = suits.find(plain[1])
    return None if rank < 0 or suit < 0 else cards.card(suit, rank + 1)


def text_of(card, french=False):
    """What the tag of a card (0..39) says."""
    ranks, suits = _letters(french)
    return ranks[cards.rank_of(card) - 1] + suits[cards.suit_of(card)]


def _letters(french):
    return (_FRENCH_RANKS, _FRENCH_SUITS) if french else (_RANKS, cards.SUITS)
