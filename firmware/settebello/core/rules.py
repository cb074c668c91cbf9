"""A set of rules: a preset of a game and what differs from it, and the line that says so."""

from settebello.core import fields
from settebello.core.games import DEFAULT, game_of
from settebello.core.refused import Refused


class Rules:
    """The rules of a match; ``rules["napola"]`` is a field's value.

    ``game`` is the game's module, ``preset`` the name it starts from, ``changes`` a dict of
    field names and values. Raises Refused for a preset, a field or a value that doesn't exist,
    and for values that exclude each other.
    """

    def __init__(self, preset=DEFAULT, changes=None):
        self.preset = preset
        self.game = game_of(preset)
        given = {}
        for name, value in (changes or {}).items():
            given[name] = fields.checked(self.field(name), value)
        self._plain = _preset_values(self.game, preset)
        # Without a target somebody must still win: one hand, unless the rules say how many.
        if given.get("target", self._plain["target"]) == 0:
            self._plain["hands"] = 1
        self._values = dict(self._plain)
        self._values.update(given)
        _check_pot(self)
        self.game.check(self)

    def __getitem__(self, name):
        return self._values[name]

    def field(self, name):
        """The field of that name, as core/fields.py describes it. Raises Refused."""
        for field in self.game.FIELDS:
            if field[0] == name:
                return field
        raise Refused("rule.unknown", name)

    def changed(self, name, value):
        """These rules with one field set to another value. Raises Refused."""
        changes = self.changes()
        changes[name] = value
        return Rules(self.preset, changes)

    def changes(self):
        """What differs from the preset: a dict of field names and values."""
        return {name: self[name] for name in self._values if self[name] != self._plain[name]}

    def is_there(self, total):
        """Whether a side with this total has reached the target (RULES.md 4); never without one."""
        target = self["target"]
        return target > 0 and (total > target if self["reach"] == "exceed" else total >= target)

    def line(self):
        """The rule line: the preset, then what differs from it in the order of the fields."""
        parts = [self.preset]
        for field in self.game.FIELDS:
            name = field[0]
            if self[name] != self._plain[name]:
                parts.append(f"{name}={fields.written(self[name])}")
        return "+".join(parts)


def from_line(line):
    """The rules that a rule line names, its parts in any order. Raises Refused."""
    preset = None
    texts = {}
    given = None
    for part in line.split("+"):
        name, equals, text = part.partition("=")
        name = name.strip().lower()
        if equals:
            if name in texts:
                raise Refused("rule.twice", name)
            texts[name] = text.strip().lower()
            given = name
        elif given and name.isdigit():
            # No preset is a number: this is the rest of a value such as 9+4.
            texts[given] += "+" + name
        elif preset is None:
            preset = name
        else:
            raise Refused("rule.presets", preset, name)
    plain = Rules(DEFAULT if preset is None else preset)
    changes = {name: fields.read(plain.field(name), texts[name]) for name in texts}
    return Rules(plain.preset, changes)


def from_object(fields_given):
    """The rules that a dict of fields names, ``{"preset": "scopa", "napola": "run"}``.

    Raises Refused.
    """
    changes = dict(fields_given)
    preset = changes.pop("preset", DEFAULT)
    return Rules(preset, changes)


def _preset_values(game, preset):
    values = {field[0]: field[2] for field in game.FIELDS}
    for name, differs in game.PRESETS:
        if name == preset:
            values.update(dict(differs))
    return values


def _check_pot(rules):
    # RULES.md 3: what a ledger pays out can't be more than what lies in it.
    pot = rules["pot"]
    paid = rules["pot_win"] + rules["pot_lose"] + rules["pot_hand"] * rules["pot_hands"]
    if pot and pot < paid:
        raise Refused("rule.pot", pot, paid)
