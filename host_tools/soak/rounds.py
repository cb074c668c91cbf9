"""Rounds of steps, each on a new box: made up as they are played, or played again."""

import tempfile
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field

from host_tools.play import Misplay
from host_tools.soak.checked import Checked
from host_tools.soak.dice import Dice
from host_tools.soak.disk import Disk
from host_tools.soak.found import Found
from host_tools.soak.rover import Rover
from host_tools.soak.tally import Tally

# So short that what fails can be made shorter still, so long that several matches are played.
ROUND = 2000
PRESSES = ("key", "tap", "tag")
# Comparing the match with its log is dear.
_REPLAY_EVERY = 40


@dataclass
class Round:
    """The steps that were played, the CRC-32 of the frame after each (None after one that couldn't be played), and
    [kind, text] of what is wrong after the last.
    """

    steps: list[list] = field(default_factory=list)
    shown: list[int | None] = field(default_factory=list)
    found: list[str] = field(default_factory=list)

    def presses(self) -> int:
        """How many keys and cards are among the steps."""
        return sum(step[0] in PRESSES for step in self.steps)


def roved(seed: int, number: int, presses: int, tally: Tally) -> Round:
    """The round of that number, with so many keys and cards."""
    rover = Rover(Dice(seed * 1000 + number), tally)

    def steps(box: Checked) -> Iterator[list]:
        left = presses
        while left:
            step = rover.next(box.app)
            left -= step[0] in PRESSES
            yield step

    return _played(steps, tally, _REPLAY_EVERY)


def played(steps: list[list], replay_every: int = _REPLAY_EVERY) -> Round:
    """A round of given steps; the match is compared with its log every so many."""
    return _played(lambda box: iter(steps), Tally(), replay_every)


def _played(steps, tally: Tally, replay_every: int) -> Round:
    result = Round()
    with tempfile.TemporaryDirectory() as folder:
        try:
            box = Checked(Disk(folder), tally, replay_every)
            for step in steps(box):
                result.steps.append(step)
                try:
                    box.play(step)
                    result.shown.append(box.shown())
                except Misplay:
                    result.shown.append(None)
        except Found as found:
            result.found = [found.kind, found.text]
        except Exception as error:
            # Whatever the box raises is what is looked for.
            result.found = [type(error).__name__, "".join(traceback.format_exception(error))]
    return result
