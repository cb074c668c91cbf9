"""A match back from its log: what the box does at every start."""

from settebello.core import log
from settebello.core.match import begun
from settebello.core.refused import Refused


def events(lines):
    """The events of a list of log lines up to the first torn one, and how many lines are dropped with it."""
    found = []
    for number, line in enumerate(lines):
        event = log.event(line)
        if event is None:
            return found, len(lines) - number
        found.append(event)
    return found, 0


def replay(lines):
    """(match, dropped): the match that a list of log lines tells, or None where there is none to tell.

    From the first line that is torn, was changed or can't have happened on, lines are dropped and counted.
    """
    told, dropped = events(lines)
    match = None
    for number, event in enumerate(told):
        try:
            if event[0] == "match":
                match = begun(event)
            elif match is not None:
                match.apply(event)
        except Refused:
            return match, dropped + len(told) - number
    return match, dropped
