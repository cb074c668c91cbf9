"""What is already certain of a hand that is only partly known, and how far each side can still get.

Every card that no side has shown may go to any side. Never wrong; for two sides also complete, so
that an award is certain as soon as no dealing of the unknown cards can change it.
"""

from settebello.core.pile import check_twice


class Proven:
    """What is proven of an award.

    ``points`` and ``most`` are the fewest and the most points each side can end with, ``tally``
    what each side shows so far (None where that can't compete), lists of one number a side.
    ``certain`` tells whether nothing can change it any more. ``outright`` is the side that wins the match on
    the spot by it, or None; ``is_award`` is False for a line that can give no point. ``why`` is a tuple: the key of a
    sentence in the word tables and its values.
    """

    def __init__(self, name, points, most, tally, why, certain=None):
        self.name = name
        self.points = points
        self.most = most
        self.tally = tally
        self.why = why
        self.certain = points == most if certain is None else certain
        self.outright = None
        self.is_award = True


def proof(piles, counters, rules, over=False, known=None):
    """The list of Proven of a hand, in the order of its awards.

    ``piles`` is a list of Pile, the cards known of each side, ``counters`` a dict of a list of one
    number a side for each of the game's COUNTERS; they are final when the hand is ``over``, else
    they may still grow. ``known`` is a dict of what was counted without looking at each card:
    ``cards`` and ``coins``, how many each side has in the end, a list with None where that isn't
    known. Raises Refused when no hand can be like that.
    """
    check_twice(piles)
    rules.game.check_hand([None] * len(piles), counters, rules)
    return rules.game.proof(piles, counters, rules, over, known or {})


def still_open(proven):
    """The names of a list of Proven that aren't certain, as a list."""
    return [one.name for one in proven if not one.certain]


def contest(leads):
    """(points, most) of an award of one point to the side strictly ahead, lists of one number a side.

    ``leads[side][other]`` tells how far a side can end ahead of another one: positive when it can,
    0 when level is the best it can do, negative when it ends behind whatever happens.
    """
    points = [1] * len(leads)
    most = [1] * len(leads)
    for side, ahead in enumerate(leads):
        for other, furthest in enumerate(ahead):
            if side == other:
                continue
            if furthest <= 0:
                most[side] = 0
            if furthest >= 0:
                points[other] = 0
    return points, most
