"""What a hand is entered for: the hand in progress, a correction of an earlier one, or a claim."""

from settebello.app.desk import Desk
from settebello.core.pile import Pile
from settebello.core.refused import Refused


def work_of(app, place):
    """The work that a screen was opened for; ``place`` is what its own ``place()`` answered, None for a hand."""
    if place is None:
        return Playing(app)
    kind = {"correct": Correcting, "claim": Claiming, "counted": Counted}[place[0]]
    return kind(app, place[1], place[2])


class Playing:
    """The hand in progress, which is saved card by card. ``whole``: the forty cards are parted in the end.

    ``brief`` is the place of the short count (screens/brief.py), None where nothing was counted.
    """

    whole = True

    def __init__(self, app):
        self._app = app
        self.desk = app.table
        self.brief: list | None = None

    def place(self) -> list | None:
        """What brings it back."""
        return None

    def finish(self, event):
        """Closes the hand with a closing event (core/events.py) and shows what it gave."""
        if self._app.table.record(event):
            self._app.home("points")


class Counted(Playing):
    """The hand in progress when a side has counted its [cards, coins]: once it is asked about a pile that differs."""

    def __init__(self, app, side, counted):
        super().__init__(app)
        self._side = side
        self._counted = counted
        self._asked = False
        self.brief = [side, "", counted[0], counted[1], []]

    def place(self):
        """What brings it back: the side, and what it counted."""
        return ["counted", self._side, self._counted]

    def finish(self, event):
        """Closes the hand as Playing does, unless it has to ask."""
        count = Pile(event[2][self._side]).count()
        if count == self._counted[0] or self._asked:
            super().finish(event)
        else:
            self._asked = True
            self._app.tell(self._app.say("brief.differs", self._side, self._counted[0], count))


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
