"""All boxes that were found: which are there, and what each has told."""

import math
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from host_tools.watch.board import match_of
from host_tools.watch.follower import Follower
from settebello.core.match import Match

_AGAIN_S = 2.0


@dataclass
class Box:
    """A box: ``id`` in the addresses of the pages, the lines of its match, its port while it is there, when (s) it
    told the times of a clock that runs, and when (s) its match is to be kept, never if it is."""

    id: str
    match: Match | None = None
    lines: list[str] = field(default_factory=list)
    port: str = ""
    timed: float = -math.inf
    to_keep: float = math.inf

    @property
    def is_there(self) -> bool:
        """Whether it can be heard now."""
        return self.port != ""


class Room:
    """``boxes`` by their ids, in the order they were found; ``troubles`` with ports, by their names; ``version`` rises
    with every change, which ``tell`` is called with; ``keep`` is called with a box whose match has changed, again if it
    answers that it couldn't. Used from several threads."""

    def __init__(self, tell: Callable[[str], None], keep: Callable[[Box], bool] = lambda box: True) -> None:
        self.boxes: dict[str, Box] = {}
        self.troubles: dict[str, str] = {}
        self.version = 0
        self._tell = tell
        self.keep = keep
        self._lock = threading.RLock()
        # What was shown of each port: its box and how often that had changed.
        self._seen: dict[str, tuple[str, int]] = {}

    def heard(self, port: str, follower: Follower, now: float) -> None:
        """Look at what a port's follower knows at a time (s)."""
        with self._lock:
            if not follower.is_there(now):
                self.lost(port)
                return
            seen = self._seen.get(port)
            if seen and seen[1] == follower.changes:
                self._keep(self.boxes[seen[0]], now)
                return
            box = self._box(port, follower.name)
            self._seen[port] = (box.id, follower.changes)
            box.port = port
            box.timed = follower.timed
            box.match = match_of(follower.match, follower.hand)
            if box.lines != follower.match:
                box.lines = follower.match
                box.to_keep = now
            self._keep(box, now)
            self.troubles.pop(port, None)
            self._change()

    def lost(self, port: str, trouble: str = "") -> None:
        """A port is gone, silent or, for the reason given, can't be opened; what its box has told stays."""
        with self._lock:
            seen = self._seen.pop(port, None)
            was = self.troubles.get(port, "")
            if trouble:
                self.troubles[port] = trouble
            if seen:
                self.boxes[seen[0]].port = ""
            if seen or trouble and trouble != was:
                self._change()

    def forget(self, port: str) -> None:
        """A port isn't there any more, and with it what was wrong with it."""
        with self._lock:
            if self.troubles.pop(port, None):
                self._change()
            self.lost(port)

    def listed(self) -> tuple[list[Box], list[str]]:
        """The boxes, and what is wrong with ports."""
        with self._lock:
            return list(self.boxes.values()), sorted(self.troubles.values())

    def _box(self, port: str, name: str) -> Box:
        """The box of that name on this port; two that call themselves alike, both plugged in, are two."""
        box_id, more = name, 1
        while box_id in self.boxes and self.boxes[box_id].port not in ("", port):
            more += 1
            box_id = f"{name}-{more}"
        return self.boxes.setdefault(box_id, Box(box_id))

    def _keep(self, box: Box, now: float) -> None:
        if now >= box.to_keep:
            box.to_keep = math.inf if self.keep(box) else now + _AGAIN_S

    def _change(self) -> None:
        self.version += 1
        self._tell(str(self.version))
