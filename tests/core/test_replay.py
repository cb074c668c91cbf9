from settebello.core import log
from settebello.core.replay import events, replay

_MATCH = ["match", "torneo", ["Nicolò", "Zoë"], [3, 0], 1]
_TOLD = (
    _MATCH,
    ["points", 1, [2, 1]],
    ["awards", 2, [["cards", [1, 0]], ["sweeps", [0, 3]]]],
    ["card", 0, 6],
    ["mark", "sweeps", 1, 1],
)
# Totals after each line of _TOLD, beginning with none.
_TOTALS = (None, [3, 0], [5, 1], [6, 4], [6, 4], [6, 4])

CASES = {
    "test_a_line_that_can_not_have_happened_drops_itself_and_all_after_it": [
        {"id": "torn", "line": '["points",3,[1,'},
        {"id": "empty", "line": ""},
        {"id": "a changed crc", "line": '["points",3,[1,0]] 00000000'},
        {"id": "unknown", "event": ["claimed", 0]},
        {"id": "another hand", "event": ["points", 5, [1, 0]]},
        {"id": "a card laid already", "event": ["card", 1, 6]},
        {"id": "a side that isn't there", "event": ["card", 2, 7]},
        {"id": "too short", "event": ["card"]},
        {"id": "a number", "event": [1]},
        {"id": "a list in a list", "event": [["card", 0, 7]]},
        {"id": "piles of nothing", "event": ["hand", 3, None, None]},
        {"id": "a match too short", "event": ["match", "scopa"]},
        {"id": "a match of unknown rules", "event": ["match", "burraco", ["A", "B"], [0, 0], 0]},
        {"id": "a match without rules", "event": ["match", None, ["A", "B"], [0, 0], 0]},
        {"id": "a match of one", "event": ["match", "scopa", ["A"], [0], 0]},
        {"id": "a match of nobody", "event": ["match", "scopa", 2, [0, 0], 0]},
        {"id": "a match of numbers", "event": ["match", "scopa", [1, 2], [0, 0], 0]},
        {"id": "a match from bad totals", "event": ["match", "scopa", ["A", "B"], [0], 0]},
        {"id": "a match dealt by nobody", "event": ["match", "scopa", ["A", "B"], [0, 0], 7]},
    ]
}


def _lines(told):
    return [log.line(event) for event in told]


def test_every_beginning_of_a_log_is_the_match_so_far():
    lines = _lines(_TOLD)
    for count, totals in enumerate(_TOTALS):
        match, dropped = replay(lines[:count])
        assert dropped == 0
        if totals is None:
            assert match is None
        else:
            assert match.end.totals == totals
            assert match.number() == min(count, 3)


def test_a_match_comes_back_with_its_names_rules_and_open_hand():
    match, _ = replay(_lines(_TOLD))
    assert match.event() == _MATCH
    assert match.sides == ["Nicolò", "Zoë"]
    assert match.opened() == ["open", 3, [[64, 0, 0, 0], [0, 0, 0, 0]], [[0, 1]]]
    assert match.dealing() == 1


def test_a_line_that_can_not_have_happened_drops_itself_and_all_after_it(case):
    bad = case.get("line")
    if bad is None:
        bad = log.line(case["event"])
    match, dropped = replay(_lines(_TOLD) + [bad] + _lines([["card", 0, 8], ["card", 0, 9]]))
    assert dropped == 3
    assert match.opened() == ["open", 3, [[64, 0, 0, 0], [0, 0, 0, 0]], [[0, 1]]]
    assert match.end.totals == [6, 4]


def test_a_torn_last_line_costs_that_line_only():
    lines = _lines(_TOLD)
    match, dropped = replay(lines[:2] + [lines[2][:-3]])
    assert dropped == 1
    assert match.end.totals == [5, 1]


def test_any_flipped_bit_costs_its_line_and_what_follows_and_nothing_before():
    lines = _lines(_TOLD)
    data = "\n".join(lines).encode()
    before = [_seen(lines[:count]) for count in range(len(lines) + 1)]
    at = 0
    for number, line in enumerate(lines):
        # With its line end, without which the next line is a part of it.
        size = min(len(line.encode()) + 1, len(data) - at)
        for bit in range(0, 8 * size, 3):
            flipped = bytearray(data)
            flipped[at + bit // 8] ^= 1 << bit % 8
            try:
                told = flipped.decode().split("\n")
            except UnicodeError:
                # What the file store does with bytes that are no text (tests/drivers/test_file_store.py).
                continue
            # A letter of the CRC may be a capital one.
            assert _seen(told) in (before[number], before[-1]), (number, bit)
        at += size


def _seen(lines):
    match, _ = replay(lines)
    return match and (match.event(), match.end.totals, match.opened())


def test_undo_in_the_log_is_undone_again():
    again = [["undo", 2], ["undo", 1], ["points", 1, [0, 4]]]
    match, dropped = replay(_lines(_TOLD[:3]) + _lines(again))
    assert dropped == 0
    assert match.end.totals == [3, 4]
    assert match.number() == 2


def test_the_last_match_of_a_log_is_the_one_that_counts():
    match, dropped = replay(_lines(_TOLD) + _lines([["match", "scopa", ["A", "B", "C"], [0, 0, 0], 2], ["card", 2, 0]]))
    assert dropped == 0
    assert match.sides == ["A", "B", "C"]
    assert match.open.holder(0) == 2


def test_a_new_match_follows_a_won_one():
    match, dropped = replay(_lines([_MATCH, ["points", 1, [9, 0]], ["match", "scopa", ["A", "B"], [0, 0], 0]]))
    assert (dropped, match.end.winner, match.sides) == (0, None, ["A", "B"])


def test_a_hand_after_the_winner_never_happened():
    match, dropped = replay(_lines([_MATCH, ["points", 1, [9, 0]], ["points", 2, [0, 20]]]))
    assert (dropped, match.end.winner, match.end.totals) == (1, 0, [12, 0])


def test_an_empty_log_tells_no_match():
    assert replay([]) == (None, 0)
    assert replay(["", ""]) == (None, 2)


def test_events_are_told_up_to_the_first_bad_line():
    lines = _lines(_TOLD)
    assert list(events(lines)) == list(_TOLD)
    assert list(events(lines[:1] + ["x"] + lines[1:])) == [_MATCH]
