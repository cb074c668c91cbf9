"""The games, one module each, loaded when first needed.

What a game is: ``FIELDS`` (core/fields.py), ``PRESETS`` (name, ((field, value), ...)), ``TARGETS`` (the
usual ones), ``COUNTERS`` (what is counted during play, a number a side), ``SINGLES`` (those of them of
which one side has 1 and the others 0), ``RUNNING`` (the awards to watch while counting), ``DISPUTED``
(the fields that houses disagree about in a hand, and the values worth a look).

What it asks: ``out(sides, rules)`` -> the cards that aren't played with; ``marks(rules)`` -> what players
mark during play, (counter, by how much); ``sums(rules)`` -> the awards that a table can give to a side
without its cards; ``TALLY``, the award that a table tells by a number a side instead, and what they make in
all, or None; ``without_points(rules)`` -> whether a hand that gives nobody a point ``counts``, is played
``again``, or is a ``draw``, as is then a match whose last hand leaves the totals level.

``asked(piles, rules, wanted, coins, first)`` -> the question to ask next (scopa_asked.py) when a hand of two sides is
to be told by as few answers as possible, in a game without a TALLY.

What it refuses: ``check(rules)``, ``check_hand(piles, counters, rules)`` (a pile is None when it is only
partly known), ``check_points(points, rules)`` (a side, of a hand that was told without its cards).

What it counts: ``score(piles, counters, rules)`` -> a list of awards; ``told(tally, counters, rules)``, the
same from a TALLY; ``proof(piles, counters, rules, over, known)`` -> what is certain of them (core/proof.py;
what is ``known`` it may leave out); ``outright(piles, rules)`` -> the side that wins the match on the spot,
or None. Its help pages stand in the module of its name and ``_guide``.
"""

from settebello.core.refused import Refused

NAMES = ("scopa", "briscola", "tressette")
DEFAULT = "scopa"


def load(name):
    """The module of the game of that name, one of NAMES."""
    return __import__("settebello.core.games." + name, None, None, (name,))


def presets():
    """The names of all presets, game by game, as a list."""
    return [preset for name in NAMES for preset, _ in load(name).PRESETS]


def game_of(preset):
    """The module of the game that a preset belongs to. Raises Refused for an unknown preset."""
    for name in NAMES:
        game = load(name)
        for known, _ in game.PRESETS:
            if known == preset:
                return game
    raise Refused("rule.preset", preset, ", ".join(presets()))
