"""What mpremote says when it fails, as one line with what to do. Its exit code is 1 for nearly all of it."""

import re

from host_tools import ports
from host_tools.errors import Complaint
from host_tools.plain import plain

_MOST_SHOWN = 160
_NOT_HEARD = "could not enter raw repl"
_AGAIN = "then run the same command again"

# (what is said, our exit code, the line)
_FAULTS = (
    (r"no device (?:found|with serial)", 3, "{none}"),
    (r"failed to access|could not open port|[Pp]ermission ?(?:denied|Error)", 3, "{closed}"),
    (
        rf"{_NOT_HEARD}|could not exec command|raw paste|timeout waiting for",
        3,
        "the board on {port} runs a program that doesn't let go: unplug it, hold * while you plug it in, " + _AGAIN,
    ),
    (
        r"SerialException|device reports readiness|device disconnected|Input/output error|ClearCommError|WriteFile"
        r"|ConnectionReset|BrokenPipe|Device not configured|socket disconnected",
        3,
        "the board on {port} went away: push its plug in firmly or take another cable, " + _AGAIN,
    ),
    (r"OSError: (?:28|\[Errno 28\])|ENOSPC", 1, "the flash of the board is full: `settebello doctor` tells of what"),
    (r"MemoryError", 1, "the board ran out of memory: unplug it, plug it in again, " + _AGAIN),
    (
        r"No module named '?mpremote|is not a command|unrecognized arguments|^usage: |the following arguments",
        1,
        "mpremote doesn't know what it is asked: `python3 -m pip install 'mpremote~=1.29.0'` there, " + _AGAIN,
    ),
    (r"No such file or directory|OSError: 2|ENOENT", 1, "a file of the board is gone: {last}"),
)


class NotHeard(Complaint):
    """The board went on with what it does and took no source."""


def complaint(said: str, port: str) -> Complaint:
    """The complaint for what mpremote said before it failed; ``port`` is the one it was to use."""
    for pattern, code, text in _FAULTS:
        if re.search(pattern, said, re.MULTILINE):
            closed = ports.why_closed(port) if "{closed}" in text else ""
            shown = plain(port, _MOST_SHOWN)
            kind = NotHeard if _NOT_HEARD in said else Complaint
            return kind(text.format(port=shown, last=_last(said), closed=closed, none=ports.NONE), code)
    return Complaint(f"the board on {plain(port, _MOST_SHOWN)} failed: {_last(said)}", 1)


def silent(port: str, said: str) -> Complaint:
    """The complaint for a board that says nothing any more."""
    heard = f" (the last it said: {_last(said)})" if said.strip() else ""
    return Complaint(
        f"the board on {plain(port, _MOST_SHOWN)} doesn't answer: unplug it, plug it in again, {_AGAIN}{heard}", 3
    )


def _last(said: str) -> str:
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return plain(lines[-1] if lines else "it said nothing", _MOST_SHOWN)
