"""Scopa and its relatives: the fields, the presets, and what a hand is worth (RULES.md 3 and 8)."""

from settebello.core import fields, primiera
from settebello.core.award import Award, ahead, to_one
from settebello.core.cards import card
from settebello.core.pile import FULL, ones
from settebello.core.refused import Refused

_COINS = 0
SETTEBELLO = card(_COINS, 7)
_NAPOLA = 3
# A sweep takes the card played and at least one from the table.
_SWEEP_CARDS = 2

FIELDS = (
    fields.target(11),
    fields.HANDS,
    fields.REACH,
    fields.FINISH,
    fields.CLAIM,
    ("primiera", ("choice", "points", "sevens", "ranked", "off"), "points"),
    primiera.VALUES,
    ("missing_suit", ("choice", "void", "common", "partial", "zero"), "void"),
    ("re_bello", ("choice", "off", "king", "queen"), "off"),
    ("napola", ("choice", "off", "run", "fixed"), "off"),
    ("napola_cap", ("whole", 3, 10), 10),
    ("napoleone", ("switch",), False),
    ("ace_takes", ("choice", "off", "takes", "sweeps"), "off"),
    ("last_card_sweep", ("switch",), False),
    ("deal", ("choice", "3+4", "9+4", "10+0"), "3+4"),
    ("capture", ("choice", "rank", "fifteen"), "rank"),
    ("choice", ("choice", "equal_first", "fewest"), "equal_first"),
    ("must_capture", ("switch",), True),
    ("redeal_kings", ("choice", 0, 3, 4), 3),
) + fields.CLOCK + fields.POT

PRESETS = (
    ("scopa", ()),
    (
        "regionale",
        (
            ("re_bello", "king"),
            ("claim", True),
            ("finish", "ordered"),
            ("last_card_sweep", True),
            ("redeal_kings", 0),
        ),
    ),
    ("torneo", (("finish", "ordered"),)),
    (
        "a_tempo",
        (
            ("missing_suit", "common"),
            ("finish", "another"),
            ("bank_s", 1080),
            ("bonus_s", 2),
            ("bonus_cap_s", 120),
        ),
    ),
    (
        "brilli",
        (
            ("target", 21),
            ("primiera_values", "ace15"),
            ("ace_takes", "sweeps"),
            ("last_card_sweep", True),
            ("choice", "fewest"),
            ("redeal_kings", 0),
            ("move_s", 15),
            ("flag", "abandons"),
            ("pot", 100),
            ("pot_win", 30),
            ("pot_lose", 10),
            ("pot_hand", 12),
            ("pot_hands", 5),
        ),
    ),
    ("scopone", (("target", 21), ("deal", "10+0"))),
    ("scopone9", (("target", 21), ("deal", "9+4"))),
    ("scopa_assi", (("ace_takes", "takes"),)),
    ("napola", (("target", 21), ("napola", "run"))),
    ("scopa15", (("capture", "fifteen"),)),
)

COUNTERS = ("sweeps",)


def check(rules):
    """Refuses values that exclude each other (RULES.md 3)."""
    if rules["capture"] == "fifteen" and rules["ace_takes"] != "off":
        raise Refused("rule.fifteen_ace", rules["ace_takes"])


def most_sweeps(rules):
    """How many sweeps all sides together can make in a hand (RULES.md 3, "sanity")."""
    if rules["deal"] != "10+0":
        return 18
    return 20 if rules["last_card_sweep"] else 19


def check_hand(piles, counters, rules):
    """Refuses sweeps that can't be: more than a hand allows, or than a side's pile can hold.

    ``piles`` may hold None for a pile that is only partly known; its sweeps aren't checked.
    """
    sweeps = counters["sweeps"]
    total = sum(sweeps)
    most = most_sweeps(rules)
    if total > most:
        raise Refused("sweeps.total", total, most)
    for side, pile in enumerate(piles):
        if pile is not None and sweeps[side] * _SWEEP_CARDS > pile.count():
            raise Refused("sweeps.pile", side, sweeps[side], pile.count(), pile.count() // _SWEEP_CARDS)


def score(piles, counters, rules):
    """The awards of a hand, in the order of RULES.md 3: every one that the rules switch on.

    ``piles`` is a list of Pile, one a side, which part the forty cards; ``counters`` a dict of a
    list of one number a side for each of COUNTERS.
    """
    awards = [
        _most("cards", [pile.count() for pile in piles]),
        _most("coins", [ones(pile.suits[_COINS]) for pile in piles]),
        _holder("settebello", piles, SETTEBELLO),
    ]
    if rules["primiera"] != "off":
        awards.append(primiera.award(piles, rules))
    if rules["re_bello"] != "off":
        awards.append(_holder("re_bello", piles, card(_COINS, 10 if rules["re_bello"] == "king" else 9)))
    if rules["napola"] != "off":
        awards.append(_napola(piles, rules))
    sweeps = list(counters["sweeps"])
    awards.append(Award("sweeps", list(sweeps), sweeps, ("sweeps.made" if sum(sweeps) else "sweeps.none", sweeps)))
    return awards


def outright(piles, rules):
    """The side that wins the match on the spot, or None: ``napoleone``, all ten coins."""
    if rules["napoleone"]:
        for side, pile in enumerate(piles):
            if pile.suits[_COINS] == FULL:
                return side
    return None


def _most(name, tally):
    side = ahead(tally)
    why = (f"{name}.level", tally) if side is None else (f"{name}.won", side, tally)
    return Award(name, to_one(len(tally), side), tally, why)


def _holder(name, piles, wanted):
    tally = [1 if pile.has(wanted) else 0 for pile in piles]
    side = tally.index(1)
    return Award(name, tally[:], tally, (f"{name}.won", side, wanted))


def _napola(piles, rules):
    tally = []
    for pile in piles:
        run = 0
        while pile.suits[_COINS] >> run & 1:
            run += 1
        tally.append(run if run >= _NAPOLA else 0)
    side = ahead(tally)
    if side is None:
        return Award("napola", [0] * len(piles), tally, ("napola.none",))
    run = tally[side]
    points = _NAPOLA if rules["napola"] == "fixed" else min(run, rules["napola_cap"])
    return Award("napola", to_one(len(piles), side, points), tally, ("napola.won", side, run, points))
