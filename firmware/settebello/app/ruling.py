"""A ruling as it is shown: which rule decided, and what the card played takes."""

from settebello.app.page import LINE, broken
from settebello.compat import const
from settebello.core import captures
from settebello.core.cards import RANKS, rank_of, suit_of

_TOP = const(11)
_ROWS = const(5)
_ROW = const(9)
_BAR = const(5)
_GAP = const(3)
# A capture that is the only one is drawn to be read across the table.
_LARGE_TOP = const(37)
_PIP = const(19)
# The field that each reason comes from.
_FIELDS = {
    "equal": "choice",
    "fewest": "choice",
    "sum": "capture",
    "fifteen": "capture",
    "ace_all": "ace_takes",
    "ace_ace": "ace_takes",
}


class Ruling:
    """``title`` and ``lines`` say what is ruled and why, ``captures`` and ``marks`` the captures in sight and
    whether each is a sweep; ``most_first`` is the last one that may stand on top, ``must_sweep`` whether
    there is nothing else than a sweep to do.
    """

    def __init__(self, app, card, table, rules, last, first):
        """A card played on a list of cards; ``last`` for the last one of a hand, ``first`` the capture on top."""
        self._app = app
        self._card = card
        self._table = table
        self._rules = rules
        self._last = last
        self._first = first
        why, self._found = captures.ruling(card, table, rules)
        may_lay = captures.may_lay(self._found, rules)
        takes = "may_take" if may_lay else "must_take"
        self.title = self._say(takes if len(self._found) else "takes_nothing", card)
        self.lines = broken(app.canvas, self._because(why), app.canvas.width)
        self._rows = _ROWS - len(self.lines)
        self.most_first = max(0, len(self._found) - self._rows)
        self._list()
        only = self._found[0] if len(self._found) == 1 else ()
        self._large = only if self._fits_large(only) else ()
        self.must_sweep = bool(only) and not may_lay and self._sweeps(only)

    def draw(self, canvas):
        """Draws all but the title, below the heading."""
        y = _TOP
        for line in self.lines:
            canvas.text(line, 0, y)
            y += LINE
        if self._large:
            self._draw_large(canvas)
            return
        top = _TOP + len(self.lines) * _ROW
        y = top
        for index in range(len(self.captures)):
            canvas.text(self.captures[index], 0, y)
            canvas.text_right(self.marks[index], canvas.width - _BAR, y)
            y += _ROW
        canvas.scroll_bar(canvas.width - 2, top, self._rows * _ROW - 1, self._first, self._rows, len(self._found))

    def _draw_large(self, canvas):
        x = 0
        for card in self._large:
            x = canvas.tall_number(rank_of(card), x, _LARGE_TOP)
            canvas.big_pip(suit_of(card), x, _LARGE_TOP)
            x += _PIP
        canvas.text_right(self.marks[0], canvas.width, _LARGE_TOP + LINE)

    def _say(self, key, *values):
        return self._app.words.say("arbiter", key, values)

    def _because(self, why):
        told = self._say(f"why.{why}", self._card, rank_of(self._card))
        if len(self._found) > 1:
            told += self._say("choose", len(self._found))
        field = _FIELDS.get(why)
        # A rule that was changed is named itself, the others by the rules they belong to.
        changed = field in self._rules.changes()
        source = f"{field}={self._rules[field]}" if changed else self._rules.preset
        return f"{source}: {told}."

    def _list(self):
        canvas = self._app.canvas
        self.captures = []
        self.marks = []
        for index in range(self._first, min(self._first + self._rows, len(self._found))):
            capture = self._found[index]
            mark = self._mark(capture)
            text = self._listed(capture)
            # Only the whole table can be too long, and what lies there is known.
            if canvas.text_width(text) + canvas.text_width(mark) + _BAR + _GAP > canvas.width:
                text = self._say("all", len(capture))
            self.captures.append(text)
            self.marks.append(mark)

    def _listed(self, capture):
        """Cards as one text, those of equal rank together: ``5♣ 1♦♥``."""
        words = self._app.words
        text = ""
        for rank in range(RANKS, 0, -1):
            equal = [card for card in capture if rank_of(card) == rank]
            if equal:
                signs = "".join([words.sign(suit_of(card)) for card in equal[1:]])
                text += f" {words.card(equal[0])}{signs}"
        return text[1:]

    def _mark(self, capture):
        if self._sweeps(capture):
            return self._say("sweep")
        return self._say("no_sweep") if len(capture) == len(self._table) else ""

    def _sweeps(self, capture):
        return captures.is_sweep(self._card, capture, self._table, self._rules, self._last)

    def _fits_large(self, capture):
        canvas = self._app.canvas
        wide = _GAP
        for card in capture:
            wide += canvas.tall_width(str(rank_of(card))) + _PIP
        for mark in self.marks[:1]:
            wide += canvas.text_width(mark)
        return wide <= canvas.width
