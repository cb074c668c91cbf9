"""The matches of the evening: how many, who won how many, and who deals next."""

from settebello.app.page import LINE, broken, heading, hints
from settebello.compat import borrowed, const

_TALL_NAMES = const(2)
_MARGIN = const(4)
_TOP = const(11)
_ROW = const(9)
_ROWS = const(4)
_TALL = const(17)
_DEALS = const(47)


class Screen:
    """A and B scroll, C begins another evening once # has said so."""

    def __init__(self, app, place):
        self._app = app
        self._first = 0
        self._sure = False

    def shown(self):
        """Puts the words together once, not with every frame."""
        app = self._app
        match = app.match
        self._names, self._wins, matches = app.settings.evening(match)
        self._title = self._say("title")
        self._right = self._say("played", matches)
        self._deals = ""
        if match:
            side = borrowed("settebello.core", "rematch").next_dealer(match)
            self._deals = self._say("deals_next" if match.end.is_over() else "deals_now", match.sides[side])
        self._lines = []
        if self._sure or not self._names:
            self._lines = broken(app.canvas, self._say("sure" if self._sure else "nothing"), app.canvas.width)
        self._hints = app.say("sure.keys") if self._sure else self._say("keys")

    def key(self, key):
        """Scrolls, asks, or goes back."""
        app = self._app
        if self._sure:
            self._answer(key)
        elif key == "B":
            self._first = max(0, min(self._first + 1, len(self._names) - _ROWS))
        elif key == "A":
            self._first = max(self._first - 1, 0)
        elif key == "C":
            self._sure = True
            self.shown()
        elif key in "#*":
            app.back()
        else:
            app.nothing(key)

    def draw(self, canvas):
        """The names with their wins, of two in tall letters, and the next dealer."""
        heading(canvas, self._title, self._right)
        y = _TOP
        for line in self._lines:
            canvas.text(line, 0, y)
            y += LINE
        if not self._lines:
            self._draw_wins(canvas)
        if not self._sure:
            canvas.text_fit(self._deals, 0, _DEALS, canvas.width)
        hints(canvas, self._hints)

    def _draw_wins(self, canvas):
        names = self._names
        right = canvas.width - _MARGIN
        if len(names) <= _TALL_NAMES:
            for index in range(len(names)):
                y = _TOP + index * _TALL
                after = canvas.tall_fit(names[index], 0, y, right - 3 * _TALL)
                canvas.tall_number(self._wins[index], max(after + _MARGIN, right - 2 * _TALL), y)
            return
        y = _TOP
        for index in range(self._first, min(self._first + _ROWS, len(names))):
            canvas.text_fit(names[index], 0, y, right - 2 * _TALL)
            canvas.number_right(self._wins[index], right, y)
            y += _ROW
        canvas.scroll_bar(canvas.width - 2, _TOP, _ROWS * _ROW - 1, self._first, _ROWS, len(names))

    def _answer(self, key):
        app = self._app
        if key == "#":
            app.settings.new_evening(app.match)
            app.save_settings()
            self._first = 0
        if key in "#*":
            self._sure = False
            self.shown()

    def _say(self, key, *values):
        return self._app.words.say("evening", key, values)
