"""A meeting of two pairs: one match, or the best of three."""

from dataclasses import dataclass, field

from host_tools.night.plan import Planned
from host_tools.night.refusal import Refusal

MOST_POINTS = 999
_MOST_PRIZE = 10**9
ENDINGS = ("played", "flag", "abandon", "excluded", "forfeit")


@dataclass(frozen=True)
class Result:
    """A match that was played: ``points`` and ``winner`` (0 or 1) by the sides of its meeting, ``ending`` of ENDINGS:
    how it ended. ``prizes`` is what its pot paid each side, in hundredths, or None; ``source`` names the file of the
    box that told it, or is empty, ``turned`` whether that box had the sides the other way round."""

    points: tuple[int, int]
    winner: int
    ending: str = "played"
    prizes: tuple[int, int] | None = None
    source: str = ""
    turned: bool = False


@dataclass
class Meeting:
    """``sides`` are the numbers of its pairs, None while they aren't known; ``results`` by the match's place, from 0.

    ``version`` is the number of the act that changed it last.
    """

    planned: Planned
    best_of: int
    sides: tuple[int | None, int | None] = (None, None)
    results: dict[int, Result] = field(default_factory=dict)
    table: int | None = None
    version: int = 0

    @property
    def number(self) -> int:
        """Its number in the evening, from 1."""
        return self.planned.number

    @property
    def counted(self) -> list[int]:
        """The places of the matches that count, in order: what was played after the deciding one doesn't."""
        found: list[int] = []
        for place in sorted(self.results):
            if self._won(found, 0) < self._needed > self._won(found, 1):
                found.append(place)
        return found

    @property
    def wins(self) -> tuple[int, int]:
        """How many matches each side has won."""
        counted = self.counted
        return self._won(counted, 0), self._won(counted, 1)

    @property
    def winner(self) -> int | None:
        """The side that has won, 0 or 1, or None."""
        wins = self.wins
        return wins.index(self._needed) if self._needed in wins else None

    @property
    def winning_pair(self) -> int | None:
        """The pair that goes on."""
        return None if self.winner is None else self.sides[self.winner]

    @property
    def losing_pair(self) -> int | None:
        """The pair that doesn't."""
        return None if self.winner is None else self.sides[1 - self.winner]

    @property
    def is_ready(self) -> bool:
        """Whether it can be played: both pairs are known, and it isn't decided."""
        return None not in self.sides and self.winner is None

    @property
    def free(self) -> int:
        """The place of the match to be played next."""
        return next(place for place in range(self.best_of + 1) if place not in self.results)

    @property
    def _needed(self) -> int:
        return self.best_of // 2 + 1

    def _won(self, places: list[int], side: int) -> int:
        return sum(self.results[place].winner == side for place in places)


def result_of(did: dict) -> Result:
    """The Result that an act tells. Raises Refusal."""
    points = tuple(did["points"])
    if len(points) != 2 or not all(0 <= one <= MOST_POINTS for one in points):
        raise Refusal("no.points", most=MOST_POINTS)
    if did["ending"] not in ENDINGS:
        raise Refusal("no.ending", ending=did["ending"])
    if did["winner"] not in (0, 1):
        raise Refusal("no.winner")
    if did["ending"] == "played" and points == (0, 0):
        raise Refusal("no.nothing")
    prizes = tuple(did["prizes"]) if did.get("prizes") else None
    if prizes and not (len(prizes) == 2 and all(0 <= prize <= _MOST_PRIZE for prize in prizes)):
        raise Refusal("no.prizes")
    return Result(points, did["winner"], did["ending"], prizes, did.get("source", ""), bool(did.get("turned")))
