"""The rows of the keys: how many it takes until the points of a played hand are there, by each way of entry."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from statistics import mean, median

from host_tools.bench.entry import WAYS, Entry
from host_tools.bench.figure import Figure
from host_tools.bench.played import PlayedHand, Table
from host_tools.errors import Complaint
from host_tools.soak.dice import Dice
from settebello.core.hand import Hand
from settebello.core.rules import Rules

_RULES = "scopa"
_FIGURES = (
    Figure("keys.short.median", "the shortest way, median", "keys", None, 12),
    Figure("keys.short.late", "the shortest way, 95th percentile", "keys", None, 20),
    Figure("keys.pile.median", "all cards of the shorter pile, median", "keys", None),
    Figure("keys.pile.late", "all cards of the shorter pile, 95th percentile", "keys", None),
    Figure("keys.quick.median", "the sums alone, counted at the table, median", "keys", None),
    Figure("keys.quick.late", "the sums alone, 95th percentile", "keys", None),
    Figure("keys.tags.median", "the shorter pile tapped: keys beside the taps, median", "keys", None),
    Figure("keys.tags.late", "the shorter pile tapped: keys, 95th percentile", "keys", None),
    Figure("keys.tags.taps", "the shorter pile tapped: taps, median", "taps", None),
    Figure("keys.tags.taps_late", "the shorter pile tapped: taps, 95th percentile", "taps", None),
    Figure("keys.sweeps", "sweeps marked in play, beside all of these, mean", "keys", None),
)
NAMES = tuple(figure.name for figure in _FIGURES)


def figures(
    progress: Callable[[str], None], hands: int, seed: int, wanted: Collection[str] = NAMES
) -> Iterator[Figure]:
    """Those wanted, of so many hands dealt and played by the dice of a seed.

    Raises Complaint (1) when a hand gives other points than its piles.
    """
    table = Table(Rules(_RULES), Dice(seed))
    played = [table.hand() for _ in range(hands)]
    counted: dict[str, list[tuple[int, int]]] = {}
    for blank in _FIGURES:
        if blank.name not in wanted:
            continue
        progress(blank.what)
        _, way, *what = blank.name.split(".")
        if way == "sweeps":
            yield replace(blank, value=mean(sum(hand.sweeps) for hand in played))
            continue
        if way not in counted:
            counted[way] = [
                enter(_RULES, hand, way, f"--seed {seed}, hand {number}") for number, hand in enumerate(played, 1)
            ]
        counts = sorted(taps if "taps" in what[0] else keys for keys, taps in counted[way])
        yield replace(blank, value=counts[hands * 95 // 100] if what[0].endswith("late") else median(counts))


def enter(rules: str, hand: PlayedHand, way: str, which: str) -> tuple[int, int]:
    """(keys, taps) that it takes to enter a hand by one of WAYS. Raises Complaint (1), which names it as ``which``,
    when an award goes to somebody else than by all forty cards.
    """
    entry = Entry(Rules(rules), hand)
    WAYS[way](entry)
    expected = awarded(entry.full())
    found = entry.closed()
    if found is None:
        raise Complaint(f"{which} of {rules}: the way {way!r} ended on the screen {entry.screen!r}", 1)
    if awarded(found) != expected:
        raise Complaint(f"{which} of {rules}: the way {way!r} gave {awarded(found)}, and its piles give {expected}", 1)
    return entry.keys, entry.taps


def awarded(hand: Hand) -> dict[str, list[int]]:
    """The points of each award of a closed hand, one number a side."""
    return {award.name: list(award.points) for award in hand.awards or ()}
