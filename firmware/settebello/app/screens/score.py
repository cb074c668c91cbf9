"""The score: totals across the table, sweeps as they are made."""

from settebello.app.marking import mark, marks_of
from settebello.app.page import HINTS, SIDE_KEYS, hints
from settebello.app.sums import open_sums
from settebello.app.where import where
from settebello.compat import borrowed, const
from settebello.core.match import NOWHERE

_NAMES = const(9)
_DIGITS = const(19)
_DIGITS_HIGH = const(32)
_DOT = const(6)
_GAP = const(4)
_MOST_DOTS = const(4)
_NARROW = const(14)
_WON_NAMES = const(18)
_WON_DIGITS = const(27)
_WON_HIGH = const(28)


class Screen:
    """1, 2 ... mark something for that side, * takes the last mark back, # counts, 0 takes the sums only.

    A goes to the clock, whose time stands here in the place of the dealer once a move was begun; counting stops it.
    """

    def __init__(self, app, place):
        self._app = app
        self._left = ""
        self._right = ""
        self._hints = ""
        self._winner = ""

    def shown(self):
        """Puts the words together once, not with every frame."""
        app = self._app
        match = app.match
        rules = match.rules
        self._counters = rules.game.COUNTERS
        winner = match.end.winner
        self._initials = [name[0] for name in match.sides]
        won = app.settings.won(match)
        self._wins = "-".join([str(wins) for wins in won]) if sum(won) else ""
        if match.end.is_over():
            self._winner = app.say("score.drawn") if winner is None else app.say("score.won", match.sides[winner])
            self._hints = app.say("score.keys_won")
            # The wins of many sides have no room beside what the keys do.
            if app.canvas.text_width(self._hints) + app.canvas.text_width(self._wins) > app.canvas.width - _DOT:
                self._wins = ""
            return
        self._winner = ""
        key = "score.to" if rules["target"] else "score.one_hand"
        self._left = app.say(key, rules["target"], match.sides[match.dealing()])
        self._right = app.say("score.hand", match.number())
        placed = app.say("score.hand_placed", where(app, match.place), match.number())
        if match.place != NOWHERE and app.canvas.text_width(self._left + placed) < app.canvas.width - _GAP:
            self._right = placed
        if app.table.timing:
            self._hints = app.words.get("clock", "score")
            return
        marks = marks_of(app)
        key = f"score.keys_{marks[0][0]}" if len(marks) == 1 else "score.keys_none"
        self._hints = app.say("score.keys" if len(marks) > 1 else key, len(match.sides))

    def key(self, key):
        """A sweep, the count, or the rematch once the match is won."""
        app = self._app
        if app.match.end.is_over():
            self._key_won(key)
        elif key in SIDE_KEYS:
            mark(app, SIDE_KEYS.index(key))
        elif key == "*":
            self._take_back()
        elif key == "#":
            self._stop()
            app.open("cards")
        elif key == "0":
            self._stop()
            open_sums(app)
        elif key == "A" and app.table.timing:
            app.open("clock")
        elif key == "B" and len(app.match.sides) == 2 and app.match.rules.game.TALLY is None:
            self._stop()
            app.open("brief")
        elif key == "C" and app.match.rules["claim"] and app.match.rules["target"]:
            self._stop()
            app.open("claim")
        else:
            app.nothing(key)

    def tap(self, card):
        """A card: the counting begins, once it is said whose pile it is."""
        if not self._app.match.end.is_over():
            self._stop()
            self._app.open("cards")
            self._app.screen().tap(card)

    def draw(self, canvas):
        """The totals, half the display high, a column a side."""
        match = self._app.match
        won = match.end.is_over()
        if won:
            canvas.tall_fit(self._winner, max(0, 64 - (canvas.tall_width(self._winner) >> 1)), 0, canvas.width)
        else:
            self._draw_left(canvas, canvas.width - _GAP - canvas.text_width(self._right))
            canvas.text_right(self._right, canvas.width, 0)
        width = canvas.width // len(match.sides)
        for side in range(len(match.sides)):
            self._draw_side(canvas, side, side * width, width - 2, won)
        hints(canvas, self._hints)
        if won:
            canvas.text_right(self._wins, canvas.width, HINTS)

    def _draw_left(self, canvas, room):
        """How far it goes and who deals, or once a move was begun whose it is, and its time."""
        timing = self._app.table.timing
        if timing is None or not timing.is_begun():
            canvas.text_fit(self._left, 0, 0, room)
            return
        turn = timing.clock.turn
        x = timing.draw(canvas, turn, 1, 0) + _GAP
        canvas.text_fit(self._app.match.sides[turn], x, 0, room - x)
        if timing.clock.runs:
            canvas.invert(0, 0, x - 2, _NAMES - 1)

    def _draw_side(self, canvas, side, x, width, won):
        match = self._app.match
        names = _WON_NAMES if won else _NAMES
        right = x + width
        after = x
        if not won:
            after = canvas.key(SIDE_KEYS[side], x, names)
            right = self._draw_marks(canvas, side, after, right - 2)
            if side:
                canvas.vline(x - 2, names + 1, _DIGITS + _DIGITS_HIGH - names - 1)
        room = right - after
        end = canvas.text_fit(match.sides[side] if room > _NARROW else self._initials[side], after, names, max(room, 0))
        if side in match.end.out:
            canvas.hline(after, names + 3, end - after - 1)
        if won:
            canvas.big_number(match.end.totals[side], x, _WON_DIGITS, width, _WON_HIGH)
        else:
            canvas.big_number(match.end.totals[side], x + 1, _DIGITS, width - 4, _DIGITS_HIGH)

    def _draw_marks(self, canvas, side, left, right):
        """The sweeps as dots up to the right edge of a side's column; answers where they begin.

        Where there is no room for dots stands their number, in the narrowest columns nothing.
        """
        for counter in self._counters:
            marks = self._app.match.open.counters[counter][side]
            if marks:
                number = canvas.number_width(marks)
                wide = _DOT * marks - 1
                if marks > _MOST_DOTS or wide > right - left:
                    wide = _DOT + number
                if wide <= right - left:
                    canvas.dots(marks, right - wide, _NAMES, wide)
                    right -= wide + 2
                elif number <= right + 1 - left:
                    canvas.number_right(marks, right + 1, _NAMES)
                    right -= number + 1
        return right

    def _stop(self):
        """A hand that is counted is played out: no time passes any more."""
        timing = self._app.table.timing
        if timing:
            timing.stop(self._app.now)

    def _take_back(self):
        app = self._app
        taken = app.table.mark_back()
        if taken is None:
            app.tell(app.say("score.no_mark"))
        else:
            app.tell(app.say("score.mark_back", app.words.get("awards", f"name.{taken[0]}"), app.match.sides[taken[1]]))

    def _key_won(self, key):
        app = self._app
        if key == "#":
            app.begin(borrowed("settebello.core", "rematch").rematch(app.match))
        elif key == "*" and app.match.end.claim:
            app.open("claimed")
        elif key == "*" and app.match.hands:
            app.home("points")
        else:
            app.nothing(key)
