"""What `score --json` answers (DESIGN.md 3): objects of a hand and of a match, keys in the order shown there."""

from host_tools import prizes
from host_tools.score_table import left
from host_tools.sheet import awards_of
from host_tools.speech import Speech
from settebello.core.award import Award
from settebello.core.cards import text
from settebello.core.claim import Claim
from settebello.core.hand import Hand
from settebello.core.match import Match
from settebello.core.rules import Rules


def of_hand(rules: Rules, sides: list[str], hand: Hand, speech: Speech) -> dict:
    """A hand: its rules, the sides' names, the points, and every award with its reason."""
    return {
        "rules": rules.line(),
        "sides": sides,
        "points": hand.points(),
        "awards": [_of_award(award, speech.why(award, sides)) for award in awards_of(hand)],
    }


def of_claim(rules: Rules, sides: list[str], claim: Claim, speech: Speech) -> dict:
    """A claim: as a hand, with only the points that are proven, and whether they are enough."""
    points = [sum(award.points[side] for award in claim.awards) for side in range(len(sides))]
    awards = [_of_award(award, speech.say("proof", award.why[0], award.why[1:], sides)) for award in claim.awards]
    return {"rules": rules.line(), "sides": sides, "points": points, "awards": awards, "proven": claim.proven}


def of_match(match: Match, speech: Speech) -> dict:
    """A match: its hands whole, a claim as the last of them, its prizes, who left, the totals, and how it stands."""
    hands = [of_hand(match.rules, match.sides, hand, speech) for hand in match.hands]
    if match.end.claim is not None:
        hands.append(of_claim(match.rules, match.sides, match.end.claim, speech))
    answer: dict = {"rules": match.rules.line(), "sides": match.sides, "hands": hands}
    if match.rules["pot"]:
        answer["prizes"] = prizes.answer(match)
    if left(match):
        answer["left"] = [{"side": one.side, "hand": one.number + 1, "how": one.how} for one in left(match)]
    return {
        **answer,
        "totals": match.end.totals,
        "state": "drawn" if match.end.drawn else "won" if match.end.is_over() else "playing",
        "winner": match.end.winner,
        "hands_played": len(hands),
    }


def _of_award(award: Award, why: str) -> dict:
    """An award; `best` stands in it only where cards decide it."""
    answer: dict = {"award": award.name, "points": award.points, "tally": award.tally}
    if award.best is not None:
        answer["best"] = [[text(card) for card in best] for best in award.best]
    answer["why"] = why
    return answer
