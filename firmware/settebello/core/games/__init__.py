"""The games, one module each, loaded when first needed.

A game offers ``FIELDS`` (core/fields.py), ``PRESETS`` (name, ((field, value), ...)), ``COUNTERS``
(what players mark during play), ``RUNNING`` (the awards to watch while counting), ``DISPUTED`` (the
fields that houses disagree about in a hand, and the values worth a look), ``sums(rules)``
(the awards people can tell without cards), ``check(rules)``, ``check_hand(piles, counters, rules)``,
``score(piles, counters, rules)`` -> a list of awards, ``proof(piles, counters, rules, over, known)`` ->
what is certain of them (core/proof.py), and ``outright(piles, rules)`` -> the side that wins the match
on the spot, or None.
"""

from settebello.core.refused import Refused

NAMES = ("scopa",)
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
