"""Checks the log of a match that came from a box: which of its lines are whole, and the match that they tell."""

from collections.abc import Sequence
from dataclasses import dataclass

from host_tools.plain import plain
from settebello.core import log
from settebello.core.match import Match
from settebello.core.replay import replay
from settebello.ui.words import Words

# Far more than anybody plays, so that what was made to keep us busy does not.
_MOST_LINES = 1000
_MOST_SIGNS = 4096
_MOST_NAME = 40


@dataclass
class Told:
    """``match`` as the whole ``lines`` tell it (None without any), and the ``damaged`` ones from the first on."""

    match: Match | None
    lines: list[str]
    damaged: list[str]


def told(lines: Sequence[str]) -> Told:
    """The match that lines tell; its sides have names that can be shown."""
    words = Words("en")
    good = 0
    while good < min(len(lines), _MOST_LINES) and _is_whole(lines[good], words, good == 0):
        good += 1
    match, dropped = replay(lines[:good])
    good = good - dropped if match is not None else 0
    if match is not None:
        match.sides = [plain(name, _MOST_NAME) for name in match.sides]
    return Told(match, list(lines[:good]), list(lines[good:]))


def all_told(matches: Sequence[Sequence[str]]) -> list[Told]:
    """Each match checked, in the same order; one that was damaged and goes on in the next is that one.

    The box begins the whole lines of a damaged match anew, behind the damaged one.
    """
    found: list[Told] = []
    for lines in matches:
        one = told(lines)
        before = found[-1] if found else None
        if before and before.damaged and before.lines and one.lines[: len(before.lines)] == before.lines:
            one.damaged = before.damaged + one.damaged
            found.pop()
        found.append(one)
    return found


def _is_whole(line: str, words: Words, is_first: bool) -> bool:
    try:
        event = log.event(line) if len(line) <= _MOST_SIGNS else None
    except RecursionError:
        # Lists in lists in lists: no event of ours.
        return False
    if event is None or (event[0] == "match") is not is_first:
        return False
    closing = event[2] if event[0] == "correct" and len(event) > 2 else event
    if isinstance(closing, list) and closing and closing[0] == "awards":
        return _are_awards(closing[-1], words)
    return True


def _are_awards(awards: object, words: Words) -> bool:
    """Whether all of them have names that there are words for; the core takes any."""
    if not isinstance(awards, list):
        return False
    names = [award[0] for award in awards if isinstance(award, list) and award]
    return all(isinstance(name, str) and name.isidentifier() and words.has("awards", f"name.{name}") for name in names)
