"""Counting a hand from its cards: all piles but one, the last is the rest."""

from settebello.app.grid import RANK_KEYS, SUIT_KEYS, draw_grid
from settebello.app.page import heading, hints
from settebello.compat import const
from settebello.core import cards
from settebello.core.hand import Hand
from settebello.core.pile import rest_of
from settebello.core.proof import proof

_FLASH_MS = const(1200)
_SIDE_KEYS = "123456"
_STATUS = const(47)
_LIST = const(3)
_TOP = const(13)
_ROW = const(12)


class Screen:
    """First whose pile, then its cards: a suit's key and ranks, or a rank and a suit's key."""

    def __init__(self, app, place):
        self._app = app
        self._side, self._suit, self._rank = place or (None, None, 0)
        self._asked = None
        self._status = ""
        self._right = ""

    def place(self):
        """The side whose pile is counted, the suit chosen, the rank waiting for one."""
        return [self._side, self._suit, self._rank]

    def shown(self):
        """Puts the words together once, not with every frame."""
        self._refresh()

    def key(self, key):
        """A card, or the end of the pile."""
        if self._side is None:
            self._key_whose(key)
        else:
            self._key_card(key)
        if self._app.screen() is self:
            self._refresh()

    def tap(self, card):
        """A card from the reader; one that lies there already stays."""
        app = self._app
        if self._side is None:
            app.tell(app.say("cards.whose_first"))
        elif app.match.open.piles[self._side].has(card):
            app.tell(app.say("cards.already", card))
        else:
            self._suit = cards.suit_of(card)
            self._lay(card)
        self._refresh()

    def draw(self, canvas):
        """The question whose pile it is, or the grid of the forty cards."""
        heading(canvas, self._title, self._right)
        if self._side is None:
            self._draw_whose(canvas)
        else:
            draw_grid(canvas, self._app.match.open.piles, self._side, self._suit)
            canvas.text_fit(self._status, 0, _STATUS, canvas.width)
        hints(canvas, self._hints)

    def _refresh(self):
        app = self._app
        match = app.match
        if self._side is None:
            self._title = app.say("cards.whose")
            self._right = app.say("score.hand", match.number())
            self._hints = app.say("cards.keys_whose", len(match.sides))
            return
        self._title = match.sides[self._side]
        self._right = app.say("cards.count", match.open.piles[self._side].count())
        self._status = self._running()
        if self._rank:
            self._hints = app.say("cards.keys_suit", self._rank)
        elif self._suit is None:
            self._hints = app.say("cards.keys_first")
        else:
            self._hints = app.say("cards.keys")

    def _running(self):
        """The tallies as they would stand if the pile were complete."""
        match = self._app.match
        whole = Hand(len(match.sides), match.rules.game)
        whole.piles = self._whole_piles()
        whole.counters = match.open.counters
        certain = self._certain()
        text = ""
        for award in match.rules.game.score(whole.piles, whole.counters, match.rules):
            if award.name in match.rules.game.RUNNING:
                tally = "-".join(["·" if value is None else str(value) for value in award.tally])
                tick = "✓" if award.name in certain else ""
                text += f"{self._app.say('short.' + award.name)} {tally}{tick}  "
        return text

    def _certain(self):
        """The names of the awards that no card still to come can change."""
        match = self._app.match
        told = proof(match.open.piles, match.open.counters, match.rules, True)
        return [award.name for award in told if award.certain]

    def _whole_piles(self):
        piles = list(self._app.match.open.piles)
        rest = self._rest_side()
        if rest is not None:
            piles[rest] = rest_of([pile for side, pile in enumerate(piles) if side != rest])
        return piles

    def _rest_side(self):
        """The side that gets what nobody was given: the last one without a pile of its own."""
        empty = [side for side in self._empty() if side != self._side]
        return empty[-1] if empty else None

    def _key_whose(self, key):
        app = self._app
        match = app.match
        if key in _SIDE_KEYS and int(key) <= len(match.sides):
            self._begin(int(key) - 1)
        elif key == "#":
            self._close_or_say()
        elif key == "*":
            app.back()
        else:
            app.tell(app.say("key.nothing", key))

    def _begin(self, side):
        app = self._app
        match = app.match
        self._side = side
        self._suit = None
        self._rank = 0
        # With two sides the other pile is the rest of this one, so it is told by it alone.
        if len(match.sides) == 2 and match.open.piles[1 - side].count():
            event = match.opened()
            event[2][1 - side] = [0, 0, 0, 0]
            app.table.reopen(event)

    def _key_card(self, key):
        app = self._app
        if key in SUIT_KEYS:
            self._suit = SUIT_KEYS.index(key)
            if self._rank:
                rank = self._rank
                self._rank = 0
                self._lay_or_take(cards.card(self._suit, rank))
        elif key in RANK_KEYS:
            rank = RANK_KEYS.index(key) + 1
            if self._suit is None:
                self._rank = rank
            else:
                self._lay_or_take(cards.card(self._suit, rank))
        elif key == "#":
            self._end_pile()
        elif self._rank:
            self._rank = 0
        elif app.table.laid and app.match.open.piles[self._side].has(app.table.laid[-1]):
            self._take(app.table.laid[-1])
        else:
            self._side = None

    def _lay_or_take(self, card):
        if self._app.match.open.piles[self._side].has(card):
            self._take(card)
        else:
            self._lay(card)

    def _lay(self, card):
        app = self._app
        holder = app.match.open.holder(card)
        if holder is not None and self._asked != card:
            self._asked = card
            app.tell(app.say("cards.move", card, holder))
            return
        self._asked = None
        if holder is not None:
            app.table.note(["back", card])
        if app.table.note(["card", self._side, card]):
            self._flash("cards.laid", card)

    def _take(self, card):
        if self._app.table.note(["back", card]):
            self._flash("cards.taken", card)

    def _flash(self, key, card):
        app = self._app
        rank = app.say(f"rank.{cards.rank_of(card)}")
        app.flash(app.say(key, rank, app.say(f"suit.{cards.suit_of(card)}")), _FLASH_MS)

    def _end_pile(self):
        app = self._app
        match = app.match
        if match.open.piles[self._side].count() == 0 and self._asked != "empty" and len(match.sides) == 2:
            self._asked = "empty"
            app.tell(app.say("cards.none", self._side, 1 - self._side))
            return
        self._side = None
        if len(match.sides) == 2 or len(self._empty()) < 2:
            self._close()

    def _close_or_say(self):
        empty = self._empty()
        if len(empty) < 2:
            self._close()
        else:
            self._app.tell(self._app.say("cards.which_missing", empty[0]))

    def _empty(self):
        return [side for side, pile in enumerate(self._app.match.open.piles) if pile.count() == 0]

    def _close(self):
        app = self._app
        event = app.match.closing()
        event[2] = [list(pile.suits) for pile in self._whole_piles()]
        if app.table.record(event):
            app.home("points")

    def _draw_whose(self, canvas):
        match = self._app.match
        width = canvas.width if len(match.sides) <= _LIST else canvas.width // 2
        for side in range(len(match.sides)):
            x = side // _LIST * width
            y = _TOP + side % _LIST * _ROW
            after = canvas.key(_SIDE_KEYS[side], x, y)
            canvas.text_fit(match.sides[side], after + 2, y, width - 34)
            count = match.open.piles[side].count()
            if count:
                canvas.number_right(count, x + width - 4, y)
