"""The hands of tests/cases/hands.json: the piles as written, the points as counted by hand."""

import json

from settebello.core.cards import parse
from settebello.core.hand import Hand
from settebello.core.pile import pile_of, rest_of
from settebello.core.rules import from_line, from_object


def read_cases():
    with open("tests/cases/hands.json") as file:
        return json.load(file)


def hand_of(sides, game):
    hand = Hand(len(sides), game)
    named = [pile_of(parse(side["cards"])) for side in sides if side["cards"] != "rest"]
    rest = rest_of(named)
    hand.piles = [rest if side["cards"] == "rest" else named.pop(0) for side in sides]
    hand.counters = {"sweeps": [side["sweeps"] for side in sides]}
    return hand


def test_a_hand_has_the_points_that_people_count(case):
    given = case["input"]["rules"]
    rules = from_line(given) if isinstance(given, str) else from_object(given)
    hand = hand_of(case["input"]["sides"], rules.game)
    hand.score(rules)
    assert {award.name: award.points for award in hand.awards} == case["awards"]
    assert hand.points() == case["points"]


CASES = {"test_a_hand_has_the_points_that_people_count": read_cases()}
