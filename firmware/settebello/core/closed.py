"""A closed hand of which only what told it is kept: a box needs the others while somebody looks at them."""


class Closed:
    """Stands for a Hand: its ``points()``, ``outright`` and ``was`` are at hand, all else is worked out anew."""

    def __init__(self, match, hand):
        """``match`` (core/match.py) works it out by its rules."""
        self.text = hand.text
        self.outright = hand.outright
        self.was = hand.was
        self._match = match
        self._points = hand.points()

    def points(self):
        """The points of the hand, a list of one number a side."""
        return list(self._points)

    def __getattr__(self, name):
        return getattr(self._match.recalled(self), name)
