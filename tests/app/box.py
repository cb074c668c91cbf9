"""A box of the app alone, for tests: keys go in, and what the match and the screens know comes out."""

import gc

from settebello.app.app import App
from settebello.core.match import Match
from settebello.core.rules import from_line
from settebello.ui.canvas import Canvas

FRAME = 1024


class Memory:
    """A store that keeps its lines in memory; ``full`` makes it refuse to write, ``dead`` to read too."""

    def __init__(self):
        self.kept = []
        self.full = False
        self.dead = False

    def append(self, line):
        if self.full or self.dead:
            raise OSError(28)
        self.kept += line.split("\n")

    def lines(self):
        if self.dead:
            raise OSError(5)
        return list(self.kept)

    def begin(self, line):
        if self.full or self.dead:
            raise OSError(28)
        self.kept = line.split("\n")


class Box:
    """An app over four stores in memory; the language is Italian until a test says otherwise."""

    def __init__(self, stores=None):
        self.stores = stores or [Memory() for _ in range(4)]
        self.now = 0
        self.switch_on()

    def switch_on(self):
        """Power off and on: a new app over what was saved; the old one's memory is gone before."""
        self.app = None
        gc.collect()
        self.app = App(Canvas(bytearray(FRAME)), *self.stores)
        self.app.start()
        return self

    def keys(self, line):
        """Presses keys, parted by spaces; ``hold`` holds the *."""
        for key in line.split():
            self.app.key("hold *" if key == "hold" else key, self.now)
            self.app.rest()
        return self

    def begin(self, line="scopa", sides=("Noi", "Loro"), start=None, language="it"):
        """A match by a rule line, at its score."""
        self.app.speak(language)
        self.app.begin(Match(from_line(line), list(sides), start))
        return self

    def screen(self):
        return self.app.screen().name

    def totals(self):
        return self.app.match.end.totals

    def said(self):
        """What the notice says, as one line."""
        return " ".join(self.app.notice.lines)

    def frame(self):
        """The pixels of the screen in front."""
        self.app.draw()
        return bytes(self.app.canvas.buffer)


# All-level piles (cases/hands.json): 20 cards each, 5 coins each, 78 each; the first has the settebello.
LEVEL = "D 1 2 3 4 7 C 1 2 3 4 7 A 1 2 3 4 6 B 1 2 3 4 6"
