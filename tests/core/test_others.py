"""What other house rules would have made of the same hand."""

from settebello.core.cards import parse
from settebello.core.games import load
from settebello.core.hand import Hand
from settebello.core.others import alternatives, others
from settebello.core.pile import pile_of, rest_of
from settebello.core.rules import Rules, from_line


def scored(cards, line="scopa", sweeps=(0, 0)):
    rules = from_line(line)
    hand = Hand(2, rules.game)
    first = pile_of(parse(cards))
    hand.piles = [first, rest_of([first])]
    hand.counters = {"sweeps": list(sweeps)}
    hand.score(rules)
    return hand, rules


def found(cards, line="scopa", sweeps=(0, 0)):
    hand, rules = scored(cards, line, sweeps)
    return {name: other.points() for name, _, other in others(hand, rules)}


# Three sevens and a king against a seven and three sixes: 73-75. Six coins, the 7D, 20 cards.
SEVENS = "D2-3,7-10 C2-3,7-10 S2,7-10 B8-10"


def test_most_sevens_turn_a_lost_primiera():
    assert scored(SEVENS)[0].points() == [2, 1]
    assert found(SEVENS)["primiera=sevens"] == [3, 0]


def test_settings_that_change_no_points_are_left_out():
    told = found(SEVENS)
    assert "missing_suit=zero" not in told
    assert "napola=run" not in told
    assert "napoleone=true" not in told
    assert "primiera=points" not in told


def test_a_point_for_a_card_appears_with_its_rule_and_with_the_preset_that_has_it():
    told = found(SEVENS)
    assert told["re_bello=king"] == [3, 1]
    assert told["re_bello=queen"] == [3, 1]
    assert told["regionale"] == [3, 1]
    assert "torneo" not in told


def test_presets_come_before_settings():
    hand, rules = scored(SEVENS)
    names = [name for name, _, _ in others(hand, rules)]
    settings = ["primiera=sevens", "primiera=ranked", "primiera=off", "re_bello=king", "re_bello=queen"]
    assert names == ["regionale"] + settings


def test_a_cap_is_tried_where_there_is_a_napola():
    # A run of five: three points under a cap of three, five under any from five on.
    told = found("D1-5,8 C1-8 S1-4 B8-10", "scopa+napola=run")
    assert told["napola_cap=3"] == [5, 2]
    assert told["napola=fixed"] == [5, 2]
    assert told["napola=off"] == [2, 2]
    assert "napola_cap=6" not in told
    assert "napola_cap=9" not in told


def test_the_rules_that_are_yielded_differ_by_that_setting_alone():
    hand, rules = scored(SEVENS, "scopone+napola=run")
    for name, other, _ in others(hand, rules):
        if "=" in name:
            assert other.preset == "scopone"
            assert other["target"] == 21
            assert name in other.line() or name.split("=")[0] not in other.line()


def test_rules_under_which_the_hand_could_not_be_are_left_out():
    # Nineteen sweeps are one too many with four cards on the table, and just right for scopone.
    told = found("D1-10 C1-10 S1-10 B1-8", "scopone", (19, 0))
    assert "scopa" not in told
    assert "primiera=off" in told


def test_a_hand_without_cards_gives_nothing():
    hand = Hand(2, load("scopa"))
    hand.enter([("points", [2, 1])])
    assert list(others(hand, Rules())) == []


def test_values_that_exclude_each_other_are_no_alternative():
    names = [name for name, _ in alternatives(from_line("scopa15"), [("ace_takes", None)])]
    assert "ace_takes=takes" not in names
    assert "scopa" in names
