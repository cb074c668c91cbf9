"""What is best asked for next about a hand of scopa, so that its points are certain after the fewest answers."""

from settebello.core import fields, primiera
from settebello.core.cards import RANKS, card, rank_of
from settebello.core.games import scopa
from settebello.core.pile import SUITS

_RUN = 3
_SEVEN = 7


class Question:
    """Which is the first of these steps that a side has a card of?

    ``side`` is the one asked about, ``suit`` that of the cards, ``steps`` a list of lists of ranks (1..10).
    """

    def __init__(self, side, suit, steps):
        self.side = side
        self.suit = suit
        self.steps = steps

    def told(self, rank):
        """What an answer tells: a list of (side, card). ``rank`` is that of a card that the side has, 0 for none.

        The other side has all cards of the steps before.
        """
        told = []
        for step in self.steps:
            if rank in step:
                told.append((self.side, card(self.suit, rank)))
                break
            told += [(1 - self.side, card(self.suit, other)) for other in step]
        return told


def asked(piles, rules, wanted, coins, first):
    """The Question that tells most, or None when nothing is unknown of the awards that are wanted.

    ``piles`` is a list of two Pile, what each side has shown, ``wanted`` a list of the names of the awards that aren't
    certain, ``coins`` a list of how many each side has in the end, ``first`` the side that is asked first. The other
    one is asked only for what the first one's answers don't tell as well.
    """
    for side in (first, 1 - first):
        for award, suit, steps in _ladders(rules):
            # Whose the coins are is clear where one side has them all.
            if award in wanted and (suit != scopa.COINS or 0 not in coins):
                steps = _unknown(piles, side, suit, steps)
                if steps:
                    return Question(side, suit, steps)
    return None


def _ladders(rules):
    """(award, suit, steps): the cards that an award depends on, from that which tells most down."""
    best = _best(rules)
    # The best coin is the settebello, as a rule, or the other side has it.
    ladders = [("primiera", scopa.COINS, best), ("settebello", scopa.COINS, [[_SEVEN]])]
    if rules["re_bello"] != "off":
        ladders.append(("re_bello", scopa.COINS, [[rank_of(scopa.re_bello(rules))]]))
    if rules["napola"] != "off":
        most = _RUN if rules["napola"] == "fixed" else rules["napola_cap"]
        ladders.append(("napola", scopa.COINS, [[rank] for rank in range(1, most + 1)]))
    for suit in range(scopa.COINS + 1, SUITS):
        ladders.append(("primiera", suit, best))
    return ladders


def _best(rules):
    """The ranks that count in the primiera, the best first, those that are worth the same in one step."""
    how = rules["primiera"]
    if how == "sevens":
        return [[_SEVEN]]
    values = primiera.RANKED if how == "ranked" else fields.numbers_of(primiera.VALUES, rules["primiera_values"])
    steps = []
    for value in sorted(set(values), reverse=True):
        steps.append([rank for rank in range(1, RANKS + 1) if values[rank - 1] == value])
    return steps


def _unknown(piles, side, suit, steps):
    """What of the steps nobody has shown yet, up to the first that the side has a card of."""
    unknown = []
    for step in steps:
        left = []
        for rank in step:
            number = card(suit, rank)
            if piles[side].has(number):
                return unknown
            if not piles[1 - side].has(number):
                left.append(rank)
        if left:
            unknown.append(left)
    return unknown
