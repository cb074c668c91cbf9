"""The match after this one."""

from settebello.core.rematch import next_dealer, next_place, rematch
from tests.core.told import add_points, new_match

CASES = {
    # Noi deals the first hand, Loro the second.
    "test_the_dealer_of_a_rematch_sits_at_the_right_of_the_last_one": [
        {"id": "won in the first hand", "hands": [[11, 0]], "dealer": 1},
        {"id": "won in the second hand", "hands": [[5, 0], [6, 0]], "dealer": 0},
        {"id": "Loro leaves in the first hand", "hands": [], "leaves": [1], "dealer": 1},
        {"id": "Noi, who dealt it, leaves in the first hand", "hands": [], "leaves": [0], "dealer": 1},
        {"id": "Noi leaves in the second hand", "hands": [[5, 0]], "leaves": [0], "dealer": 0},
        {"id": "Loro, who dealt it, leaves in the second hand", "hands": [[5, 0]], "leaves": [1], "dealer": 0},
        # A dealt the only hand and left in it; B sits at its right.
        {"id": "of three, one left", "sides": 3, "leaves": [0], "hands": [[0, 11, 0]], "dealer": 1},
        {"id": "of three, two left in the first hand", "sides": 3, "leaves": [1, 0], "hands": [], "dealer": 1},
    ],
    "test_the_number_of_the_next_match_follows": [
        {"id": "nowhere", "place": (0, 0), "next": (0, 0)},
        {"id": "a table alone", "place": (4, 0), "next": (4, 0)},
        {"id": "a number alone", "place": (0, 7), "next": (0, 8)},
        {"id": "both", "place": (4, 7), "next": (4, 8)},
        {"id": "after the last number the first", "place": (4, 999), "next": (4, 1)},
    ],
}


def test_the_dealer_of_a_rematch_sits_at_the_right_of_the_last_one(case):
    match = new_match("scopa", ["Noi", "Loro", "Voi"][: case.get("sides", 2)])
    if "sides" not in case:
        add_points(match, *case["hands"])
    for side in case.get("leaves", []):
        match.apply(["leave", match.number(), side, "abandons"])
    if "sides" in case:
        add_points(match, *case["hands"])
    assert match.end.is_over()
    assert next_dealer(match) == case["dealer"]


def test_in_a_match_that_goes_on_the_next_dealer_is_that_of_the_hand_in_progress():
    match = new_match("scopa")
    add_points(match, [1, 0])
    assert next_dealer(match) == 1


def test_the_number_of_the_next_match_follows(case):
    match = new_match("scopa")
    match.place = case["place"]
    assert next_place(match) == case["next"]


def test_a_rematch_has_the_rules_the_sides_and_the_table_of_the_match_before():
    match = new_match("brilli", ["Nord", "Sud"], start=[20, 0])
    match.apply(["place", 2, 5])
    add_points(match, [1, 0])
    other = rematch(match)
    assert other.event() == ["match", "brilli", ["Nord", "Sud"], [0, 0], 1]
    assert other.place == (2, 6)
