"""Finds which match is which: a match is known by its lines, and what is longer has grown from what it begins with."""

import hashlib
from collections.abc import Sequence

SAME = "same"
LONGER = "longer"
PART = "part"


def paired(known: Sequence[Sequence[str]], found: Sequence[Sequence[str]]) -> list[tuple[str, int] | None]:
    """For each match that was found, (SAME, LONGER or PART, the known match it is), or None for one that isn't known.

    Each known one is taken once, so that matches that look alike stay as many as they are. LONGER has more lines
    than the known one, PART fewer. Matches that only begin alike are different ones, and one with nothing but its
    first line is no part of another.
    """
    chains = [_chain(lines) for lines in known]
    wanted = [_chain(lines) for lines in found]
    free = set(range(len(known)))
    answers: list[tuple[str, int] | None] = [None] * len(found)

    def take(place: int, kind: str, chosen: int | None) -> None:
        if chosen is not None:
            free.discard(chosen)
            answers[place] = (kind, chosen)

    ends = _by_digest([(chain[-1:], number) for number, chain in enumerate(chains)])
    for place, chain in enumerate(wanted):
        take(place, SAME, _pick(ends.get(chain[-1], []) if chain else [], free, first=True))
    open_places = [place for place, answer in enumerate(answers) if answer is None]
    for place in open_places:
        # The longest beginning that is known.
        for digest in reversed(wanted[place][:-1]):
            take(place, LONGER, _pick(ends.get(digest, []), free, first=False))
            if answers[place]:
                break
    inside = _by_digest([(chain[:-1], number) for number, chain in enumerate(chains) if number in free])
    for place in open_places:
        if answers[place] is None and len(wanted[place]) > 1:
            take(place, PART, _pick(inside.get(wanted[place][-1], []), free, first=False))
    return answers


def _chain(lines: Sequence[str]) -> list[bytes]:
    """A digest of the first line, of the first two, and so on."""
    running = hashlib.sha256()
    digests = []
    for line in lines:
        running.update(line.encode("utf-8", "surrogateescape") + b"\n")
        digests.append(running.digest())
    return digests


def _by_digest(chains: list[tuple[list[bytes], int]]) -> dict[bytes, list[int]]:
    found: dict[bytes, list[int]] = {}
    for chain, number in chains:
        for digest in chain:
            found.setdefault(digest, []).append(number)
    return found


def _pick(candidates: list[int], free: set[int], first: bool) -> int | None:
    """The first or the last of them that isn't taken; those that are go, so that many that look alike cost little."""
    end = 0 if first else -1
    while candidates and candidates[end] not in free:
        candidates.pop(end)
    return candidates[end] if candidates else None
