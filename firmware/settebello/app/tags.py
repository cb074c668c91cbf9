"""What the reader tells, on its way to the screen in front."""

from settebello.compat import borrowed, const

# A tag that is lifted slowly is lost and found again; a card that is meant again comes later than that.
_SAME_MS = const(1500)
# Tick counts of the box wrap at 2 ** 30 ms (MicroPython's time.ticks_ms on rp2).
_WRAP = const(0x3FFFFFFF)


class Tags:
    """``decks`` are the decks with tags (deck.py). What the screens are offered: screens/__init__.py."""

    def __init__(self, app, store):
        """``store`` (loop.py) holds the decks."""
        self._app = app
        self._store = store
        self._decks = None
        self._lying = ""
        self._left = []
        self._trouble = None

    @property
    def decks(self):
        """The decks, read when they are first needed."""
        if self._decks is None:
            app = self._app
            decks = borrowed("settebello.app", "deck")
            self._decks = decks.Decks(app.table.read(self._store), app.words.get("deck", "first"))
            self._name()
        return self._decks

    def keep(self):
        """Saves the decks as they are now."""
        self._name()
        self._app.table.keep(self._store.begin, self._decks.line())

    def forget(self):
        """The next tag counts, whichever lay there before."""
        self._lying = ""
        self._left = []

    def take(self, event, now):
        """Takes an event of the reader (loop.py) at ``now`` (ms)."""
        app = self._app
        kind = event[0]
        if kind == "tag":
            if self._is_new(event[1], now):
                self._offer(event[1], event[2])
        elif kind == "gone":
            self._leave(now)
        elif kind == "trouble":
            app.told("parts", event[1], event[2])
            self._trouble = app.notice.lines
        elif kind == "ready":
            if app.notice.lines is self._trouble:
                app.notice.clear()
                app.dirty = True
        else:
            app.offer("wrote", "" if kind == "written" else event[1])

    def _name(self):
        """Lets cards be named and drawn as those of the deck in use."""
        app = self._app
        app.words.french = app.canvas.french = self._decks.deck().french

    def _offer(self, uid, text):
        app = self._app
        if app.offer("tag", uid, text) or not hasattr(app.screen(), "tap"):
            return
        card = self.decks.deck().card(uid, text)
        if card is None:
            app.told("deck", "unknown", ())
            if text is None:
                # Lifted before it was read, perhaps: it may come again at once.
                self._lying = ""
        else:
            app.tap(card, app.now)

    def _is_new(self, uid, now):
        self._left = [left for left in self._left if (now - left[1]) & _WRAP < _SAME_MS]
        if uid == self._lying:
            return False
        self._leave(now)
        self._lying = uid
        return uid not in [left[0] for left in self._left]

    def _leave(self, now):
        if self._lying:
            self._left.append((self._lying, now))
            self._lying = ""
