"""`settebello score`: what it answers to programs and shows to people."""

import json
from pathlib import Path

import pytest

from host_tools import ROOT
from tests.host.command import settebello

EXAMPLES = Path(ROOT) / "host_tools" / "examples"
LEVEL = {
    "rules": "scopa",
    "sides": [
        {"name": "Noi", "cards": "D1-4,7 C1-4,7 S1-4,6 B1-4,6", "sweeps": 1},
        {"name": "Loro", "cards": "rest", "sweeps": 2},
    ],
}
HANDS = json.loads((Path(ROOT) / "tests" / "cases" / "hands.json").read_text("utf-8"))


def answer(data, *options):
    ran = settebello("score", "-", "--json", *options, stdin=json.dumps(data).encode())
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


def shown(data, *options, locale="C"):
    ran = settebello("score", "-", *options, stdin=json.dumps(data).encode(), locale=locale)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def example(name, *options):
    ran = settebello("score", str(EXAMPLES / name), "--json", *options)
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


def points(answer):
    return {award["award"]: award["points"] for award in answer["awards"]}


def test_a_hand_answers_one_object_with_its_keys_in_order():
    assert answer(LEVEL) == {
        "rules": "scopa",
        "sides": ["Noi", "Loro"],
        "points": [2, 2],
        "awards": [
            {"award": "cards", "points": [0, 0], "tally": [20, 20], "why": "Cards level, 20-20: point to nobody."},
            {"award": "coins", "points": [0, 0], "tally": [5, 5], "why": "Coins level, 5-5: point to nobody."},
            {"award": "settebello", "points": [1, 0], "tally": [1, 0], "why": "Settebello, 7D: point to Noi."},
            {
                "award": "primiera",
                "points": [0, 0],
                "tally": [78, 78],
                "best": [["7D", "7C", "6S", "6B"], ["6D", "6C", "7S", "7B"]],
                "why": "Primiera level, 78-78: point to nobody.",
            },
            {"award": "sweeps", "points": [1, 2], "tally": [1, 2], "why": "Sweeps 1-2: a point each."},
        ],
    }
    text = settebello("score", "-", "--json", stdin=json.dumps(LEVEL).encode()).out
    assert text.count("\n") == 1
    places = [text.index(f'"{key}"') for key in ("rules", "sides", "points", "awards")]
    assert places == sorted(places)
    assert text.index('"tally": [78, 78]') < text.index('"best"') < text.index('"Primiera level')


@pytest.mark.parametrize("case", HANDS, ids=lambda case: case["id"])
def test_every_known_hand_has_its_points(case):
    found = answer(case["input"])
    assert found["points"] == case["points"]
    assert points(found) == case["awards"]
    assert found["sides"] == (["Noi", "Loro"] if len(case["points"]) == 2 else ["A", "B", "C"])


def test_a_side_that_does_not_compete_has_no_tally():
    found = answer({"sides": [{"cards": "B1-10 D8 C8 S8"}, {"cards": "rest"}]})
    primiera = found["awards"][3]
    assert primiera["tally"] == [51, None]
    assert primiera["best"] == [["8D", "8C", "8S", "7B"], ["7D", "7C", "7S"]]


def test_rules_may_be_a_line_an_object_or_an_option_and_come_back_as_a_line():
    sides = LEVEL["sides"]
    assert answer({"sides": sides, "rules": "napola=run + scopa+re_bello=king"})["rules"] == (
        "scopa+re_bello=king+napola=run"
    )
    assert answer({"sides": sides, "rules": {"preset": "scopone", "target": 31}})["rules"] == "scopone+target=31"
    assert answer({"sides": sides})["rules"] == "scopa"
    assert answer(LEVEL, "--rules", "torneo+primiera=sevens")["rules"] == "torneo+primiera=sevens"


def test_the_first_example_is_scored_when_no_file_is_named():
    assert settebello("score", "--json").out == settebello("score", str(EXAMPLES / "hand.json"), "--json").out
    shown = settebello("score").out
    assert "hand.json" in shown.splitlines()[0]
    assert "score FILE" in shown.splitlines()[1]


def test_the_example_hand():
    found = example("hand.json")
    assert found["points"] == [4, 2]
    assert points(found) == {
        "cards": [0, 1],
        "coins": [0, 0],
        "settebello": [1, 0],
        "primiera": [1, 0],
        "sweeps": [2, 1],
    }


def test_the_example_of_seed_003_is_79_against_75():
    found = example("seed_79_75.json")
    primiera = found["awards"][3]
    assert primiera["tally"] == [79, 75]
    assert primiera["points"] == [1, 0]
    assert primiera["best"] == [["7D", "7C", "1S", "7B"], ["6D", "6C", "7S", "6B"]]
    assert found["points"] == [2, 2]


def test_the_example_with_three_sides():
    found = example("three_sides.json")
    assert found["sides"] == ["Bruna", "Carlo", "Dino"]
    assert found["points"] == [1, 3, 2]
    assert found["awards"][0]["tally"] == [16, 14, 10]
    assert found["awards"][3]["tally"] == [None, 79, None]


def test_the_example_match_is_won_by_a_point():
    found = example("match.json")
    assert [hand["points"] for hand in found["hands"]] == [[6, 2], [1, 3], [3, 2], [2, 4]]
    assert points(found["hands"][0])["napola"] == [4, 0]
    assert found["hands"][1]["awards"] == [
        {"award": "points", "points": [1, 3], "tally": [1, 3], "why": "Entered by hand."}
    ]
    assert found["hands"][3]["awards"][3]["tally"] == [75, 81]
    assert list(found)[-4:] == ["totals", "state", "winner", "hands_played"]
    assert (found["totals"], found["state"], found["winner"], found["hands_played"]) == ([12, 11], "won", 0, 4)


def test_the_example_of_another_hand_goes_on_at_12_11_and_at_12_12():
    found = example("another.json")
    assert (found["totals"], found["state"], found["winner"]) == ([13, 12], "won", 0)
    data = json.loads((EXAMPLES / "another.json").read_text("utf-8"))
    for played, totals in ((1, [12, 11]), (2, [12, 12])):
        part = answer(data | {"hands": data["hands"][:played]})
        assert (part["totals"], part["state"], part["winner"]) == (totals, "playing", None)


def test_a_match_without_hands_stands_where_it_started():
    found = answer({"hands": [], "start": [3, 4]})
    assert (found["totals"], found["state"], found["hands"], found["hands_played"]) == ([3, 4], "playing", [], 0)


def test_names_that_are_left_out_are_the_same_in_every_language():
    for language in ("it", "en"):
        assert answer({"hands": [{"points": [1, 0]}]}, "--lang", language)["sides"] == ["Noi", "Loro"]
        assert answer({"hands": [{"points": [1, 0, 2, 0]}]}, "--lang", language)["sides"] == ["A", "B", "C", "D"]


def test_a_byte_order_mark_is_no_fault():
    assert settebello("score", "-", "--json", stdin=b"\xef\xbb\xbf" + json.dumps(LEVEL).encode()).code == 0


CLAIM = {
    "rules": "regionale",
    "start": [8, 7],
    "hands": [{"points": [0, 1]}, {"claim": 0, "sides": [{"cards": "D1-7", "sweeps": 1}, {"cards": ""}]}],
}


def test_a_proven_claim_wins_with_the_proven_points_alone():
    # Seven coins and the settebello can't be taken away, the sweep is marked: 8 and 3 are 11.
    found = answer(CLAIM)
    claim = found["hands"][1]
    assert (claim["proven"], claim["points"]) == (True, [3, 0])
    assert points(claim)["coins"] == [1, 0]
    assert points(claim)["cards"] == [0, 0]
    assert (found["totals"], found["state"], found["winner"], found["hands_played"]) == ([11, 8], "won", 0, 2)


def test_a_claim_that_is_not_proven_loses():
    found = answer(CLAIM | {"start": [7, 7]})
    assert found["hands"][1]["proven"] is False
    assert (found["totals"], found["state"], found["winner"]) == ([10, 8], "won", 1)


def test_the_locale_chooses_the_language_of_people_and_never_that_of_programs():
    assert "Cards level" in shown(LEVEL, locale="C")
    assert "Carte pari" in shown(LEVEL, locale="it_IT.UTF-8")
    assert "Cards level" in shown(LEVEL, "--lang", "en", locale="it_IT.UTF-8")
    ran = settebello("score", "-", "--json", stdin=json.dumps(LEVEL).encode(), locale="it_IT.UTF-8")
    assert "Cards level" in ran.out
    assert "Carte pari" in json.dumps(answer(LEVEL, "--lang", "it"))


def test_people_see_a_table_with_signs_and_reasons():
    text = shown(LEVEL, "--lang", "it")
    assert (
        text
        == """\
Regole: scopa
  scopa  La scopa classica, a 11 punti

             Noi              Loro
Carte        20               20
Denari        5                5
Settebello    1  +1            0
Primiera     78               78
             7♦ 7♥ 6♠ 6♣      6♦ 6♥ 7♠ 7♣
Scope         1  +1            2  +2
────────────────────────────────────────────
Totale        2                2

Carte pari, 20-20: punto a nessuno.
Denari pari, 5-5: punto a nessuno.
Settebello, 7♦: punto a Noi.
Primiera pari, 78-78: punto a nessuno.
Scope 1-2: un punto ciascuna.
"""
    )


def test_people_see_a_match_hand_by_hand():
    ran = settebello("score", str(EXAMPLES / "another.json"), "--lang", "en")
    assert ran.out.splitlines()[4:] == [
        "",
        "           Noi              Loro",
        "Start           10               10",
        "Hand 1 *   +2   12          +1   11",
        "Hand 2 *    ·   12          +1   12",
        "Hand 3 *   +1   13           ·   12",
        "──────────────────────────────────────────",
        "Total           13               12",
        "* entered as points",
        "",
        "Match won by Noi in hand 3, 13-12.",
    ]


def test_an_ordered_count_names_the_award_that_decided():
    data = {
        "rules": "torneo",
        "start": [10, 10],
        "hands": [{"sides": [{"cards": "D1-5 C1-6 S1-5 B1-5"}, {"cards": "rest", "sweeps": 4}]}],
    }
    found = answer(data)
    assert (found["totals"], found["winner"]) == ([11, 16], 0)
    assert shown(data).endswith("Match won by Noi in hand 1, at the award Cards; totals 11-16.\n")


def test_a_match_in_progress_says_how_far_everybody_is():
    text = shown({"hands": [{"points": [3, 1]}, {"points": [2, 2]}]})
    assert text.endswith("Still playing, 5-3. To the target: Noi 6, Loro 8.\n")


SIX = {
    "rules": "scopa+re_bello=king+napola=run",
    "sides": [
        {"name": "Quelli del tavolo in fondo a sinistra", "cards": "D1-7"},
        {"name": "José", "cards": "C1-7"},
        {"name": "高橋さん", "cards": "S1-7"},
        {"name": "D'Angelo", "cards": "10D 10C 10S 10B"},
        {"name": "Zoë", "cards": "9D 9C 9S 9B"},
        {"name": "Sei", "cards": "rest", "sweeps": 2},
    ],
}


@pytest.mark.parametrize("data", [LEVEL, CLAIM, SIX], ids=["hand", "claim", "six"])
@pytest.mark.parametrize("language", ["it", "en"])
def test_everything_shown_fits_80_columns_without_spaces_at_the_end(data, language):
    from host_tools.paper import width

    for line in shown(data, "--compare", "--lang", language).splitlines():
        assert width(line) <= 80
        assert line == line.rstrip()
        assert "\x1b" not in line


def test_comparing_tells_the_other_rules_that_change_the_points():
    sevens = {"sides": [{"cards": "D2-3,7-10 C2-3,7-10 S2,7-10 B8-10"}, {"cards": "rest"}]}
    found = answer(sevens, "--compare")["compare"]
    assert {one["rules"]: one["points"] for one in found} == {
        "regionale": [3, 1],
        "scopa+primiera=sevens": [3, 0],
        "scopa+primiera=ranked": [3, 0],
        "scopa+primiera=off": [2, 0],
        "scopa+re_bello=king": [3, 1],
        "scopa+re_bello=queen": [3, 1],
    }
    assert list(found[0]) == ["rules", "points", "awards"]
    text = shown(sevens, "--compare")
    assert "primiera=sevens  2-1 → 3-0  Most sevens, 3-1: point to Noi." in text


def test_comparing_a_match_tells_how_else_it_would_stand():
    data = json.loads((EXAMPLES / "another.json").read_text("utf-8"))
    found = {one["rules"]: one for one in answer(data, "--compare")["compare"]}
    highest = found["a_tempo+finish=highest"]
    assert (highest["totals"], highest["winner"], highest["hands_played"]) == ([12, 11], 0, 1)
    assert found["scopone"]["state"] == "playing"
    assert "a_tempo+target=11" not in found
    assert "a_tempo+primiera=sevens" not in found


def test_comparing_says_so_when_nothing_changes():
    assert shown({"rules": "torneo", "hands": []}, "--compare").endswith("No other preset or setting changes this.\n")


def test_a_match_with_a_pot_answers_its_prizes_in_hundredths():
    found = example("brilli.json")
    # 12.00 by points: 6-1 of 7 is 10.29-1.71, 1-4 of 5 2.40-9.60, 10-1 of 11 10.91-1.09, 4-0 all. One hand not played.
    # 10.29 + 2.40 + 10.91 + 12 + 12 + 30 = 77.60; 1.71 + 9.60 + 1.09 + 10 = 22.40.
    assert found["prizes"] == {
        "pot": 10000,
        "hundredths": [7760, 2240],
        "paid": 10000,
        "rows": [
            {"prize": "hand", "hand": 1, "hundredths": [1029, 171]},
            {"prize": "hand", "hand": 2, "hundredths": [240, 960]},
            {"prize": "hand", "hand": 3, "hundredths": [1091, 109]},
            {"prize": "hand", "hand": 4, "hundredths": [1200, 0]},
            {"prize": "rest", "hands": 1, "hundredths": [1200, 0]},
            {"prize": "win", "hundredths": [3000, 0]},
            {"prize": "lose", "hundredths": [0, 1000]},
        ],
    }
    assert list(found)[-4:] == ["totals", "state", "winner", "hands_played"]


def test_what_depends_on_the_winner_is_open_until_there_is_one():
    found = answer({"rules": "brilli", "hands": [{"points": [0, 0]}, {"points": [2, 1]}]})
    assert found["prizes"]["rows"] == [
        {"prize": "empty", "hand": 1, "hundredths": None},
        {"prize": "hand", "hand": 2, "hundredths": [800, 400]},
    ]
    assert (found["prizes"]["hundredths"], found["prizes"]["paid"]) == ([800, 400], 1200)
    table = shown({"rules": "brilli", "hands": [{"points": [0, 0]}, {"points": [2, 1]}]}).splitlines()
    assert "hand 1 (0-0)     ?     ?" in table
    assert "hand 2        8.00  4.00" in table


def test_a_match_without_a_pot_answers_no_prizes():
    assert "prizes" not in answer({"hands": [{"points": [1, 0]}]})
    assert "Prizes" not in shown({"hands": [{"points": [1, 0]}]})


def test_the_prizes_are_shown_in_columns_and_in_the_language_asked_for():
    ran = settebello("score", str(EXAMPLES / "brilli.json"), "--lang", "it", locale="C.UTF-8")
    lines = ran.out.splitlines()
    assert "Premi            Noi   Loro" in lines
    assert "mano 1         10,29   1,71" in lines
    assert "Totale         77,60  22,40" in lines
    assert lines[-1] == "Pagati 100,00 su 100."
