"""`settebello score` on hands and matches of briscola and tressette."""

import json
from pathlib import Path

import pytest

from host_tools import ROOT
from host_tools.command import main
from host_tools.paper import width
from tests.host.command import settebello

EXAMPLES = Path(ROOT) / "host_tools" / "examples"
REST = {"cards": "rest"}
# 60-60, and 18 thirds against 14.
LEVEL = [{"cards": "D1-10 C1-10"}, REST]
THIRDS = [{"cards": "D1-10 C1-10 S2-3"}, REST]


def run(data, *options):
    return settebello("score", "-", *options, stdin=json.dumps(data).encode())


def answer(data, *options):
    ran = run(data, "--json", *options)
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


def shown(data, *options):
    ran = run(data, *options)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def refused(data, *options):
    ran = run(data, *options)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    return ran.err


def briscola(sides, rules="briscola", **more):
    return {"rules": rules, "sides": sides, **more}


def tressette(sides, **more):
    return {"rules": "tressette", "sides": sides, **more}


def match(rules, *hands, **more):
    return {"rules": rules, "hands": list(hands), **more}


def standing(found):
    return found["totals"], found["state"], found["winner"]


def test_a_hand_of_briscola_has_one_award():
    assert answer(briscola([{"cards": "D1-10 C1,3 S3"}, REST])) == {
        "rules": "briscola",
        "sides": ["Noi", "Loro"],
        "points": [1, 0],
        "awards": [{"award": "hand", "points": [1, 0], "tally": [61, 59], "why": "Most points, 61-59: hand to Noi."}],
    }


def test_a_hand_of_tressette_has_its_declarations_thirds_and_last_trick():
    sides = [{"cards": "D1-10 C1-10 S2-3", "declarations": 3}, {"cards": "rest", "declarations": 4}]
    assert answer(tressette(sides, last_trick=1)) == {
        "rules": "tressette",
        "sides": ["Noi", "Loro"],
        "points": [9, 9],
        "awards": [
            {"award": "declarations", "points": [3, 4], "tally": [3, 4], "why": "Declarations: 3-4 points."},
            {"award": "thirds", "points": [6, 4], "tally": [18, 14], "why": "Thirds 18-14: whole points 6-4."},
            {"award": "last_trick", "points": [0, 1], "tally": [0, 1], "why": "Last trick: a point to Loro."},
        ],
    }


@pytest.mark.parametrize(
    ("rules", "more", "points"),
    [
        ("briscola", {}, [0, 0]),
        ("briscola", {"last_trick": 1}, [0, 0]),
        ("briscola+level=draw", {"last_trick": 1}, [0, 0]),
        ("briscola+level=last_trick", {"last_trick": 1}, [0, 1]),
        ("briscola+level=last_trick", {"last_trick": 0}, [1, 0]),
    ],
)
def test_60_60_goes_by_level(rules, more, points):
    assert answer(briscola(LEVEL, rules, **more))["points"] == points


def test_the_rest_of_three_leaves_out_the_two_that_the_rules_name():
    sides = [{"cards": "D1,3-10"}, {"cards": "C1,3-10"}, REST]
    assert answer(briscola([{"cards": "D1-10"}, *sides[1:]]))["awards"][0]["tally"] == [30, 30, 60]
    everything = [{"cards": "D1,3-10"}, {"cards": "C1-10"}, {"cards": "S1-10 B1-10"}]
    assert answer(briscola(everything, "briscola+two_out=coins"))["points"] == [0, 0, 1]
    assert "2C isn't in the game under these rules: put it aside" in refused(briscola(everything))


def test_the_example_match_of_briscola_is_best_of_three_with_a_hand_replayed():
    ran = settebello("score", str(EXAMPLES / "briscola.json"), "--json")
    found = json.loads(ran.out)
    assert [hand["points"] for hand in found["hands"]] == [[1, 0], [0, 0], [0, 1], [0, 1]]
    assert [hand["awards"][0]["tally"] for hand in found["hands"][:2]] == [[61, 59], [60, 60]]
    assert found["hands"][3]["awards"][0]["tally"] == [48, 72]
    assert (standing(found), found["hands_played"]) == (([1, 2], "won", 1), 4)


def test_the_example_hand_of_tressette_has_fourteen_points():
    ran = settebello("score", str(EXAMPLES / "tressette.json"), "--json")
    found = json.loads(ran.out)
    assert found["points"] == [9, 5]
    assert found["awards"][1]["tally"] == [20, 12]


def test_a_match_is_drawn_where_the_rules_let_it_be():
    level = {"sides": LEVEL}
    assert standing(answer(match("briscola+target=0+level=draw", level))) == ([0, 0], "drawn", None)
    assert standing(answer(match("briscola+target=0", level))) == ([0, 0], "playing", None)
    assert standing(answer(match("briscola+level=draw", level, level, level))) == ([0, 0], "playing", None)
    halves = [{"points": [1, 0]}, {"points": [0, 1]}]
    assert standing(answer(match("briscola+hands=2+level=draw", *halves))) == ([1, 1], "drawn", None)
    assert standing(answer(match("briscola+hands=2", *halves))) == ([1, 1], "playing", None)
    assert standing(answer(match("tressette+target=0", {"points": [6, 5]}))) == ([6, 5], "won", 0)
    assert shown(match("briscola+target=0+level=draw", level)).endswith("Match drawn in hand 1, 0-0.\n")
    assert "hand 2: hand 1 ended the match drawn: take out what follows" in refused(
        match("briscola+target=0+level=draw", level, level)
    )


def test_hands_that_are_played_again_are_no_hands_of_the_match():
    data = match("briscola+target=0+hands=3", {"points": [1, 0]}, {"sides": LEVEL})
    assert shown(data, "--lang", "en").endswith("Still playing, 1-0: hand 1 of 3.\n")


def test_a_match_of_tressette_goes_to_21():
    hand = {"sides": [{"cards": "D1-10 C1-10 S2-3", "declarations": 3}, REST], "last_trick": 0}
    found = answer(match("tressette", hand, {"points": [10, 1]}))
    assert standing(found) == ([20, 5], "playing", None)
    found = answer(match("tressette", hand, {"points": [10, 1]}, hand))
    assert standing(found) == ([30, 9], "won", 0)


def test_claims_of_both_games_are_proven_by_what_is_shown():
    shows = {"claim": 0, "sides": [{"cards": "D1-10 C1,3 S3"}, {"cards": ""}]}
    found = answer(match("briscola+claim=true", shows, start=[1, 1]))
    assert (standing(found), found["hands"][0]["proven"]) == (([2, 1], "won", 0), True)
    shows = {"claim": 1, "sides": [{"cards": ""}, {"cards": "D1-10", "declarations": 4}], "last_trick": 1}
    found = answer(match("tressette+claim=true", shows, start=[20, 14]))
    assert (standing(found), found["hands"][0]["points"]) == (([20, 21], "won", 1), [0, 7])


def test_comparing_tells_what_level_would_change():
    found = answer(briscola(LEVEL, last_trick=0), "--compare")["compare"]
    assert [(one["rules"], one["points"]) for one in found] == [("briscola+level=last_trick", [1, 0])]
    told = " ".join(shown(briscola(LEVEL, last_trick=0), "--compare").split())
    assert told.endswith("level=last_trick 0-0 → 1-0 Points level, 60-60, last trick to Noi: hand to Noi.")
    assert shown(tressette(THIRDS, last_trick=0), "--compare").endswith("No other preset or setting changes this.\n")
    data = match("briscola+hands=2+level=draw", {"points": [1, 0]}, {"points": [0, 1]})
    others = {one["rules"]: one["state"] for one in answer(data, "--compare")["compare"]}
    assert others["briscola+hands=2"] == "playing"
    assert others["briscola+target=1+hands=2+level=draw"] == "won"
    assert "briscola+target=3+hands=2+level=draw" not in others


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("name", ["briscola.json", "tressette.json"])
def test_everything_shown_fits_80_columns(name, language):
    ran = settebello("score", str(EXAMPLES / name), "--compare", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert all(width(line) <= 80 and line == line.rstrip() for line in ran.out.splitlines())


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (tressette(THIRDS), "the last trick is missing: say who took it"),
        (match("tressette", {"sides": THIRDS}), "hand 1: the last trick is missing: say who took it"),
        (briscola(LEVEL, "briscola+level=last_trick"), "the last trick is missing: say who took it"),
        (tressette(THIRDS, last_trick=2), "'last_trick' must be a whole number from 0 to 1, not 2"),
        (tressette(THIRDS, last_trick=-1), "'last_trick' must be a whole number from 0 to 1, not -1"),
        (tressette(THIRDS, last_trick=True), "'last_trick' must be a whole number from 0 to 1, not true"),
        (tressette(THIRDS, last_trick="Noi"), "'last_trick' must be a whole number from 0 to 1, not 'Noi'"),
        (tressette([{"cards": ""}, REST], last_trick=0), "the last trick can't be that of 'Noi', who has no cards"),
        (
            tressette([{"cards": "D1-10", "declarations": -3}, REST], last_trick=0),
            "side 'Noi': 'declarations' must be a whole number from 0 to 99, not -3",
        ),
        (
            tressette([{"cards": "D1-10", "declarations": 5}, REST], last_trick=0),
            "declarations of 'Noi': 5 can't be, they are worth 3 or 4 each",
        ),
        (
            tressette([{"cards": "D1-10", "declarations": 25}, REST], last_trick=0),
            "declarations in all 25: a hand has 24 at most",
        ),
        (
            tressette([{"cards": "D1-10", "sweeps": 1}, REST], last_trick=0),
            "side 'Noi': unknown key 'sweeps': known are name, cards, declarations",
        ),
        (
            tressette([{"cards": "D1-10", "last_trick": 1}, REST]),
            "side 'Noi': unknown key 'last_trick': known are name, cards, declarations",
        ),
        ({"sides": LEVEL, "last_trick": 0}, "unknown key 'last_trick': known are rules, sides"),
        (
            match("tressette", {"points": [6, 5], "last_trick": 0}),
            "hand 1: unknown key 'last_trick': known are sides, points",
        ),
        (match("briscola", {"points": [75, 45]}), "hand 1: points in all 120: a hand gives one, to who wins it"),
        (
            match("tressette", {"points": [6, 4]}),
            "hand 1: points in all 10: cards and last trick make 11, declarations 3 or 4 each",
        ),
        (
            match("tressette", {"points": [3, 3, 3]}),
            "hand 1: points in all 9: cards and last trick make 10..11, declarations 3 or 4 each",
        ),
        (
            briscola([{"cards": "D1-10"}, {"cards": "C1,3-10"}, {"cards": "S1-10 B1-9"}]),
            "38 cards instead of 39, missing: 10B",
        ),
        (briscola(LEVEL, "briscola+level=redo"), "level can't be redo: it takes replay | draw | last_trick"),
        (briscola(LEVEL, "briscola+two_out=2D"), "two_out can't be 2d: it takes coins | cups | swords | clubs"),
        (briscola(LEVEL, "briscola+napola=run"), "no rule is called 'napola'"),
    ],
)
def test_a_fault_is_one_line_with_its_place_and_the_fix(given, said):
    for options in ((), ("--json",), ("--compare",)):
        assert said in refused(given, *options)
    assert refused(given, "--lang", "it") != refused(given, "--lang", "en")


def test_the_help_tells_how_to_write_both_games(capsys):
    with pytest.raises(SystemExit):
        main(["score", "--help"])
    text = capsys.readouterr().out
    assert '"last_trick": 0' in text
    assert "briscola+two_out=coins" in text
