"""What a card played may take from the table, and when the cards are dealt again (RULES.md 4, captures)."""

from array import array

from settebello.core.cards import rank_of

_ACE = 1
_KING = 10
_FIFTEEN = 15
# More than any sum that is wanted.
_STEP = 16


def captures(card, table, rules):
    """What a card (0..39) may take from a table, a list of cards: a sequence of captures, each a list of cards.

    Empty when it takes nothing.
    """
    return ruling(card, table, rules)[1]


def ruling(card, table, rules):
    """(reason, captures): the name of the rule that decides what a card takes, and what it is.

    ``empty`` (no card lies there), ``nothing`` (none fits), ``ace_all`` and ``ace_ace`` (an ace takes the
    whole table, or another ace), ``equal`` (an equal card comes first), ``fewest`` (as few cards as can be),
    ``sum`` and ``fifteen`` (as one likes).
    """
    if not table:
        return "empty", []
    rank = rank_of(card)
    equal = [[other] for other in table if rank_of(other) == rank]
    if rank == _ACE and rules["ace_takes"] != "off":
        return ("ace_ace", equal) if equal else ("ace_all", [list(table)])
    fifteen = rules["capture"] == "fifteen"
    # Two equal cards never make fifteen, so that nothing comes first there.
    if equal and not fifteen and rules["choice"] == "equal_first":
        return "equal", equal
    wanted = _FIFTEEN - rank if fifteen else rank
    number = _fewest(table, wanted)
    if number > len(table):
        return "nothing", []
    if rules["choice"] == "fewest":
        return "fewest", Sums(table, wanted, number)
    return "fifteen" if fifteen else "sum", Sums(table, wanted)


def may_lay(found, rules):
    """Whether a card that can take these captures may be laid on the table instead."""
    return not found or not rules["must_capture"]


def is_sweep(card, capture, table, rules, last):
    """Whether a card that takes this capture makes a sweep; ``last`` tells whether it is the last of the hand."""
    if len(capture) < len(table) or (last and not rules["last_card_sweep"]):
        return False
    # An ace that takes another ace takes it as any card does.
    as_ace = rank_of(card) == _ACE and rank_of(capture[0]) != _ACE
    return not (as_ace and rules["ace_takes"] == "takes")


def redeal(first_four, rules):
    """Whether the cards are dealt again, from the list of those first laid on the table."""
    kings = len([card for card in first_four if rank_of(card) == _KING])
    return 0 < rules["redeal_kings"] <= kings


class Sums:
    """All ways to take from a list of cards some whose ranks add up to ``wanted``, in a fixed order.

    ``number`` is how many cards to take, or None for any number. Nothing but counts is kept: a table of
    twenty cards may allow thousands of captures, and the box has no room for them.
    """

    def __init__(self, cards, wanted, number=None):
        self._cards = cards
        # Each card counted as so much more, the sum tells the number of cards as well.
        self._more = _STEP if number else 0
        self._wanted = wanted + self._more * (number or 0)
        ways = array("H", bytes(2 * (self._wanted + 1)))
        ways[0] = 1
        # How many ways there are to each sum from none of the cards, from the first, from the first two ...
        self._ways = [ways]
        for card in cards:
            weight = rank_of(card) + self._more
            more = array("H", ways)
            for total in range(weight, self._wanted + 1):
                more[total] += ways[total - weight]
            self._ways.append(more)
            ways = more

    def __len__(self):
        return self._ways[-1][self._wanted]

    def __getitem__(self, index):
        if not 0 <= index < len(self):
            raise IndexError(index)
        taken = []
        left = self._wanted
        for place in range(len(self._cards) - 1, -1, -1):
            without = self._ways[place][left]
            if index >= without:
                index -= without
                left -= rank_of(self._cards[place]) + self._more
                taken.append(self._cards[place])
        return taken[::-1]


def _fewest(cards, wanted):
    """How many cards add up to ``wanted`` at least; more than there are when none do."""
    never = len(cards) + 1
    fewest = [0] + [never] * wanted
    for card in cards:
        rank = rank_of(card)
        for total in range(wanted, rank - 1, -1):
            fewest[total] = min(fewest[total], fewest[total - rank] + 1)
    return fewest[wanted]
