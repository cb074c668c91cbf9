"""The pairs of an evening: told one a line, or drawn from its players."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from host_tools.night.refusal import Refusal
from host_tools.night.settings import MOST_PAIRS, MOST_TEXT
from host_tools.plain import plain


@dataclass(frozen=True)
class Pair:
    """``name`` as it is shown; ``players`` are the names of those who play, if they are known."""

    name: str
    players: tuple[str, ...] = ()


def of_text(text: str) -> list[Pair]:
    """The pairs that lines tell, `NAME` or `NAME: PLAYER, PLAYER`."""
    found = []
    for line in _lines(text):
        name, _, players = line.partition(":")
        found.append(Pair(name.strip(), tuple(filter(None, (player.strip() for player in players.split(","))))))
    return found


def to_text(pairs: Sequence[Pair]) -> str:
    """The lines that tell these pairs."""
    return "\n".join(f"{pair.name}: {', '.join(pair.players)}" if pair.players else pair.name for pair in pairs)


def drawn(text: str, seed: int) -> list[Pair]:
    """Pairs drawn from players, one a line. The same players and seed make the same pairs. Raises Refusal."""
    players = _lines(text)
    if len(players) % 2:
        raise Refusal("no.even", count=len(players))
    order = list(players)
    random.Random(seed).shuffle(order)
    couples = zip(order[::2], order[1::2], strict=True)
    return [Pair(f"{one} – {other}", (one, other)) for one, other in couples]


def shuffled(count: int, seed: int) -> list[int]:
    """The numbers from 0 in a drawn order, the same for the same seed."""
    order = list(range(count))
    random.Random(seed).shuffle(order)
    return order


def pairs(told: Sequence[dict]) -> list[Pair]:
    """The pairs that an act tells. Raises Refusal."""
    found = [Pair(_shown(one["name"]), tuple(_shown(name) for name in one.get("players", ()))) for one in told]
    if len(found) > MOST_PAIRS:
        raise Refusal("no.pairs", count=len(found), most=MOST_PAIRS)
    names: set[str] = set()
    for pair in found:
        check_name(pair.name, names)
        names.add(same(pair.name))
    return found


def check_name(name: str, others: set[str]) -> None:
    """Raises Refusal for a name that is empty or too long, or one of the others (as `same` makes them)."""
    if not name:
        raise Refusal("no.pair_name")
    if len(name) > MOST_TEXT:
        raise Refusal("no.pair_long", name=name[:MOST_TEXT], most=MOST_TEXT)
    if same(name) in others:
        raise Refusal("no.pair_twice", name=name)


def same(name: str) -> str:
    """A name as it is compared: people write it in capitals, or with other spaces."""
    return " ".join(name.casefold().split())


def _shown(name: str) -> str:
    return plain(" ".join(str(name).split()), MOST_TEXT + 1)


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]
