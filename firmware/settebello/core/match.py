"""A match: hands until a side has won, told by events and nothing else.

Events are lists of fixed positions; sides and hands are numbers, hands from 1:

    ["match", rule line, names, totals at the start, first dealer's side]
    ["hand", number, piles, counters]      a hand closed from its cards
    ["awards", number, [[award, points]]]  a hand closed from its sums
    ["points", number, points]             a hand closed from its points
    ["undo", number]                       the last hand is open again
    ["open", number, piles, counters]      how far the hand in progress is
    ["card", side, card]  ["back", card]   a card laid on a pile, taken back
    ["mark", counter, side, by]            a sweep marked (1), taken back (-1)

``piles`` is a list of four numbers a side (core/pile.py), ``counters`` a list of one number a side
for each of the game's COUNTERS, in that order.
"""

from settebello.core.ending import ending
from settebello.core.hand import Hand
from settebello.core.pile import Pile
from settebello.core.refused import Refused
from settebello.core.rules import from_line

MOST_SIDES = 6


class Match:
    """``sides`` is the list of the sides' names, two to six; a pair pools and is one side.

    ``hands`` are the closed ones, ``open`` the hand in progress, ``start`` the totals a side at
    the start, ``dealer`` the side that dealt the first hand, ``end`` where the match stands.
    Raises Refused for a number of sides or totals that can't be.
    """

    def __init__(self, rules, sides, start=None, dealer=0):
        if not 2 <= len(sides) <= MOST_SIDES:
            raise Refused("sides.number", len(sides), MOST_SIDES)
        self.rules = rules
        self.sides = list(sides)
        self.start = [0] * len(sides) if start is None else list(start)
        self.dealer = dealer
        self.hands = []
        self.open = self._blank()
        self._settle()

    def event(self):
        """The event that starts this match."""
        return ["match", self.rules.line(), self.sides, self.start, self.dealer]

    def number(self):
        """The number of the hand in progress, from 1."""
        return len(self.hands) + 1

    def dealing(self):
        """The side that deals the hand in progress; the deal goes round to the right."""
        return (self.dealer + len(self.hands)) % len(self.sides)

    def opened(self):
        """The event that tells how far the hand in progress is."""
        return ["open", self.number()] + self._told(self.open)

    def closing(self):
        """The event that closes the hand in progress with the cards it has."""
        return ["hand", self.number()] + self._told(self.open)

    def apply(self, event):
        """Lets an event happen. Raises Refused, and then nothing has changed."""
        kind = event[0]
        if kind == "undo":
            self._undo(event[1])
        elif kind in ("hand", "awards", "points"):
            self._close(event)
        elif self.end.winner is not None:
            raise Refused("match.over", self.end.winner)
        elif kind == "open":
            self._number_fits(event[1])
            self.open = self._heard(event[2], event[3])
        elif kind == "card":
            self._card(event[1], event[2])
        elif kind == "back":
            holder = self.open.holder(event[1])
            if holder is None:
                raise Refused("card.nowhere", event[1])
            self.open.piles[holder].take(event[1])
        elif kind == "mark":
            self._mark(event[1], event[2], event[3])
        else:
            raise Refused("event.unknown", str(kind))

    def _blank(self):
        return Hand(len(self.sides), self.rules.game)

    def _settle(self):
        self.end = ending(self.rules, self.start, self.hands)

    def _number_fits(self, number):
        if number != self.number():
            raise Refused("hand.number", number, self.number())

    def _close(self, event):
        if self.end.winner is not None:
            raise Refused("match.over", self.end.winner)
        self._number_fits(event[1])
        if event[0] == "hand":
            hand = self._heard(event[2], event[3])
            hand.score(self.rules)
        else:
            hand = self._blank()
            hand.counters = self.open.counters
            awards = event[2] if event[0] == "awards" else [("points", event[2])]
            hand.enter(awards)
        self.hands.append(hand)
        self.open = self._blank()
        self._settle()

    def _undo(self, number):
        if not self.hands:
            raise Refused("undo.nothing")
        if number != len(self.hands):
            raise Refused("hand.number", number, len(self.hands))
        self.open = self.hands.pop()
        self.open.awards = None
        self.open.outright = None
        self._settle()

    def _card(self, side, card):
        holder = self.open.holder(card)
        if holder is not None:
            raise Refused("card.taken", card, holder)
        self.open.piles[side].put(card)

    def _mark(self, counter, side, by):
        values = self.open.counters[counter]
        if values[side] + by < 0:
            raise Refused("mark.none", counter, side)
        values[side] += by
        try:
            self.rules.game.check_hand([None] * len(self.sides), self.open.counters, self.rules)
        except Refused:
            values[side] -= by
            raise

    def _told(self, hand):
        counters = [list(hand.counters[name]) for name in self.rules.game.COUNTERS]
        return [[list(pile.suits) for pile in hand.piles], counters]

    def _heard(self, piles, counters):
        hand = self._blank()
        hand.piles = [Pile(suits) for suits in piles]
        for name, values in zip(self.rules.game.COUNTERS, counters):
            hand.counters[name] = list(values)
        return hand


def begun(event):
    """The match that a "match" event starts. Raises Refused."""
    return Match(from_line(event[1]), event[2], event[3], event[4])
