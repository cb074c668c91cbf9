"""Who deals: the deal goes round to the right, hand by hand, past the sides that left (RULES.md 4 and 6)."""


def dealing(match):
    """The side that deals the hand in progress of a match."""
    sides = len(match.sides)
    side = match.dealer
    for number in range(len(match.hands) + 1):
        out = [one.side for one in match.breaks if one.number <= number and one.side in match.end.out]
        if number:
            side = (side + 1) % sides
        while side in out and len(out) < sides:
            side = (side + 1) % sides
    return side
