"""When a match is won, and by whom (RULES.md 4)."""

from settebello.core.award import ahead


class Ending:
    """Where a match stands: ``totals`` a side, the ``winner`` or None, ``drawn`` when it ended without one.

    ``counted`` is how many of its hands count: one that is played again doesn't.

    ``out`` is the list of the sides that left or claimed wrongly: their totals stand and they
    can't win. ``hand`` and ``award`` are the numbers (from 0) of the hand that decided the match
    and, under ``finish: ordered``, of the award; None where there is none. ``claim`` is the last
    Claim, or None; the hand that a claim or a leave decides was never closed.
    """

    def __init__(self, totals):
        self.totals = totals
        self.winner = None
        self.drawn = False
        self.counted = 0
        self.hand = None
        self.award = None
        self.claim = None
        self.out = []

    def is_over(self):
        """Whether the match is won, or drawn."""
        return self.drawn or self.winner is not None

    def running(self):
        """The totals of the sides that can still win, None for those that can't."""
        return [None if side in self.out else total for side, total in enumerate(self.totals)]


def ending(rules, start, hands, breaks=()):
    """The Ending of a match from its totals at the start, its closed hands and its Breaks, in order.

    What comes after the hand that decides it doesn't count: a correction can make an earlier one do so.
    """
    result = Ending(list(start))
    told = 0
    for number in range(len(hands) + 1):
        while told < len(breaks) and breaks[told].number == number and not result.is_over():
            interrupt(result, rules, breaks[told])
            told += 1
        if number < len(hands) and not result.is_over():
            add(result, rules, number, hands[number])
    return result


def ending_at(match, played):
    """The Ending of a match after so many of its closed hands."""
    breaks = [one for one in match.breaks if one.number < played]
    return ending(match.rules, match.start, match.hands[:played], breaks)


def add(result, rules, number, hand):
    """Counts one more closed hand, of that number from 0, into an Ending of a match that goes on."""
    if rules.game.without_points(rules) != "again" or sum(hand.points()):
        result.counted += 1
    finish = rules["finish"]
    there_before = _there(rules, result) if finish == "another" else 0
    decided = None if hand.outright in result.out else hand.outright
    award = None
    if finish != "ordered":
        _give(result, hand.points())
    else:
        for index, given in enumerate(hand.awards):
            _give(result, given.points)
            if decided is None and _there(rules, result):
                decided = ahead(result.running())
                award = None if decided is None else index
    if decided is None:
        decided = _after(rules, there_before, result)
    if decided is not None:
        result.winner = decided
        result.award = award
    if result.is_over():
        result.hand = number


def _give(result, points):
    for side, given in enumerate(points):
        if given and side not in result.out:
            result.totals[side] += given


class Break:
    """What a side does in the middle of a hand: it claims to be there, leaves the match, or has no time left.

    ``number`` is the hand's, from 0; ``how`` is "claims", "abandons", "excluded" or "flag"; ``hand`` is
    what a claim shows of the hand in progress, a Hand.
    """

    def __init__(self, number, side, how, hand=None):
        self.number = number
        self.side = side
        self.how = how
        self.hand = hand


def interrupt(result, rules, broken):
    """Counts a Break into an Ending of a match that goes on. Raises Refused for a claim that can't be."""
    winner = None
    if broken.how == "claims":
        # Few matches see a claim: the box needn't keep what proves one.
        from settebello.core.claim import claim

        made = claim(result.totals, broken.side, broken.hand.piles, broken.hand.counters, rules)
        result.claim = made
        result.totals = list(made.totals)
        if made.proven:
            winner = made.side
    if winner is None:
        result.out.append(broken.side)
        left = [side for side in range(len(result.totals)) if side not in result.out]
        if len(left) == 1:
            winner = left[0]
    if winner is not None:
        result.winner = winner
        result.hand = broken.number


def _after(rules, there_before, result):
    if rules["hands"] and result.counted >= rules["hands"]:
        leader = ahead(result.running())
        result.drawn = leader is None and rules.game.without_points(rules) == "draw"
        return leader
    # Most hands end below the target.
    if max(result.totals) < rules["target"]:
        return None
    there = _there(rules, result)
    if there == 0:
        return None
    if rules["finish"] == "another" and there_before == 0 and there > 1:
        return None
    return ahead(result.running())


def _there(rules, result):
    return len([total for total in result.running() if total is not None and rules.is_there(total)])
