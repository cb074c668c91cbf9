"""An evening for other programs: rows for a spreadsheet, or all of it as one object."""

import csv
import io

from host_tools.match_report import cell
from host_tools.night.meeting import Meeting
from host_tools.night.plan import Source
from host_tools.night.prizes import prizes
from host_tools.night.views import Views

COLUMNS = (
    "meeting",
    "stage",
    "match",
    "first",
    "second",
    "points_1",
    "points_2",
    "winner",
    "ending",
    "source",
)


def rows(views: Views) -> str:
    """A row for each match that was played, in CSV; a superfluous one isn't among them."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for meeting in views.evening.meetings.values():
        names = [cell(views.name(pair)) for pair in meeting.sides]
        for place in meeting.counted:
            result = meeting.results[place]
            told = (*result.points, names[result.winner], result.ending, cell(result.source))
            writer.writerow((meeting.number, views.stage(meeting), place + 1, *names, *told))
    return text.getvalue()


def whole(views: Views) -> dict:
    """All of it: settings, pairs, meetings, places with their prizes (in hundredths), and the acts it is made of."""
    evening = views.evening
    told = evening.settings
    return {
        "name": told.name,
        "rules": told.rules,
        "best_of": told.best_of,
        "tables": told.tables,
        "seed": evening.seed,
        "pairs": [{"name": pair.name, "players": list(pair.players)} for pair in evening.pairs],
        "meetings": [_meeting(views, meeting) for meeting in evening.meetings.values()],
        "prizes": [
            {
                "pair": views.name(prize.pair),
                "places": [prize.place.first, prize.place.last] if prize.place else None,
                "amount": prize.amount,
                "words": prize.words,
                "pots": prize.pots,
            }
            for prize in prizes(evening)
        ],
        "acts": [
            {
                "number": entry.act.number,
                "at": entry.act.at,
                "who": entry.act.who,
                "why": entry.act.why,
                **entry.act.did,
                "reopened": list(entry.reopened),
            }
            for entry in evening.trace
        ],
    }


def _meeting(views: Views, meeting: Meeting) -> dict:
    winner = meeting.winning_pair
    return {
        "meeting": meeting.number,
        "stage": meeting.planned.stage,
        "round": meeting.planned.round + 1,
        "from": [_source(source) for source in meeting.planned.sources],
        "sides": [None if pair is None else views.name(pair) for pair in meeting.sides],
        "table": meeting.table,
        "matches": [
            {
                "points": list(meeting.results[place].points),
                "winner": meeting.results[place].winner,
                "ending": meeting.results[place].ending,
                "prizes": list(meeting.results[place].prizes or ()) or None,
                "source": meeting.results[place].source or None,
            }
            for place in meeting.counted
        ],
        "winner": None if winner is None else views.name(winner),
    }


def _source(source: Source) -> dict:
    told = {source.kind: source.number}
    return {**told, "rank": source.rank + 1} if source.kind == "group" else told
