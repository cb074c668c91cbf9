"""The app: the screens, what they say, and the match on the table."""

from settebello.app.flash import Flash
from settebello.app.notice import Notice
from settebello.app.screens import SCREENS
from settebello.app.settings import Settings
from settebello.app.table import HOME, Table
from settebello.compat import borrowed, const, forget, loaded
from settebello.core.refused import Refused

_HOLD = "hold "
_BYTES = const(32)
_MISFITS = (AttributeError, IndexError, KeyError, TypeError, ValueError, Refused)


class App:
    """What the loop drives: ``key``, ``tag``, ``tick``, and ``draw`` when ``dirty``.

    ``canvas`` is drawn on, ``table`` holds the match and saves it, ``settings`` what is remembered between
    matches, ``words`` what is said, ``notice`` what was told last, ``now`` the time of the last key or tag (ms).
    ``cue`` is the sound that goes with what happened, "" for none; ``health`` answers how the parts are (health.py),
    ``reader`` is the reader (loop.py), known before the start; both may be None.
    """

    def __init__(self, canvas, matches, hand, settings, decks):
        """``matches``, ``hand``, ``settings`` and ``decks`` are stores (loop.py)."""
        self.canvas = canvas
        self.table = Table(matches, hand, self.told)
        self.settings = Settings(settings)
        self._decks = decks
        self._tags = None
        self.words = self.settings.words
        self.health: object = None
        self.reader: object = None
        self.dirty = True
        self.cue = ""
        self.notice = Notice()
        self._flash = Flash()
        self._stack = []
        # Whether a key or a card has come since the places of the screens were saved.
        self._moved = False
        self.now = 0
        # What is in the memory whatever is shown.
        self._loaded = loaded()

    def start(self):
        """Comes back to the match and the screen that were left."""
        self.settings.load(self.table.read(self.settings.store))
        self.words = self.settings.words
        if self.reader:
            # Cards are named and drawn as those of the deck in use, and the first one that is tapped waits for nothing.
            self.tags.decks.deck()
        places = self.table.resume()
        try:
            self._show(places or self._first_places())
        except _MISFITS:
            # What was saved of the screens is of another match, or of another version of this program.
            places = self._first_places()
            self._show(places)
            self.table.save_places(places)

    def key(self, key, now):
        """A key was pressed at ``now`` (ms); see loop.py for the names."""
        self.now = now
        if self._tags:
            self._tags.forget()
        screen = self.screen()
        if not self.flashes() or key not in getattr(screen, "under_flash", ""):
            self.untell()
        self.dirty = True
        if key == "hold *":
            self._open_menu()
        else:
            screen.key(key[len(_HOLD) :] if key.startswith(_HOLD) else key)
        self._moved = True

    def tap(self, card, now):
        """A card (0..39) was tapped at ``now`` (ms)."""
        self.now = now
        self.offer("tap", card)

    def tag(self, event, now):
        """The reader told something at ``now`` (ms); see loop.py for the events."""
        self.now = now
        self.tags.take(event, now)

    def listen(self, link, now):
        """Hears at ``now`` (ms) what comes over the link (loop.py), and tells it what happens while it is asked to."""
        table = self.table
        # Several at a time, or a Ctrl-C would wait behind whatever else was sent.
        for _ in range(_BYTES):
            byte = link.hear()
            if table.teller is None and byte >= 0:
                # Only while somebody listens it is in the memory.
                table.teller = borrowed("settebello.app", "teller").Teller(self, link, now)
            if table.teller is not None and not table.teller.hear(byte, now):
                table.teller = None
            if byte < 0:
                return

    def offer(self, method, *values):
        """Calls a method that the screen in front may have; answers whether it has."""
        screen = self.screen()
        if not hasattr(screen, method):
            return False
        self.untell()
        getattr(screen, method)(*values)
        self._moved = True
        return True

    def tick(self, now):
        """Time has come to ``now`` (ms)."""
        if self._flash.over(now):
            self.dirty = True
        if self.table.timing:
            self.table.timing.tick(self, now)

    def rest(self):
        """What is to be seen was seen: what was left for then is saved."""
        if self._moved:
            self._moved = False
            self.table.save_places(self._places())

    def draw(self):
        """Draws the screen in front into the canvas."""
        canvas = self.canvas
        canvas.clear()
        self.screen().draw(canvas)
        self._flash.draw(canvas)
        self.notice.draw(canvas)

    @property
    def tags(self):
        """What the reader told, and the decks; a box without a reader never has it in its memory."""
        if self._tags is None:
            self._tags = borrowed("settebello.app", "tags").Tags(self, self._decks)
        return self._tags

    @property
    def match(self):
        """The match on the table, or None before the first one."""
        return self.table.match

    def screen(self):
        """The screen in front."""
        return self._stack[-1]

    def find(self, name):
        """The screen of that name, in front or covered by others; None where there is none."""
        for screen in self._stack:
            if screen.name == name:
                return screen
        return None

    def say(self, key, *values):
        """A sentence of the screens' words with its values and the sides' names filled in."""
        # What is said in a hand is at hand; the menu's words come from the flash when they are asked for.
        return self.words.say("screens", key, values, self.match.sides if self.match else (), "menus")

    def tell(self, text):
        """Shows a sentence at the bottom until the next key."""
        self._flash.stop()
        self.notice.tell(self.canvas, text)
        self.dirty = True

    def untell(self):
        """Takes away what was told, and what flashes."""
        self.notice.clear()
        self._flash.stop()
        self.dirty = True

    def told(self, room, key, values):
        """Tells a sentence of any room of the words; see Words.say."""
        text = self.words.say(room, key, values, self.match.sides if self.match else ())
        self.tell(text[0].upper() + text[1:])
        self.cue = "refused"

    def nothing(self, key):
        """Tells that a key does nothing here."""
        self.tell(self.say("key.nothing", key))
        self.cue = "refused"

    def flash(self, text, ms, cue="accepted"):
        """Shows a text in tall letters over the lower part for so many ms, or until the next key."""
        self.cue = cue
        self._flash.start(text, self.now, ms)

    def flashes(self):
        """Whether a flash covers the lower part now."""
        return self._flash.shows()

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
        """Goes to the score, or without a match to a new one, and from there to these screens."""
        self._stack = []
        self.words.forget_all_but("screens")
        self._stack = [self._made(name, None) for name in ("score" if self.match else "new_match",) + names]
        self._come_front()

    def begin(self, match):
        """Starts a match, remembers its names, and shows its score."""
        if self.match:
            self.settings.keep_won(self.match)
        self.settings.remember(match.sides)
        self.save_settings()
        self.table.begin(match)
        self.home()

    def speak(self, language):
        """Changes the language (``it`` or ``en``) of all that is shown."""
        self.settings.speak(language)
        self.words = self.settings.words
        self.save_settings()

    def save_settings(self):
        """Keeps the settings as they are now."""
        self.table.keep(self.settings.store.begin, self.settings.line())

    def _show(self, places):
        self._stack = []
        for name, place in places:
            if name not in SCREENS:
                raise ValueError(name)
            self._stack.append(self._made(name, place))
        self._come_front()
        self.draw()

    def _first_places(self):
        if self.match:
            return HOME
        if self.settings.chosen:
            return [["new_match", None]]
        return [["language", None]]

    def _made(self, name, place):
        screen = borrowed("settebello.app.screens", name).Screen(self, place)
        screen.name = name
        return screen

    def _come_front(self):
        self.dirty = True
        screen = self.screen()
        if hasattr(screen, "shown"):
            screen.shown()
        if len(self._stack) == 1:
            # What other screens needed is loaded again when it is.
            forget(self._loaded)
            if self.match:
                self.match.rest()

    def _open_menu(self):
        if self.find("menu") is None:
            self.open("menu")

    def _places(self):
        return [[screen.name, screen.place() if hasattr(screen, "place") else None] for screen in self._stack]
