"""What `score` shows to people: a hand as a table with its reasons, a match hand by hand."""

import textwrap

from host_tools import prizes, rules_table
from host_tools.paper import WIDTH, Paper, fitted, row, width
from host_tools.sheet import awards_of, decision
from host_tools.speech import Speech
from settebello.core.award import Award
from settebello.core.ending import Break
from settebello.core.hand import Hand
from settebello.core.match import Match

_GAP = 2
_WIDEST = 24
# A ranked primiera compares cards, not sums; its tally is a code for them.
_WITHOUT_SUMS = "ranked"
_OF_A_MATCH = ["target", "hands", "reach", "finish"]


def show_hand(paper: Paper, match: Match, speech: Speech) -> None:
    """Add the rules, the awards of the match's one hand as a table, and a sentence for each."""
    rules_table.show_heading(paper, match.rules, speech, _disputed(match))
    show_awards(paper, match, match.hands[0], speech)


def show_awards(paper: Paper, match: Match, hand: Hand, speech: Speech) -> None:
    """Add the awards of a hand of the match as a table, and a sentence for each."""
    awards = awards_of(hand)
    labels = [speech.get("awards", f"name.{award.name}") for award in awards] + [speech.tell("total")]
    first = max(width(label) for label in labels) + _GAP
    each = _column(match.sides, first)
    paper.line(row("", _headings(match.sides, each), first, each), bold=True)
    for label, award in zip(labels, awards, strict=False):
        for number, cells in enumerate(_cells(award, speech, each)):
            paper.line(row("" if number else label, cells, first, each))
    _rule(paper, match, first, each)
    paper.line(row(labels[-1], [f"{points:3}" for points in hand.points()], first, each), bold=True)
    paper.line()
    # Of awards that people entered there is one thing to say.
    for sentence in dict.fromkeys(speech.why(award, match.sides) for award in awards):
        paper.sentence(sentence)


def show_match(paper: Paper, match: Match, speech: Speech) -> None:
    """Add the rules, a row for each hand with its points and the totals after it, and how the match stands."""
    rules_table.show_heading(paper, match.rules, speech, _OF_A_MATCH + _disputed(match))
    labels = [_hand_label(speech, number, hand) for number, hand in enumerate(match.hands, 1)]
    every = [*labels, speech.tell("start"), speech.tell("total")]
    first = max(width(label) for label in every) + _GAP
    each = _column(match.sides, first)
    paper.line(row("", _headings(match.sides, each), first, each), bold=True)
    totals = match.start
    if any(totals):
        paper.line(row(speech.tell("start"), [_points(None, total) for total in totals], first, each))
    for label, hand in zip(labels, match.hands, strict=True):
        points = hand.points()
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        cells = [_points(more, total) for more, total in zip(points, totals, strict=True)]
        paper.line(row(label, cells, first, each))
    claim = match.end.claim
    if claim is not None:
        # Of what is proven only the claimant's own points count.
        proven = [after - before for before, after in zip(totals, match.end.totals, strict=True)]
        totals = match.end.totals
        cells = [_points(more, total) for more, total in zip(proven, totals, strict=True)]
        paper.line(row(speech.tell("hand", number=len(match.hands) + 1).capitalize(), cells, first, each))
    _rule(paper, match, first, each)
    paper.line(row(speech.tell("total"), [_points(None, total) for total in totals], first, each), bold=True)
    if any(_is_entered(hand) for hand in match.hands):
        paper.line(speech.tell("entered"))
    paper.line()
    for award in claim.awards if claim is not None else ():
        paper.sentence(speech.say("proof", award.why[0], award.why[1:], match.sides))
    paper.sentence(standing(match, speech))
    if match.rules["pot"]:
        paper.line()
        prizes.show(paper, match, speech)


def standing(match: Match, speech: Speech) -> str:
    """How a match stands, as a sentence: who won, where, or how far everybody is."""
    decided = decision(match)
    told = _playing(match, speech) if decided is None else _over(match, speech, *decided)
    for one in left(match):
        told += " " + speech.tell(f"left.{one.how}", name=match.sides[one.side], hand=one.number + 1)
    claim = match.end.claim
    if claim is None:
        return told
    key = "claim.proven" if claim.proven else "claim.wrong"
    return speech.say("proof", key, (claim.side, claim.totals[claim.side]), match.sides) + " " + told


def left(match: Match) -> list[Break]:
    """Who left a match before its end, and how, in their order."""
    return [one for one in match.breaks if one.how != "claims" and one.side in match.end.out]


def tally(numbers: list[int]) -> str:
    """Points of all sides, `21-19`."""
    return "-".join(str(number) for number in numbers)


def _disputed(match: Match) -> list[str]:
    return [name for name, _ in match.rules.game.DISPUTED]


def _over(match: Match, speech: Speech, winner: int | None, number: int) -> str:
    if winner is None:
        return speech.tell("drawn", hand=number, totals=tally(match.end.totals))
    key = "won"
    award = ""
    # A hand that a claim decides was never closed.
    hand = match.hands[number - 1] if number <= len(match.hands) else None
    if hand is not None and hand.outright is not None:
        key = "won.outright"
    elif hand is not None and match.end.award is not None and not _is_entered(hand):
        key = "won.award"
        award = speech.get("awards", f"name.{awards_of(hand)[match.end.award].name}")
    totals = tally(match.end.totals)
    return speech.tell(key, name=match.sides[winner], hand=number, totals=totals, award=award)


def _playing(match: Match, speech: Speech) -> str:
    if not match.hands and match.end.claim is None:
        return speech.tell("playing.none")
    rules = match.rules
    totals = tally(match.end.totals)
    target = rules["target"] + (rules["reach"] == "exceed")
    running = [(name, total) for name, total in zip(match.sides, match.end.running(), strict=True) if total is not None]
    if rules["target"] and all(total < target for _, total in running):
        missing = [speech.tell("missing", name=name, points=target - total) for name, total in running]
        return speech.tell("playing.missing", totals=totals, missing=", ".join(missing))
    if rules["target"]:
        why = speech.get("rules", f"value.finish.{rules['finish']}")
        return speech.tell("playing.more", totals=totals, why=why)
    return speech.tell("playing.hands", totals=totals, played=match.end.counted, hands=rules["hands"])


def _cells(award: Award, speech: Speech, each: int) -> list[list[str]]:
    """The cells of an award in one or more rows: tally and points, then the cards that count."""
    tallies = award.tally
    if award.why[0].startswith(_WITHOUT_SUMS):
        tallies = [None if number is None else "·" for number in tallies]
    rows = [[_counted(number, points) for number, points in zip(tallies, award.points, strict=True)]]
    best = [textwrap.wrap(" ".join(speech.card(card) for card in cards), each - _GAP - 1) for cards in award.best or []]
    for number in range(max((len(lines) for lines in best), default=0)):
        rows.append([" " + lines[number] if number < len(lines) else "" for lines in best])
    return rows


def _counted(number: int | str | None, points: int) -> str:
    shown = "–" if number is None else str(number)
    return f"{shown:>3}" + (f"  +{points}" if points else "")


def _points(more: int | None, total: int) -> str:
    gained = f"+{more}" if more else ("" if more is None else "·")
    return f"{gained:>3} {total:>4}"


def _headings(names: list[str], each: int) -> list[str]:
    return [" " + fitted(name, each - _GAP) for name in names]


def _column(names: list[str], first: int) -> int:
    """How wide a side's column is: as its name asks, and all of them within WIDTH."""
    wanted = min(max(*[width(name) for name in names], 15), _WIDEST) + _GAP
    return min(wanted, (WIDTH - first) // len(names))


def _rule(paper: Paper, match: Match, first: int, each: int) -> None:
    paper.line("─" * (first + each * len(match.sides) - _GAP))


def _hand_label(speech: Speech, number: int, hand: Hand) -> str:
    label = speech.tell("hand", number=number).capitalize()
    return label + (" *" if _is_entered(hand) else "")


def _is_entered(hand: Hand) -> bool:
    return all(award.why[0] == "entered" for award in awards_of(hand))
