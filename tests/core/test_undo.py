"""Taking back what happened last, and correcting what happened before."""

from tests.core.refusal import refusal
from tests.core.told import add_points, new_match

_FULL = 1023
_ALL_TO_FIRST = [[_FULL] * 4, [0] * 4]


def test_undo_opens_the_last_hand_with_the_cards_it_had():
    match = new_match()
    closing = ["hand", 1, _ALL_TO_FIRST, [[2, 0]]]
    match.apply(closing)
    match.apply(["card", 0, 6])
    match.apply(["undo", 1])
    assert match.number() == 1
    assert match.end.totals == [0, 0]
    assert match.open.awards is None
    assert match.closing() == closing
    match.apply(["back", 6])
    match.apply(["card", 1, 6])
    match.apply(match.closing())
    assert match.end.totals == [1 + 1 + 1 + 2, 1]


def test_undo_takes_back_one_hand_after_the_other_to_the_first():
    match = new_match(start=[2, 0])
    hands = ([1, 2], [3, 0], [0, 4], [6, 1])
    add_points(match, *hands)
    assert (match.end.winner, match.end.totals) == (0, [12, 7])
    for number, totals in ((4, [6, 6]), (3, [6, 2]), (2, [3, 2]), (1, [2, 0])):
        match.apply(["undo", number])
        assert match.end.totals == totals
        assert match.end.winner is None
        assert match.number() == number
    assert refusal(match.apply, ["undo", 1]) == ("undo.nothing",)
    add_points(match, *hands)
    assert (match.end.winner, match.end.totals) == (0, [12, 7])


def test_undo_gives_back_the_sweeps_of_a_hand_told_by_its_sums():
    match = new_match()
    match.apply(["mark", "sweeps", 1, 3])
    match.apply(["awards", 1, [["cards", [1, 0]], ["sweeps", [0, 3]]]])
    assert match.open.is_empty()
    match.apply(["undo", 1])
    assert match.open.counters["sweeps"] == [0, 3]
    assert match.open.points() == [0, 0]


def test_undo_takes_back_all_ten_coins():
    match = new_match("scopa+napoleone=true")
    match.apply(["hand", 1, _ALL_TO_FIRST, [[0, 0]]])
    assert match.end.winner == 0
    match.apply(["undo", 1])
    assert (match.end.winner, match.open.outright) == (None, None)


def test_a_corrected_hand_counts_as_if_it_had_always_been_so():
    match = new_match("a_tempo", start=[10, 10])
    add_points(match, [2, 1], [0, 1])
    assert (match.end.winner, match.end.totals) == (None, [12, 12])
    match.apply(["card", 0, 6])
    # With 1-0 the first side alone arrived, in the first hand: nothing after it counts.
    match.apply(["correct", 1, ["points", 1, [1, 0]]])
    assert (match.end.winner, match.end.hand, match.end.totals) == (0, 0, [11, 10])
    assert refusal(match.apply, ["points", 3, [1, 0]]) == ("match.over", 0)
    # With 0-0 the second side arrives alone, in the second hand.
    match.apply(["correct", 1, ["awards", 1, [["cards", [0, 0]]]]])
    assert (match.end.winner, match.end.hand, match.end.totals) == (1, 1, [10, 11])
    match.apply(["undo", 1])
    assert (match.end.winner, match.end.hand, match.end.totals) == (0, 0, [11, 10])
    match.apply(["undo", 1])
    assert (match.end.winner, match.end.totals) == (None, [12, 12])
    assert match.opened() == ["open", 3, [[64, 0, 0, 0], [0] * 4], [[0, 0]]]
    match.apply(["undo", 2])
    assert (match.number(), match.end.totals) == (2, [12, 11])


def test_a_hand_told_by_points_is_corrected_by_its_cards():
    match = new_match()
    add_points(match, [3, 1], [2, 0])
    match.apply(["correct", 1, ["hand", 1, _ALL_TO_FIRST, [[2, 0]]]])
    assert match.end.totals == [6 + 2, 0]


def test_undo_forgets_that_sides_arrived_together():
    match = new_match("a_tempo", start=[10, 10])
    add_points(match, [2, 1])
    match.apply(["undo", 1])
    add_points(match, [0, 0], [3, 2])
    assert match.end.winner is None
    add_points(match, [0, 0])
    assert match.end.winner == 0
