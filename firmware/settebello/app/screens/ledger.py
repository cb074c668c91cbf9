"""The prizes: what each side has from the pot, and from which hand (RULES.md 6)."""

from settebello.app.page import broken, heading, hints
from settebello.compat import borrowed, const

_TWO = const(2)
_NAMES = const(1)
_BAR = const(9)
_TOTALS = const(11)
_SMALL = const(15)
_MARGIN = const(2)
_GAP = const(4)
_MARGINS = const(9)
_ROW = const(9)
_TOP = const(11)
_TOP_TWO = const(29)
_ROWS = const(5)
_ROWS_TWO = const(3)


class Screen:
    """A and B scroll, # and * go on.

    Of two sides the totals stand in tall digits above; of more they are the first rows. ``place`` holds the first
    row shown.
    """

    def __init__(self, app, place):
        self._app = app
        self._first = place[0] if place else None

    def place(self):
        """The first row shown."""
        return [self._first]

    def shown(self):
        """Puts the words together once, not with every frame."""
        app = self._app
        match = app.match
        core = borrowed("settebello.core", "purse")
        found = core.purse(match)
        unit = core.UNIT
        sides = match.sides
        self._title = self._say("title")
        self._names = sides
        self._totals = [self._amount(total, unit) for total in found.totals]
        # Rows are pairs of texts, for the left and for the right.
        self._rows = []
        if len(sides) > _TWO:
            self._rows = [(name, total) for name, total in zip(sides, self._totals)]
        for what, number, shares in found.rows:
            amounts = [self._amount(share, unit) for share in shares or ()]
            self._add(self._say(what, number), "-".join(amounts) or self._say("winner"))
        for one in core.leavers(match):
            self._tell(self._say("left." + one.how, sides[one.side], one.number + 1))
        if match.end.is_over():
            self._tell(self._say("paid", self._amount(found.paid(), unit), match.rules["pot"]))
        self._shown = _ROWS_TWO if len(sides) == _TWO else _ROWS
        if self._first is None:
            # What came last is what one wants to see; of many sides, what they have.
            self._first = self._most() if len(sides) == _TWO else 0
        self._hints = self._say("keys")

    def key(self, key):
        """Scrolls, or goes on."""
        app = self._app
        if key == "B":
            self._first = min(self._first + 1, self._most())
        elif key == "A":
            self._first = max(self._first - 1, 0)
        elif key in "#*":
            app.back()
        else:
            app.nothing(key)

    def draw(self, canvas):
        """The totals and the rows."""
        y = _TOP
        if len(self._names) == _TWO:
            y = _TOP_TWO
            half = canvas.width >> 1
            for side in range(_TWO):
                x = _MARGIN + side * half
                canvas.text_fit(self._names[side], x, _NAMES, half - 2 * _MARGIN)
                if canvas.tall_width(self._totals[side]) > half - _MARGIN:
                    canvas.text(self._totals[side], x, _SMALL)
                else:
                    canvas.tall(self._totals[side], x, _TOTALS)
            canvas.invert(0, 0, canvas.width, _BAR)
        else:
            heading(canvas, self._title)
        top = y
        for index in range(self._first, min(self._first + self._shown, len(self._rows))):
            label, told = self._rows[index]
            right = canvas.width - _GAP - 1
            canvas.text_right(told, right, y)
            canvas.text_fit(label, 0, y, right - canvas.text_width(told) - _GAP)
            y += _ROW
        canvas.scroll_bar(canvas.width - 2, top, self._shown * _ROW - 1, self._first, self._shown, len(self._rows))
        hints(canvas, self._hints)

    def _say(self, key, *values):
        return self._app.words.say("ledger", key, values)

    def _amount(self, hundredths, unit):
        return self._say("amount", hundredths // unit, "%02d" % (hundredths % unit))

    def _add(self, label, told):
        """A row, or where it has no room in one what is at its right in rows below, broken between the numbers."""
        canvas = self._app.canvas
        if canvas.text_width(label) + canvas.text_width(told) <= canvas.width - _MARGINS:
            self._rows.append((label, told))
            return
        self._rows.append((label, ""))
        for line in broken(canvas, told.replace("-", "- "), canvas.width - _MARGINS):
            self._rows.append(("", line.replace("- ", "-")))

    def _tell(self, text):
        """A sentence."""
        for line in broken(self._app.canvas, text, self._app.canvas.width - _MARGINS):
            self._rows.append((line, ""))

    def _most(self):
        return max(0, len(self._rows) - self._shown)
