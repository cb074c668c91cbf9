"""How many of the cards that nobody has shown yet can still go to a side.

Cards of one suit are counted, never dealt: all that the counts allow is a range a suit and a
range for the four together. For two sides these ranges are exact, since what one doesn't get the
other does; for more they are never too narrow.
"""

from settebello.core.cards import DECK, RANKS
from settebello.core.pile import SUITS, ones
from settebello.core.refused import Refused

_COINS = 0


class Room:
    """What a side can get of the unknown cards.

    ``low`` and ``high`` are lists of four numbers, the fewest and the most of each suit, ``least``
    and ``most`` the fewest and the most of all suits together.
    """

    def __init__(self, low, high, least, most):
        self.low = low
        self.high = high
        self.least = max(least, sum(low))
        self.most = min(most, sum(high))

    def fits(self):
        """Whether there is a number of cards a suit that meets all four ranges and the whole."""
        for suit in range(SUITS):
            if self.low[suit] > self.high[suit]:
                return False
        return self.least <= self.most

    def suit(self, suit):
        """(fewest, most) unknown cards of a suit, with what the other suits leave."""
        others_low = sum(self.low) - self.low[suit]
        others_high = sum(self.high) - self.high[suit]
        return max(self.low[suit], self.least - others_high), min(self.high[suit], self.most - others_low)

    def narrowed(self, suit, low, high):
        """The Room that is left if the side gets this many of a suit: ``fits`` tells whether it can."""
        lows = self.low[:]
        highs = self.high[:]
        lows[suit] = max(lows[suit], low)
        highs[suit] = min(highs[suit], high)
        return Room(lows, highs, self.least, self.most)


def rooms(piles, unknown, need, cards=None, coins=None):
    """The Room of every side, as a list.

    ``piles`` is a list of Pile, the cards known of each side, ``unknown`` a Pile of all others.
    ``need`` is the number of cards each side must have in the end at least, ``cards`` and
    ``coins`` how many it has in the end exactly: a list of one number a side, or None for one
    that isn't known, or None for all. Raises Refused when that can't be.
    """
    held = [pile.count() for pile in piles]
    free = unknown.count()
    fewest = [max(0, wanted - has) for wanted, has in zip(need, held)]
    wholes = _shares(free, fewest, _left("known.cards", cards, held, DECK))
    held = [ones(pile.suits[_COINS]) for pile in piles]
    free = ones(unknown.suits[_COINS])
    shares = _shares(free, [0] * len(piles), _left("known.coins", coins, held, RANKS))
    found = []
    for (low, high), (least, most) in zip(shares, wholes):
        highs = [ones(bits) for bits in unknown.suits]
        highs[_COINS] = high
        room = Room([low, 0, 0, 0], highs, least, most)
        if not room.fits():
            raise Refused("known.clash")
        found.append(room)
    return found


def _left(key, told, held, whole):
    """How many of a kind each side still gets, None where that isn't told."""
    if told is None:
        return [None] * len(held)
    left = []
    for side, number in enumerate(told):
        most = whole - sum(held) + held[side]
        if number is not None and not held[side] <= number <= most:
            raise Refused(key, side, number, held[side], most)
        left.append(None if number is None else number - held[side])
    return left


def _shares(free, fewest, told):
    """(fewest, most) of the free cards for each side: all that the others can't take, or needn't."""
    lows = [fewest[side] if number is None else max(number, fewest[side]) for side, number in enumerate(told)]
    highs = [free if number is None else number for number in told]
    shares = []
    for side, low in enumerate(lows):
        others_low = sum(lows) - low
        others_high = sum(highs) - highs[side]
        shares.append((max(low, free - others_high), min(highs[side], free - others_low)))
    return shares
