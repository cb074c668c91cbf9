"""The rows of the proof: the shortest way gives every hand the points of its forty cards, under every preset."""

import os
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

from host_tools.bench import rare
from host_tools.bench.figure import Figure
from host_tools.bench.keys_rows import enter
from host_tools.bench.played import PlayedHand, Table
from host_tools.errors import Complaint
from host_tools.soak.dice import Dice
from settebello.core.games import presets
from settebello.core.rules import Rules

_FIGURES = (
    Figure("proof.played", "hands dealt and played whose points the shortest way changes", "hands", None, 0),
    Figure("proof.rare", "hands of rare shapes whose points it changes", "hands", None, 0),
)
NAMES = tuple(figure.name for figure in _FIGURES)
_WAY = "short"


def figures(
    progress: Callable[[str], None], hands: int, seed: int, wanted: Collection[str] = NAMES
) -> Iterator[Figure]:
    """Those wanted, each over at least so many hands, as many of each preset. Raises Complaint (1) for the first
    difference.
    """
    names = with_short_way()
    each = -(-hands // len(names))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for blank in _FIGURES:
            if blank.name in wanted:
                progress(blank.what)
                kind = blank.name.partition(".")[2]
                runs = [pool.submit(fault, kind, preset, seed, each) for preset in names]
                for run in runs:
                    found = run.result()
                    if found:
                        raise Complaint(found, 1)
                of = (f"hands entered, under {len(names)} presets", each * len(names), "hands")
                none = len(presets()) - len(names)
                yield replace(blank, value=0, yardsticks=(of, ("presets of games that have no such way", none, "")))


def with_short_way() -> list[str]:
    """The presets whose game has the shortest way; the others are told by a number a side, which is shorter."""
    return [preset for preset in presets() if Rules(preset).game.TALLY is None]


def fault(kind: str, preset: str, seed: int, hands: int) -> str:
    """The first difference among so many hands, "" for none; ``kind`` is ``played`` or ``rare``."""
    # Presets that are played alike don't get the same hands.
    dice = Dice(seed + presets().index(preset))
    try:
        for number, hand in enumerate(_HANDS[kind](preset, dice, hands), 1):
            enter(preset, hand, _WAY, f"--seed {seed}, {kind} hand {number}")
    except Complaint as complaint:
        return complaint.text
    return ""


def _played(preset: str, dice: Dice, hands: int) -> Iterator[PlayedHand]:
    table = Table(Rules(preset), dice)
    for _ in range(hands):
        yield table.hand()


def _rare(preset: str, dice: Dice, hands: int) -> Iterator[PlayedHand]:
    for _ in range(hands):
        yield rare.split(dice)


_HANDS: dict[str, Callable[[str, Dice, int], Iterator[PlayedHand]]] = {"played": _played, "rare": _rare}
