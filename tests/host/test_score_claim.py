"""`settebello score` of a claim: the proof line by line, and what follows from it (DESIGN.md 3)."""

import json

from tests.host.command import settebello


def claimed(hands, names=("Noi", "Loro"), start=None, rules="regionale", *, options=("--json",)):
    data = {"rules": rules, "sides": list(names), "start": start or [0] * len(names), "hands": hands}
    ran = settebello("score", "-", *options, stdin=json.dumps(data).encode())
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out) if "--json" in options else ran.out


def claim(side, *cards, sweeps=None):
    marked = sweeps or [0] * len(cards)
    shown = [{"cards": text, "sweeps": made} for text, made in zip(cards, marked, strict=True)]
    return {"claim": side, "sides": shown}


def test_a_proven_claim_wins_with_its_own_proven_points():
    # Coins, settebello and re bello are certain; three of spade decide nothing yet.
    answer = claimed([{"points": [2, 3]}, claim(0, "D1-7 D10 S1-3", "C7", sweeps=[0, 1])], start=[6, 6])
    assert answer["totals"] == [11, 9]
    assert (answer["state"], answer["winner"], answer["hands_played"]) == ("won", 0, 2)
    made = answer["hands"][1]
    assert made["proven"] is True
    assert [(award["award"], award["points"]) for award in made["awards"]] == [
        ("cards", [0, 0]),
        ("coins", [1, 0]),
        ("settebello", [1, 0]),
        ("primiera", [0, 0]),
        ("re_bello", [1, 0]),
        ("sweeps", [0, 1]),
    ]
    assert all(award["why"] for award in made["awards"])


def test_a_wrong_claim_loses_the_match_of_two():
    answer = claimed([claim(0, "C1-10 S1-10", "")], start=[10, 2])
    assert answer["hands"][0]["proven"] is False
    # All of coppe and spade are primiera, and twenty cards may still be level.
    assert (answer["totals"], answer["state"], answer["winner"]) == ([10, 2], "won", 1)


def test_a_wrong_claim_among_three_leaves_the_match_open():
    answer = claimed([claim(2, "", "", "D7")], ("A", "B", "C"), [5, 5, 5])
    assert answer["hands"][0]["proven"] is False
    assert (answer["totals"], answer["state"], answer["winner"]) == ([5, 5, 6], "playing", None)


def test_people_read_the_proof_in_their_language():
    told = claimed([claim(0, "D1-7", "")], start=[9, 2], options=("--lang", "it"))
    assert "Denari a Noi: almeno 7, gli altri al più 3." in told
    assert "Chiamata fuori di Noi: 11 punti provati, vince." in told
    told = claimed([claim(0, "D1-7", "")], start=[8, 2], options=("--lang", "en"))
    assert "Claim of Noi: 10 points proven, not enough." in told


def test_sweeps_for_which_no_cards_are_left_name_their_side():
    claims = [claim(0, "D1-10 C1-10 S1-10", "", sweeps=[1, 9])]
    data = {"rules": "scopa+claim=true", "sides": ["Noi", "Loro"], "hands": claims}
    ran = settebello("score", "-", stdin=json.dumps(data).encode())
    assert (ran.code, ran.out) == (2, "")
    assert "hand 1: sweeps of 'Loro': 9, but a pile of 10 allows 5" in ran.err


def test_contradicting_cards_are_one_line_on_standard_error():
    data = {"rules": "regionale", "sides": ["Noi", "Loro"], "hands": [claim(0, "D7", "D7")]}
    ran = settebello("score", "-", "--json", stdin=json.dumps(data).encode())
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert "7D" in ran.err
