"""Counting a hand from its cards: all piles but one, the last is the rest."""

from settebello.app.card_keys import CardKeys, called, taken
from settebello.app.grid import SUIT_KEYS, draw_grid, ranks_without
from settebello.app.page import SIDE_KEYS, heading, hints
from settebello.app.piles import empty_sides, rest_side, running, whole_piles
from settebello.app.work import work_of
from settebello.compat import borrowed, const
from settebello.core.cards import suit_of
from settebello.core.claim import claim
from settebello.core.refused import Refused

_FLASH_MS = const(1200)
_STATUS = const(47)
_LIST = const(3)
_TOP = const(13)
_ROW = const(12)


class Screen:
    """First whose pile, then its cards: a suit's key and ranks, or a rank and a suit's key.

    Who opens it may end ``place`` with what the cards are for (work.py). Cards that are tapped wait until it is said
    whose pile is read; another side's wait until it is said whose they are, while the pile goes on.
    """

    # A suit's key changes nothing that a flash covers, and leaves the card that was laid last in sight.
    under_flash = SUIT_KEYS

    def __init__(self, app, place):
        self._app = app
        place = place or [None, None, 0, None]
        self._side, suit, rank, work = place[:4]
        self._keys = CardKeys(suit, rank)
        self._work = work_of(app, work)
        self._desk = self._work.desk
        self._tapped = self._hinted = None
        if app.reader or place[4:] and place[4]:
            self._read(place[4] if place[4:] else [])
        match = self._desk.match
        self._ranks = ranks_without(match.rules.game.out(len(match.sides), match.rules))
        self._asked = None

    def place(self):
        """The side whose pile is counted, the suit chosen, the rank without one, what for, the cards waiting."""
        return [self._side, self._keys.suit, self._keys.rank, self._work.place(), list(self._waiting())]

    def shown(self):
        """Puts the words together once, not with every frame."""
        match = self._desk.match
        if self._side is None:
            self._title = self._app.say("cards.whose")
            waiting = len(self._waiting())
            self._right = self._count(waiting) if waiting else self._app.say("score.hand", match.number())
            self._hint("cards.keys_whose_two" if self._has_brief() else "cards.keys_whose", len(match.sides))
            return
        self._title = match.sides[self._side]
        self._right = self._count(self._pile().count())
        # It takes longer than all the rest, and a flash covers it while cards are keyed.
        self._status = None
        self._hint(self._keys.asks(), self._keys.rank)

    def _hint(self, key, value):
        told = (key, value, self._app.words.language)
        if told != self._hinted:
            self._hinted = told
            self._hints = self._app.say(key, value)

    def key(self, key):
        """A card, or the end of the pile."""
        if self._side is None:
            self._key_whose(key)
        elif not self._waiting() or not self._tapped.answered(key):
            self._key_card(key)
        if self._app.screen() is self:
            self.shown()

    def tap(self, card):
        """A card from the reader; one that lies there already stays."""
        if self._tapped is None:
            self._read([])
        if self._side is None:
            self._tapped.wait(card)
        elif self._tapped.lay(card, self._side):
            self._keys = CardKeys(suit_of(card))
        self.shown()

    def draw(self, canvas):
        """The question whose pile it is, or the grid of the forty cards."""
        heading(canvas, self._title, self._right)
        if self._side is None:
            self._draw_whose(canvas)
        else:
            draw_grid(canvas, self._desk.match.open.piles, self._side, self._keys.suit, self._ranks)
            if not self._app.flashes():
                canvas.text_fit(self._standing(), 0, _STATUS, canvas.width)
        hints(canvas, self._hints)

    def _standing(self):
        """How the pile stands, or what is asked about a card that waits."""
        if self._status is None:
            app = self._app
            waits = self._waiting()
            self._status = self._tapped.short() if waits else running(app, self._desk.match, self._side, self._work)
        return self._status

    def _read(self, waiting):
        """Gets ready to read cards, which takes a while; a box without a reader never needs it."""
        tapped = borrowed("settebello.app", "tapped")
        self._tapped = tapped.Tapped(self._app, self._desk, self._give, waiting, self._side)

    def _waiting(self):
        return self._tapped.waiting if self._tapped else ()

    def _pile(self):
        return self._desk.match.open.piles[self._side]

    def _count(self, count):
        return self._app.say("cards.count_one" if count == 1 else "cards.count", count)

    def _key_whose(self, key):
        app = self._app
        match = self._desk.match
        if key in SIDE_KEYS and int(key) <= len(match.sides):
            self._begin(int(key) - 1)
        elif self._waiting() and key == "*":
            app.flash(app.say("cards.taken", called(app, self._tapped.waiting.pop())), _FLASH_MS)
        elif self._waiting() and key == "#":
            app.tell(app.say("cards.whose_first"))
        elif key == "#":
            missing = empty_sides(match)
            if len(missing) < 2:
                self._finish()
            else:
                app.tell(app.say("cards.which_missing", missing[0]))
        elif key == "*":
            app.back()
        elif key == "B" and self._has_brief():
            app.back()
            app.open("brief", self._work.brief)
        else:
            app.nothing(key)

    def _has_brief(self):
        """Whether there is a shorter way to count this hand."""
        match = self._desk.match
        return self._desk is self._app.table and len(match.sides) == 2 and match.rules.game.TALLY is None

    def _begin(self, side):
        match = self._desk.match
        self._side = side
        self._keys = CardKeys()
        # With two sides the other pile is the rest of this one, so it is told by it alone.
        if len(match.sides) == 2 and match.open.piles[1 - side].count():
            event = match.opened()
            event[2][1 - side] = [0, 0, 0, 0]
            self._desk.reopen(event)
        if self._waiting():
            self._tapped.lay_all(side)

    def _key_card(self, key):
        laid = self._desk.laid
        card = self._keys.key(key)
        if card is not None:
            self._lay_or_take(card)
        elif key == "#":
            self._end_pile()
        elif key != "*":
            # A suit, or a rank that waits for one.
            return
        elif self._keys.rank:
            self._keys.rank = 0
        elif laid and self._pile().has(laid[-1]):
            self._take(laid[-1])
        elif self._work.whole:
            self._side = None
        else:
            self._app.back()

    def _lay_or_take(self, card):
        if self._pile().has(card):
            self._take(card)
        else:
            self._lay(card)

    def _lay(self, card):
        holder = self._desk.match.open.holder(card)
        if holder is not None and self._asked != card:
            self._asked = card
            self._app.tell(self._app.say("cards.move", card, holder))
            return
        self._asked = None
        self._give(card, self._side)

    def _give(self, card, side):
        holder = self._desk.match.open.holder(card)
        if holder not in (None, side):
            self._desk.note(["back", card])
        if holder == side or self._desk.note(["card", side, card]):
            self._app.flash(called(self._app, card), _FLASH_MS)

    def _take(self, card):
        if self._desk.note(["back", card]):
            self._app.flash(taken(self._app, card), _FLASH_MS)

    def _end_pile(self):
        match = self._desk.match
        if not self._work.whole:
            self._claim()
        elif len(match.sides) == 2 and self._pile().count() == 0 and self._asked != "empty":
            self._asked = "empty"
            self._app.tell(self._app.say("cards.none", self._side, 1 - self._side))
        elif len(match.sides) == 2 or len(empty_sides(match)) < 2:
            self._finish()
        else:
            self._side = None

    def _claim(self):
        """Makes the claim; one that the cards don't prove is asked for once more, since it loses."""
        match = self._desk.match
        try:
            made = claim(match.end.totals, self._side, match.open.piles, match.open.counters, match.rules)
        except Refused as refused:
            self._app.told("refusals", refused.key, refused.values)
            return
        if made.proven or self._asked == "claim":
            self._finish()
        else:
            self._asked = "claim"
            self._app.tell(self._app.say("claim.not_yet", made.totals[made.side]))

    def _finish(self):
        match = self._desk.match
        event = match.closing()
        if self._work.whole:
            rest = rest_side(match, self._side)
            event[2] = [list(pile.suits) for pile in whole_piles(match, rest)]
        self._work.finish(event)

    def _draw_whose(self, canvas):
        match = self._desk.match
        width = canvas.width if len(match.sides) <= _LIST else canvas.width // 2
        for side in range(len(match.sides)):
            x = side // _LIST * width
            y = _TOP + side % _LIST * _ROW
            after = canvas.key(SIDE_KEYS[side], x, y)
            canvas.text_fit(match.sides[side], after + 2, y, width - 34)
            count = match.open.piles[side].count()
            if count:
                canvas.number_right(count, x + width - 4, y)
