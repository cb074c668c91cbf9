"""A match as the scoreboard shows it, from the lines that a box told."""

from dataclasses import dataclass

from host_tools.plain import plain
from host_tools.play import Memory
from host_tools.score_table import standing
from host_tools.sheet import awards_of
from host_tools.speech import Speech
from host_tools.told_match import told
from settebello.app.table import Table
from settebello.core import log
from settebello.core.match import DRAFT, Match

_MOST_NAME = 40
_MOST_DOTS = 6


@dataclass(frozen=True)
class Side:
    """A side: its ``marks`` are the sweeps of the hand in progress, ``gained`` the points of the last hand (None
    before it)."""

    name: str
    total: int
    marks: int
    gained: int | None
    deals: bool
    has_won: bool
    is_out: bool

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
    checked = told(match_lines)
    if checked.match is None:
        return None
    matches, hand = Memory(), Memory()
    matches.append("\n".join(checked.lines))
    # Where the box's screens are is nothing to us.
    drafts = [line for line in hand_lines if (log.event(line) or [""])[0] in DRAFT]
    if drafts:
        hand.append("\n".join(drafts))
    table = Table(matches, hand, _nobody)
    table.resume()
    match = table.match
    if match is not None:
        match.sides = [plain(name, _MOST_NAME) for name in match.sides]
    return match


def board_of(match: Match, speech: Speech) -> Board:
    """The board of a match in a language."""
    end = match.end
    hand = match.hands[-1] if match.hands else None
    marks = _marks(match)
    gained = hand.points() if hand else None
    sides = [
        Side(
            name=name,
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


def _nobody(room: str, key: str, values: tuple) -> None:
    """Whom the box would tell that lines are damaged; the ones here are whole."""
