"""The clock at the table: it lets time pass, saves it, warns, and tells whose time is over."""

from settebello.app.onward import onward
from settebello.compat import borrowed, const

# Ten seconds, less what the flash and a frame may take: a power cut gives no more back (RULES.md 5).
_SAVE_MS = const(9500)
_FLASH_MS = const(4000)
_WRAP = const(0x3FFFFFFF)
_MINUTE = const(60)
# Whose bank comes to these seconds, or whose move to that one, is warned by a sound.
_WARN_BANK = (30, 10)
_WARN_MOVE = const(5)


class Timing:
    """Lasts as long as the match on the table can have a clock. ``clock`` is that of its hand (core/clock.py)."""

    def __init__(self, table):
        self._table = table
        self._core = borrowed("settebello.core", "clock")
        self._kept = 0
        # The seconds of the bank and of the move that were shown last.
        self._bank = self._move = 0
        self.wind()

    def wind(self):
        """The clock anew from what the match was told; it stands still."""
        self.clock = self._core.Clock(self._table.match)

    def is_begun(self):
        """Whether a move of this hand was begun."""
        return self._table.match.moved is not None

    def go(self, now):
        """Lets time pass from ``now`` (ms) on."""
        self.clock.go(now)
        self._keep(now)
        self._look()

    def stop(self, now):
        """Stops at ``now`` (ms), if it runs and time isn't over."""
        self.clock.run(now)
        if not self.clock.is_over():
            self.halt()

    def halt(self):
        """Stops at the time it has come to, if it runs."""
        if self.clock.runs:
            self.clock.stop()
            self._table.note(self.clock.event())

    def give(self, now):
        """The next side's move begins at ``now`` (ms)."""
        self.clock.give(now)
        if not self.clock.is_over():
            self._keep(now)
            self._look()

    def tick(self, app, now):
        """Time has come to ``now`` (ms); draws, warns and saves when it is time to. Allocates only then."""
        clock = self.clock
        if not clock.runs:
            return
        clock.run(now)
        if clock.is_over():
            self._fall(app, now)
            return
        if (now - self._kept) & _WRAP >= _SAVE_MS:
            self._keep(now)
        bank, move = self._bank, self._move
        self._look()
        if self._bank == bank and self._move == move:
            return
        if (clock.has_bank and self._bank != bank and self._bank in _WARN_BANK) or (
            self._move != move and self._move == _WARN_MOVE
        ):
            app.cue = "low"
        if app.screen().name in ("clock", "score"):
            app.dirty = True

    def seconds(self, side):
        """The seconds that a side has, as they are shown."""
        return self._core.seconds(self.clock.left[side])

    def move_seconds(self):
        """The seconds that are left of the move, as they are shown; 0 without a limit."""
        return self._core.seconds(self.clock.move)

    def draw(self, canvas, side, x, y):
        """Draws the time of a side in small digits, ``17:05``; answers the x where more would go on."""
        shown = self.seconds(side)
        x = canvas.text(":", canvas.number(shown // _MINUTE, x, y), y)
        if shown % _MINUTE < 10:
            x = canvas.number(0, x, y)
        return canvas.number(shown % _MINUTE, x, y)

    def width(self, canvas, minutes):
        """The pixels that a time of so many minutes takes in small digits."""
        return canvas.number_width(minutes) + canvas.text_width("0:00") - canvas.number_width(0)

    def _look(self):
        self._bank = self.seconds(self.clock.turn)
        self._move = self.move_seconds()

    def _keep(self, now):
        self._kept = now
        self._table.note(self.clock.event())

    def _fall(self, app, now):
        """Time is over: that decides as the rules say (RULES.md 5)."""
        clock = self.clock
        clock.stop()
        match = self._table.match
        app.now = now
        if self._table.record(["flag", match.number(), clock.turn]):
            onward(app)
            text = app.words.say("clock", "fallen", (match.sides[clock.turn],))
            app.flash(text, _FLASH_MS, "won" if match.end.is_over() else "refused")
