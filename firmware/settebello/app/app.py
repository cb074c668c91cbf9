"""The app: the match, the stack of screens, and what is saved of both."""

from settebello.app.flash import Flash
from settebello.app.notice import Notice
from settebello.app.screens import SCREENS
from settebello.app.settings import Settings
from settebello.core import log
from settebello.core.match import DRAFT, Match
from settebello.core.refused import Refused
from settebello.core.replay import events, replay

HOLD = "hold "


class App:
    """What the loop drives: ``key``, ``tap``, ``tick``, and ``draw`` when ``dirty``.

    ``canvas`` is drawn on. ``match`` is None before the first one; ``laid`` lists the cards of the
    hand in progress in the order they came, ``marked`` the sides of its sweeps.
    """

    def __init__(self, canvas, matches, hand, settings):
        """``matches``, ``hand`` and ``settings`` are stores (loop.py)."""
        self.canvas = canvas
        self._matches = matches
        self._hand = hand
        self._settings = settings
        self.settings = Settings(settings)
        self.words = self.settings.words
        self.match = None
        self.laid = []
        self.marked = []
        self._notice = Notice()
        self._flash = Flash()
        self.dirty = True
        self._stack = []
        self._saved_places = None
        self._now = 0

    def start(self):
        """Comes back to the match and the screen that were left."""
        self.settings.load(self._read(self._settings))
        self.words = self.settings.words
        self.match, dropped = replay(self._read(self._matches))
        places = self._resume_hand() if self.match else None
        if not places or [name for name, _ in places if name not in SCREENS]:
            places = self._first_places()
        for name, place in places:
            self._stack.append(self._made(name, place))
        self._saved_places = self._places()
        self._come_front()
        if dropped:
            self.tell(self.words.say("screens", "log.dropped", (dropped,)))

    def key(self, key, now):
        """A key was pressed at ``now`` (ms); see loop.py for the names."""
        self._now = now
        self._notice.clear()
        self._flash.stop()
        self.dirty = True
        if key == "hold *":
            self._open_menu()
        else:
            self.screen().key(key[len(HOLD) :] if key.startswith(HOLD) else key)
        self._save_places()

    def tap(self, card, now):
        """A card (0..39) was tapped at ``now`` (ms)."""
        self._now = now
        screen = self.screen()
        if hasattr(screen, "tap"):
            self._notice.clear()
            self._flash.stop()
            screen.tap(card)
            self.dirty = True
            self._save_places()

    def tick(self, now):
        """Time has come to ``now`` (ms)."""
        if self._flash.over(now):
            self.dirty = True

    def draw(self):
        """Draws the screen in front into the canvas."""
        canvas = self.canvas
        canvas.clear()
        self.screen().draw(canvas)
        self._flash.draw(canvas)
        self._notice.draw(canvas)

    def screen(self):
        """The screen in front."""
        return self._stack[-1]

    def below(self):
        """The screen that the one in front covers."""
        return self._stack[-2]

    def say(self, key, *values):
        """A sentence of the screens' words with its values and the sides' names filled in."""
        return self.words.say("screens", key, values, self.match.sides if self.match else ())

    def tell(self, text):
        """Shows a sentence at the bottom until the next key."""
        self._notice.tell(self.canvas, text)
        self.dirty = True

    def show_flash(self, text, ms):
        """Shows a text in tall letters over the lower part for so many ms, or until the next key."""
        self._flash.start(text, self._now, ms)

    def open(self, name, place=None):
        """Puts a screen in front."""
        self._stack.append(self._made(name, place))
        self._come_front()

    def back(self):
        """Takes the screen in front away; the last one stays."""
        if len(self._stack) > 1:
            self._stack.pop()
            self._come_front()

    def home(self, *names):
        """Goes to the score, and from there to these screens; without a match to a new one."""
        self._stack = [self._made("score" if self.match else "new_match", None)]
        for name in names:
            self._stack.append(self._made(name, None))
        self._come_front()

    def speak(self, language):
        """Changes the language (``it`` or ``en``) of all that is shown."""
        self.settings.speak(language)
        self.words = self.settings.words
        self._keep(self.settings.save)

    def begin(self, match):
        """Starts a match; the one before is history."""
        self.match = match
        self.settings.remember(match.sides)
        self._keep(self.settings.save)
        self._keep(self._matches.begin, log.line(match.event()))
        self._begin_hand()

    def record(self, event):
        """Lets a hand be closed or opened again, saves it, and says whether it could be.

        A Refused becomes the notice.
        """
        if self._applied(event):
            self._keep(self._matches.append, log.line(event))
            self._begin_hand()
            return True
        return False

    def note(self, event):
        """Lets a card or a sweep of the hand in progress happen; otherwise like record."""
        if self._applied(event):
            self._trace(event)
            self._keep(self._hand.append, log.line(event))
            return True
        return False

    def reopen(self, event):
        """Sets the hand in progress to what an "open" event tells; otherwise like record."""
        if self._applied(event):
            self._begin_hand()
            return True
        return False

    def _applied(self, event):
        try:
            self.match.apply(event)
        except Refused as refused:
            self.tell(self.words.refusal(refused, self.match.sides))
            return False
        return True

    def _trace(self, event):
        kind = event[0]
        if kind == "card":
            self.laid.append(event[2])
        elif kind == "back" and event[1] in self.laid:
            self.laid.remove(event[1])
        elif kind == "mark" and event[3] > 0:
            self.marked.append(event[2])
        elif kind == "mark" and event[2] in self.marked:
            # The newest mark of that side is the one taken back.
            newest = len(self.marked) - 1 - self.marked[::-1].index(event[2])
            self.marked.pop(newest)

    def _begin_hand(self):
        self.laid = []
        self.marked = []
        self._saved_places = None
        self._keep(self._hand.begin, log.line(self.match.opened()))

    def _resume_hand(self):
        told, _ = events(self._read(self._hand))
        places = None
        # Lines of another hand were left behind by a cut between its end and their removal.
        if not told or told[0][:2] != ["open", self.match.number()]:
            return None
        for event in told:
            if event[0] == "at":
                places = event[1]
            elif event[0] in DRAFT and self.match.end.winner is None:
                try:
                    self.match.apply(event)
                except Refused:
                    return places
                self._trace(event)
        return places

    def _first_places(self):
        if self.match:
            return [["score", None]]
        if self.settings.chosen:
            return [["new_match", None]]
        return [["new_match", None], ["language", None]]

    def _made(self, name, place):
        module = __import__("settebello.app.screens." + name, None, None, ("Screen",))
        screen = module.Screen(self, place)
        screen.name = name
        return screen

    def _come_front(self):
        screen = self.screen()
        self.dirty = True
        if hasattr(screen, "shown"):
            screen.shown()

    def _open_menu(self):
        for screen in self._stack:
            if screen.name == "menu":
                return
        self.open("menu")

    def _places(self):
        return [[screen.name, screen.place() if hasattr(screen, "place") else None] for screen in self._stack]

    def _save_places(self):
        if self.match is None:
            return
        places = self._places()
        if places != self._saved_places:
            self._saved_places = places
            self._keep(self._hand.append, log.line(["at", places]))

    def _read(self, store):
        try:
            return store.lines()
        except OSError:
            self.tell(self.words.say("screens", "store.unread"))
            return []

    def _keep(self, action, *line):
        try:
            action(*line)
        except OSError:
            self.tell(self.words.say("screens", "store.unsaved"))
