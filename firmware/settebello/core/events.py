"""The events that tell a match: lists of fixed positions. Sides and hands are numbers, hands from 1.

    ["match", rule line, names, totals at the start, first dealer's side]
    ["hand", number, piles, counters]      a hand closed from its cards
    ["awards", number, [[award, points]]]  a hand closed from its sums
    ["points", number, points]             a hand closed from its points
    ["proved", number, piles, counters, counts]  a hand closed from what proves its points: the cards that
                                           were asked for, and [cards, coins] a side as they were counted
    ["tally", number, tally, counters]     a hand closed from what each side counted of the game's TALLY
    ["claim", number, side, piles, counters]  a side calls itself out, and what it shows
    ["leave", number, side, how]           a side "abandons" or is "excluded"
    ["correct", number, event]             an earlier hand, closed anew by one of the first four
    ["undo", number]                       what happened last didn't: a hand is open again, or a claim, a
                                           leave or a correction is void
    ["flag", number, side]                 a side's time is over: it is out, or of two the other one wins
    ["place", table, number]               where the match belongs: the number of its table and its own, 0 for
                                           none; what was told last counts
    ["open", number, piles, counters]      how far the hand in progress is
    ["card", side, card]  ["back", card]   a card laid on a pile, taken back
    ["mark", counter, side, by]            a sweep marked (1), taken back (-1)
    ["time", banks, bonus, turn]           what each side has left, in ms, and whose move runs (core/clock.py);
                                           in the log of the match it stands before what it was saved with

``piles`` is a list of four numbers a side (core/pile.py), ``counters`` a list of one number a side
for each of the game's COUNTERS, in that order.
"""

from settebello.core.cards import DECK
from settebello.core.pile import FULL, SUITS
from settebello.core.refused import Refused
from settebello.core.shape import are_whole, is_list, is_whole

CLOSING = ("hand", "proved", "awards", "points", "tally")
MOST_PLACE = 999
# A bank and a bonus of a day each, in ms (core/fields.py).
MOST_TIME = 172_800_000
_MOST = 99
_FORMS = {
    "match": ("line", "names", "totals", "dealer"),
    "hand": ("number", "piles", "counters"),
    "awards": ("number", "awards"),
    "points": ("number", "points"),
    "tally": ("number", "tally", "counters"),
    "proved": ("number", "piles", "counters", "counts"),
    "claim": ("number", "side", "piles", "counters"),
    "leave": ("number", "side", "how"),
    "correct": ("number", "closing"),
    "flag": ("number", "side"),
    "undo": ("number",),
    "place": ("where", "where"),
    "open": ("number", "piles", "counters"),
    "card": ("side", "card"),
    "back": ("card",),
    "mark": ("counter", "side", "by"),
    "time": ("times", "times", "side"),
}


def kind_of(event):
    """The name of an event that has as many positions as its kind asks. Raises Refused for anything else."""
    kind = event[0] if isinstance(event, (list, tuple)) and event else None
    form = _FORMS.get(kind) if isinstance(kind, str) else None
    if form is None or not is_list(event, 1 + len(form)):
        raise Refused("event.unknown", str(kind))
    return kind


def check(event, sides, counters):
    """Refuses what is no event of a match of so many sides, in a game of these counters."""
    kind = kind_of(event)
    place = 0
    for what in _FORMS[kind]:
        place += 1
        if not _fits(what, event[place], sides, counters):
            raise Refused("event.unknown", kind)


def _fits(what, value, sides, counters):
    # Those of closed hands come first: at a start there are many.
    if what == "number":
        return isinstance(value, int)
    if what == "piles":
        return _are_lists(value, sides, SUITS, FULL)
    if what == "counters":
        return _are_lists(value, len(counters), sides, _MOST)
    if what == "counts":
        return _are_lists(value, 2, sides, DECK)
    if what == "closing":
        if kind_of(value) not in CLOSING:
            return False
        check(value, sides, counters)
        return True
    if what == "side":
        return is_whole(value, 0, sides - 1)
    if what == "card":
        return is_whole(value, 0, DECK - 1)
    if what == "counter":
        return value in counters
    if what == "times":
        return are_whole(value, sides, 0, MOST_TIME)
    if what == "where":
        return is_whole(value, 0, MOST_PLACE)
    if what == "how":
        return value in ("abandons", "excluded")
    if what == "by":
        return is_whole(value, -_MOST, _MOST)
    if what == "awards":
        return isinstance(value, (list, tuple)) and all(is_list(one, 2) and isinstance(one[0], str) for one in value)
    if what == "tally":
        return isinstance(value, (list, tuple))
    # Points, the numbers of a tally, and what starts a match are looked at by those that take them from people as well.
    return True


def _are_lists(values, count, numbers, high):
    """Whether a value is a list of so many lists, each of so many numbers from 0 up."""
    if not is_list(values, count):
        return False
    for value in values:
        if not are_whole(value, numbers, 0, high):
            return False
    return True
