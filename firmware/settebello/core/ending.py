"""When a match is won, and by whom (RULES.md 4)."""

from settebello.core.award import ahead


class Ending:
    """Where a match stands: ``totals`` a side, the ``winner`` or None.

    ``hand`` and ``award`` are the numbers (from 0) of the hand that decided it and, under
    ``finish: ordered``, of the award; None where there is none.
    """

    def __init__(self, totals):
        self.totals = totals
        self.winner = None
        self.hand = None
        self.award = None


def ending(rules, start, hands):
    """The Ending of a match from its totals at the start and its closed hands, in order."""
    result = Ending(list(start))
    for number, hand in enumerate(hands):
        add(result, rules, number, hand)
    return result


def add(result, rules, number, hand):
    """Counts one more closed hand, of that number from 0, into an Ending without a winner."""
    there_before = _there(rules, result.totals)
    decided = hand.outright
    award = None
    for index, given in enumerate(hand.awards):
        for side, points in enumerate(given.points):
            result.totals[side] += points
        if decided is None and rules["finish"] == "ordered" and _there(rules, result.totals):
            decided = ahead(result.totals)
            award = None if decided is None else index
    if decided is None:
        decided = _after(rules, number + 1, there_before, result.totals)
    if decided is not None:
        result.winner = decided
        result.hand = number
        result.award = award


def _after(rules, played, there_before, totals):
    if rules["hands"] and played >= rules["hands"]:
        return ahead(totals)
    there = _there(rules, totals)
    if there == 0:
        return None
    if rules["finish"] == "another" and there_before == 0 and there > 1:
        return None
    return ahead(totals)


def _there(rules, totals):
    needed = rules["target"]
    if needed == 0:
        return 0
    if rules["reach"] == "exceed":
        needed += 1
    return len([total for total in totals if total >= needed])
