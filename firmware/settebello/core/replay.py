"""A match back from its log: what the box does at every start."""

from settebello.core import log
from settebello.core.match import begun
from settebello.core.refused import Refused


def events(lines):
    """Yields the events of a list of log lines up to the first torn one; a long log has no room as events."""
    for line in lines:
        event = log.event(line)
        if event is None:
            return
        yield event


def replay(lines):
    """(match, dropped): the match that a list of log lines tells, or None where there is none to tell.

    From the first line that is torn, was changed or can't have happened on, lines are dropped and counted.
    """
    match = None
    told = 0
    for event in events(lines):
        try:
            if event[0] == "match":
                match = begun(event)
            elif match is not None:
                match.apply(event)
        except Refused:
            break
        told += 1
    return match, len(lines) - told
