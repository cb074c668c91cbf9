"""What the pages show of an evening, as plain values for the templates."""

from dataclasses import dataclass

from host_tools.night.evening import Entry, Evening
from host_tools.night.meeting import Meeting, Result
from host_tools.night.pairs import Pair
from host_tools.night.plan import GROUP, MAIN, Source
from host_tools.web.pages import Texts


@dataclass(frozen=True)
class Side:
    """A side of a meeting: its name, or where it will come from; ``score`` are its points, or its matches won."""

    name: str
    is_known: bool
    score: str
    has_won: bool


class Views:
    """An evening in the words of a language, ``t``."""

    def __init__(self, evening: Evening, t: Texts) -> None:
        self.evening = evening
        self.t = t

    def name(self, pair: int | None) -> str:
        """The name of a pair."""
        return self.evening.pairs[pair].name if pair is not None else ""

    def pair(self, number: int) -> Pair:
        """A pair."""
        return self.evening.pairs[number]

    def origin(self, source: Source) -> str:
        """Where a side comes from."""
        if source.kind == "pair":
            return self.name(source.number)
        if source.kind == "group":
            return self.t("from.group", rank=source.rank + 1, letter=letter(source.number))
        return self.t(f"from.{source.kind}", number=source.number)

    def sides(self, meeting: Meeting) -> list[Side]:
        """Both sides."""
        found = []
        for side, pair in enumerate(meeting.sides):
            name = self.name(pair) if pair is not None else self.origin(meeting.planned.sources[side])
            score = ""
            if meeting.results:
                alone = meeting.best_of == 1
                score = str(meeting.results[0].points[side] if alone else meeting.wins[side])
            found.append(Side(name, pair is not None, score, meeting.winner == side))
        return found

    def ending(self, meeting: Meeting) -> str:
        """How a meeting ended, if not by playing to the end."""
        counted = meeting.counted
        ending = meeting.results[counted[-1]].ending if counted else "played"
        return "" if ending == "played" else self.t(f"ending.{ending}")

    def stage(self, meeting: Meeting) -> str:
        """What a meeting is: its group and round, or the round of the bracket."""
        planned = meeting.planned
        if planned.stage == GROUP:
            return self.t("group.round", letter=letter(planned.group), round=planned.round + 1)
        return self.round(planned.round) if planned.stage == MAIN else self.t("third")

    def round(self, number: int) -> str:
        """The name of a round of the bracket."""
        assert self.evening.plan
        return self.t(f"round.{len(self.evening.plan.rounds[number])}")

    def score(self, result: Result) -> str:
        """The points of a match, and how it ended unless by playing to the end. The winner's mark is for a match that
        the points alone would tell wrongly."""
        one, other = result.points
        odd = (one, other)[result.winner] <= (one, other)[1 - result.winner]
        marks = ["*" if odd and result.winner == side else "" for side in (0, 1)]
        ending = "" if result.ending == "played" else f" ({self.t(f'ending.{result.ending}')})"
        return f"{one}{marks[0]}-{other}{marks[1]}{ending}"

    def versus(self, sides: tuple[int | None, int | None]) -> str:
        """Two pairs, facing each other."""
        return " – ".join(f"{self.name(pair)}" for pair in sides)

    def did(self, entry: Entry) -> str:
        """What an act did, in a sentence."""
        did = entry.act.did
        kind = did["do"]
        if kind in ("pairs", "start"):
            drawn = "" if did.get("seed") is None else "_drawn"
            return self.t(f"did.{kind}{drawn}", count=len(did.get("pairs", ())), seed=did.get("seed"))
        values = {name: value for name, value in did.items() if name != "do"}
        if kind == "result":
            told = Result(tuple(did["points"]), did["winner"], did["ending"])
            values = {"points": self.score(told)}
            kind = "correct" if entry.before else "result"
        elif kind == "undo":
            kind = did["how"]
        if kind == "rename":
            values["number"] = did["pair"] + 1
        before = self.score(entry.before) if entry.before else ""
        values |= {"before": before, "sides": self.versus(entry.sides)}
        if "meeting" in did:
            values["number"] = did["meeting"]
        return self.t(f"did.{kind}", **values)

    def reopened(self, entry: Entry) -> str:
        """The numbers of the meetings that an act opened again."""
        return ", ".join(map(str, entry.reopened))

    def entries(self, meeting: int | None = None) -> list[Entry]:
        """The trace, the newest first: of a meeting, or of all."""
        found = reversed(self.evening.trace)
        if meeting is None:
            return list(found)
        return [one for one in found if one.act.did.get("meeting") == meeting or meeting in one.reopened]

    def when(self, at: str) -> str:
        """The time of day of a moment, and the day before it when the trace goes over several."""
        day, _, time = at.partition("T")
        days = {entry.act.at[:10] for entry in (self.evening.trace[0], self.evening.trace[-1])}
        return time[:5] if len(days) == 1 else f"{day} {time[:5]}"


def letter(group: int) -> str:
    """The letter of a group: A to Z, then AA."""
    return chr(65 + group) if group < 26 else f"A{chr(65 + group - 26)}"
