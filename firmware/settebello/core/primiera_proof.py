"""How far ahead in the primiera a side can still end, without dealing a card (RULES.md 3).

In a suit the best a side can do with so many unknown cards is to take the highest: that raises its
own best card and lowers the other's. So a suit is a short list of steps, each a number of cards
and the lead they give, and the four lists are joined under the number of cards it can get at all.
"""

from settebello.core import fields, primiera
from settebello.core.cards import RANKS
from settebello.core.pile import SUITS
from settebello.core.room import Room

# More than any lead between complete sides; four of them are still a small int on the box.
ALONE = 1 << 27
_NEVER = -(1 << 29)
_SEVENS = (0, 0, 0, 0, 0, 0, 1, 0, 0, 0)


def leads(piles, unknown, rooms, rules):
    """The table of core/proof.py's ``contest``: for each side a list of how far it can end ahead of each other.

    At least ALONE when it can have all four suits and the other can't, at most -ALONE when it
    can't compete. Where a side can end ahead, the figure may be less than the most.
    """
    values, missing = _table(rules)
    order = sorted([(values[rank], 1 << rank) for rank in range(RANKS)], reverse=True)
    free = [[value for value, bit in order if bits & bit] for bits in unknown.suits]
    best = [[_best(bits, order) for bits in pile.suits] for pile in piles]
    may_lack = [None in shown for shown in best]
    table = []
    for side, room in enumerate(rooms):
        row = []
        for other in range(len(piles)):
            if side == other:
                row.append(0)
                continue
            looking_on = [shown for index, shown in enumerate(best) if index not in (side, other)]
            duel = _Duel(best[side], best[other], looking_on, free)
            if missing == "zero":
                row.append(duel.lead(room, range(SUITS), 0))
                continue
            furthest = duel.complete(room)
            if furthest <= 0 and False not in may_lack:
                furthest = max(furthest, duel.lacking(room, missing))
            row.append(furthest)
        table.append(row)
    return table


def _table(rules):
    """(values of the ranks, missing_suit) under which plain sums decide as ``primiera`` does."""
    how = rules["primiera"]
    if how == "sevens":
        return _SEVENS, "zero"
    if how == "ranked":
        # Four cards at most: in base five the sums compare as the sorted cards do one by one.
        return [5**height for height in primiera.RANKED], "void"
    return fields.numbers_of(primiera.VALUES, rules["primiera_values"]), rules["missing_suit"]


def _best(bits, order):
    for value, bit in order:
        if bits & bit:
            return value
    return None


class _Duel:
    """A side against another one while ``others`` look on.

    Each of them is a list of the best values it shows a suit, None where it shows none; ``free``
    is a list of the values of the unknown cards a suit, the highest first.
    """

    def __init__(self, mine, theirs, others, free):
        self.mine = mine
        self.theirs = theirs
        self.others = others
        self.free = free

    def complete(self, room):
        """The lead when this side has all four suits; ALONE for each that the other lacks."""
        low = [max(room.low[suit], 1 if self.mine[suit] is None else 0) for suit in range(SUITS)]
        room = Room(low, room.high, room.least, room.most)
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
        furthest = _NEVER
        for mine in (False, True):
            for theirs in (False, True):
                left = self._split(room, suit, mine, theirs)
                if left is None:
                    continue
                for all_have in self._common(suit, mine and theirs):
                    counted = shared + (suit,) if all_have else shared
                    here = self.lacking(left, missing, suit + 1, lacks or not mine, lacked or not theirs, counted)
                    furthest = max(furthest, here)
        return furthest

    def _split(self, room, suit, mine, theirs):
        """The room that is left when this side has (or lacks) a suit, and the other too; None if that can't be."""
        free = len(self.free[suit])
        for has, shown in ((mine, self.mine[suit]), (theirs, self.theirs[suit])):
            if not has and shown is not None or has and shown is None and not free:
                return None
        fewest = 1 if mine and self.mine[suit] is None else 0
        most = free if mine else 0
        if not self.others:
            # What this side doesn't get is the other's.
            if not theirs:
                fewest = free if mine else RANKS
            elif self.theirs[suit] is None:
                most = min(most, free - 1)
        return room.narrowed(suit, fewest, most)

    def _common(self, suit, both):
        """Whether all sides have a suit: the answers that can be, given whether these two do."""
        if not both:
            return (False,)
        if None not in [shown[suit] for shown in self.others]:
            return (True,)
        return (False, True) if self.free[suit] else (False,)

    def lead(self, room, suits, lone):
        """How much more than the other's this side's best cards of these suits can be worth.

        ``lone`` is what it is worth more that the other has none of a suit. Positive only if it
        can be ahead, and then maybe less than the most.
        """
        if room.most == sum(room.high):
            return sum([self._steps(suit, room.high[suit], room.high[suit], lone)[0][1] for suit in suits])
        steps = []
        for suit in range(SUITS):
            low, high = room.suit(suit)
            steps.append(self._steps(suit, low, high, lone) if suit in suits else [(low, 0)])
        # The longest steps, then the shortest, spare most of the joining.
        for step in (-1, 0):
            taken = [one[step] for one in steps]
            ahead = sum([gained for _, gained in taken])
            if sum([cards for cards, _ in taken]) <= room.most and (step or ahead > 0):
                return ahead
        joined = steps[0]
        for more in steps[1:]:
            joined = _joined(joined, more, room.most)
        return joined[-1][1]

    def _steps(self, suit, low, high, lone):
        """(cards, lead) of a suit, both growing: so many unknown cards, ``low`` to ``high``, give that lead."""
        mine = self.mine[suit]
        theirs = self.theirs[suit]
        free = self.free[suit]
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
            if cards and worst == theirs:
                # More cards take nothing more away.
                break
        return steps


def _joined(some, more, most):
    """The steps of both lists together, of at most so many cards, without those that cost more and lead less."""
    best = [_NEVER] * (most + 1)
    for cards, ahead in some:
        for added, gained in more:
            if cards + added > most:
                break
            if ahead + gained > best[cards + added]:
                best[cards + added] = ahead + gained
    steps = []
    for cards, ahead in enumerate(best):
        if ahead > (steps[-1][1] if steps else _NEVER):
            steps.append((cards, ahead))
    return steps
