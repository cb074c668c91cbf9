"""The captures against a search of every set of cards on the table."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as some

from settebello.core.captures import captures, is_sweep, may_lay
from settebello.core.rules import Rules

ACES = {0, 10, 20, 30}
RULES = [
    Rules("scopa", dict(changes, must_capture=must, last_card_sweep=last))
    for changes in (
        *({"choice": choice, "ace_takes": ace} for choice in ("equal_first", "fewest") for ace in ("off", "takes", "sweeps")),
        *({"choice": choice, "capture": "fifteen"} for choice in ("equal_first", "fewest")),
    )
    for must in (True, False)
    for last in (True, False)
]
DEALS = some.lists(some.integers(0, 39), min_size=1, max_size=11, unique=True)


def sets(table):
    for number in range(1, len(table) + 1):
        yield from combinations(table, number)


def rank(card):
    return card % 10 + 1


def fits(card, chosen, rules):
    total = sum(map(rank, chosen))
    return total + rank(card) == 15 if rules["capture"] == "fifteen" else total == rank(card)


def expected(card, table, rules):
    if card in ACES and rules["ace_takes"] != "off":
        aces = {(other,) for other in ACES.intersection(table)}
        return aces or ({tuple(table)} if table else set())
    all_that_fit = [chosen for chosen in sets(table) if fits(card, chosen, rules)]
    equal = [chosen for chosen in all_that_fit if [rank(other) for other in chosen] == [rank(card)]]
    if rules["choice"] == "fewest":
        return {chosen for chosen in all_that_fit if len(chosen) == min(map(len, all_that_fit))}
    return set(equal or all_that_fit)


@given(DEALS, some.sampled_from(RULES), some.booleans())
def test_captures_are_those_that_a_search_of_all_sets_finds(deal, rules, last):
    card, *table = deal
    found = [tuple(capture) for capture in captures(card, table, rules)]
    assert len(found) == len(set(found))
    assert set(found) == expected(card, table, rules)
    assert may_lay(found, rules) == (not found or not rules["must_capture"])
    for capture in found:
        clears = set(capture) == set(table)
        by_ace = card in ACES and not ACES.intersection(capture) and rules["capture"] == "rank"
        void = (last and not rules["last_card_sweep"]) or (by_ace and rules["ace_takes"] == "takes")
        assert is_sweep(card, list(capture), table, rules, last) == (clears and not void)
