"""When a match is won (RULES.md 4). A hand is its points, or a list of the points of its awards in order."""

from settebello.core.ending import ending
from settebello.core.games import scopa
from settebello.core.hand import Hand
from settebello.core.rules import from_line

# Hands of 10-10: cards to A, then settebello and four sweeps to B.
_CARDS_FIRST = [[1, 0], [0, 0], [0, 1], [0, 0], [0, 4]]

CASES = {
    "test_a_match_is_won_after_the_right_hand_by_the_right_side": [
        # reach and exceed
        {"id": "reach: short of it", "rules": "scopa", "hands": [[10, 3]], "winner": None},
        {"id": "reach: just there", "rules": "scopa", "hands": [[10, 3], [1, 0]], "winner": 0},
        {"id": "exceed: just there", "rules": "scopa+reach=exceed", "hands": [[11, 3]], "winner": None},
        {"id": "exceed: beyond", "rules": "scopa+reach=exceed", "hands": [[11, 3], [1, 0]], "winner": 0},
        {"id": "exceed: 11 against 12", "rules": "scopa+reach=exceed", "hands": [[11, 12]], "winner": 1},
        {"id": "exceed: level beyond", "rules": "scopa+reach=exceed", "hands": [[12, 12]], "winner": None},
        {"id": "exceed: then one more", "rules": "scopa+reach=exceed", "hands": [[12, 12], [0, 1]], "winner": 1},
        {"id": "the target of the rules", "rules": "scopa+target=21", "hands": [[20, 11], [0, 0]], "winner": None},
        {"id": "21", "rules": "scopa+target=21", "hands": [[20, 11], [1, 0]], "winner": 0},
        # finish: highest
        {"id": "highest: both there", "rules": "scopa", "start": [10, 10], "hands": [[2, 1]], "winner": 0},
        {"id": "highest: the other", "rules": "scopa", "start": [10, 10], "hands": [[1, 3]], "winner": 1},
        {"id": "highest: level", "rules": "scopa", "start": [10, 10], "hands": [[2, 2]], "winner": None},
        {"id": "highest: level, then 0-1", "rules": "scopa", "start": [10, 10], "hands": [[2, 2], [0, 1]], "winner": 1},
        {"id": "highest: level twice", "rules": "scopa", "start": [10, 10], "hands": [[2, 2], [1, 1]], "winner": None},
        {"id": "highest: two of three level", "rules": "scopa", "hands": [[12, 12, 11]], "winner": None},
        {"id": "highest: third passes", "rules": "scopa", "hands": [[12, 12, 9], [0, 0, 4]], "winner": 2},
        # finish: another
        {"id": "another: one there", "rules": "a_tempo", "start": [10, 9], "hands": [[1, 1]], "winner": 0},
        {"id": "another: 12-11 plays on", "rules": "a_tempo", "start": [10, 10], "hands": [[2, 1]], "winner": None},
        {
            "id": "another: 12-12 plays on",
            "rules": "a_tempo",
            "start": [10, 10],
            "hands": [[2, 1], [0, 1]],
            "winner": None,
        },
        {
            "id": "another: 13-12 wins",
            "rules": "a_tempo",
            "start": [10, 10],
            "hands": [[2, 1], [0, 1], [1, 0]],
            "winner": 0,
        },
        {
            "id": "another: the one behind passes",
            "rules": "a_tempo",
            "start": [10, 10],
            "hands": [[2, 1], [0, 2]],
            "winner": 1,
        },
        {
            "id": "another: staying ahead is enough",
            "rules": "a_tempo",
            "start": [10, 10],
            "hands": [[2, 1], [0, 0]],
            "winner": 0,
        },
        {"id": "another: two of three", "rules": "a_tempo", "hands": [[13, 11, 4]], "winner": None},
        {"id": "another: third passes", "rules": "a_tempo", "hands": [[12, 11, 9], [0, 0, 4]], "winner": 2},
        # finish: ordered
        {
            "id": "ordered: cards first",
            "rules": "torneo",
            "start": [10, 10],
            "hands": [_CARDS_FIRST],
            "winner": 0,
            "award": 0,
        },
        {"id": "highest: the same hand", "rules": "scopa", "start": [10, 10], "hands": [_CARDS_FIRST], "winner": 1},
        {
            "id": "another: the same hand",
            "rules": "a_tempo",
            "start": [10, 10],
            "hands": [_CARDS_FIRST],
            "winner": None,
        },
        {
            "id": "ordered: nobody there before the sweeps",
            "rules": "torneo",
            "start": [9, 6],
            "hands": [_CARDS_FIRST],
            "winner": 1,
            "award": 4,
        },
        {
            "id": "ordered: points only are one award",
            "rules": "torneo",
            "start": [10, 10],
            "hands": [[1, 5]],
            "winner": 1,
            "award": 0,
        },
        {
            "id": "ordered: sweeps take both there, unequal",
            "rules": "torneo",
            "start": [10, 9],
            "hands": [[[0, 0], [1, 3]]],
            "winner": 1,
            "award": 1,
        },
        {
            "id": "ordered: sweeps take both there, level",
            "rules": "torneo",
            "start": [10, 9],
            "hands": [[[0, 0], [1, 2]]],
            "winner": None,
        },
        {
            "id": "ordered: level, the next award decides",
            "rules": "torneo",
            "start": [10, 9],
            "hands": [[[1, 2], [0, 0], [0, 1], [3, 0]]],
            "winner": 1,
            "award": 2,
        },
        {
            "id": "ordered: level, the next hand's first award decides",
            "rules": "torneo",
            "start": [10, 9],
            "hands": [[[1, 2]], [[0, 0], [1, 0], [0, 4]]],
            "winner": 0,
            "award": 1,
        },
        {
            "id": "ordered: exceed",
            "rules": "torneo+reach=exceed",
            "start": [10, 10],
            "hands": [_CARDS_FIRST],
            "winner": 1,
        },
        {
            "id": "ordered: of three",
            "rules": "torneo",
            "start": [10, 10, 10],
            "hands": [[[0, 0, 0], [0, 0, 1], [3, 0, 0]]],
            "winner": 2,
            "award": 1,
        },
        # hands
        {"id": "single hand", "rules": "scopa+target=0", "hands": [[2, 3]], "winner": 1},
        {"id": "single hand level", "rules": "scopa+target=0", "hands": [[2, 2]], "winner": None},
        {"id": "single hand level, one more", "rules": "scopa+target=0", "hands": [[2, 2], [1, 0]], "winner": 0},
        {"id": "single hand level again", "rules": "scopa+target=0", "hands": [[2, 2], [1, 1]], "winner": None},
        {"id": "no target and no end", "rules": "scopa+target=0+hands=0", "hands": [[50, 2], [60, 1]], "winner": None},
        {"id": "hand 2 of 3", "rules": "scopa+target=0+hands=3", "hands": [[9, 2], [9, 3]], "winner": None},
        {"id": "hand 3 of 3", "rules": "scopa+target=0+hands=3", "hands": [[9, 2], [0, 3], [0, 2]], "winner": 0},
        {"id": "level after hand 3", "rules": "scopa+hands=3", "hands": [[3, 2], [0, 1], [1, 1]], "winner": None},
        {
            "id": "level after hand 3, won after 4",
            "rules": "scopa+hands=3",
            "hands": [[3, 2], [0, 1], [1, 1], [0, 2]],
            "winner": 1,
        },
        {"id": "target before hand 3", "rules": "scopa+hands=3", "hands": [[7, 2], [4, 3]], "winner": 0},
        {"id": "hand 3 before the target", "rules": "scopa+hands=3", "hands": [[1, 2], [1, 1], [1, 1]], "winner": 1},
        {"id": "hands with finish=another", "rules": "a_tempo+hands=2", "hands": [[1, 2], [3, 1]], "winner": 0},
        {
            "id": "hands with finish=ordered",
            "rules": "torneo+hands=1",
            "hands": [_CARDS_FIRST],
            "winner": 1,
            "award": None,
        },
    ]
}


def _closed(hand):
    awards = hand if isinstance(hand[0], list) else [hand]
    closed = Hand(len(awards[0]), scopa)
    closed.enter([("points", points) for points in awards])
    return closed


def test_a_match_is_won_after_the_right_hand_by_the_right_side(case):
    hands = [_closed(hand) for hand in case["hands"]]
    sides = len(hands[0].piles)
    rules = from_line(case["rules"])
    start = case.get("start", [0] * sides)
    end = ending(rules, start, hands)
    assert end.winner == case["winner"]
    assert end.hand == (None if case["winner"] is None else len(hands) - 1)
    if "award" in case:
        assert end.award == case["award"]
    # Until the last hand nobody had won.
    assert ending(rules, start, hands[:-1]).winner is None


def test_the_totals_take_the_whole_hand_that_decides():
    end = ending(from_line("torneo"), [10, 10], [_closed(_CARDS_FIRST)])
    assert (end.winner, end.totals) == (0, [11, 15])


def test_totals_run_from_the_start_over_all_hands():
    start = [4, 0, 2]
    end = ending(from_line("scopa"), start, [_closed([1, 2, 0]), _closed([[0, 1, 0], [0, 0, 3]])])
    assert end.totals == [5, 3, 5]
    assert start == [4, 0, 2]


def test_all_ten_coins_win_on_the_spot_whatever_the_totals():
    rules = from_line("torneo+napoleone=true")
    hand = _closed(_CARDS_FIRST)
    hand.outright = 1
    end = ending(rules, [10, 3], [hand])
    assert (end.winner, end.totals, end.award) == (1, [11, 8], None)
