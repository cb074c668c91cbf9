"""A second way of counting, written from the rules alone and without the core.

A card is a pair ``(suit, rank)`` such as ``("D", 7)``, a pile a set of them, the rules a plain dict of fields.
Slow, wordy and plain on purpose: it shares no code and no idea with what it checks.
"""

from collections import Counter
from fractions import Fraction

SUITS = ("D", "C", "S", "B")
DECK = frozenset((suit, rank) for suit in SUITS for rank in range(1, 11))

FIELDS = {
    "target": 11,
    "hands": None,
    "reach": "reach",
    "finish": "highest",
    "primiera": "points",
    "primiera_values": "standard",
    "missing_suit": "void",
    "re_bello": "off",
    "napola": "off",
    "napola_cap": 10,
    "napoleone": False,
    "last_card_sweep": False,
    "deal": "3+4",
}

# What each preset changes of what decides a hand or a match.
PRESETS = {
    "scopa": {},
    "regionale": {"re_bello": "king", "finish": "ordered", "last_card_sweep": True},
    "torneo": {"finish": "ordered"},
    "a_tempo": {"missing_suit": "common", "finish": "another"},
    "brilli": {"target": 21, "primiera_values": "ace15", "last_card_sweep": True},
    "scopone": {"target": 21, "deal": "10+0"},
    "scopone9": {"target": 21, "deal": "9+4"},
    "scopa_assi": {},
    "napola": {"target": 21, "napola": "run"},
    "scopa15": {},
}

WORTH = {
    "standard": dict(zip(range(1, 11), (16, 12, 13, 14, 15, 18, 21, 10, 10, 10), strict=True)),
    "ace15": dict(zip(range(1, 11), (15, 12, 13, 14, 15, 18, 21, 10, 10, 10), strict=True)),
    "graded": dict(zip(range(1, 11), (16, 12, 13, 14, 15, 18, 21, 8, 9, 10), strict=True)),
    "no_figures": dict(zip(range(1, 11), (16, 12, 13, 14, 15, 18, 21, 0, 0, 0), strict=True)),
}
RANKED = [7, 6, 1, 5, 4, 3, 2, 10, 9, 8]


def score(sides, sweeps, fields):
    """The awards of a hand, in order: a list of ``(award, points, tally)``.

    `sides` are sets of cards that make up the deck, `sweeps` a number a side. A tally is None for a side that
    doesn't compete; under ``ranked`` it is the list of places of its four cards, the lower the better.
    """
    rules = {**FIELDS, **fields}
    awards = [
        _most("cards", [len(pile) for pile in sides]),
        _most("coins", [sum(1 for suit, _ in pile if suit == "D") for pile in sides]),
        _holder("settebello", sides, ("D", 7)),
    ]
    if rules["primiera"] != "off":
        awards.append(_most("primiera", _primiera(sides, rules)))
    if rules["re_bello"] != "off":
        awards.append(_holder("re_bello", sides, ("D", {"king": 10, "queen": 9}[rules["re_bello"]])))
    if rules["napola"] != "off":
        runs = [_run(pile) for pile in sides]
        most = 3 if rules["napola"] == "fixed" else rules["napola_cap"]
        awards.append(("napola", [min(run, most) for run in runs], runs))
    awards.append(("sweeps", list(sweeps), list(sweeps)))
    return awards


def napoleon(sides, fields):
    """The side that wins the match on the spot by all ten coins, or None."""
    if not fields.get("napoleone"):
        return None
    for side, pile in enumerate(sides):
        if {("D", rank) for rank in range(1, 11)} <= pile:
            return side
    return None


def most_sweeps(fields):
    """How many sweeps a hand can hold altogether."""
    rules = {**FIELDS, **fields}
    if rules["deal"] == "10+0":
        return 20 if rules["last_card_sweep"] else 19
    return 18


def limit(award, fields):
    """The most points that one award can pay one side."""
    rules = {**FIELDS, **fields}
    if award == "napola":
        return 3 if rules["napola"] == "fixed" else rules["napola_cap"]
    return most_sweeps(rules) if award == "sweeps" else 1


def match(count, hands, fields, start=None, left=()):
    """What a match comes to: ``(totals, winner, hands counted)``, the winner None while it goes on.

    `hands` are dicts: ``awards``, a list of points per side in the order of the count, and ``napoleon``, a side or
    None. `left` are pairs ``(hands before, side)`` of those that gave up, in order. Hands after the deciding one
    aren't counted.
    """
    rules = {**FIELDS, **fields}
    limit_of_hands = rules["hands"]
    if limit_of_hands is None:
        limit_of_hands = 1 if rules["target"] == 0 else 0
    totals = list(start or [0] * count)
    playing = set(range(count))
    for number, hand in enumerate([*hands, None], start=1):
        for before, side in left:
            if before == number - 1:
                playing.discard(side)
                if len(playing) == 1:
                    return totals, playing.pop(), number - 1
        if hand is None:
            break
        # Whoever starts beyond the target arrived before the first hand.
        arrived_before = bool(_there(totals, playing, rules))
        winner = None
        for points in hand["awards"]:
            totals = [total + points[side] * (side in playing) for side, total in enumerate(totals)]
            if rules["finish"] == "ordered" and winner is None and _there(totals, playing, rules):
                winner = _ahead(totals, playing)
        there = _there(totals, playing, rules)
        if (rules["finish"] == "highest" and there) or (rules["finish"] == "another" and arrived_before):
            winner = _ahead(totals, playing)
        elif rules["finish"] == "another" and len(there) == 1:
            winner = there[0]
        if winner is None and limit_of_hands and number >= limit_of_hands:
            winner = _ahead(totals, playing)
        if hand["napoleon"] in playing:
            winner = hand["napoleon"]
        if winner is not None:
            return totals, winner, number
    return totals, None, len(hands)


def _most(award, tally):
    """One point to whoever stands alone at the top of those that compete."""
    top = max((value for value in tally if value is not None), default=None)
    winners = [side for side, value in enumerate(tally) if value is not None and value == top]
    return award, [int(winners == [side]) for side in range(len(tally))], tally


def _holder(award, sides, card):
    held = [int(card in pile) for pile in sides]
    return award, held, held


def _run(pile):
    """How far a pile's coins go on unbroken from the ace; less than three is no napola."""
    coins = {rank for suit, rank in pile if suit == "D"}
    return max((last for last in range(3, 11) if set(range(1, last + 1)) <= coins), default=0)


def _primiera(sides, rules):
    if rules["primiera"] == "sevens":
        return [Counter(rank for _, rank in pile)[7] for pile in sides]
    held = [{suit for suit, _ in pile} for pile in sides]
    complete = [len(suits) == 4 for suits in held]
    if rules["primiera"] == "ranked":
        # Places are negated so that more is better, as it is for sums.
        return [
            sorted((-min(RANKED.index(rank) for suit, rank in pile if suit == mine) for mine in SUITS), reverse=True)
            if whole
            else None
            for pile, whole in zip(sides, complete, strict=True)
        ]
    values = rules["primiera_values"]
    worth = WORTH[values] if isinstance(values, str) else dict(zip(range(1, 11), values, strict=True))

    def total(pile, suits):
        return sum(max((worth[rank] for suit, rank in pile if suit == mine), default=0) for mine in suits)

    whole_sums = [total(pile, SUITS) for pile in sides]
    if rules["missing_suit"] == "zero":
        return whole_sums
    if any(complete):
        return [value if whole else None for value, whole in zip(whole_sums, complete, strict=True)]
    if rules["missing_suit"] == "partial":
        return whole_sums
    shared = set.intersection(*held)
    if rules["missing_suit"] == "common" and shared:
        return [total(pile, shared) for pile in sides]
    return [None] * len(sides)


def _there(totals, playing, rules):
    if rules["target"] == 0:
        return []
    least = rules["target"] + (rules["reach"] == "exceed")
    return [side for side in sorted(playing) if totals[side] >= least]


def _ahead(totals, playing):
    """The side strictly ahead of all others that still play, or None."""
    best = max(totals[side] for side in playing)
    leaders = [side for side in playing if totals[side] == best]
    return leaders[0] if len(leaders) == 1 else None


def briscola(sides, level, last=None):
    """The points of a hand of briscola, one to a side at most, and the totals of the cards.

    `sides` are sets of cards, `level` what becomes of equal totals, `last` the side that took the last trick.
    """
    totals = [0] * len(sides)
    for side, pile in enumerate(sides):
        for _, rank in pile:
            totals[side] += {1: 11, 3: 10, 10: 4, 9: 3, 8: 2}.get(rank, 0)
    leaders = [side for side in range(len(sides)) if totals[side] >= max(totals)]
    if len(leaders) > 1:
        leaders = [side for side in leaders if level == "last_trick" and side == last]
    return [int(side in leaders) for side in range(len(sides))], totals


def tressette(sides, declared, last):
    """The points of a hand of tressette in the order of its awards: declared, whole points of the cards, last trick."""
    whole = []
    for pile in sides:
        worth = sum((Fraction(1, 1 if rank == 1 else 3) for _, rank in pile if rank not in (4, 5, 6, 7)), Fraction(0))
        whole.append(worth.numerator // worth.denominator)
    return [list(declared), whole, [int(side == last) for side in range(len(sides))]]
