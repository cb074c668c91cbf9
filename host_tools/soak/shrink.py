"""Makes a list of steps that fails shorter, and writes it as a script."""

import re
import time
from collections.abc import Callable

from settebello.core import cards

# Steps that no script can tell.
_FAULTS = ("cut", "full", "room")
# How many a line at the most.
_WORDS = 24


def shrunk(steps: list[list], fails: Callable[[list[list]], bool], seconds: float) -> list[list]:
    """The shortest list found, by cutting chunks out, that still fails; the search ends after so many seconds.

    `fails` plays a list on a new box and tells whether it fails as the whole did.
    """
    end = time.monotonic() + seconds
    size = len(steps) // 2
    while size:
        before = len(steps)
        at = 0
        while at < len(steps):
            if time.monotonic() > end:
                return steps
            shorter = steps[:at] + steps[at + size :]
            if fails(shorter):
                steps = shorter
            else:
                at += size
        # Single steps are tried until none can go any more.
        if size > 1 or len(steps) == before:
            size //= 2
    return steps


def same(found: list[str], other: list[str]) -> bool:
    """Whether what was found is the same fault: of the same kind, and raised in the same place or told alike."""
    return bool(found) and bool(other) and [_fault(text) for text in found] == [_fault(text) for text in other]


def _fault(text: str) -> str:
    """What is wrong without its numbers, names and cards."""
    last = text.strip().splitlines()[-1]
    return re.sub(r"\d+|'[^']*'|\(.*\)", "", last)


def script_of(steps: list[list]) -> str:
    """A script of these steps; what the language of scripts lacks stands there as a comment."""
    lines: list[list[str]] = []
    verb = ""
    for step in steps:
        words = _line_of(step).split(" ")
        last = lines[-1] if lines else []
        # The same card twice in a line would be refused as a slip.
        several = words[0] == "key" or step[0] == "tap" and words[1] not in last
        if several and verb == step[0] and last[:1] == words[:1] and len(last) < _WORDS:
            last.append(words[1])
        else:
            lines.append(words)
        verb = step[0]
    return "".join(" ".join(words) + "\n" for words in lines)


def is_script(steps: list[list]) -> bool:
    """Whether a script tells all of these steps."""
    return not any(step[0] in _FAULTS for step in steps)


def _line_of(step: list) -> str:
    verb, *rest = step
    if verb in _FAULTS:
        return f"# {' '.join(str(part) for part in step)}"
    if verb == "key":
        return rest[0] if rest[0].startswith("hold") else f"key {rest[0]}"
    if verb == "tap":
        return f"tap {cards.text(rest[0])}"
    if verb == "tag":
        return f"tap {rest[0]}" + (f"={rest[1]}" if rest[1] else "")
    if rest == ["power"]:
        return verb
    return " ".join([verb, *(str(part) for part in rest)])
