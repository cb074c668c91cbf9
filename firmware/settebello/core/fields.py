"""Rule fields as data: a field is a tuple (name, allowed, default).

``allowed`` is one of ("whole", low, high), ("choice", value, value, ...), ("switch",) and
("table", length, low, high, (name, numbers), ...). The order of a game's fields is the order in
a rule line. Fields that every game shares stand here (RULES.md 3 and 4).
"""

from settebello.core.refused import Refused
from settebello.core.shape import are_whole, is_whole

HANDS = ("hands", ("whole", 0, 99), 0)
REACH = ("reach", ("choice", "reach", "exceed"), "reach")
FINISH = ("finish", ("choice", "highest", "another", "ordered"), "highest")
CLAIM = ("claim", ("switch",), False)
CLOCK = (
    ("bank_s", ("whole", 0, 86400), 0),
    ("bonus_s", ("whole", 0, 3600), 0),
    ("bonus_cap_s", ("whole", 0, 86400), 0),
    ("move_s", ("whole", 0, 3600), 0),
    ("flag", ("choice", "loses", "abandons"), "loses"),
)
POT = (
    ("pot", ("whole", 0, 1000000), 0),
    ("pot_win", ("whole", 0, 1000000), 0),
    ("pot_lose", ("whole", 0, 1000000), 0),
    ("pot_hand", ("whole", 0, 1000000), 0),
    ("pot_hands", ("whole", 0, 99), 0),
)


def target(default):
    """The field of the match's target, 0 (none) to 999 points."""
    return ("target", ("whole", 0, 999), default)


def checked(field, value):
    """The value as the rules hold it: an int, a str, a bool, or a tuple of ints for a table.

    Raises Refused when the field doesn't allow it, naming what it does.
    """
    name, allowed, _ = field
    kind = allowed[0]
    if kind == "switch":
        if value is True or value is False:
            return value
    elif kind == "whole":
        if is_whole(value, allowed[1], allowed[2]):
            return value
    elif kind == "choice":
        if isinstance(value, (int, str)) and not isinstance(value, bool) and value in allowed[1:]:
            return value
    else:
        are_numbers = are_whole(value, allowed[1], allowed[2], allowed[3])
        for known, numbers in allowed[4:]:
            if value == known or (are_numbers and tuple(value) == numbers):
                return known
        if are_numbers:
            return tuple(value)
    raise Refused("rule.value", name, written(value), choices(field))


def read(field, text):
    """The value that a text of a rule line stands for. Raises Refused like checked."""
    kind = field[1][0]
    value = text
    if kind == "switch":
        value = {"true": True, "false": False}.get(text, text)
    elif kind == "table" and "/" in text:
        value = [_number(part) for part in text.split("/")]
    elif kind != "table":
        value = _number(text)
    return checked(field, value)


def written(value):
    """A value as a rule line writes it."""
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, (tuple, list)):
        return "/".join([str(number) for number in value])
    return str(value)


def choices(field):
    """What a field allows, in words that need no language: ``0..999``, ``off | run | fixed``."""
    allowed = field[1]
    kind = allowed[0]
    if kind == "switch":
        return "true | false"
    if kind == "whole":
        return f"{allowed[1]}..{allowed[2]}"
    if kind == "choice":
        return " | ".join([str(value) for value in allowed[1:]])
    numbers = "/".join(["N"] * allowed[1])
    return " | ".join([known for known, _ in allowed[4:]] + [f"{numbers} (N {allowed[2]}..{allowed[3]})"])


def options(field):
    """The values to choose from, as a list; empty for a whole number. A table offers its names."""
    allowed = field[1]
    kind = allowed[0]
    if kind == "switch":
        return [False, True]
    if kind == "choice":
        return list(allowed[1:])
    if kind == "table":
        return [known for known, _ in allowed[4:]]
    return []


def numbers_of(field, value):
    """The numbers behind a table field's value, a name or the numbers themselves."""
    for known, numbers in field[1][4:]:
        if value == known:
            return numbers
    return value


def _number(text):
    digits = text[1:] if text.startswith("-") else text
    if not 0 < len(digits) <= 9:
        return text
    for digit in digits:
        if digit not in "0123456789":
            return text
    return int(text)
