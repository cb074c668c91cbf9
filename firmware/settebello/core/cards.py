"""The forty cards. A card is a whole number 0..39: ten times its suit, plus its rank less one.

Suits are 0..3 in the order of the letters ``DCSB`` (denari, coppe, spade, bastoni), ranks 1..10
(8 fante, 9 cavallo, 10 re). Written forms: DESIGN.md 3 and RULES.md 1.
"""

from settebello.core.refused import Refused

DECK = 40
SUITS = "DCSB"
RANKS = 10
REST = "REST"
_SIGNS = "♦♥♠♣"
_LETTERS = "AFJCQRK0"
_LETTER_RANKS = (1, 8, 8, 9, 9, 10, 10, 10)
# What phones and word processors put behind a suit sign to choose its colour or shape.
_INVISIBLE = "\ufe0e\ufe0f\u200d\u2060\ufeff"


def card(suit, rank):
    """The number of a card from its suit (0..3) and rank (1..10)."""
    return suit * RANKS + rank - 1


def suit_of(number):
    """The suit (0..3) of a card."""
    return number // RANKS


def rank_of(number):
    """The rank (1..10) of a card."""
    return number % RANKS + 1


def text(number):
    """A card as it is written out: its rank 1..10, then its suit, ``7D`` or ``10B``."""
    return f"{rank_of(number)}{SUITS[suit_of(number)]}"


def parse(line):
    """The cards named in a line of text, in its order, as a list of numbers.

    Single cards (``7D 10b RS 0C 7♦``) and runs of one suit (``D1-4,7``), parted by spaces.
    Raises Refused for a word that is no card and for a card named twice.
    """
    found = []
    for word in line.split():
        for number in _word(word):
            if number in found:
                raise Refused("card.twice", number)
            found.append(number)
    return found


def _word(word):
    plain = word.upper()
    for sign in _INVISIBLE:
        plain = plain.replace(sign, "")
    for suit, sign in enumerate(_SIGNS):
        plain = plain.replace(sign, SUITS[suit])
    for letter in plain:
        # Letters that only look like ours, and capitals that differ from machine to machine.
        if ord(letter) > 127:
            raise Refused("card.unknown", word)
    # Rank before suit is tried first; only C is both, and CC is the same card either way.
    rank = _rank(plain[:-1])
    if rank and plain[-1] in SUITS:
        return (card(SUITS.index(plain[-1]), rank),)
    numbers = _run(plain)
    if not numbers:
        raise Refused("card.unknown", word)
    return numbers


def _run(plain):
    if len(plain) < 2 or plain[0] not in SUITS:
        return ()
    suit = SUITS.index(plain[0])
    numbers = []
    for part in plain[1:].split(","):
        ends = part.split("-")
        low = _rank(ends[0])
        high = _rank(ends[-1])
        if not low or not high or low > high or len(ends) > 2:
            return ()
        for rank in range(low, high + 1):
            numbers.append(card(suit, rank))
    return numbers


def _rank(word):
    if len(word) == 1 and word in _LETTERS:
        return _LETTER_RANKS[_LETTERS.index(word)]
    if word in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10"):
        return int(word)
    return 0
