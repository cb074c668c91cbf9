"""The sums only, for tables that don't show their cards: who has cards, coins, settebello, primiera."""

from settebello.app.page import LINE, SIDE_KEYS, heading, hints
from settebello.app.work import work_of
from settebello.compat import const

_POINT_KEYS = "1234567890"
_TOP = const(11)
_ROWS = const(5)
_ROW = const(9)
_LABEL = const(64)
_VALUE = const(70)
_UNKNOWN = const(-2)
_NOBODY = const(-1)


class Screen:
    """One line an award; the key of a side gives it the point, 0 gives it to nobody, C takes the points alone.

    ``place`` ends with what the sums are for (work.py): the hand in progress or a correction.
    """

    def __init__(self, app, place):
        self._app = app
        who, points, self._cursor, work = place or (None, None, 0, None)
        self._work = work_of(app, work)
        self._match = self._work.desk.match
        self._sums = self._match.rules.game.sums(self._match.rules)
        self._counters = self._match.rules.game.COUNTERS
        # Who gets each award (a side, _NOBODY or _UNKNOWN) and how many points (0: still asked).
        self._who = list(who or [_UNKNOWN] * len(self._sums))
        self._points = list(points or [0] * len(self._sums))
        named = [told[0] for told in self._sums] + list(self._counters)
        self._labels = [app.words.get("awards", f"name.{name}") for name in named]

    def place(self):
        """Who was given what so far, the line asked for, and what for."""
        return [list(self._who), list(self._points), self._cursor, self._work.place()]

    def shown(self):
        """Puts the words together once, not with every frame."""
        app = self._app
        match = self._match
        self._title = app.say("quick.title")
        self._right = app.say("score.hand", match.number())
        self._values = [self._value(index) for index in range(len(self._sums))]
        for name in self._counters:
            self._values.append("-".join([str(value) for value in match.open.counters[name]]))
        self._hints = self._now()

    def key(self, key):
        """A side, nobody, a number of points, or the end."""
        app = self._app
        lines = len(self._sums) + len(self._counters)
        if key == "A":
            self._cursor = (self._cursor - 1) % lines
        elif key == "B":
            self._cursor = (self._cursor + 1) % lines
        elif key == "#":
            self._close()
        elif key == "C":
            app.open("tally", [[], 0, self._work.place(), False])
        elif self._cursor >= len(self._sums):
            self._key_counter(key)
        elif key == "*":
            self._key_back()
        elif self._asks_points():
            self._key_points(key)
        elif key == "0" and not self._sums[self._cursor][3]:
            self._give(_NOBODY, 0)
        elif key in SIDE_KEYS and int(key) <= len(self._match.sides):
            least, most = self._sums[self._cursor][1:3]
            self._give(int(key) - 1, least if least == most else 0)
        elif key == "0":
            app.tell(app.say("quick.somebody", self._labels[self._cursor]))
        else:
            app.nothing(key)
        if app.screen() is self:
            self.shown()

    def draw(self, canvas):
        """The lines around the one asked for."""
        heading(canvas, self._title, self._right)
        first = max(0, min(self._cursor - _ROWS // 2, len(self._labels) - _ROWS))
        y = _TOP
        for index in range(first, min(first + _ROWS, len(self._labels))):
            canvas.text_fit(self._labels[index], 2, y, _LABEL)
            canvas.text_fit(self._values[index], _VALUE, y, canvas.width - 5 - _VALUE)
            if index == self._cursor:
                canvas.invert(0, y - 1, _LABEL + 4, LINE + 1)
            y += _ROW
        canvas.scroll_bar(canvas.width - 2, _TOP, _ROWS * _ROW - 1, first, _ROWS, len(self._labels))
        hints(canvas, self._hints)

    def _value(self, index):
        app = self._app
        who = self._who[index]
        if who == _UNKNOWN:
            return "?"
        if who == _NOBODY:
            return app.say("quick.nobody")
        name = self._match.sides[who]
        if self._sums[index][2] == 1:
            return name
        return f"{name} +{self._points[index] or '?'}"

    def _now(self):
        app = self._app
        if self._cursor >= len(self._sums):
            return app.say("quick.keys_counter", len(self._match.sides))
        if self._asks_points():
            return app.say("quick.keys_points", self._sums[self._cursor][1], self._sums[self._cursor][2])
        key = "quick.keys_must" if self._sums[self._cursor][3] else "quick.keys"
        return app.say(key, len(self._match.sides))

    def _asks_points(self):
        return self._who[self._cursor] >= 0 and self._points[self._cursor] == 0

    def _give(self, who, points):
        self._who[self._cursor] = who
        self._points[self._cursor] = points
        if who == _NOBODY or points:
            self._next()

    def _next(self):
        lines = len(self._sums) + len(self._counters)
        self._cursor = min(self._cursor + 1, lines - 1)

    def _key_points(self, key):
        app = self._app
        _, least, most, _ = self._sums[self._cursor]
        points = _POINT_KEYS.index(key) + 1 if key in _POINT_KEYS else 0
        if least <= points <= most:
            self._points[self._cursor] = points
            self._next()
        else:
            app.tell(app.say("quick.points", least, most))

    def _key_back(self):
        if self._who[self._cursor] != _UNKNOWN:
            self._who[self._cursor] = _UNKNOWN
            self._points[self._cursor] = 0
        elif self._cursor:
            self._cursor -= 1
        else:
            self._app.back()

    def _key_counter(self, key):
        app = self._app
        counter = self._counters[self._cursor - len(self._sums)]
        if key in SIDE_KEYS and int(key) <= len(self._match.sides):
            self._work.desk.note(["mark", counter, int(key) - 1, 1])
        elif key == "*" and self._work.desk.mark_back() is None:
            self._cursor -= 1
        elif key != "*":
            app.nothing(key)

    def _close(self):
        app = self._app
        match = self._match
        for index, who in enumerate(self._who):
            if who == _UNKNOWN or (who >= 0 and not self._points[index]):
                self._cursor = index
                app.tell(app.say("quick.missing", self._labels[index]))
                return
        awards = []
        for index, told in enumerate(self._sums):
            points = [0] * len(match.sides)
            if self._who[index] >= 0:
                points[self._who[index]] = self._points[index]
            awards.append([told[0], points])
        for name in self._counters:
            awards.append([name, list(match.open.counters[name])])
        self._work.finish(["awards", match.number(), awards])
