"""A match as the scoreboard shows it, from the lines that a box told."""

from dataclasses import dataclass

from host_tools.score_table import standing
from host_tools.sheet import awards_of
from host_tools.speech import Speech
from host_tools.told_match import told
from settebello.core import log
from settebello.core.clock import Clock, seconds
from settebello.core.match import DRAFT, Match
from settebello.core.refused import Refused

_MOST_DOTS = 6


@dataclass(frozen=True)
class Side:
    """A side: its ``marks`` are the sweeps of the hand in progress, ``gained`` the points of the last hand (None
    before it), ``left`` the ms on its clock (None without one), ``moves`` whether its move runs or ran last."""

    name: str
    left: int | None
    moves: bool
    total: int
    marks: int
    gained: int | None
    deals: bool
    has_won: bool
    is_out: bool

    @property
    def clock(self) -> str:
        """Its time as minutes and seconds."""
        minutes, rest = divmod(seconds(self.left or 0), 60)
        return f"{minutes}:{rest:02}"

    @property
    def dots(self) -> int:
        """How many sweeps are drawn; a number says the rest."""
        return min(self.marks, _MOST_DOTS)


@dataclass(frozen=True)
class Given:
    """An award of the last hand: its name, the points a side, and the sentence that says why."""

    name: str
    points: list[int]
    why: str


@dataclass(frozen=True)
class Board:
    """What is shown of a match. ``last`` is the number of the hand that ``awards`` are of, 0 before the first;
    ``winner`` the winning side's name; ``standing`` a sentence."""

    sides: list[Side]
    hand: int
    last: int
    awards: list[Given]
    target: int
    table: int
    number: int
    is_over: bool
    winner: str
    standing: str


def match_of(match_lines: list[str], hand_lines: list[str]) -> Match | None:
    """The match that lines tell, with its hand in progress, or None before the first one."""
    match = told(match_lines).match
    if match is None:
        return None
    try:
        for event in filter(None, map(log.event, hand_lines)):
            if event[0] in DRAFT:
                match.resume(event)
    except Refused:
        # They are of another hand: a cut came between its end and their removal.
        return told(match_lines).match
    return match


def board_of(match: Match, speech: Speech) -> Board:
    """The board of a match in a language."""
    end = match.end
    hand = match.hands[-1] if match.hands else None
    marks = _marks(match)
    gained = hand.points() if hand else None
    clock = Clock(match) if match.has_clock() else None
    for one in match.breaks:
        if clock and one.how == "flag":
            # Its times were told some seconds before they were over.
            clock.left[one.side] = 0
    sides = [
        Side(
            name=name,
            left=clock.left[side] if clock else None,
            moves=clock is not None and not end.is_over() and match.moved is not None and clock.turn == side,
            total=end.totals[side],
            marks=marks[side],
            gained=gained[side] if gained else None,
            deals=not end.is_over() and match.dealing() == side,
            has_won=end.winner == side,
            is_out=side in end.out,
        )
        for side, name in enumerate(match.sides)
    ]
    awards = [
        Given(speech.get("awards", f"name.{award.name}"), list(award.points), speech.why(award, match.sides))
        for award in (awards_of(hand) if hand else [])
    ]
    return Board(
        sides=sides,
        hand=match.number(),
        last=len(match.hands),
        awards=awards,
        target=match.rules["target"],
        table=match.place[0],
        number=match.place[1],
        is_over=end.is_over(),
        winner=match.sides[end.winner] if end.winner is not None else "",
        standing=standing(match, speech),
    )


def _marks(match: Match) -> list[int]:
    counted = [match.open.counters[name] for name, _ in match.rules.game.marks(match.rules)]
    return [sum(values) for values in zip(*counted, strict=True)] if counted else [0] * len(match.sides)
