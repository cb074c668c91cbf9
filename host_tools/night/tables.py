"""Which meeting is at which table."""

from collections.abc import Collection, Iterable

from host_tools.night.meeting import Meeting


def seat(meetings: Iterable[Meeting], tables: int) -> None:
    """Clear the tables of what can't be played there any more, and give the free ones to the meetings that can be
    played, by their numbers; a pair that is at a table already has to wait."""
    ready = []
    for meeting in meetings:
        if not meeting.is_ready:
            meeting.table = None
        else:
            ready.append(meeting)
    taken = {meeting.table for meeting in ready}
    free = [table for table in range(1, tables + 1) if table not in taken]
    busy = {pair for meeting in ready if meeting.table for pair in meeting.sides}
    for meeting in ready:
        if free and not meeting.table and busy.isdisjoint(meeting.sides):
            meeting.table = free.pop(0)
            busy |= set(meeting.sides)


def waiting(meetings: Collection[Meeting]) -> list[Meeting]:
    """The meetings that could be played and have no table."""
    return [meeting for meeting in meetings if meeting.is_ready and not meeting.table]
