"""Finds where a match that a box tells belongs, and takes it in."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from host_tools.night.book import Book
from host_tools.night.boxes import BoxMatch
from host_tools.night.evening import Evening
from host_tools.night.meeting import Meeting, Result
from host_tools.night.pairs import same
from host_tools.night.refusal import Refusal


@dataclass(frozen=True)
class Asked:
    """What the organiser has to say of a match: ``why`` names the text (words), ``values`` fill its places,
    ``meeting`` is a guess, or None."""

    match: BoxMatch
    why: str
    meeting: int | None
    values: Mapping[str, object] = field(default_factory=dict)


def act(match: BoxMatch, meeting: Meeting, place: int, is_turned: bool) -> dict:
    """The act that takes a match as one of a meeting; ``is_turned`` when the box has its sides the other way round."""
    assert match.winner is not None
    step = -1 if is_turned else 1
    return {
        "do": "result",
        "meeting": meeting.number,
        "match": place,
        "points": match.points[::step],
        "winner": match.winner ^ is_turned,
        "ending": match.ending,
        "prizes": match.prizes[::step] if match.prizes else None,
        "source": match.source,
        "turned": is_turned,
    }


def find(evening: Evening, match: BoxMatch) -> dict | Asked | None:
    """The act that takes it, what to ask, or None when there is nothing to do."""
    if not match.is_over:
        return _resumed(evening, match)
    if match.source in evening.taken:
        return _again(evening, match)
    if match.winner is None:
        return Asked(match, "ask.level", None)
    meeting, why = _meeting(evening, match)
    if meeting is None or why:
        return Asked(match, why, meeting.number if meeting else None)
    turned = _turned(evening, match, meeting)
    if turned is None:
        return Asked(match, "ask.names", meeting.number)
    if not meeting.is_ready:
        return Asked(match, "ask.closed", meeting.number)
    return act(match, meeting, meeting.free, turned)


def take(book: Book, matches: Sequence[BoxMatch], who: str, why: str) -> list[Asked]:
    """Take in what belongs somewhere, and answer what has to be asked. Raises Complaint (1)."""
    asked = []
    for match in matches:
        with book.lock:
            evening = book.evening
            found = find(evening, match) if evening.plan or not match.is_over else Asked(match, "ask.plan", None)
            if isinstance(found, dict):
                try:
                    book.do(found, who, why)
                except Refusal as refusal:
                    asked.append(Asked(match, refusal.key, None, refusal.values))
            elif found:
                asked.append(found)
    return asked


def _resumed(evening: Evening, match: BoxMatch) -> Asked | None:
    """A match that goes on: it is nothing yet, unless its end was taken, and then taken back on the box."""
    for meeting in evening.meetings.values():
        if any(result.source == match.source for result in meeting.results.values()):
            return Asked(match, "ask.resumed", meeting.number)
    return None


def _again(evening: Evening, match: BoxMatch) -> dict | Asked | None:
    """A file that was taken or set aside before: only what has changed in it counts."""
    before = evening.taken[match.source]
    if before is None or match.winner is None:
        return None
    if match.source in evening.loose:
        return Asked(match, "ask.loose", None)
    if _is_told(before, match):
        return None
    for meeting in evening.meetings.values():
        for place, result in meeting.results.items():
            if result.source == match.source:
                return act(match, meeting, place, before.turned)
    # It was annulled or written anew, or fell with what came before it.
    return Asked(match, "ask.changed", None)


def _is_told(result: Result, match: BoxMatch) -> bool:
    """Whether a result that was taken is what the box tells now."""
    step = -1 if result.turned else 1
    told = (match.points[::step], match.ending, match.prizes[::step] if match.prizes else None)
    return match.winner == result.winner ^ result.turned and told == (result.points, result.ending, result.prizes)


def _meeting(evening: Evening, match: BoxMatch) -> tuple[Meeting | None, str]:
    """The meeting it belongs to: the one of its number, else the one at its table, else the one of its names; or why
    it is to be asked, and a guess or None."""
    there = next((one for one in evening.meetings.values() if match.table and one.table == match.table), None)
    if match.number:
        if match.number not in evening.meetings:
            return None, "ask.number"
        meeting = evening.meetings[match.number]
        if there and there.results and there is not meeting:
            # Each match has the number after that of the one before, unless it is keyed.
            return there, "ask.going"
        if match.table and meeting.table and meeting.table != match.table:
            return None, "ask.table"
        return meeting, ""
    if match.table:
        return there, "" if there else "ask.nobody"
    names = {same(name) for name in match.sides}
    ready = [one for one in evening.meetings.values() if one.is_ready and set(_names(evening, one)) == names]
    return (ready[0], "") if len(ready) == 1 else (None, "ask.place")


def _turned(evening: Evening, match: BoxMatch, meeting: Meeting) -> bool | None:
    """Whether the box has the sides of a meeting the other way round; None when its names say neither.

    A name that no pair has (Noi, Loro) says nothing: then the first on the box is the first of the meeting.
    """
    known = {same(pair.name) for pair in evening.pairs}
    names = _names(evening, meeting)
    told = [same(name) for name in match.sides]
    straight = [told[side] == names[side] for side in (0, 1)]
    turned = [told[side] == names[1 - side] for side in (0, 1)]
    strangers = [told[side] in known and told[side] not in names for side in (0, 1)]
    if any(strangers) or (any(straight) and any(turned)):
        return None
    return any(turned)


def _names(evening: Evening, meeting: Meeting) -> tuple[str, str]:
    one, other = (same(evening.pairs[pair].name) if pair is not None else "" for pair in meeting.sides)
    return one, other
