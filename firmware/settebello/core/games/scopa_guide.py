"""How scopa is dealt, captured and counted under the rules in force: what the help pages say."""

from settebello.core import fields, primiera
from settebello.core.games import scopa


def pages(rules):
    """A list of (topic, sentences): ``deal``, ``captures``, then the awards in their order.

    A sentence is a tuple: a room of the word tables, the key and its values.
    """
    told = [("deal", _deal(rules)), ("captures", _captures(rules))]
    for name in [award[0] for award in scopa.sums(rules)] + list(scopa.COUNTERS):
        told.append((name, _AWARDS[name](rules)))
    return told


def _value(rules, field):
    """What the value of a field means."""
    return ("rules", f"value.{field}.{fields.written(rules[field])}")


def _deal(rules):
    told = [_value(rules, "deal")]
    if rules["deal"] == "10+0":
        return told + [("help", "redeal_empty")]
    if not rules["redeal_kings"]:
        return told + [("help", "redeal_never")]
    return told + [("help", f"redeal_{rules['redeal_kings']}"), ("help", "redeal_why")]


def _captures(rules):
    told = [_value(rules, "capture")]
    # Among captures that make fifteen an equal card is none.
    if rules["capture"] == "rank" or rules["choice"] == "fewest":
        told.append(_value(rules, "choice"))
    told.append(("help", "capture_must" if rules["must_capture"] else "capture_may"))
    if rules["ace_takes"] != "off":
        told += [_value(rules, "ace_takes"), ("help", "ace_unless")]
    return told


def _cards(rules):
    return [("help", "cards"), ("help", "cards_two")]


def _coins(rules):
    told = [("help", "coins"), ("help", "coins_two")]
    if rules["napoleone"]:
        told.append(("help", "napoleone"))
    return told


def _settebello(rules):
    return [("help", "holder", scopa.SETTEBELLO)]


def _primiera(rules):
    told = [("help", "one_point"), _value(rules, "primiera")]
    if rules["primiera"] == "points":
        numbers = fields.numbers_of(primiera.VALUES, rules["primiera_values"])
        told += [("help", f"primiera_{part}") + tuple(numbers) for part in ("high", "low", "court")]
        if rules["missing_suit"] in ("common", "partial"):
            # These speak of hands in which nobody has all suits.
            told.append(("help", "all_suits"))
        told.append(_value(rules, "missing_suit"))
    elif rules["primiera"] == "ranked":
        told.append(("help", "all_suits"))
    return told + [("help", "level")]


def _re_bello(rules):
    return [("help", "holder", scopa.re_bello(rules))]


def _napola(rules):
    told = [("help", "napola"), _value(rules, "napola")]
    if rules["napola"] == "run":
        told.append(("help", "napola_cap", rules["napola_cap"]))
    return told


def _sweeps(rules):
    told = [("help", "sweeps"), ("help", "last_sweeps" if rules["last_card_sweep"] else "last_never")]
    if rules["ace_takes"] != "off":
        told.append(_value(rules, "ace_takes"))
    return told


_AWARDS = {
    "cards": _cards,
    "coins": _coins,
    "settebello": _settebello,
    "primiera": _primiera,
    "re_bello": _re_bello,
    "napola": _napola,
    "sweeps": _sweeps,
}
