"""A simulated box and who follows it, in a time of their own."""

from host_tools.speech import Speech
from host_tools.watch.board import board_of, match_of
from host_tools.watch.follower import Follower
from host_tools.watch.sim_box import SimBox
from settebello.core.match import Match
from settebello.core.rules import from_line

# The sums of a hand (tests/scripts/sums.txt): cards and coins to the first side, settebello and primiera to the
# second; 2-2.
LEVEL_HAND = ["0", "1", "1", "2", "2", "#", "#"]
# Cards, coins and settebello to the first side, the primiera to nobody; 3-0.
THREE_NIL = ["0", "1", "1", "1", "0", "#", "#"]


def made(name="e66141", sides=("Noi", "Loro"), rules="scopa", table=3, number=12, start=None):
    """A box with a match on its table."""
    match = Match(from_line(rules), list(sides), start)
    match.place = (table, number)
    return SimBox(name, match)


def press(box, keys):
    """Press keys one after the other."""
    box.play([["key", key] for key in keys])


class Cable:
    """Carries bytes between a box and a follower; ``lose`` changes what comes from the box."""

    def __init__(self, box, follower=None):
        self.box = box
        self.follower = follower or Follower()
        self.now = 100.0
        self.lose = lambda data: data

    def carry(self, seconds=3.0):
        """Let so much time pass; answers what was asked of the box."""
        asked = b""
        for _ in range(round(seconds / 0.05)):
            question = self.follower.ask(self.now)
            self.box.write(question)
            asked += question
            self.follower.take(self.lose(self.box.told(4096)), self.now)
            self.now += 0.05
        return asked

    def match(self):
        """The match as the follower knows it."""
        return match_of(self.follower.match, self.follower.hand)

    def board(self):
        """What would be shown of it."""
        return board_of(self.match(), Speech("it"))

    def totals(self):
        return [side.total for side in self.board().sides]
