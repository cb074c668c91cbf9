"""The prizes of a match, "brilli": what each side has from the pot (RULES.md 6, seed 004). All amounts are hundredths.

What the rules say of two sides holds for several like this. A hand's prize is split among the sides that are in the
match; what a side makes that left in that hand or before doesn't count, so the others get it. The sides that lost
share the loser's prize equally, without those that left; a claim that wasn't proven counts as leaving only where the
match goes on without the claimant. When the leaving of one side leaves the last one, that one gets the winner's prize
and the hand in progress, and neither the loser's prize nor the hands not played are paid. A match that ends drawn has
its winner's and its loser's prize, and what the winner would have of the hands, shared equally by all who stayed.
A hand that is played again is none. A pot that is larger than its prizes keeps the rest.
"""

from settebello.core.ending import ending

UNIT = 100


class Purse:
    """``rows`` is a list of (what, number, shares), ``totals`` what each side has of them, a list.

    ``what`` is "hand" (split by its points), "empty" (it had none), "broken" (in progress when the match ended),
    "rest" (the hands never begun; its number is how many), "win" or "lose"; ``number`` is the hand's, 0 for none.
    ``shares`` is one number a side, or None until the match is over.
    """

    def __init__(self, rows, sides):
        self.rows = rows
        self.totals = [sum([shares[side] for _, _, shares in rows if shares]) for side in range(sides)]

    def paid(self):
        """What all sides have together."""
        return sum(self.totals)


def purse(match):
    """The Purse of a match as it stands; without a pot it has no rows."""
    rules = match.rules
    if not rules["pot"]:
        return Purse([], len(match.sides))
    end = match.end
    played, broken, leaver = _played(match)
    prize = rules["pot_hand"] * UNIT
    # Who gets what no points decide; nobody can tell before the end.
    takers = _takers(match) if end.is_over() else None
    rows = []
    left = rules["pot_hands"] if prize else 0
    for number, hand in enumerate(played, 1):
        points = _inside(match, number - 1, hand.points())
        if left and (sum(hand.points()) or rules.game.without_points(rules) != "again"):
            left -= 1
            rows.append(
                ("hand", number, split(prize, points)) if sum(points) else ("empty", number, _to(prize, takers))
            )
    if takers is None:
        return Purse(rows, len(match.sides))
    if broken and left:
        left -= 1
        rows.append(("broken", len(played) + 1, _to(prize, takers)))
    if left and leaver is None:
        rows.append(("rest", left, _to(prize * left, takers)))
    return Purse(rows + _ends(match, takers), len(match.sides))


def split(amount, points):
    """An amount in proportion to points, a list of one number a side and not all 0; exactly, in whole numbers.

    Floor first; what is over goes to the largest remainders, equal ones to more points, then to the earlier side.
    """
    whole = sum(points)
    shares = [amount * mine // whole for mine in points]
    order = sorted([(-(amount * mine % whole), -mine, side) for side, mine in enumerate(points)])
    for _, _, side in order[: amount - sum(shares)]:
        shares[side] += 1
    return shares


def leavers(match):
    """The breaks (core/ending.py) by which sides left the match, in their order; a match with one is abandoned."""
    return [one for one in match.breaks if one.side in match.end.out and _leaves(match, one)]


def _leaves(match, one):
    if one.how == "claims":
        return len(match.sides) > 2
    if one.how == "flag":
        return match.rules["flag"] == "abandons"
    return True


def _played(match):
    """(the hands that count, whether one in progress ended with the match, the Break of who left it then or None)."""
    end = match.end
    if not end.is_over():
        return match.hands, False, None
    before = match.hands[: end.hand]
    if not ending(match.rules, match.start, before, match.breaks).is_over():
        return match.hands[: end.hand + 1], False, None
    last = [one for one in match.breaks if one.number == end.hand and one.side in end.out]
    is_left = bool(last) and not (end.claim and end.claim.proven) and _leaves(match, last[-1])
    return before, True, last[-1] if is_left else None


def _inside(match, number, points):
    """The points of the hand of that number, from 0, without those of the sides that were out."""
    out = [one.side for one in match.breaks if one.number <= number and one.side in match.end.out]
    return [0 if side in out else made for side, made in enumerate(points)]


def _takers(match):
    """1 for the winner, 0 for the others; of a match that ended drawn 1 for all who stayed."""
    end = match.end
    return [int(side not in end.out if end.drawn else side == end.winner) for side in range(len(match.sides))]


def _to(amount, takers):
    return split(amount, takers) if takers else None


def _ends(match, takers):
    """The rows of the winner and the losers."""
    rules = match.rules
    win, lose = rules["pot_win"] * UNIT, rules["pot_lose"] * UNIT
    if match.end.drawn:
        return [("win", 0, split(win + lose, takers))]
    gone = [one.side for one in leavers(match)]
    losers = [int(not taker and side not in gone) for side, taker in enumerate(takers)]
    rows = [("win", 0, split(win, takers))]
    return rows + [("lose", 0, split(lose, losers))] if sum(losers) else rows
