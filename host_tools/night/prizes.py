"""What the places and the matches are worth. Amounts are hundredths."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from host_tools.night.evening import Evening
from host_tools.night.places import Place, places

_AMOUNT = re.compile(r"(\d{1,7})(?:[.,](\d{1,2}))?")


@dataclass(frozen=True)
class Prize:
    """What a pair has by now: for its ``place`` (None as long as that is open) an ``amount`` or ``words``, and the sum
    of what its matches paid from their pots, ``pots``."""

    pair: int
    place: Place | None
    amount: int
    words: str
    pots: int


def prizes(evening: Evening) -> list[Prize]:
    """The prizes of all pairs, by their places; those without one yet come last. Who share places share their prizes:
    amounts are added and split equally, odd hundredths going to who was seeded better; words are told together."""
    pots = _pots(evening)
    found = []
    for place in places(evening):
        given = evening.settings.prizes[place.first - 1 : place.last]
        amounts = [amount_of(text) for text in given]
        sharing = sorted(place.pairs, key=evening.order.index)
        for rank, pair in enumerate(sharing):
            amount, words = 0, ""
            if None in amounts:
                words = " / ".join(dict.fromkeys(given))
            else:
                whole = sum(amount or 0 for amount in amounts)
                share, odd = divmod(whole, place.last - place.first + 1)
                amount = share + (rank < odd)
            found.append(Prize(pair, place, amount, words, pots.get(pair, 0)))
    ranked = {prize.pair for prize in found}
    open_yet = [pair for pair in evening.order if pair not in ranked]
    return found + [Prize(pair, None, 0, "", pots.get(pair, 0)) for pair in open_yet]


def amount_of(text: str) -> int | None:
    """The amount that a text tells, or None for other words."""
    told = _AMOUNT.fullmatch(text)
    return int(told[1]) * 100 + int((told[2] or "0").ljust(2, "0")) if told else None


def shown(amount: int, comma: str) -> str:
    """An amount as people write it."""
    whole, rest = divmod(amount, 100)
    return f"{whole}{comma}{rest:02}" if rest else str(whole)


def has_pots(evening: Evening) -> bool:
    """Whether any match was played for a pot."""
    return bool(_pots(evening))


def _pots(evening: Evening) -> dict[int, int]:
    """What the matches that count paid each pair."""
    found: dict[int, int] = {}
    for meeting in evening.meetings.values():
        for place in meeting.counted:
            paid: Sequence[int] = meeting.results[place].prizes or ()
            for pair, prize in zip(meeting.sides, paid, strict=False):
                if pair is not None:
                    found[pair] = found.get(pair, 0) + prize
    return found
