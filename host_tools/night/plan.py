"""Who meets whom: round robins, and a knock-out bracket with byes. Nothing here knows results."""

from collections.abc import Sequence
from dataclasses import dataclass

GROUP, MAIN, THIRD = "group", "main", "third"


@dataclass(frozen=True)
class Source:
    """Where a side of a meeting comes from: ``kind`` is "pair" (``number`` its own), "winner" or "loser" (of the
    meeting of that number), or "group" (``rank`` of the group ``number``, both from 0)."""

    kind: str
    number: int
    rank: int = 0


@dataclass(frozen=True)
class Planned:
    """A meeting: ``stage`` is GROUP, MAIN or THIRD, ``round`` counts from 0 within it, ``group`` from 0."""

    number: int
    stage: str
    round: int
    sources: tuple[Source, Source]
    group: int = 0


@dataclass(frozen=True)
class Plan:
    """``groups`` are lists of pairs; ``rounds`` is the bracket: for each round, from top to bottom, the number of the
    meeting, or the Source that goes on without one (a bye)."""

    meetings: tuple[Planned, ...]
    groups: tuple[tuple[int, ...], ...]
    rounds: tuple[tuple[int | Source, ...], ...]


def plan(order: Sequence[int], groups: int, advance: int, third: bool) -> Plan:
    """The plan for pairs in the order of their seeding, the best first."""
    drawn = _groups(order, groups)
    meetings = _round_robins(drawn)
    entrants = _advancing(groups, advance) if groups else [Source("pair", pair) for pair in order]
    rounds = _bracket(entrants, third, meetings)
    return Plan(tuple(meetings), drawn, rounds)


def positions(size: int) -> list[int]:
    """The seeds, from 1, from top to bottom of a bracket for `size` (a power of 2): 1 and 2 can meet only in the final,
    1 to 4 only from the semifinals on, and so on."""
    order = [1]
    while len(order) < size:
        whole = 2 * len(order) + 1
        order = [seed for one in order for seed in (one, whole - one)]
    return order


def _groups(order: Sequence[int], count: int) -> tuple[tuple[int, ...], ...]:
    """The pairs dealt to and fro, so that no group has all the best."""
    found: list[list[int]] = [[] for _ in range(count)]
    for place, pair in enumerate(order if count else ()):
        row, column = divmod(place, count)
        found[column if row % 2 == 0 else count - 1 - column].append(pair)
    return tuple(map(tuple, found))


def _round_robins(groups: Sequence[Sequence[int]]) -> list[Planned]:
    """Everybody of a group against everybody: the first round of all groups, then the second, and so on."""
    found: list[Planned] = []
    schedules = [_everybody(group) for group in groups]
    for turn in range(max(map(len, schedules), default=0)):
        for group, schedule in enumerate(schedules):
            for one, other in schedule[turn] if turn < len(schedule) else ():
                sources = (Source("pair", one), Source("pair", other))
                found.append(Planned(len(found) + 1, GROUP, turn, sources, group))
    return found


def _everybody(group: Sequence[int]) -> list[list[tuple[int, int]]]:
    """Rounds in which each plays at most once: the first stays, the others go round."""
    ring: list[int | None] = list(group)
    if len(ring) % 2:
        ring.append(None)
    half = len(ring) // 2
    rounds = []
    for _ in range(len(ring) - 1):
        facing = zip(ring[:half], reversed(ring[half:]), strict=True)
        rounds.append([(one, other) for one, other in facing if one is not None and other is not None])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def _advancing(groups: int, advance: int) -> list[Source]:
    """Those who go on, in the order of their seeding: all firsts, then all seconds, and so on. Each rank is turned so
    far that as few as can be meet one of their own group at once."""
    found = [Source("group", group, 0) for group in range(groups)]
    size = _size(groups * advance)
    for rank in range(1, advance):
        tries = []
        for turn in range(groups):
            turned = [Source("group", (group + turn) % groups, rank) for group in range(groups)]
            tries.append((_clashes([*found, *turned], size), turn, turned))
        found += min(tries, key=lambda one: one[:2])[2]
    return found


def _clashes(entrants: Sequence[Source], size: int) -> int:
    order = positions(size)
    pairs = zip(order[::2], order[1::2], strict=True)
    there = len(entrants)
    return sum(
        one <= there and other <= there and entrants[one - 1].number == entrants[other - 1].number
        for one, other in pairs
    )


def _size(entrants: int) -> int:
    """How many a whole bracket for them has room for."""
    return 1 << (entrants - 1).bit_length()


def _bracket(entrants: Sequence[Source], third: bool, meetings: list[Planned]) -> tuple[tuple[int | Source, ...], ...]:
    """Adds the meetings of the bracket, and answers its rounds."""
    seeds = positions(_size(len(entrants)))
    coming: list[Source | None] = [entrants[seed - 1] if seed <= len(entrants) else None for seed in seeds]
    rounds: list[tuple[int | Source, ...]] = []
    while len(coming) > 1:
        cells: list[int | Source] = []
        met = [cell for cell in (rounds[-1] if rounds else ()) if isinstance(cell, int)]
        # The meeting for the third place is played before the final.
        if third and len(coming) == 2 and len(met) == 2:
            losers = (Source("loser", met[0]), Source("loser", met[1]))
            meetings.append(Planned(len(meetings) + 1, THIRD, len(rounds), losers))
        for one, other in zip(coming[::2], coming[1::2], strict=True):
            if one and other:
                meetings.append(Planned(len(meetings) + 1, MAIN, len(rounds), (one, other)))
                cells.append(len(meetings))
            elif one:
                # Only the first of two can stand alone: seeds are told with the better one above.
                cells.append(one)
        coming = [Source("winner", cell) if isinstance(cell, int) else cell for cell in cells]
        rounds.append(tuple(cells))
    return tuple(rounds)
