"""What a side has captured: four whole numbers of ten bits, one a suit, bit 0 the ace."""

from settebello.core.cards import DECK, RANKS
from settebello.core.refused import Refused

FULL = (1 << RANKS) - 1
SUITS = 4
# How many bits are set in the numbers below 32.
_ONES = (
    b"\x00\x01\x01\x02\x01\x02\x02\x03\x01\x02\x02\x03\x02\x03\x03\x04"
    b"\x01\x02\x02\x03\x02\x03\x03\x04\x02\x03\x03\x04\x03\x04\x04\x05"
)


def ones(bits):
    """How many bits of a whole number are set."""
    count = 0
    while bits:
        count += _ONES[bits & 31]
        bits >>= 5
    return count


class Pile:
    """A set of cards. ``suits`` is the list of its four numbers, in the order D, C, S, B."""

    def __init__(self, suits=(0, 0, 0, 0)):
        self.suits = list(suits)

    def has(self, card):
        """Whether a card (0..39) lies in this pile."""
        return bool(self.suits[card // RANKS] >> card % RANKS & 1)

    def put(self, card):
        """Lays a card on this pile; one that is there already changes nothing."""
        self.suits[card // RANKS] |= 1 << card % RANKS

    def take(self, card):
        """Takes a card off this pile; one that isn't there changes nothing."""
        self.suits[card // RANKS] &= ~(1 << card % RANKS)

    def count(self):
        """How many cards it holds."""
        suits = self.suits
        return ones(suits[0]) + ones(suits[1]) + ones(suits[2]) + ones(suits[3])

    def cards(self):
        """Its cards as a list of numbers, in order."""
        return [card for card in range(DECK) if self.has(card)]


def pile_of(cards):
    """A pile of these cards (numbers 0..39)."""
    pile = Pile()
    for card in cards:
        pile.put(card)
    return pile


def worth(pile, values):
    """What the cards of a pile are worth together, by ten values, one a rank."""
    total = 0
    for bits in pile.suits:
        for index in range(RANKS):
            if bits >> index & 1:
                total += values[index]
    return total


def rest_of(piles, out=()):
    """A pile of every card that lies in none of these, but for those (numbers 0..39) that are out of the game."""
    rest = Pile()
    for suit in range(SUITS):
        seen = 0
        for pile in piles:
            seen |= pile.suits[suit]
        rest.suits[suit] = FULL & ~seen
    for card in out:
        rest.take(card)
    return rest


def check_twice(piles):
    """Refuses a card that lies in two of these piles, and names it and the first of them."""
    for side, pile in enumerate(piles):
        for other in piles[side + 1 :]:
            for suit in range(SUITS):
                both = pile.suits[suit] & other.suits[suit]
                if both:
                    # The bits below the lowest common one count up to its place.
                    raise Refused("card.taken", suit * RANKS + ones((both & -both) - 1), side)
