"""A box on a table of a club evening: the real app, its keys pressed, its memory pulled like any box's."""

from host_tools.play import Player
from host_tools.stores import Stores
from tests.host.command import settebello

# Cards, coins, settebello and primiera to the first or the second side: 4-0 or 0-4.
ALL_FIRST, ALL_SECOND = "0 1 1 1 1 #", "0 2 2 2 2 #"


class TableBox:
    """A box in Italian that stands on the table of this number; ``folder`` is its memory."""

    def __init__(self, folder, table):
        self.folder = folder
        self._table = table
        self._stores = Stores(folder)
        self._player = Player(tuple(self._stores), None)
        self._is_used = False
        self.keys("1")

    def keys(self, line):
        """Presses keys, parted by spaces."""
        for key in line.split():
            self._player.play(["key", key])

    def hold(self):
        """Holds the *: the menu."""
        self._player.play(["key", "hold *"])

    def begin(self, number, preset):
        """A new match by the preset of this digit, for the meeting of this number."""
        if self._is_used:
            self.hold()
            self.keys("1")
        self._is_used = True
        self.keys(f"1 {preset} 6 {self._table} # {' '.join(str(number))} # #")

    def win(self, number, side, preset=3):
        """Plays the meeting of this number to the end: the side (0 or 1) makes all points of three hands, 12-0."""
        self.begin(number, preset)
        for _ in range(3):
            self.keys((ALL_SECOND if side else ALL_FIRST) + " #")

    def pull(self, saved):
        """Pulls all its matches into a folder of its own there."""
        done = settebello("pull", "--from", str(self.folder), "--to", str(saved / f"table{self._table}"))
        assert done.code == 0, done.err
