"""The table of a group. Level pairs are parted by the meetings between them, then by the difference of all their
points, then by the points they made, at last by the order of the draw."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from host_tools.night.meeting import Meeting


@dataclass(frozen=True)
class Row:
    """How a pair stands in its group; ``made`` and ``lost`` are points."""

    pair: int
    played: int
    won: int
    made: int
    lost: int


def standing(group: Sequence[int], meetings: Iterable[Meeting]) -> list[Row]:
    """The rows of a group, the first first; ``group`` is in the order of the draw."""
    decided = [one for one in meetings if one.winner is not None and set(one.sides) <= set(group)]
    rows = [_row(pair, decided) for pair in group]
    found: list[Row] = []
    for won in sorted({row.won for row in rows}, reverse=True):
        level = [row for row in rows if row.won == won]
        among = {row.pair for row in level}
        between = [one for one in decided if set(one.sides) <= among]

        def rank(row: Row, between: list[Meeting] = between) -> tuple[int, int, int, int]:
            won_between = sum(one.winning_pair == row.pair for one in between)
            return (-won_between, row.lost - row.made, -row.made, group.index(row.pair))

        found += sorted(level, key=rank)
    return found


def _row(pair: int, decided: Iterable[Meeting]) -> Row:
    played = won = made = lost = 0
    for meeting in decided:
        if pair not in meeting.sides:
            continue
        side = meeting.sides.index(pair)
        played += 1
        won += meeting.winner == side
        for place in meeting.counted:
            points = meeting.results[place].points
            made += points[side]
            lost += points[1 - side]
    return Row(pair, played, won, made, lost)
