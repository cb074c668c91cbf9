"""An evening, made of its acts.

An act is a dict with what it does under "do", and its own keys:

    settings   the fields of Settings
    pairs      pairs: a list of {name, players}; seed: what they were drawn with, or None
    start      seed: what the positions are drawn with, or None for the order of the pairs
    reopen     the plan is given up, as long as no result counts
    result     meeting, match (its place, from 0) and the fields of Result; in the place of another one it is a
               correction
    undo       meeting, match, how: "undo" (it was wrong) or "replay" (it is annulled, and played again)
    table      meeting, table: it is played there, and what was there comes in its old place
    aside      source: what this file of a box tells isn't part of the evening
    rename     pair, name
"""

from collections.abc import Callable
from dataclasses import dataclass

from host_tools.night import pairs, tables
from host_tools.night.meeting import Meeting, Result, result_of
from host_tools.night.pairs import Pair
from host_tools.night.plan import GROUP, Plan, Source, plan
from host_tools.night.refusal import Refusal
from host_tools.night.settings import Settings, settings
from host_tools.night.standings import standing


@dataclass(frozen=True)
class Act:
    """What was done: its ``number`` from 1, ``at`` (ISO, with the zone), ``who`` and ``why``; ``did`` is the act."""

    number: int
    at: str
    who: str
    why: str
    did: dict


@dataclass(frozen=True)
class Entry:
    """A line of the trace: an act, what stood there before (a Result), the pairs of its meeting then, and the numbers
    of the meetings that it opened again."""

    act: Act
    before: Result | None
    sides: tuple[int | None, int | None]
    reopened: tuple[int, ...]


class Evening:
    """``pairs`` by their numbers, ``order`` their seeding, ``plan`` None until it is started, ``meetings`` by their
    numbers; ``trace`` has an Entry for each act. ``setup`` is the number of the last act that changed the setting up.

    ``taken`` tells of each file of a box what its result was when it was last taken, or None when it was set aside;
    those in ``loose`` were taken out again because they were wrong here.
    """

    def __init__(self) -> None:
        self.settings = Settings()
        self.pairs: list[Pair] = []
        self.order: list[int] = []
        self.pairs_seed: int | None = None
        self.seed: int | None = None
        self.plan: Plan | None = None
        self.meetings: dict[int, Meeting] = {}
        self.trace: list[Entry] = []
        self.taken: dict[str, Result | None] = {}
        self.loose: set[str] = set()
        self.setup = 0

    @property
    def version(self) -> int:
        """The number of the last act, 0 before any."""
        return len(self.trace)

    def version_of(self, meeting: int | None) -> int:
        """The number of the last act that changed a meeting, or the setting up (None). Raises Refusal."""
        return self.setup if meeting is None else self.meeting(meeting).version

    def meeting(self, number: int) -> Meeting:
        """The meeting of a number. Raises Refusal."""
        if number not in self.meetings:
            raise Refusal("no.meeting", number=number, most=len(self.meetings))
        return self.meetings[number]

    def group_meetings(self, group: int) -> list[Meeting]:
        """The meetings of a group."""
        found = self.meetings.values()
        return [one for one in found if one.planned.stage == GROUP and one.planned.group == group]

    def apply(self, act: Act) -> Entry:
        """Let an act happen. Raises Refusal, and then nothing has changed."""
        did = act.did
        meeting = self.meeting(did["meeting"]) if "meeting" in did else None
        before = meeting.results.get(did["match"]) if meeting and "match" in did else None
        sides = meeting.sides if meeting else (None, None)
        _DOES[did["do"]](self, did, act.number)
        reopened = self._settle(act.number)
        entry = Entry(act, before, sides, tuple(reopened))
        self.trace.append(entry)
        return entry

    def _set(self, did: dict, number: int) -> None:
        found = settings(did)
        if self.plan:
            # What the plan was made with stays.
            was = self.settings
            fixed = (was.groups, was.advance, was.third, was.best_of)
            if (found.groups, found.advance, found.third, found.best_of) != fixed:
                raise Refusal("no.started")
            used = max((meeting.table or 0 for meeting in self.meetings.values()), default=0)
            if found.tables < used:
                raise Refusal("no.table_used", table=used)
        self.settings = found
        self.setup = number

    def _name(self, did: dict, number: int) -> None:
        if self.plan:
            raise Refusal("no.started")
        self.pairs = pairs.pairs(did["pairs"])
        self.pairs_seed = did.get("seed")
        self.setup = number

    def _start(self, did: dict, number: int) -> None:
        if self.plan:
            raise Refusal("no.started")
        told = self.settings
        told.check(len(self.pairs))
        self.seed = did.get("seed")
        count = len(self.pairs)
        self.order = list(range(count)) if self.seed is None else pairs.shuffled(count, self.seed)
        self.plan = plan(self.order, told.groups, told.advance, told.third)
        self.meetings = {
            one.number: Meeting(one, 1 if one.stage == GROUP else told.best_of, version=number)
            for one in self.plan.meetings
        }
        for source in did.get("aside", ()):
            self.taken[source] = None
        self.setup = number

    def _reopen(self, did: dict, number: int) -> None:
        if any(meeting.results for meeting in self.meetings.values()):
            raise Refusal("no.reopen")
        self.plan = None
        self.meetings = {}
        self.setup = number

    def _result(self, did: dict, number: int) -> None:
        meeting = self.meeting(did["meeting"])
        place = did["match"]
        if None in meeting.sides:
            raise Refusal("no.sides", number=meeting.number)
        if place not in meeting.results and (meeting.winner is not None or place != meeting.free):
            raise Refusal("no.match", number=meeting.number, match=place + 1)
        result = result_of(did)
        meeting.results[place] = result
        meeting.version = number
        if result.source:
            self.taken[result.source] = result
            self.loose.discard(result.source)

    def _undo(self, did: dict, number: int) -> None:
        meeting = self.meeting(did["meeting"])
        if did["match"] not in meeting.results:
            raise Refusal("no.result", number=meeting.number, match=did["match"] + 1)
        source = meeting.results.pop(did["match"]).source
        if source and did["how"] == "undo":
            self.loose.add(source)
        meeting.version = number

    def _table(self, did: dict, number: int) -> None:
        meeting = self.meeting(did["meeting"])
        table = did["table"]
        if not 1 <= table <= self.settings.tables:
            raise Refusal("no.table", table=table, most=self.settings.tables)
        if not meeting.is_ready:
            raise Refusal("no.ready", number=meeting.number)
        for other in self.meetings.values():
            if other.table == table:
                other.table = meeting.table
            elif other.table and not meeting.table and set(other.sides) & set(meeting.sides):
                raise Refusal("no.busy", number=other.number, table=other.table)
        meeting.table = table

    def _aside(self, did: dict, number: int) -> None:
        self.taken[did["source"]] = None
        self.loose.discard(did["source"])

    def _rename(self, did: dict, number: int) -> None:
        at = did["pair"]
        if not 0 <= at < len(self.pairs):
            raise Refusal("no.pair", pair=at)
        others = {pairs.same(pair.name) for place, pair in enumerate(self.pairs) if place != at}
        (renamed,) = pairs.pairs([{"name": did["name"], "players": self.pairs[at].players}])
        pairs.check_name(renamed.name, others)
        self.pairs[at] = renamed
        self.setup = number

    def _settle(self, number: int) -> list[int]:
        """Bring every meeting's pairs up to date, and answer which are open again: those whose pairs are others now.
        A meeting takes its pairs only from those before it."""
        reopened = []
        for meeting in self.meetings.values():
            one, other = (self._from(source) for source in meeting.planned.sources)
            if (one, other) == meeting.sides:
                continue
            if meeting.results:
                reopened.append(meeting.number)
                meeting.results = {}
            meeting.sides = (one, other)
            meeting.version = number
        tables.seat(self.meetings.values(), self.settings.tables)
        return reopened

    def _from(self, source: Source) -> int | None:
        """The pair that a source gives by now."""
        if source.kind == "pair":
            return source.number
        if source.kind == "winner":
            return self.meetings[source.number].winning_pair
        if source.kind == "loser":
            return self.meetings[source.number].losing_pair
        assert self.plan
        meetings = self.group_meetings(source.number)
        if any(meeting.winner is None for meeting in meetings):
            return None
        return standing(self.plan.groups[source.number], meetings)[source.rank].pair


_DOES: dict[str, Callable[[Evening, dict, int], None]] = {
    "settings": Evening._set,
    "pairs": Evening._name,
    "start": Evening._start,
    "reopen": Evening._reopen,
    "result": Evening._result,
    "undo": Evening._undo,
    "table": Evening._table,
    "aside": Evening._aside,
    "rename": Evening._rename,
}
