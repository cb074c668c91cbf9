"""A point, or several, that a hand gives, and why."""


class Award:
    """``name`` as in RULES.md 1, ``points`` and ``tally`` a list of one number a side.

    The points are None while what decides them isn't known; ``why`` is then what a Refused says.
    A tally is None for a side that doesn't compete. ``why`` is a tuple: the key of a sentence in
    the word tables and its values. ``best`` is None, or the list of the cards that counted, a list a side.
    """

    def __init__(self, name, points, tally, why, best=None):
        self.name = name
        self.points = points
        self.tally = tally
        self.why = why
        self.best = best


def ahead(tally):
    """The side with strictly the highest tally, or None. A None in the tally doesn't compete."""
    leader = None
    level = False
    for side, value in enumerate(tally):
        if value is None:
            continue
        if leader is None or value > tally[leader]:
            leader = side
            level = False
        elif value == tally[leader]:
            level = True
    return None if level else leader


def to_one(sides, side, points=1):
    """A list of points for so many sides, all of them to one side, or to nobody (None)."""
    given = [0] * sides
    if side is not None:
        given[side] = points
    return given
