"""Who deals: the deal goes round to the right, hand by hand, past the sides that left (RULES.md 4 and 6)."""


def dealing(match):
    """The side that deals the hand in progress of a match."""
    return dealer_of(match, len(match.hands), len(match.hands))


def dealer_of(match, hand, left):
    """The side that deals a hand, past those that left in the hand ``left`` or before; both are numbers from 0."""
    sides = len(match.sides)
    side = match.dealer
    for number in range(hand + 1):
        until = min(number, left)
        out = [one.side for one in match.breaks if one.number <= until and one.side in match.end.out]
        if number:
            side = (side + 1) % sides
        while side in out and len(out) < sides:
            side = (side + 1) % sides
    return side
