"""`score --compare`: the same hand or match under the other presets and settings that change its result."""

from collections.abc import Iterator

from host_tools import answer
from host_tools.paper import WIDTH, Paper, fitted, width
from host_tools.score_table import standing, tally
from host_tools.sheet import Sheet, awards_of
from host_tools.speech import Speech
from settebello.core.hand import Hand
from settebello.core.match import Match
from settebello.core.others import alternatives, others

_GAP = 2


def answers(sheet: Sheet, match: Match, speech: Speech) -> list[dict]:
    """For `--json`: what the hand or match would answer under each of the other rules.

    The sides' names are left out, and in the hands of a match the rule line too.
    """
    if not sheet.is_match:
        hand = match.hands[0]
        found = [answer.of_hand(rules, match.sides, other, speech) for _, rules, other in others(hand, match.rules)]
        return [_without(one, "sides") for one in found]
    found = [_without(answer.of_match(other, speech), "sides") for _, other in _matches(sheet, match)]
    return [one | {"hands": [_without(hand, "rules", "sides") for hand in one["hands"]]} for one in found]


def show(paper: Paper, sheet: Sheet, match: Match, speech: Speech) -> None:
    """Add what would be different under which rules, presets first, and why."""
    paper.line()
    if sheet.is_match:
        rows = [(name, [standing(other, speech)]) for name, other in _matches(sheet, match)]
    else:
        hand = match.hands[0]
        rows = [(name, _changes(hand, other, match.sides, speech)) for name, _, other in others(hand, match.rules)]
    if not rows:
        paper.line(speech.tell("compare.none"))
        return
    paper.line(speech.tell("compare"), bold=True)
    first = max(width(name) for name, _ in rows) + _GAP
    for are_settings, heading in ((False, "presets"), (True, "settings")):
        group = [row for row in rows if ("=" in row[0]) == are_settings]
        if group:
            paper.line(speech.tell(heading))
        for name, parts in group:
            _show_row(paper, "  " + fitted(name, first), parts)


def _show_row(paper: Paper, label: str, parts: list[str]) -> None:
    """A label and its parts in one line, or the rest of them in lines of their own under the first."""
    if width(label + "  ".join(parts)) <= WIDTH:
        paper.line(label + "  ".join(parts))
        return
    paper.sentence(label + parts[0], "", " " * width(label))
    for part in parts[1:]:
        paper.sentence(part, " " * width(label))


def _without(given: dict, *keys: str) -> dict:
    return {key: value for key, value in given.items() if key not in keys}


def _matches(sheet: Sheet, match: Match) -> Iterator[tuple[str, Match]]:
    """(name, match) for every preset and setting under which the match has another result."""
    game = match.rules.game
    # What decides a match beside its hands: fields, and the values worth a look (None: all that they have).
    of_a_match = (("target", game.TARGETS), ("reach", None), ("finish", None))
    for name, rules in alternatives(match.rules, of_a_match + game.DISPUTED):
        other = sheet.played_under(rules)
        if other is not None and _result(other) != _result(match):
            yield name, other


def _result(match: Match) -> tuple:
    return match.end.winner, match.end.drawn, match.end.totals, [hand.points() for hand in match.hands]


def _changes(hand: Hand, other: Hand, sides: list[str], speech: Speech) -> list[str]:
    """The points before and after, then the reasons of the awards that give other points."""
    before = {award.name: award.points for award in awards_of(hand)}
    after = {award.name for award in awards_of(other)}
    nothing = [0] * len(sides)
    parts = [f"{tally(hand.points())} → {tally(other.points())}"]
    parts += [speech.why(award, sides) for award in awards_of(other) if award.points != before.get(award.name, nothing)]
    parts += [
        speech.tell("compare.gone", award=speech.get("awards", f"name.{award.name}"))
        for award in awards_of(hand)
        if award.name not in after and any(award.points)
    ]
    return parts
