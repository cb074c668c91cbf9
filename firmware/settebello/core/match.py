"""A match: hands until a side has won, told by events (core/events.py) and nothing else."""

import json

from settebello.compat import dumps
from settebello.core.closed import Closed
from settebello.core.dealing import dealing
from settebello.core.ending import Break, add, ending, interrupt
from settebello.core.events import CLOSING, check, kind_of
from settebello.core.hand import Hand
from settebello.core.pile import Pile, check_twice
from settebello.core.refused import Refused
from settebello.core.rules import from_line
from settebello.core.shape import are_whole, is_whole

MOST_SIDES = 6
_MOST_POINTS = 999
# The place of a match that isn't told where it belongs.
NOWHERE = (0, 0)
# The events of a hand in progress; they are kept apart and go when it is closed.
DRAFT = ("open", "card", "back", "mark", "time")


class Match:
    """``sides`` is the list of the sides' names, two to six; a pair pools and is one side.

    ``hands`` are the closed ones, each a Hand or a Closed that stands for it, ``open`` the hand in progress,
    ``breaks`` the claims and leaves, ``start`` the totals a side at the start, ``dealer`` the side that dealt the
    first hand,
    ``time`` is the last "time" event or None, ``moved`` the one that began the move in progress, None between hands.
    ``end`` where the match stands, ``place`` the numbers of its table and of the match itself, 0 for none.
    Raises Refused for sides, totals or a dealer that can't be.
    """

    def __init__(self, rules, sides, start=None, dealer=0):
        if not 2 <= len(sides) <= MOST_SIDES:
            raise Refused("sides.number", len(sides), MOST_SIDES)
        for name in sides:
            if not isinstance(name, str) or not name.strip():
                raise Refused("sides.name", str(name))
        if start is not None and not are_whole(start, len(sides), 0, _MOST_POINTS):
            raise Refused("start.totals", str(start), len(sides), _MOST_POINTS)
        if not is_whole(dealer, 0, len(sides) - 1):
            raise Refused("dealer.side", str(dealer), len(sides))
        self.rules = rules
        self.sides = list(sides)
        self.start = [0] * len(sides) if start is None else list(start)
        self.dealer = dealer
        self.place = NOWHERE
        self.time = None
        self.moved = None
        self.hands = []
        self.breaks = []
        # What an undo takes back, newest last: [kind of event, number of its hand].
        self._done = []
        # The Closed that was asked for last, and its Hand.
        self._recalled = (None, None)
        # The hand in progress, None until somebody looks at it.
        self._open = None
        self._settle()

    @property
    def open(self):
        """The hand in progress."""
        if self._open is None:
            self._open = self._blank()
        return self._open

    @open.setter
    def open(self, hand):
        self._open = hand

    def event(self):
        """The event that starts this match."""
        return ["match", self.rules.line(), self.sides, self.start, self.dealer]

    def number(self):
        """The number of the hand in progress, from 1."""
        return len(self.hands) + 1

    def undoes(self):
        """(kind, number): the event that an "undo" takes back and its hand; (None, None) when there is none."""
        return self._done[-1] if self._done else (None, None)

    def dealing(self):
        """The side that deals the hand in progress."""
        return dealing(self)

    def opened(self):
        """The event that tells how far the hand in progress is."""
        return ["open", self.number()] + self._told(self.open)

    def closing(self):
        """The event that closes the hand in progress with the cards it has."""
        return ["hand", self.number()] + self._told(self.open)

    def before(self, number):
        """The match as it was when a hand was open, with the cards that hand has now: to try things on.

        ``number`` is a closed hand's or that of the hand in progress.
        """
        other = Match(self.rules, self.sides, self.start, self.dealer)
        other.hands = self.hands[: number - 1]
        other.breaks = [one for one in self.breaks if one.number < number]
        other._settle()
        hand = self.open if number == self.number() else self.hands[number - 1]
        other.open = self._heard(*self._told(hand))
        if number < self.number() and not hand.is_whole(self.rules):
            other.open.piles = self._blank().piles
        return other

    def rest(self):
        """Makes room in the memory: of the closed hands only what told them is kept, and the game is let go."""
        for index, hand in enumerate(self.hands):
            if isinstance(hand, Hand):
                self.hands[index] = Closed(self, hand)
        self._recalled = (None, None)
        self.rules.forget_game()

    def recalled(self, closed):
        """The Hand that a Closed stands for; as many as are asked for one after the other share the memory."""
        if self._recalled[0] is not closed:
            hand = self._closed(json.loads(closed.text))
            hand.was = closed.was
            self._recalled = (closed, hand)
        return self._recalled[1]

    def apply(self, event):
        """Lets an event happen. Raises Refused, and then nothing has changed."""
        check(event, len(self.sides), self.rules.game.COUNTERS)
        kind = event[0]
        if kind == "undo":
            self._undo(event[1])
        elif kind in CLOSING:
            self._close(event)
        elif kind == "correct":
            self._correct(event[1], event[2])
        elif kind == "place":
            self.place = (event[1], event[2])
        elif self.end.is_over():
            raise self._over()
        elif kind in DRAFT:
            self._lay(event)
        elif kind == "claim":
            self._break(event[1], event[2], "claims", self._heard(event[3], event[4]))
        elif kind == "leave":
            self._break(event[1], event[2], event[3])
        elif kind == "flag":
            self._check_clock()
            self._break(event[1], event[2], kind)
        else:
            raise Refused("event.unknown", str(kind))

    def resume(self, event):
        """Lets one of DRAFT happen again after a start, in a match that a leave has ended too. Raises Refused."""
        check(event, len(self.sides), self.rules.game.COUNTERS)
        if event[0] == "open":
            # What follows tells where the move began; in the log it may stand as it was later.
            self.moved = None
        self._lay(event)

    def _lay(self, event):
        kind = event[0]
        if kind == "open":
            self._number_fits(event[1])
            hand = self._heard(event[2], event[3])
            check_twice(hand.piles)
            self._check_marks(hand)
            self.open = hand
        elif kind == "card":
            self._card(event[1], event[2])
        elif kind == "back":
            holder = self.open.holder(event[1])
            if holder is None:
                raise Refused("card.nowhere", event[1])
            self.open.piles[holder].take(event[1])
        elif kind == "time":
            self._check_clock()
            if self.moved is None or event[3] != self.moved[3]:
                self.moved = event
            self.time = event
        else:
            self._mark(event[1], event[2], event[3])

    def _blank(self):
        return Hand(len(self.sides), self.rules.game)

    def _settle(self):
        self.end = ending(self.rules, self.start, self.hands, self.breaks)

    def has_clock(self):
        """Whether its rules give each side a time to play."""
        return self.rules["bank_s"] + self.rules["move_s"] > 0

    def _check_clock(self):
        if not self.has_clock():
            raise Refused("clock.off")

    def _over(self):
        return Refused("match.drawn") if self.end.drawn else Refused("match.over", self.end.winner)

    def _number_fits(self, number):
        if number != self.number():
            raise Refused("hand.number", number, self.number())

    def _close(self, event):
        if self.end.is_over():
            raise self._over()
        self._number_fits(event[1])
        hand = self._closed(event)
        self.hands.append(hand)
        self._done.append((event[0], len(self.hands)))
        self._open = None
        self.moved = None
        add(self.end, self.rules, len(self.hands) - 1, hand)

    def _closed(self, event):
        hand = self._told_by(event)
        hand.text = dumps(event)
        return hand

    def _told_by(self, event):
        if event[0] == "hand":
            hand = self._heard(event[2], event[3])
            hand.score(self.rules)
            return hand
        if event[0] == "proved":
            hand = self._heard(event[2], event[3])
            hand.prove({"cards": event[4][0], "coins": event[4][1]}, self.rules)
            return hand
        if event[0] == "tally":
            hand = self._heard([(0, 0, 0, 0)] * len(self.sides), event[3])
            hand.tell(event[2], self.rules)
            return hand
        hand = self._blank()
        hand.enter(event[2] if event[0] == "awards" else [("points", event[2])])
        self.rules.game.check_points(hand.points(), self.rules)
        # What was marked stands among the sums, so that it is there again when the hand is opened.
        for award in hand.awards:
            if award.name in hand.counters:
                hand.counters[award.name] = award.points[:]
        return hand

    def _correct(self, number, event):
        if not 1 <= number <= len(self.hands):
            raise Refused("hand.correct", number, len(self.hands))
        if event[1] != number:
            raise Refused("hand.number", event[1], number)
        was = self.hands[number - 1]
        hand = self._closed(event)
        hand.was = was
        self.hands[number - 1] = hand
        self._done.append(("correct", number))
        self._settle()

    def _break(self, number, side, how, hand=None):
        self._number_fits(number)
        if side in self.end.out:
            raise Refused("side.out", side)
        broken = Break(number - 1, side, how, hand)
        interrupt(self.end, self.rules, broken)
        self.breaks.append(broken)
        self._done.append((how, number))

    def _undo(self, number):
        kind, last = self.undoes()
        if kind is None:
            raise Refused("undo.nothing")
        if number != last:
            raise Refused("hand.number", number, last)
        self._done.pop()
        if kind == "correct":
            self.hands[number - 1] = self.hands[number - 1].was
        elif kind in CLOSING:
            hand = self.hands.pop()
            self.open = hand if isinstance(hand, Hand) else self.recalled(hand)
            self.moved = None
            self.open.awards = None
            self.open.outright = None
            if kind == "proved":
                # The cards that were asked for are no piles.
                self.open.piles = self._blank().piles
        else:
            self.breaks.pop()
        self._settle()

    def _card(self, side, card):
        holder = self.open.holder(card)
        if holder is not None:
            raise Refused("card.taken", card, holder)
        if card in self.rules.game.out(len(self.sides), self.rules):
            raise Refused("card.out", card)
        self.open.piles[side].put(card)

    def _mark(self, counter, side, by):
        values = self.open.counters[counter]
        if values[side] + by < 0:
            raise Refused("mark.none", counter, side)
        values[side] += by
        try:
            self._check_marks(self.open)
        except Refused:
            values[side] -= by
            raise

    def _check_marks(self, hand):
        self.rules.game.check_hand([None] * len(self.sides), hand.counters, self.rules)

    def _told(self, hand):
        counters = [list(hand.counters[name]) for name in self.rules.game.COUNTERS]
        return [[list(pile.suits) for pile in hand.piles], counters]

    def _heard(self, piles, counters):
        game = self.rules.game
        hand = Hand(0, game)
        hand.piles = [Pile(suits) for suits in piles]
        for name, values in zip(game.COUNTERS, counters):
            hand.counters[name] = list(values)
        return hand


def begun(event):
    """The match that a "match" event starts. Raises Refused."""
    if kind_of(event) != "match" or not isinstance(event[1], str) or not isinstance(event[2], (list, tuple)):
        raise Refused("event.unknown", str(event[0]))
    return Match(from_line(event[1]), event[2], event[3], event[4])
