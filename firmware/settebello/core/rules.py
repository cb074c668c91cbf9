"""A set of rules: a preset of a game and what differs from it, and the line that says so."""

from settebello.core.games import DEFAULT, load, name_of
from settebello.core.refused import Refused


class Rules:
    """The rules of a match; ``rules["napola"]`` is a field's value.

    ``preset`` is the name they start from, ``changes`` a dict of field names and values. Raises Refused for a preset,
    a field or a value that doesn't exist, and for values that exclude each other.
    """

    def __init__(self, preset=DEFAULT, changes=None):
        # What describes rules is in the memory only while some are made or written.
        from settebello.core import fields

        self.preset = preset
        self._name = name_of(preset)
        self._game = None
        given = {}
        for name, value in (changes or {}).items():
            given[name] = fields.checked(self.field(name), value)
        self._values = _plain(self.game, preset, given.get("target"))
        self._values.update(given)
        _check_pot(self)
        self.game.check(self)

    def __getitem__(self, name):
        return self._values[name]

    @property
    def game(self):
        """The game's module, loaded when it is asked for."""
        if self._game is None:
            self._game = load(self._name)
        return self._game

    def forget_game(self):
        """Makes room in the memory where the game is not needed for a while."""
        self._game = None

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
        plain = _plain(self.game, self.preset, self["target"])
        return {name: self[name] for name in plain if self[name] != plain[name]}

    def is_there(self, total):
        """Whether a side with this total has reached the target (RULES.md 4); never without one."""
        target = self["target"]
        return target > 0 and (total > target if self["reach"] == "exceed" else total >= target)

    def line(self):
        """The rule line: the preset, then what differs from it in the order of the fields."""
        from settebello.core import fields

        changes = self.changes()
        parts = [self.preset]
        for field in self.game.FIELDS:
            if field[0] in changes:
                parts.append(f"{field[0]}={fields.written(changes[field[0]])}")
        return "+".join(parts)


def from_line(line):
    """The rules that a rule line names, its parts in any order. Raises Refused."""
    from settebello.core import fields

    preset = None
    texts = {}
    given = None
    for part in line.split("+"):
        name, equals, text = part.partition("=")
        name = name.strip().lower()
        if not name and line:
            raise Refused("rule.empty", line)
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
    if not texts:
        return plain
    changes = {name: fields.read(plain.field(name), texts[name]) for name in texts}
    return Rules(plain.preset, changes)


def from_object(fields_given):
    """The rules that a dict of fields names, ``{"preset": "scopa", "napola": "run"}``.

    Raises Refused.
    """
    changes = dict(fields_given)
    preset = changes.pop("preset", DEFAULT)
    return Rules(preset, changes)


def _plain(game, preset, target):
    """The values of a preset as a dict; ``target`` is the one in force, None for the preset's own."""
    values = {field[0]: field[2] for field in game.FIELDS}
    for name, differs in game.PRESETS:
        if name == preset:
            values.update(dict(differs))
    # Without a target somebody must still win: one hand, unless the rules say how many.
    if (values["target"] if target is None else target) == 0:
        values["hands"] = 1
    return values


def _check_pot(rules):
    # RULES.md 3: what a ledger pays out can't be more than what lies in it.
    pot = rules["pot"]
    paid = rules["pot_win"] + rules["pot_lose"] + rules["pot_hand"] * rules["pot_hands"]
    if pot and pot < paid:
        raise Refused("rule.pot", pot, paid)
