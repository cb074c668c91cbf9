"""What a soak has seen."""

from collections import Counter


class Tally:
    """``seen`` counts by name: ``screen cards``, ``event hand``, ``rules scopa`` ..."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def note(self, name: str) -> None:
        """Count one more."""
        self.seen[name] += 1

    def event(self, event: list) -> None:
        """Count what was written into a store, as log.event told it."""
        kind = event[0]
        if kind in ("at", "settings", "open", "card", "back"):
            return
        self.note(f"event {kind}")
        if kind == "match":
            self.note(f"rules {event[1].split('+')[0]}")
            self.note(f"sides {len(event[2])}")
