"""The clock: whose move runs and what is left of it, to be read across the table; # gives the turn to the next."""

from settebello.app.marking import mark, marks_of
from settebello.app.page import SIDE_KEYS, hints
from settebello.compat import const

_BAR = const(9)
_DIGITS = const(11)
_HIGH = const(33)
# Where nothing stands below them.
_HIGH_ALONE = const(42)
_MINUTE = const(60)
_HALF = const(58)
_COLON = const(62)
_DOT = const(5)
_DIGIT = const(26)
_SECONDS = const(71)
_OTHERS = const(47)
_GAP = const(4)
_MARGIN = const(2)


class Screen:
    """# starts and passes the turn, 0 stops and goes on, 1, 2 ... mark as on the score."""

    def __init__(self, app, place):
        self._app = app
        if app.table.timing is None:
            raise ValueError("no clock")

    def shown(self):
        """Puts the words together once, not with every frame."""
        words = self._app.words
        match = self._app.match
        timing = self._app.table.timing
        self._stopped = words.get("clock", "stopped" if timing.is_begun() else "first")
        key = "keys_runs" if timing.clock.runs else "keys"
        self._hints = words.say("clock", key if marks_of(self._app) else key + "_none", (len(match.sides),))
        self._labels = [name if len(match.sides) == 2 else name[0] for name in match.sides]

    def key(self, key):
        """The turn, a stop, a mark, or the score."""
        app = self._app
        timing = app.table.timing
        if key == "#" and timing.clock.runs:
            timing.give(app.now)
        elif key == "0" and timing.clock.runs:
            timing.stop(app.now)
        elif key == "#" or (key == "0" and timing.is_begun()):
            timing.go(app.now)
        elif key in SIDE_KEYS:
            mark(app, SIDE_KEYS.index(key))
        elif key == "*":
            app.back()
        else:
            app.nothing(key)
        if app.screen() is self:
            self.shown()

    def draw(self, canvas):
        """Whose move it is and its time, half the display high; below, what the others have."""
        timing = self._app.table.timing
        clock = timing.clock
        turn = clock.turn
        right = canvas.width - _MARGIN
        if not clock.runs:
            right -= canvas.text_width(self._stopped)
            canvas.text(self._stopped, right, 1)
        elif clock.has_bank and clock.move_ms:
            right -= canvas.number_width(timing.move_seconds())
            canvas.number(timing.move_seconds(), right, 1)
        canvas.text_fit(self._app.match.sides[turn], _MARGIN, 1, right - _MARGIN - _GAP)
        if clock.runs:
            canvas.invert(0, 0, canvas.width, _BAR)
        self._draw_time(canvas, timing.seconds(turn))
        if clock.has_bank:
            self._draw_others(canvas, timing)
        hints(canvas, self._hints)

    def _draw_time(self, canvas, seconds):
        if seconds < _MINUTE:
            high = _HIGH if self._app.table.timing.clock.has_bank else _HIGH_ALONE
            canvas.big_number(seconds, 0, _DIGITS, canvas.width, high)
            return
        canvas.big_number(seconds // _MINUTE, 0, _DIGITS, _HALF, _HIGH)
        canvas.disc(_COLON, _DIGITS + _HIGH // 3 - 2, _DOT)
        canvas.disc(_COLON, _DIGITS + _HIGH * 2 // 3 - 2, _DOT)
        canvas.big_digit(seconds % _MINUTE // 10, _SECONDS, _DIGITS, _DIGIT, _HIGH)
        canvas.big_digit(seconds % 10, _SECONDS + _DIGIT + _GAP, _DIGITS, _DIGIT, _HIGH)

    def _draw_others(self, canvas, timing):
        """The next sides in their turn, as many as there is room for."""
        sides = len(self._labels)
        x = _MARGIN
        for step in range(1, sides):
            side = (timing.clock.turn + step) % sides
            wide = timing.width(canvas, timing.seconds(side) // _MINUTE)
            room = canvas.width - x - wide - 2 * _GAP
            if room < 0:
                return
            if side not in self._app.match.end.out:
                x = canvas.text_fit(self._labels[side], x, _OTHERS, room) + _GAP
                x = timing.draw(canvas, side, x, _OTHERS) + 2 * _GAP
