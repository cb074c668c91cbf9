"""What is done on the box for the sake of a figure: each prints its name and what it found."""

import gc
import time

from settebello.app.screens import SCREENS
from settebello.core.hand import Hand
from settebello.core.match import Match
from settebello.core.pile import Pile
from settebello.core.rules import from_line

_TURNS = 1000
_TIMES = 5
_SIDES = ("Noi", "Loro")
_CLAIMED = "scopa+bank_s=60+claim=true"
_PILES = [[431, 860, 817, 66], [592, 163, 206, 957]]
# A match shows these no more than once it is over, or has a clock.
_OF_CLAIMED = ("clock", "claimed")
_OVER_NEW_MATCH = ("preset", "target", "rules", "rule", "names")
_CORRECTION = ["correct", 1, None]
# The places of the screens that aren't opened without one.
_PLACES = {
    "reasons": [1],
    "others": [1],
    "rule": ["target"],
    "correct": [1],
    "tally": [[], 0, _CORRECTION, False],
    "recount": [[], 0, _CORRECTION],
    "mark": [0],
}


def idle(app, loop):
    """The bytes that 1,000 turns of the loop allocate in which nothing comes."""
    for _ in range(_TURNS // 10):
        loop.turn()
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue] (MicroPython's own)
    for _ in range(_TURNS):
        loop.turn()
    after = gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]
    gc.enable()
    print("idle", after - before)


def score(app, loop):
    """The microseconds that it takes to score a hand by the match's rules and to tell all its reasons, each time."""
    match = app.match
    for _ in range(_TIMES):
        gc.collect()
        since = time.ticks_us()  # pyright: ignore[reportAttributeAccessIssue]
        hand = Hand(len(match.sides), match.rules.game)
        hand.piles = [Pile(suits) for suits in _PILES]
        hand.counters["sweeps"][0] = 1
        hand.score(match.rules)
        for award in hand.awards or ():
            app.words.why(award, match.sides)
        print("score", time.ticks_us() - since)  # pyright: ignore[reportAttributeAccessIssue]


def tour(app, loop):
    """Every screen once, from the score of two matches; ends at that of the second one, which has a hand."""
    app.begin(Match(from_line(_CLAIMED), _SIDES))
    _visit(app, "clock")
    app.table.record(["claim", 1, 0, _PILES, [[0, 0]]])
    _visit(app, "claimed")
    app.begin(Match(from_line("scopa"), _SIDES))
    app.table.record(["hand", 1, _PILES, [[1, 0]]])
    for name in SCREENS:
        if name not in _OF_CLAIMED:
            _visit(app, name)
    app.home()
    app.draw()
    print("tour", len(SCREENS))


def _visit(app, name):
    if name in _OVER_NEW_MATCH:
        app.open("new_match")
    app.open(name, _PLACES.get(name))
    app.draw()
    while app.screen().name != "score":
        app.back()
