"""A match back from its log: what the box does at every start."""

from settebello.compat import const, make_room
from settebello.core import log
from settebello.core.match import begun
from settebello.core.refused import Refused

_AT_ONCE = const(16)


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
        if match is not None and told % _AT_ONCE == 0:
            # What is kept of the hands would lie scattered among what isn't, and leave no large piece free.
            match.rest()
            make_room()
    return match, len(lines) - told
