"""Starts the box on a board, and hears from it how it is."""

from dataclasses import dataclass

from host_tools import board_sources
from host_tools.board_link import Answer, BoardLink
from host_tools.errors import Complaint
from host_tools.plain import plain
from settebello.ui.words import Words

_MOST_SHOWN = 160
# What the box may take to its first picture, on an emulated chip as well.
_QUIET_S = 90
_SAFE_MODE = "Safe mode"


@dataclass
class Word:
    """What the box says of itself: its version, the free bytes of its RAM, and a line a part: (fine, sentence)."""

    version: str
    free: int
    parts: list[tuple[bool, str]]


def start(link: BoardLink, language: str = "en") -> Word:
    """Runs the box's own program to its first pictures. Raises Complaint (1) with what the box says when it can't."""
    answers = link.ask([board_sources.START], quiet_s=_QUIET_S)
    if _SAFE_MODE in link.said:
        # It failed three times in a row; having said so, it starts again.
        answers = link.ask([board_sources.START], quiet_s=_QUIET_S)
    for word, *values in answers:
        if word == "runs":
            return _word(values, language)
        if word == "crashed":
            told = ": ".join(plain(str(value), _MOST_SHOWN) for value in values)
            raise Complaint(f"the box failed when it started ({told}): run `settebello flash` again", 1)
    lines = [line.strip() for line in link.said.splitlines() if line.strip()]
    raise Complaint(f"the box doesn't start: {plain(lines[-1] if lines else 'it says nothing', _MOST_SHOWN)}", 1)


def _word(values: Answer, language: str) -> Word:
    words = Words(language)
    try:
        version, parts, free = values
        told = [(bool(fine), _sentence(words, str(key), given)) for fine, key, given in parts]
        return Word(plain(str(version), _MOST_SHOWN), int(free), told)
    except (ValueError, TypeError, KeyError, IndexError) as error:
        raise Complaint("what the box says of itself can't be understood: run `settebello flash` again", 1) from error


def _sentence(words: Words, key: str, values: list) -> str:
    return plain(words.say("parts", key, [plain(str(value), _MOST_SHOWN) for value in values]), _MOST_SHOWN)
