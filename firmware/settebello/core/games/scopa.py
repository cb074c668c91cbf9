"""Scopa and its relatives: the fields, the presets, and what a hand is worth (RULES.md 3 and 8)."""

from settebello.core import fields, primiera
from settebello.core.award import Award, ahead, to_one
from settebello.core.cards import RANKS, card
from settebello.core.pile import FULL, ones
from settebello.core.refused import Refused

COINS = 0
SETTEBELLO = card(COINS, 7)
_NAPOLA = 3
# A sweep takes the card played and at least one from the table.
SWEEP_CARDS = 2

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

TARGETS = (7, 11, 21, 31)
COUNTERS = ("sweeps",)
SINGLES = ()
TALLY = None
# What houses disagree about in a hand that was played (RULES.md 9): a field, and the values worth a look
# (None: all that it has).
DISPUTED = (
    ("primiera", None),
    ("primiera_values", None),
    ("missing_suit", None),
    ("re_bello", None),
    ("napola", None),
    ("napola_cap", (3, 6, 9)),
    ("napoleone", None),
)
# The awards whose tallies are worth watching while a pile is counted.
RUNNING = ("coins", "primiera")


def check(rules):
    """Refuses values that exclude each other (RULES.md 3)."""
    if rules["capture"] == "fifteen" and rules["ace_takes"] != "off":
        raise Refused("rule.fifteen_ace", rules["ace_takes"])


def out(sides, rules):
    """All cards are played with."""
    return ()


def marks(rules):
    """A sweep."""
    return (("sweeps", 1),)


def without_points(rules):
    """Every hand counts."""
    return "counts"


def check_points(points, rules):
    """Any points can be."""


def sums(rules):
    """The awards that a table can tell without its cards: (name, least, most points, somebody must have it).

    The counters come on top.
    """
    told = [("cards", 1, 1, False), ("coins", 1, 1, False), ("settebello", 1, 1, True)]
    if rules["primiera"] != "off":
        told.append(("primiera", 1, 1, False))
    if rules["re_bello"] != "off":
        told.append(("re_bello", 1, 1, True))
    if rules["napola"] != "off":
        told.append(("napola", _NAPOLA, napola_points(RANKS, rules), False))
    return told


def re_bello(rules):
    """The card that is the re bello."""
    return card(COINS, 10 if rules["re_bello"] == "king" else 9)


def napola_run(pile):
    """How many coins in a row from the ace a pile has; fewer than three are none."""
    run = 0
    while pile.suits[COINS] >> run & 1:
        run += 1
    return run if run >= _NAPOLA else 0


def napola_points(run, rules):
    """What so many coins in a row from the ace are worth."""
    if run < _NAPOLA:
        return 0
    return _NAPOLA if rules["napola"] == "fixed" else min(run, rules["napola_cap"])


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
        if pile is not None and sweeps[side] * SWEEP_CARDS > pile.count():
            raise Refused("sweeps.pile", side, sweeps[side], pile.count(), pile.count() // SWEEP_CARDS)


def score(piles, counters, rules):
    """The awards of a hand, in the order of RULES.md 3: every one that the rules switch on.

    ``piles`` is a list of Pile, one a side, which part the forty cards; ``counters`` a dict of a
    list of one number a side for each of COUNTERS.
    """
    awards = [
        _most("cards", [pile.count() for pile in piles]),
        _most("coins", [ones(pile.suits[COINS]) for pile in piles]),
        _holder("settebello", piles, SETTEBELLO),
    ]
    if rules["primiera"] != "off":
        awards.append(primiera.award(piles, rules))
    if rules["re_bello"] != "off":
        awards.append(_holder("re_bello", piles, re_bello(rules)))
    if rules["napola"] != "off":
        awards.append(_napola(piles, rules))
    sweeps = list(counters["sweeps"])
    awards.append(Award("sweeps", list(sweeps), sweeps, ("sweeps.made" if sum(sweeps) else "sweeps.none", sweeps)))
    return awards


def proof(piles, counters, rules, over, known):
    """What is certain of a partly known hand, for core/proof.py; its module is loaded when first asked for."""
    from settebello.core.games import scopa_proof

    return scopa_proof.proof(piles, counters, rules, over, known)


def asked(piles, rules, wanted, coins, first):
    """The question to ask next, so that the points are certain soon; None when all is known that matters."""
    from settebello.core.games import scopa_asked

    return scopa_asked.asked(piles, rules, wanted, coins, first)


def outright(piles, rules):
    """The side that wins the match on the spot, or None: ``napoleone``, all ten coins."""
    if rules["napoleone"]:
        for side, pile in enumerate(piles):
            if pile.suits[COINS] == FULL:
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
    tally = [napola_run(pile) for pile in piles]
    side = ahead(tally)
    if side is None:
        return Award("napola", [0] * len(piles), tally, ("napola.none",))
    run = tally[side]
    points = napola_points(run, rules)
    return Award("napola", to_one(len(piles), side, points), tally, ("napola.won", side, run, points))
