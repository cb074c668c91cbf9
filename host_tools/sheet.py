"""A hand or a match that people wrote down, and how it is played out by the core."""

from dataclasses import dataclass, field

from host_tools.place import Place, shown
from settebello.core.award import Award
from settebello.core.hand import Hand
from settebello.core.match import Match
from settebello.core.refused import Refused
from settebello.core.rules import Rules


@dataclass
class Sheet:
    """What a file holds: the rules, the sides' names, the totals at the start, and the hands as events.

    An event is one of core/events.py's `hand` or `points`, in order. `is_match` tells whether the
    file is a match or a single hand.
    """

    place: Place
    rules: Rules
    names: list[str]
    is_match: bool
    start: list[int] | None = None
    events: list[list] = field(default_factory=list)

    def played(self) -> Match:
        """The match of these hands. Raises Complaint for a hand that can't be, or that comes after the end."""
        match = self._begun(self.rules)
        for event in self.events:
            place = self.place.hand(event[1]) if self.is_match else self.place
            decided = decision(match)
            if decided is not None:
                winner, number = decided
                if winner is None:
                    raise place.complaint("match.drawn", decided=number)
                name = shown(place.speech, self.names[winner])
                raise place.complaint("match.decided", decided=number, name=name)
            try:
                match.apply(event)
            except Refused as refused:
                raise place.refusal(refused, self.names) from refused
        return match

    def played_under(self, rules: Rules) -> Match | None:
        """The match under other rules, as far as it goes; None when a hand can't be under them."""
        try:
            match = self._begun(rules)
            for event in self.events:
                if not match.end.is_over():
                    match.apply(event)
        except Refused:
            return None
        return match

    def _begun(self, rules: Rules) -> Match:
        return Match(rules, self.names, self.start)


def decision(match: Match) -> tuple[int | None, int] | None:
    """The side that won a match (None: it is drawn) and the number, from 1, of its last hand; None while it is open."""
    winner, hand = match.end.winner, match.end.hand
    return None if hand is None or not match.end.is_over() else (winner, hand + 1)


def awards_of(hand: Hand) -> list[Award]:
    """The awards of a closed hand."""
    return hand.awards or []
