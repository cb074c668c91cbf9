"""What `score --json` answers (DESIGN.md 3): objects of a hand and of a match, keys in the order shown there."""

from host_tools.sheet import awards_of
from host_tools.speech import Speech
from settebello.core.award import Award
from settebello.core.cards import text
from settebello.core.hand import Hand
from settebello.core.match import Match
from settebello.core.rules import Rules


def of_hand(rules: Rules, sides: list[str], hand: Hand, speech: Speech) -> dict:
    """A hand: its rules, the sides' names, the points, and every award with its reason."""
    return {
        "rules": rules.line(),
        "sides": sides,
        "points": hand.points(),
        "awards": [of_award(award, sides, speech) for award in awards_of(hand)],
    }


def of_award(award: Award, sides: list[str], speech: Speech) -> dict:
    """An award; `best` stands in it only where cards decide it."""
    answer: dict = {"award": award.name, "points": award.points, "tally": award.tally}
    if award.best is not None:
        answer["best"] = [[text(card) for card in best] for best in award.best]
    answer["why"] = speech.why(award, sides)
    return answer


def of_match(match: Match, speech: Speech) -> dict:
    """A match: its hands whole, the totals, and how it stands."""
    return {
        "rules": match.rules.line(),
        "sides": match.sides,
        "hands": [of_hand(match.rules, match.sides, hand, speech) for hand in match.hands],
        "totals": match.end.totals,
        "state": "playing" if match.end.winner is None else "won",
        "winner": match.end.winner,
        "hands_played": len(match.hands),
    }
