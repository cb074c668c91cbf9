"""What a hand gave: one line an award with its numbers, and the new totals."""

from settebello.app.onward import onward
from settebello.app.page import LINE, hints
from settebello.app.sums import open_sums
from settebello.compat import const
from settebello.core.ending import ending_at
from settebello.core.events import CLOSING

_TOP = const(16)
_ROWS = const(5)
_ROW = const(8)
_FLASH_MS = const(3000)
_GAP = const(5)
# Below so many pixels beside a total there is room for the first letter of a name only.
_NARROW = const(22)


class Screen:
    """A and B scroll, 0 gives the reasons, # goes on, * opens the hand again.

    ``place`` holds the first line shown and the hand's number; without it is the last hand, just closed.
    """

    def __init__(self, app, place):
        self._app = app
        self._new = place is None
        self._first, self._number = place or (0, len(app.match.hands))

    def place(self):
        """The first line shown and the number of the hand."""
        return [self._first, self._number]

    def shown(self):
        """Puts the words together once, not with every frame."""
        app = self._app
        match = app.match
        hand = match.hands[self._number - 1]
        awards = hand.awards
        self._points = [f"+{points}" for points in hand.points()]
        self._totals = ending_at(match, self._number).totals
        self._initials = [name[0] for name in match.sides]
        self._names = [app.words.get("awards", f"name.{award.name}") for award in awards]
        self._tallies = [self._tally(award) for award in awards]
        self._winners = self._running(awards) if match.rules["finish"] == "ordered" else self._given(awards)
        self._tally_x = _GAP + max([app.canvas.text_width(name) for name in self._names])
        self._winner_x = self._tally_x + _GAP + max([app.canvas.text_width(tally) for tally in self._tallies])
        widest = max([app.canvas.text_width(given) for given in self._winners])
        if self._winner_x + widest > app.canvas.width - _GAP:
            # Who got the point comes first; the other tallies stand among the reasons.
            self._tallies = [""] * len(awards)
            self._winner_x = self._tally_x
        self._hints = app.say("points.keys" if self._is_last() else "points.keys_old")
        winner = match.end.winner
        if self._new and match.end.is_over():
            text = app.say("score.drawn") if winner is None else app.say("score.won", match.sides[winner])
            app.flash(text, _FLASH_MS, "won")
        self._new = False

    def key(self, key):
        """Scrolls, explains, goes on or back."""
        app = self._app
        most = max(0, len(self._names) - _ROWS)
        if key == "B":
            self._first = min(self._first + 1, most)
        elif key == "A":
            self._first = max(self._first - 1, 0)
        elif key == "0":
            app.open("reasons", [self._number])
        elif key in "#*" and app.find("history"):
            app.back()
        elif key == "#":
            onward(app)
        elif key == "*" and self._is_last():
            self._reopen()
        elif key == "*":
            app.back()
        else:
            app.nothing(key)

    def draw(self, canvas):
        """The new totals in tall digits, the awards below."""
        match = self._app.match
        width = canvas.width // len(match.sides)
        for side in range(len(match.sides)):
            self._draw_total(canvas, side, side * width, width - 2)
        y = _TOP
        for index in range(self._first, min(self._first + _ROWS, len(self._names))):
            canvas.text(self._names[index], 0, y)
            canvas.text(self._tallies[index], self._tally_x, y)
            canvas.text_fit(self._winners[index], self._winner_x, y, canvas.width - 4 - self._winner_x)
            y += _ROW
        canvas.scroll_bar(canvas.width - 2, _TOP, _ROWS * _ROW - 1, self._first, _ROWS, len(self._names))
        hints(canvas, self._hints)

    def _draw_total(self, canvas, side, x, width):
        match = self._app.match
        after = canvas.tall_number(self._totals[side], x, 0) + 1
        room = x + width - after
        if room < _NARROW:
            if side:
                canvas.vline(x - 2, 0, _TOP - 1)
            if room > _GAP:
                canvas.text(self._initials[side], after, 0)
            return
        canvas.text_fit(match.sides[side], after, 0, room)
        canvas.text(self._points[side], after, LINE)

    def _is_last(self):
        """Whether an undo would open this very hand again."""
        match = self._app.match
        kind, number = match.undoes()
        return kind in CLOSING and number == self._number and self._app.find("history") is None

    def _reopen(self):
        app = self._app
        kind, _ = app.match.undoes()
        if app.table.record(["undo", self._number]):
            app.home()
            if kind == "hand":
                app.open("cards")
            elif kind == "proved":
                app.open("brief")
            else:
                open_sums(app)
            app.tell(app.say("undo.done", app.match.number()))

    def _tally(self, award):
        # A tally that is the points themselves is said by them already.
        if award.tally == award.points:
            return ""
        return "-".join(["·" if value is None else str(value) for value in award.tally])

    def _given(self, awards):
        """To whom each award gives how much."""
        sides = self._app.match.sides
        given = []
        for award in awards:
            told = [side for side, points in enumerate(award.points) if points]
            if len(told) > 1:
                given.append("-".join([str(points) for points in award.points]))
            elif not told:
                given.append("=")
            elif award.points[told[0]] == 1:
                given.append(sides[told[0]])
            else:
                given.append(f"{sides[told[0]]} +{award.points[told[0]]}")
        return given

    def _running(self, awards):
        """The totals after each award, since here the order of the awards decides."""
        match = self._app.match
        totals = list(ending_at(match, self._number - 1).totals)
        running = []
        for index, award in enumerate(awards):
            for side, points in enumerate(award.points):
                totals[side] += points
            decides = match.end.hand == self._number - 1 and match.end.award == index
            running.append("-".join([str(total) for total in totals]) + (" ←" if decides else ""))
        return running
