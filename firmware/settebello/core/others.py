"""The same hand under other house rules: which of them would have changed its points."""

from settebello.core import fields
from settebello.core.hand import Hand
from settebello.core.refused import Refused
from settebello.core.rules import Rules


def others(hand, rules):
    """Yields (name, rules, hand) for all other rules that give a closed hand other points.

    ``name`` is a preset or a setting, as a rule line has it; the hand yielded is the same one
    scored anew. A hand that was entered without its cards yields nothing.
    """
    for name, other in alternatives(rules, rules.game.DISPUTED):
        scored = _scored(hand, other)
        if scored is not None and scored.points() != hand.points():
            yield name, other, scored


def alternatives(rules, disputed):
    """Yields (name, rules) for every other preset of the game, then for every other value of the disputed fields.

    ``disputed`` is a list like a game's DISPUTED. Rules that can't be are left out.
    """
    for preset, _ in rules.game.PRESETS:
        if preset != rules.line():
            yield preset, Rules(preset)
    for name, values in disputed:
        field = rules.field(name)
        for value in values or _values(field):
            other = _changed(rules, name, value)
            if other is not None and other[name] != rules[name]:
                yield f"{name}={fields.written(value)}", other


def _values(field):
    allowed = field[1]
    if allowed[0] == "switch":
        return (False, True)
    if allowed[0] == "choice":
        return allowed[1:]
    return [known for known, _ in allowed[4:]]


def _changed(rules, name, value):
    try:
        return rules.changed(name, value)
    except Refused:
        return None


def _scored(hand, rules):
    other = Hand(len(hand.piles), rules.game)
    other.piles = hand.piles
    other.counters = hand.counters
    try:
        other.score(rules)
    except Refused:
        return None
    return other
