"""Plays the steps of a script on a box of fakes, the same on CPython and on MicroPython: the real app and
the real loop, keys and cards that come when a step says so, and a clock that nobody waits for.

A step is a list, its verb and what that takes:

    ["key", name]       presses a key, "hold *" among them (loop.py)
    ["tap", card]       lays a card (0..39) on the reader in the place of the one that lay there; its tag says which
    ["tag", uid, text]  lays a tag there, by its number and what it says before the box writes on it (None for nothing)
    ["lift"]            takes it away
    ["wait", ms]        lets time pass
    ["unplug", part]    pulls the plug of "power", "display", "keypad" or "reader"
    ["plug", part]      puts it in again
    ["expect", text]    tells the watcher what the display shows, and what is expected there
    ["frame", name]     tells it what the display shows
    ["state"]           tells it where the match stands
"""

from settebello.app.app import App
from settebello.compat import dumps
from settebello.core.tag_text import text_of
from settebello.loop import Loop
from settebello.ui.canvas import Canvas

PARTS = ("display", "keypad", "reader")
FRAME_BYTES = 1024
_TURN_MS = 5
_PRESS_MS = 100
_HOLD_MS = 600
# Tick counts of the box wrap at 2 ** 30 ms (MicroPython's time.ticks_ms on rp2).
_WRAP = 0x3FFFFFFF


class Misplay(Exception):
    """A step that can't be played on this box as it is now; the text says why."""


class Clock:
    """Time that passes when it is told to; it starts at 0 whenever the box is switched on."""

    def __init__(self):
        self._now = 0

    def ticks_ms(self):
        """The time, in ms."""
        return self._now

    def sleep_ms(self, ms):
        """Lets so many ms pass at once."""
        self._now = (self._now + ms) & _WRAP


class Display:
    """Shows what it is sent while it has current; without, all is dark.

    ``pixels`` is what can be seen, ``FRAME_BYTES`` bytes like the box's own frame.
    """

    def __init__(self):
        self.pixels = bytearray(FRAME_BYTES)
        self._sent = bytearray(FRAME_BYTES)
        self._plugged = True

    def show(self, buffer):
        """Takes a frame."""
        self._sent[:] = buffer
        if self._plugged:
            self.pixels[:] = buffer

    def poll(self, now):
        """Has shown it already, and has nothing more to send."""
        return False

    def wake(self, now):
        """Never goes dark by itself."""
        return False

    def plug(self, plugged):
        """Joins it to the box, whose newest frame it shows then, or parts it."""
        self._plugged = plugged
        self.pixels[:] = self._sent if plugged else bytes(FRAME_BYTES)


class Slot:
    """Gives what was put into it at the next poll, once; nothing of what is put in while it is unplugged."""

    def __init__(self):
        self._held = None
        self._plugged = True

    def put(self, held):
        """Puts in a key, or what a reader tells."""
        if self._plugged:
            self._held = held

    def poll(self, now):
        """Gives it out, or None."""
        held = self._held
        self._held = None
        return held

    def plug(self, plugged):
        """Joins it to the box or parts it."""
        self._plugged = plugged


class Reader(Slot):
    """A slot for what a reader tells. ``uid`` is the tag that lies there; what is written on one stays on it."""

    # What is put in is told at once.
    hurries = False

    def __init__(self):
        super().__init__()
        self.uid = None
        self._written = {}

    def tag(self, uid, text):
        """Lays a tag there and answers what is told of it; ``text`` is what it says unless another was written."""
        self.uid = uid
        return ("tag", uid, self._written.get(uid, text))

    def lift(self):
        """Takes the tag away and answers what is told of that."""
        self.uid = None
        return ("gone",)

    def write(self, text):
        """Writes a text on the tag."""
        self._written[self.uid] = text
        self.put(("written",))


_MADE = {"display": Display, "keypad": Slot, "reader": Reader}


class Off:
    """A loop without current."""

    def turn(self):
        """Nothing happens."""


class Memory:
    """A store (loop.py) that lasts as long as this process."""

    def __init__(self):
        self._lines = []

    def append(self, line):
        """Adds a line, or several."""
        self._lines += line.split("\n")

    def lines(self):
        """All lines as a list."""
        return list(self._lines)

    def begin(self, line):
        """Starts anew with this line, or several."""
        self._lines = line.split("\n")


class Player:
    """A box that plays steps.

    ``stores`` are its four stores (loop.py): matches, hand, settings, decks. ``watcher`` has ``frame(name, pixels)``,
    ``expect(text, pixels)`` and ``state(line)``; pixels are ``FRAME_BYTES`` bytes that are good until it returns.
    ``parts`` are those of PARTS that the box has, ``link`` is the seam of loop.py, if any.
    """

    def __init__(self, stores, watcher, parts=PARTS, link=None):
        self._stores = stores
        self._watcher = watcher
        self._link = link
        self._parts = {}
        for part in parts:
            self._parts[part] = _MADE[part]()
        self._unplugged = []
        self._verbs = {
            "key": self._key,
            "tap": self._tap,
            "tag": self._tag,
            "lift": self._lift,
            "wait": self._wait,
            "unplug": self._unplug,
            "plug": self._plug,
            "expect": self._expect,
            "frame": self._frame,
            "state": self._state,
        }
        self._buffer = bytearray(FRAME_BYTES)
        self._switch_on()

    def play(self, step):
        """Plays one step to its end: whatever it changes is handled and drawn. Raises Misplay."""
        self._verbs[step[0]](*step[1:])

    def _switch_on(self):
        self._clock = Clock()
        self._app = App(Canvas(self._buffer), *self._stores)
        parts = self._parts
        self._app.reader = parts.get("reader")
        self._app.start()
        # The keys and the display are always polled; a box without them is one where they never answer.
        display = parts.get("display") or Display()
        keys = parts.get("keypad") or Slot()
        self._loop = Loop(self._app, display, keys, self._app.reader, self._clock, link=self._link)
        self._loop.turn()

    def _switch_off(self):
        # Nothing of the app is left, for the next one needs its room.
        self._app = None
        self._loop = Off()
        if "display" in self._parts:
            self._parts["display"].show(bytes(FRAME_BYTES))

    def _part(self, name, verb):
        if name not in self._parts:
            raise Misplay(f"this box has no {name}, so nothing can be done with `{verb}`")
        return self._parts[name]

    def _give(self, slot, held):
        if self._app:
            slot.put(held)
            self._loop.turn()
            self._wait(_PRESS_MS)

    def _key(self, name):
        keypad = self._part("keypad", "key")
        if name.startswith("hold "):
            self._wait(_HOLD_MS)
        self._give(keypad, name)

    def _tap(self, card):
        self._tag(*sim_tag(card))

    def _tag(self, uid, text):
        reader = self._part("reader", "tap")
        if uid == reader.uid:
            raise Misplay("this card lies on the reader already, where it is read once: `lift` it before")
        self._give(reader, reader.tag(uid, text))

    def _lift(self):
        reader = self._part("reader", "lift")
        if reader.uid is None:
            raise Misplay("no card lies on the reader: `tap` one before")
        self._give(reader, reader.lift())

    def _wait(self, ms):
        for _ in range(0, ms, _TURN_MS):
            self._clock.sleep_ms(_TURN_MS)
            self._loop.turn()

    def _unplug(self, name):
        self._move_plug(name, False)

    def _plug(self, name):
        self._move_plug(name, True)

    def _move_plug(self, name, plugged):
        part = None if name == "power" else self._part(name, "plug" if plugged else "unplug")
        if plugged == (name not in self._unplugged):
            raise Misplay(f"the {name} is {'plugged in' if plugged else 'unplugged'} already")
        if plugged:
            self._unplugged.remove(name)
        else:
            self._unplugged.append(name)
        if part:
            part.plug(plugged)
        elif plugged:
            self._switch_on()
        else:
            self._switch_off()

    def _expect(self, text):
        self._watcher.expect(text, self._part("display", "expect").pixels)

    def _frame(self, name):
        self._watcher.frame(name, self._part("display", "frame").pixels)

    def _state(self):
        self._watcher.state(state_line(self._app))


def sim_tag(card):
    """(number, text) of the tag of a card (0..39) here."""
    text = text_of(card)
    return "SIM-" + text, text


def state_line(app):
    """Where an App stands, as one line of JSON; all is null while the box is off (None) or has no match.

    ``points`` are those of the last hand, ``hand`` is the number of the one in progress, ``table`` and ``match`` where
    it belongs, 0 for none.
    """
    screen = totals = points = sides = rules = hand = table = number = None
    if app:
        screen = app.screen().name
        match = app.match
        if match:
            totals = match.end.totals
            points = match.hands[-1].points() if match.hands else None
            sides = match.sides
            rules = match.rules.line()
            hand = match.number()
            table, number = match.place
    told = []
    for name, value in (
        ("screen", screen),
        ("totals", totals),
        ("points", points),
        ("sides", sides),
        ("rules", rules),
        ("hand", hand),
        ("table", table),
        ("match", number),
    ):
        # Pair by pair, because a dict's order differs between the interpreters.
        told.append(f'"{name}":{dumps(value)}')
    return "{" + ",".join(told) + "}"
