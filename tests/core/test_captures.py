"""What a card takes, worked out by hand for each value of each setting (RULES.md 4, captures)."""

from settebello.core.captures import captures, is_sweep, may_lay, redeal, ruling
from settebello.core.cards import parse, text
from settebello.core.rules import from_line


def taken(card, table, line):
    """The captures as texts, `3C 4S` each, sorted."""
    found = captures(parse(card)[0], parse(table), from_line(line))
    return sorted([" ".join(sorted([text(other) for other in capture])) for capture in found])


def rule(card, table, line):
    return ruling(parse(card)[0], parse(table), from_line(line))[0]


def sweeps(card, table, line, last=False):
    """Whether the first of the captures is a sweep."""
    rules = from_line(line)
    played = parse(card)[0]
    lying = parse(table)
    return is_sweep(played, captures(played, lying, rules)[0], lying, rules, last)


def test_a_card_takes_what_the_rules_say(case):
    assert taken(case["card"], case["table"], case["rules"]) == case["takes"]
    assert rule(case["card"], case["table"], case["rules"]) == case["why"]


def test_a_sweep_takes_all_that_lies_there(case):
    assert sweeps(case["card"], case["table"], case["rules"], case["last"]) is case["sweep"]


def test_kings_among_the_first_four_are_dealt_again(case):
    assert redeal(parse(case["table"]), from_line(case["rules"])) is case["again"]


def test_a_card_that_can_capture_must_unless_the_rules_let_it_be_laid():
    free = from_line("scopa+must_capture=false")
    bound = from_line("scopa")
    found = captures(parse("7D")[0], parse("7C 2S"), bound)
    assert not may_lay(found, bound)
    assert may_lay(found, free)


def test_a_card_that_takes_nothing_is_laid():
    rules = from_line("scopa")
    assert may_lay(captures(parse("7D")[0], parse("8C"), rules), rules)


def test_a_table_of_twenty_low_cards_is_counted_without_being_listed():
    # A king on ace to five of each suit, and an ace on a table that makes fifteen with it.
    assert len(captures(parse("10D")[0], parse("D1-5 C1-5 S1-5 B1-5"), from_line("scopa"))) == 1342
    crowded = parse("D2-5 C1-5 S1-5 B1-5 6D")
    assert len(captures(parse("1D")[0], crowded, from_line("scopa15"))) == 3586


def test_a_capture_keeps_the_order_of_the_table():
    found = captures(parse("10D")[0], parse("5S 2D 3C"), from_line("scopa"))
    assert list(found) == [parse("5S 2D 3C")]


def test_asking_beyond_the_last_capture_is_an_error():
    found = captures(parse("10D")[0], parse("6S 4D"), from_line("scopa"))
    for index in (-1, 1):
        try:
            found[index]
        except IndexError:
            continue
        raise AssertionError("answered")


CASES = {
    "test_a_card_takes_what_the_rules_say": [
        {"id": "a lone equal card", "rules": "scopa", "card": "7D", "table": "7C", "takes": ["7C"], "why": "equal"},
        {"id": "an equal card before a sum", "rules": "scopa", "card": "7D", "table": "7C 3S 4B", "takes": ["7C"], "why": "equal"},
        {"id": "one of two equal cards", "rules": "scopa", "card": "7D", "table": "7C 7S", "takes": ["7C", "7S"], "why": "equal"},
        {"id": "the seed's choice of sums", "rules": "scopa", "card": "7D", "table": "5C 2D 3S 4B", "takes": ["2D 5C", "3S 4B"], "why": "sum"},
        {"id": "sums of two and of three", "rules": "scopa", "card": "10D", "table": "6C 4D 5S 3B 2C", "takes": ["2C 3B 5S", "4D 6C"], "why": "sum"},
        {"id": "a sum with court cards", "rules": "scopa", "card": "10D", "table": "8C 9D 2S 1B", "takes": ["1B 9D", "2S 8C"], "why": "sum"},
        {"id": "nothing fits", "rules": "scopa", "card": "3D", "table": "7C 4S", "takes": [], "why": "nothing"},
        {"id": "an empty table", "rules": "scopa", "card": "3D", "table": "", "takes": [], "why": "empty"},
        {"id": "fewest: two cards before three", "rules": "scopa+choice=fewest", "card": "10D", "table": "6C 4D 5S 3B 2C", "takes": ["4D 6C"], "why": "fewest"},
        {"id": "fewest: an equal card is one card", "rules": "scopa+choice=fewest", "card": "7D", "table": "7C 3S 4B", "takes": ["7C"], "why": "fewest"},
        {"id": "fewest: equally few are a choice", "rules": "scopa+choice=fewest", "card": "7D", "table": "5C 2D 3S 4B 1D", "takes": ["2D 5C", "3S 4B"], "why": "fewest"},
        {"id": "fewest: nothing fits", "rules": "scopa+choice=fewest", "card": "3D", "table": "7C", "takes": [], "why": "nothing"},
        {"id": "fifteen: not the equal card", "rules": "scopa15", "card": "7D", "table": "7C 8S", "takes": ["8S"], "why": "fifteen"},
        {"id": "fifteen: one card or two", "rules": "scopa15", "card": "7D", "table": "8S 5C 3D", "takes": ["3D 5C", "8S"], "why": "fifteen"},
        {"id": "fifteen: fewest", "rules": "scopa15+choice=fewest", "card": "7D", "table": "8S 5C 3D", "takes": ["8S"], "why": "fewest"},
        {"id": "fifteen: the equal card has no part", "rules": "scopa15", "card": "7D", "table": "7C 1S", "takes": ["1S 7C"], "why": "fifteen"},
        {"id": "fifteen: an ace takes no ace", "rules": "scopa15", "card": "1D", "table": "1C", "takes": [], "why": "nothing"},
        {"id": "off: an ace takes no other card", "rules": "scopa", "card": "1D", "table": "5C", "takes": [], "why": "nothing"},
        {"id": "off: an ace takes an ace", "rules": "scopa", "card": "1D", "table": "5C 1S", "takes": ["1S"], "why": "equal"},
        {"id": "takes: an ace takes all", "rules": "scopa_assi", "card": "1D", "table": "5C 10S 3B", "takes": ["10S 3B 5C"], "why": "ace_all"},
        {"id": "takes: another ace alone is taken", "rules": "scopa_assi", "card": "1D", "table": "5C 1S", "takes": ["1S"], "why": "ace_ace"},
        {"id": "takes: of two aces, one", "rules": "scopa_assi", "card": "1D", "table": "1C 1S", "takes": ["1C", "1S"], "why": "ace_ace"},
        {"id": "takes: an empty table", "rules": "scopa_assi", "card": "1D", "table": "", "takes": [], "why": "empty"},
        {"id": "takes: other cards as ever", "rules": "scopa_assi", "card": "6D", "table": "5C 1S", "takes": ["1S 5C"], "why": "sum"},
        {"id": "sweeps: an ace takes all", "rules": "brilli", "card": "1D", "table": "5C", "takes": ["5C"], "why": "ace_all"},
        {"id": "sweeps: another ace alone is taken", "rules": "brilli", "card": "1D", "table": "5C 1S", "takes": ["1S"], "why": "ace_ace"},
        {"id": "sweeps: an empty table", "rules": "brilli", "card": "1D", "table": "", "takes": [], "why": "empty"},
    ],
    "test_a_sweep_takes_all_that_lies_there": [
        {"id": "the only card", "rules": "scopa", "card": "7D", "table": "7C", "last": False, "sweep": True},
        {"id": "all cards", "rules": "scopa", "card": "7D", "table": "3C 4C", "last": False, "sweep": True},
        {"id": "a card is left", "rules": "scopa", "card": "7D", "table": "7C 1S", "last": False, "sweep": False},
        {"id": "the last card doesn't", "rules": "scopa", "card": "7D", "table": "3C 4C", "last": True, "sweep": False},
        {"id": "the last card may", "rules": "regionale", "card": "7D", "table": "3C 4C", "last": True, "sweep": True},
        {"id": "the last card leaves one", "rules": "regionale", "card": "7D", "table": "7C 1S", "last": True, "sweep": False},
        {"id": "fifteen", "rules": "scopa15", "card": "7D", "table": "3C 5C", "last": False, "sweep": True},
        {"id": "off: ace by ace", "rules": "scopa", "card": "1D", "table": "1C", "last": False, "sweep": True},
        {"id": "takes: all is no sweep", "rules": "scopa_assi", "card": "1D", "table": "5C 6D", "last": False, "sweep": False},
        {"id": "takes: nor is a single card", "rules": "scopa_assi", "card": "1D", "table": "5C", "last": False, "sweep": False},
        {"id": "takes: an ace that lay alone is", "rules": "scopa_assi", "card": "1D", "table": "1C", "last": False, "sweep": True},
        {"id": "takes: an ace beside others isn't", "rules": "scopa_assi", "card": "1D", "table": "1C 5C", "last": False, "sweep": False},
        {"id": "takes: any other card", "rules": "scopa_assi", "card": "5D", "table": "5C", "last": False, "sweep": True},
        {"id": "sweeps: all is a sweep", "rules": "brilli", "card": "1D", "table": "5C 6D", "last": False, "sweep": True},
        {"id": "sweeps: an ace beside others isn't", "rules": "brilli", "card": "1D", "table": "1C 5C", "last": False, "sweep": False},
        {"id": "sweeps: with the last card too", "rules": "brilli", "card": "1D", "table": "5C 6D", "last": True, "sweep": True},
        {"id": "sweeps: unless that is void", "rules": "brilli+last_card_sweep=false", "card": "1D", "table": "5C 6D", "last": True, "sweep": False},
    ],
    "test_kings_among_the_first_four_are_dealt_again": [
        {"id": "never: four", "rules": "scopa+redeal_kings=0", "table": "10D 10C 10S 10B", "again": False},
        {"id": "never: none", "rules": "scopa+redeal_kings=0", "table": "1D 2C 3S 4B", "again": False},
        {"id": "three: two", "rules": "scopa", "table": "10D 10C 9S 9B", "again": False},
        {"id": "three: three", "rules": "scopa", "table": "10D 10C 9S 10B", "again": True},
        {"id": "three: four", "rules": "scopa", "table": "10D 10C 10S 10B", "again": True},
        {"id": "four: three", "rules": "scopa+redeal_kings=4", "table": "10D 10C 9S 10B", "again": False},
        {"id": "four: four", "rules": "scopa+redeal_kings=4", "table": "10D 10C 10S 10B", "again": True},
        {"id": "no card on the table", "rules": "scopone", "table": "", "again": False},
    ],
}
