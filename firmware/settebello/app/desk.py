"""Where cards are laid and sweeps are marked: a match, and in what order they came."""

from settebello.core.refused import Refused


class Desk:
    """``laid`` lists the cards of the match's open hand in the order they came, ``marked`` what was marked as
    (counter, side, by how much).

    ``tell(room, key, values)`` is called with what is refused.
    """

    def __init__(self, match, tell):
        self.match = match
        self._tell = tell
        self.laid = []
        self.marked = []

    def note(self, event):
        """Lets a card or a sweep happen; answers whether it could be."""
        if not self._applied(event):
            return False
        self._trace(event)
        return True

    def mark_back(self):
        """Takes back what was marked last; answers (counter, side, by how much), or None when nothing was."""
        if not self.marked:
            return None
        counter, side, by = self.marked[-1]
        return (counter, side, by) if self.note(["mark", counter, side, -by]) else None

    def reopen(self, event):
        """Sets the open hand to what an "open" event tells; answers whether it could be."""
        if not self._applied(event):
            return False
        self.laid = []
        self.marked = []
        return True

    def _applied(self, event):
        try:
            self.match.apply(event)
        except Refused as refused:
            self._tell("refusals", refused.key, refused.values)
            return False
        return True

    def _trace(self, event):
        kind = event[0]
        if kind == "card":
            self.laid.append(event[2])
        elif kind == "back" and event[1] in self.laid:
            self.laid.remove(event[1])
        elif kind == "mark" and event[3] > 0:
            self.marked.append(tuple(event[1:]))
        elif kind == "mark" and (event[1], event[2], -event[3]) in self.marked:
            self.marked.remove((event[1], event[2], -event[3]))
