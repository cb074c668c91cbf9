"""What a hand is entered for: the hand in progress, a correction of an earlier one, or a claim."""

from settebello.app.desk import Desk
from settebello.core.refused import Refused


def work_of(app, place):
    """The work that a screen was opened for; ``place`` is what its own ``place()`` answered, None for a hand."""
    if place is None:
        return Playing(app)
    kind = {"correct": Correcting, "claim": Claiming}[place[0]]
    return kind(app, place[1], place[2])


class Playing:
    """The hand in progress, which is saved card by card. ``whole``: the forty cards are parted in the end."""

    whole = True

    def __init__(self, app):
        self._app = app
        self.desk = app.table

    def place(self):
        """What brings it back."""
        return None

    def finish(self, event):
        """Closes the hand with a closing event (core/events.py) and shows what it gave."""
        if self._app.table.record(event):
            self._app.home("points")


class Correcting:
    """A hand that was closed, entered anew; nothing is changed until it is finished."""

    whole = True

    def __init__(self, app, number, opened):
        self._app = app
        self._number = number
        self.desk = Desk(app.match.before(number), app.told)
        if opened:
            self.desk.reopen(opened)

    def place(self):
        """What brings it back: the hand's number and how far its cards are."""
        return ["correct", self._number, self.desk.match.opened()]

    def finish(self, event):
        """Corrects the hand and goes back to the history."""
        if self._app.table.record(["correct", self._number, event]):
            self._app.home("menu", "history")


class Claiming:
    """What a side shows to prove that it is there."""

    whole = False

    def __init__(self, app, side, opened):
        if app.match.end.is_over():
            raise Refused("match.over", app.match.end.winner)
        self._app = app
        self.side = side
        self.desk = Desk(app.match.before(app.match.number()), app.told)
        if opened:
            self.desk.reopen(opened)

    def place(self):
        """What brings it back: the side and the cards it has shown."""
        return ["claim", self.side, self.desk.match.opened()]

    def finish(self, event):
        """Makes the claim with the cards shown and goes to what they prove."""
        if self._app.table.record(["claim", event[1], self.side, event[2], event[3]]):
            self._app.home("claimed")
