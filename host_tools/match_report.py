"""A match that was pulled, for people to read, and as rows for a spreadsheet."""

import io

from host_tools import score_table
from host_tools.paper import Paper
from host_tools.sheet import awards_of
from host_tools.speech import Speech
from settebello.core.clock import seconds
from settebello.core.hand import Hand
from settebello.core.match import Match

COLUMNS = ("file", "rules", "hand", "side", "points", "total", "awards", "table", "match")


def report(match: Match, speech: Speech) -> str:
    """The match hand by hand: the points and totals of all, then of each what gave them; without the last line end."""
    # What any editor shows.
    paper = Paper(io.TextIOWrapper(io.BytesIO(), "utf-8"))
    table, number = match.place
    if table or number:
        told = [speech.tell(key, number=value) for key, value in (("table", table), ("match", number)) if value]
        paper.line(", ".join(told).capitalize())
    score_table.show_match(paper, match, speech)
    if match.time is not None and match.rules["bank_s"]:
        paper.line()
        paper.sentence(_time_left(match.time[1], match, speech))
    for number, hand in enumerate(match.hands, 1):
        if _is_told(hand):
            paper.line()
            key = "report.corrected" if hand.was else "report.hand"
            paper.line(speech.tell(key, number=number))
            paper.line()
            score_table.show_awards(paper, match, hand, speech)
    return paper.text().rstrip("\n")


def _time_left(banks: list[int], match: Match, speech: Speech) -> str:
    """What each side had of its bank, in ms, when something was last recorded."""
    left = [seconds(ms) for ms in banks]
    told = [f"{name} {s // 60}:{s % 60:02}" for name, s in zip(match.sides, left, strict=True)]
    return speech.tell("time", left=", ".join(told))


def rows(name: str, match: Match) -> list[tuple]:
    """A row for each hand and side, in the order of COLUMNS."""
    found = []
    totals = list(match.start)
    for number, hand in enumerate(match.hands, 1):
        for side, points in enumerate(hand.points()):
            totals[side] += points
            awards = [f"{award.name} {award.points[side]}" for award in awards_of(hand) if award.points[side]]
            cells = (match.rules.line(), number, cell(match.sides[side]), points, totals[side], ", ".join(awards))
            found.append((name, *cells, *match.place))
    return found


def cell(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return "'" + text if text.startswith(("=", "+", "-", "@")) else text


def _is_told(hand: Hand) -> bool:
    """Whether there is more to say of it than its points."""
    return [award.name for award in awards_of(hand)] != ["points"]
