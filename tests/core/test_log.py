from settebello.core import log

_NAMED = ["match", "scopa", ["Noi", "Nicolò"], [0, 0], 0]
_NAMED_LINE = '["match","scopa",["Noi","Nicolò"],[0,0],0] e5fd71fc'

# The CRCs were taken with another program's CRC-32, over the UTF-8 bytes before the blank.
CASES = {
    "test_an_event_is_one_line_with_its_crc": [
        {"id": "card", "event": ["card", 0, 6], "line": '["card",0,6] 1b6747d5'},
        {"id": "below nothing", "event": ["mark", "sweeps", 1, -1], "line": '["mark","sweeps",1,-1] 48cc1940'},
        {"id": "nought in the crc", "event": ["undo", 12], "line": '["undo",12] 0e584376'},
        {"id": "lists", "event": ["points", 1, [2, 1]], "line": '["points",1,[2,1]] ad820f0d'},
        {"id": "accent", "event": _NAMED, "line": _NAMED_LINE},
        {"id": "line end in a name", "event": ["a\nb"], "line": '["a\\nb"] 29c5126e'},
    ],
    "test_a_line_that_suffered_tells_nothing": [
        {"id": "empty", "line": ""},
        {"id": "a line end", "line": "\n"},
        {"id": "a blank", "line": " "},
        {"id": "only a crc", "line": " 00000000"},
        {"id": "no crc", "line": '["card",0,6]'},
        {"id": "torn in the crc", "line": '["card",0,6] 1b6747d'},
        {"id": "torn in the event", "line": '["card",0,'},
        {"id": "a crc too long", "line": '["card",0,6] 1b6747d50'},
        {"id": "another card", "line": '["card",0,7] 1b6747d5'},
        {"id": "another crc", "line": '["card",0,6] 1b6747d4'},
        {"id": "a crc in capitals", "line": '["card",0,6] 1B6747D5'},
        {"id": "a blank too many", "line": '["card",0,6]  1b6747d5'},
        {"id": "behind a blank", "line": ' ["card",0,6] 1b6747d5'},
        {"id": "two lines in one", "line": '["card",0,6] 1b6747d5["undo",12] 0e584376'},
        {"id": "nothing a flash ever held", "line": '["card",0,6\udcff] 1b6747d5'},
        {"id": "the same in the crc", "line": '["card",0,6] \udcff\udcff\udcff\udcff\udcff\udcff\udcff\udcff'},
        {"id": "erased flash", "line": "\xff" * 40},
        {"id": "noughts", "line": "\x00" * 40},
    ],
    "test_a_good_crc_over_no_event_tells_nothing": [
        {"id": "an empty list", "line": "[] 0d4cbb29"},
        {"id": "an object", "line": '{"card":1} d3f72cb2'},
        {"id": "a number", "line": "7 6abf4a82"},
        {"id": "a text", "line": '"card" 252acb1c'},
        {"id": "null", "line": "null 25cbfc4f"},
        {"id": "half a list", "line": '["card", 04fc1a6d'},
        {"id": "two lists", "line": "[1,2] [3] ff2f40c4"},
        {"id": "a word", "line": "nan 6be42981"},
        {"id": "nothing", "line": " 00000000"},
    ],
}


def test_an_event_is_one_line_with_its_crc(case):
    assert log.line(case["event"]) == case["line"]
    assert log.event(case["line"]) == case["event"]


def test_a_line_may_still_have_its_line_end():
    for end in ("\n", "\r\n", "\r"):
        assert log.event('["card",0,6] 1b6747d5' + end) == ["card", 0, 6]


def test_a_line_that_suffered_tells_nothing(case):
    assert log.event(case["line"]) is None


def test_a_good_crc_over_no_event_tells_nothing(case):
    assert log.event(case["line"]) is None


def test_a_line_torn_anywhere_tells_nothing():
    for length in range(len(_NAMED_LINE)):
        assert log.event(_NAMED_LINE[:length]) is None


def test_names_come_back_as_they_were_given():
    for name in ("Nicolò", "Zoë", 'Gino "il re"', "a\\b", "7♦", "tab\tnew\nline", "", "\u2028", "😀", "\x00\x7f"):
        line = log.line(["match", name])
        assert log.event(line) == ["match", name]
        assert "\n" not in line
