"""One deal played out: whose cards, what was marked during play, and what it gave."""

from settebello.core.award import Award
from settebello.core.cards import DECK
from settebello.core.pile import Pile, check_twice, rest_of
from settebello.core.proof import proof
from settebello.core.refused import Refused
from settebello.core.shape import are_whole, is_whole


class Hand:
    """A hand in progress or played out.

    ``piles`` is a list of Pile, one a side; ``counters`` a dict of a list of one whole number a
    side. ``awards`` is None until the hand is closed, then a list of Award; ``outright`` is then
    the side that won the match on the spot, or None. ``was`` is the hand that it corrects, or None, ``text`` the
    event that closed it, as JSON.
    """

    def __init__(self, sides, game):
        self.piles = [Pile() for _ in range(sides)]
        self.counters = {name: [0] * sides for name in game.COUNTERS}
        self.awards = None
        self.outright = None
        self.was = None
        self.text = ""

    def points(self):
        """The points of the hand, a list of one number a side."""
        sides = range(len(self.piles))
        points = [0] * len(self.piles)
        for award in self.awards or ():
            given = award.points
            for side in sides:
                points[side] += given[side]
        return points

    def holder(self, card):
        """The side whose pile holds a card, or None."""
        for side, pile in enumerate(self.piles):
            if pile.has(card):
                return side
        return None

    def has_cards(self):
        """Whether it was told card by card."""
        for pile in self.piles:
            if pile.count():
                return True
        return False

    def is_empty(self):
        """Whether nothing was laid or marked yet."""
        if self.has_cards():
            return False
        for values in self.counters.values():
            if sum(values):
                return False
        return True

    def score(self, rules):
        """Closes the hand from its piles and counters. Raises Refused when they can't be."""
        self.check_deck(rules)
        rules.game.check_hand(self.piles, self.counters, rules)
        self._close(rules.game.score(self.piles, self.counters, rules))
        self.outright = rules.game.outright(self.piles, rules)

    def prove(self, known, rules):
        """Closes the hand from the cards known, when no other card can change a point.

        ``known`` is what was counted, as in core/proof.py. Raises Refused when something is still open.
        """
        awards = []
        outright = None
        for line in proof(self.piles, self.counters, rules, True, known):
            if not line.certain:
                raise Refused("proof.open", line.name)
            if line.is_award:
                # What was counted is a better tally than the cards that were asked for.
                awards.append(Award(line.name, line.points, list(known.get(line.name, line.points)), line.why))
            elif line.outright is not None:
                outright = line.outright
        self.awards = awards
        self.outright = outright

    def is_whole(self, rules):
        """Whether its cards are all known."""
        out = len(rules.game.out(len(self.piles), rules))
        return sum([pile.count() for pile in self.piles]) == DECK - out

    def tell(self, tally, rules):
        """Closes the hand from what each side counted of the game's TALLY, a list of one number a side.

        Raises Refused when that can't be.
        """
        if rules.game.TALLY is None:
            raise Refused("tally.off")
        whole = rules.game.TALLY[1]
        if not are_whole(tally, len(self.piles), 0, whole) or sum(tally) != whole:
            raise Refused("tally.whole", "-".join([str(number) for number in tally]), whole)
        rules.game.check_hand([None] * len(self.piles), self.counters, rules)
        self._close(rules.game.told(list(tally), self.counters, rules))

    def enter(self, awards):
        """Closes the hand with awards that people named: (name, points per side) in order.

        Raises Refused for a number of points that isn't a whole number from 0 to 99, or not one
        a side.
        """
        entered = []
        for name, points in awards:
            _check_points(points, len(self.piles))
            entered.append(Award(name, list(points), list(points), ("entered",)))
        self.awards = entered

    def check_deck(self, rules):
        """Refuses piles that aren't all the cards in the game, each once, and names the cards."""
        check_twice(self.piles)
        out = rules.game.out(len(self.piles), rules)
        for card in out:
            if self.holder(card) is not None:
                raise Refused("card.out", card)
        held = sum([pile.count() for pile in self.piles])
        if held != DECK - len(out):
            raise Refused("deck.missing", held, DECK - len(out), rest_of(self.piles, out).cards())

    def _close(self, awards):
        for award in awards:
            if award.points is None:
                raise Refused(award.why[0])
        self.awards = awards


def _check_points(points, sides):
    if not isinstance(points, (list, tuple)):
        raise Refused("points.value", str(points))
    if len(points) != sides:
        raise Refused("points.sides", len(points), sides)
    for value in points:
        if not is_whole(value, 0, 99):
            raise Refused("points.value", str(value))
