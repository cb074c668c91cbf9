"""How far ahead in the primiera a side can still end, without dealing a card (RULES.md 3).

In a suit the best a side can do with so many unknown cards is to take the highest: that raises its
own best card and lowers the other's. So a suit is a short list of steps, each a number of cards
and the lead they give, and the four lists are joined under the number of cards it can get at all.
"""

from settebello.core import fields, primiera
from settebello.core.cards import RANKS
from settebello.core.pile import SUITS, ones

# More than any lead between complete sides; four of them are still a small int on the box.
ALONE = 1 << 27
_NEVER = -(1 << 29)
_SEVENS = (0, 0, 0, 0, 0, 0, 1, 0, 0, 0)


def lead(piles, unknown, rooms, rules):
    """A function of two sides for core/proof.py's ``contest``: the most by which the first can end ahead.

    At least ALONE when it can be the only one with all four suits, at most -ALONE when it can't
    compete at all.
    """
    how = rules["primiera"]
    values = fields.numbers_of(primiera.VALUES, rules["primiera_values"])
    missing = rules["missing_suit"]
    if how == "sevens":
        # The best cards by these values add up to the number of sevens.
        values = _SEVENS
        missing = "zero"
    elif how == "ranked":
        # Four cards at most: in base five the sums compare as the sorted cards do one by one.
        values = [5**height for height in primiera.RANKED]
        missing = "void"
    order = sorted(range(RANKS), key=lambda rank: -values[rank])
    incomplete = [0 in pile.suits for pile in piles]

    def furthest(side, other):
        duel = _Duel(piles, side, other, unknown, values, order)
        room = rooms[side]
        if missing == "zero":
            return duel.lead(room, range(SUITS), 0)
        best = duel.complete(room)
        if best <= 0 and False not in incomplete:
            best = max(best, duel.lacking(room, missing))
        return best

    return furthest


class _Duel:
    """A side against another one; ``others`` are the suits of those that look on."""

    def __init__(self, piles, side, other, unknown, values, order):
        self.mine = piles[side].suits
        self.theirs = piles[other].suits
        self.others = [pile.suits for index, pile in enumerate(piles) if index not in (side, other)]
        self.unknown = unknown.suits
        self.values = values
        self.order = order

    def complete(self, room):
        """The lead when this side has all four suits; ALONE for each that the other lacks."""
        for suit in range(SUITS):
            if not self.mine[suit]:
                room = room.narrowed(suit, 1, RANKS)
        return self.lead(room, range(SUITS), ALONE) if room.fits() else _NEVER

    def lacking(self, room, missing, suit=0, lacks=False, lacked=False, shared=()):
        """The lead when both lack a suit, by ``missing_suit``.

        Goes through who can lack which, from ``suit`` on; ``lacks`` and ``lacked`` tell whether
        this side and the other one lack one before it, ``shared`` are those that all have.
        """
        if not room.fits():
            return _NEVER
        if suit == SUITS:
            if not (lacks and lacked):
                return _NEVER
            if missing == "void":
                return 0
            return self.lead(room, shared if missing == "common" else range(SUITS), 0)
        best = _NEVER
        for mine in (False, True):
            for theirs in (False, True):
                left = self._split(room, suit, mine, theirs)
                if left is None:
                    continue
                for all_have in self._common(suit, mine and theirs):
                    counted = shared + (suit,) if all_have else shared
                    here = self.lacking(left, missing, suit + 1, lacks or not mine, lacked or not theirs, counted)
                    best = max(best, here)
        return best

    def _split(self, room, suit, mine, theirs):
        """The room that is left when this side has (or lacks) a suit, and the other too; None if that can't be."""
        free = ones(self.unknown[suit])
        for has, held in ((mine, self.mine[suit]), (theirs, self.theirs[suit])):
            if (held and not has) or (has and not held and not free):
                return None
        fewest = 1 if mine and not self.mine[suit] else 0
        most = free if mine else 0
        if not self.others:
            # What this side doesn't get is the other's.
            if not theirs:
                fewest = free if mine else RANKS
            elif not self.theirs[suit]:
                most = min(most, free - 1)
        return room.narrowed(suit, fewest, most)

    def _common(self, suit, both):
        """Whether all sides have a suit: the answers that can be, given whether these two do."""
        if not both:
            return (False,)
        if 0 not in [held[suit] for held in self.others]:
            return (True,)
        return (False, True) if self.unknown[suit] else (False,)

    def lead(self, room, suits, lone):
        """The most that this side's best cards of these suits can be worth above the other's.

        ``lone`` is what it is worth more that the other has none of a suit.
        """
        steps = []
        for suit in range(SUITS):
            low, high = room.suit(suit)
            steps.append(self._steps(suit, low, high, lone) if suit in suits else [(low, 0)])
        cards = sum([last[-1][0] for last in steps])
        if cards <= room.most:
            return sum([last[-1][1] for last in steps])
        joined = steps[0]
        for more in steps[1:]:
            joined = _joined(joined, more, room.most)
        return joined[-1][1]

    def _steps(self, suit, low, high, lone):
        """(cards, lead) of a suit, both growing: so many unknown cards, ``low`` to ``high``, give that lead."""
        mine = theirs = None
        free = []
        for rank in self.order:
            value = self.values[rank]
            if mine is None and self.mine[suit] >> rank & 1:
                mine = value
            elif theirs is None and self.theirs[suit] >> rank & 1:
                theirs = value
            elif self.unknown[suit] >> rank & 1:
                free.append(value)
        steps = []
        for cards in range(low, high + 1):
            best = mine
            if cards and (best is None or free[0] > best):
                best = free[0]
            worst = theirs
            if not self.others and cards < len(free) and (worst is None or free[cards] > worst):
                worst = free[cards]
            ahead = (best or 0) - (-lone if worst is None else worst)
            if not steps or ahead > steps[-1][1]:
                steps.append((cards, ahead))
        return steps


def _joined(some, more, most):
    """The steps of both lists together, of at most so many cards, without those that cost more and lead less."""
    best = [_NEVER] * (most + 1)
    for cards, ahead in some:
        for added, gained in more:
            if cards + added > most:
                break
            best[cards + added] = max(best[cards + added], ahead + gained)
    steps = []
    for cards, ahead in enumerate(best):
        if ahead > (steps[-1][1] if steps else _NEVER):
            steps.append((cards, ahead))
    return steps
