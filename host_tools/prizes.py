"""The prizes of a match with a pot, as `--json` answers them and as people read them."""

from host_tools.paper import Paper, row, width
from host_tools.speech import Speech
from settebello.core.match import Match
from settebello.core.purse import UNIT, purse

_GAP = 2
_ROOM = "ledger"
_OF_A_HAND = ("hand", "empty", "broken")


def answer(match: Match) -> dict:
    """The pot and what each side has of it, in hundredths; a share that depends on who wins is null until then."""
    found = purse(match)
    return {
        "pot": match.rules["pot"] * UNIT,
        "hundredths": found.totals,
        "paid": found.paid(),
        "rows": [_row(what, number, shares) for what, number, shares in found.rows],
    }


def show(paper: Paper, match: Match, speech: Speech) -> None:
    """Add what each side has from each hand and from the end, and in all."""
    found = purse(match)
    rows = [(speech.say(_ROOM, what, (number,)), _cells(shares, match, speech)) for what, number, shares in found.rows]
    total = speech.tell("total"), _cells(found.totals, match, speech)
    title = speech.get(_ROOM, "title")
    first = max(width(label) for label in [title, total[0], *(label for label, _ in rows)]) + _GAP
    texts = [*match.sides, *(cell for _, cells in [*rows, total] for cell in cells)]
    each = max(width(text) for text in texts) + _GAP
    paper.line(row(title, [name.rjust(each - _GAP) for name in match.sides], first, each), bold=True)
    for label, cells in rows:
        paper.line(row(label, [cell.rjust(each - _GAP) for cell in cells], first, each))
    paper.line("─" * (first + each * len(match.sides) - _GAP))
    paper.line(row(total[0], [cell.rjust(each - _GAP) for cell in total[1]], first, each), bold=True)
    paid = speech.say(_ROOM, "amount", _parted(found.paid()))
    paper.line(speech.say(_ROOM, "paid", (paid, match.rules["pot"])).capitalize() + ".")


def _row(what: str, number: int, shares: list[int] | None) -> dict:
    """A prize: of a hand with its number, of the hands not played with how many they are."""
    told: dict = {"prize": what}
    if what in _OF_A_HAND:
        told["hand"] = number
    elif what == "rest":
        told["hands"] = number
    return {**told, "hundredths": shares}


def _cells(shares: list[int] | None, match: Match, speech: Speech) -> list[str]:
    if shares is None:
        return ["?"] * len(match.sides)
    return [speech.say(_ROOM, "amount", _parted(share)) for share in shares]


def _parted(hundredths: int) -> tuple[int, str]:
    return hundredths // UNIT, f"{hundredths % UNIT:02}"
