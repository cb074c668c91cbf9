"""Who came where: the places of those whose evening is over, the first first."""

from dataclasses import dataclass

from host_tools.night.evening import Evening
from host_tools.night.plan import THIRD
from host_tools.night.standings import standing


@dataclass(frozen=True)
class Place:
    """The places ``first`` to ``last`` belong to these pairs together."""

    first: int
    last: int
    pairs: tuple[int, ...]


def places(evening: Evening) -> list[Place]:
    """The places that are certain."""
    if not evening.plan:
        return []
    found = _of_bracket(evening, evening.plan.rounds)
    if evening.plan.groups:
        found += _of_groups(evening, evening.plan.groups)
    return sorted(found, key=lambda place: place.first)


def _of_bracket(evening: Evening, rounds) -> list[Place]:
    found = []
    thirds = [meeting for meeting in evening.meetings.values() if meeting.planned.stage == THIRD]
    for cells in rounds:
        # All who are left after this round come before those who lose in it.
        left = len(cells)
        meetings = [evening.meetings[cell] for cell in cells if isinstance(cell, int)]
        if left == 2 and thirds:
            continue
        losers = [meeting.losing_pair for meeting in meetings]
        out = tuple(pair for pair in losers if pair is not None)
        if out:
            found.append(Place(left + 1, left + len(meetings), out))
    for meeting in thirds:
        for place, pair in ((3, meeting.winning_pair), (4, meeting.losing_pair)):
            if pair is not None:
                found.append(Place(place, place, (pair,)))
    final = evening.meetings[rounds[-1][0]]
    if final.winning_pair is not None:
        found.append(Place(1, 1, (final.winning_pair,)))
    return found


def _of_groups(evening: Evening, groups) -> list[Place]:
    """Those who don't go on: behind the bracket, by their rank in the group."""
    tables = []
    for number, group in enumerate(groups):
        meetings = evening.group_meetings(number)
        over = all(meeting.winner is not None for meeting in meetings)
        tables.append([row.pair for row in standing(group, meetings)] if over else None)
    found = []
    first = len(groups) * evening.settings.advance + 1
    for rank in range(evening.settings.advance, max(map(len, groups))):
        count = sum(len(group) > rank for group in groups)
        out = tuple(table[rank] for table in tables if table and len(table) > rank)
        if out:
            found.append(Place(first, first + count - 1, out))
        first += count
    return found
