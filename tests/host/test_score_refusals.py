"""Every fault in a file is one line that names the place and the fix, and nothing else is printed."""

import json
import os
import shlex
import subprocess
import sys

import pytest

from host_tools import ROOT
from tests.host.command import settebello

REST = {"cards": "rest"}


def hand(*sides, **more):
    return {"sides": list(sides), **more}


def match(*hands, **more):
    return {"hands": list(hands), **more}


def refused(given, *options):
    data = given if isinstance(given, bytes) else json.dumps(given).encode()
    ran = settebello("score", "-", *options, stdin=data)
    return line_of(ran)


def line_of(ran):
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("settebello: ")
    assert ran.err.endswith("\n")
    assert ran.err.count("\n") == 1
    assert ran.err.rstrip("\n").isprintable()
    return ran.err[len("settebello: ") : -1]


def deep(text, depth):
    return text * depth


NAMED = {"name": "Noi", "cards": "D1-10"}

# What is given, and what the line about it must say.
FAULTS = [
    (
        "other hand",
        match({"points": [2, 1]}, hand({"cards": "7D"}, {"cards": "1C 7D"})),
        "hand 2, side 'Loro': 7D is already in 'Noi'",
    ),
    ("unknown card", hand({"cards": "1D ZZ"}, REST), "side 'Noi': 'ZZ' is no card; write it like 7D, 10B or D1-4,7"),
    ("card with a control", hand({"cards": "\x1b[31m"}, REST), "'\\x1b[31m' is no card"),
    ("long card", hand({"cards": "Z" * 9000}, REST), "ZZZ…' is no card"),
    ("card twice", hand({"cards": "D1-7 7D"}, REST), "side 'Noi': 7D is there twice"),
    ("39 cards", hand({"cards": "D1-10 C1-10"}, {"cards": "S1-10 B1-3,5-10"}), "39 cards instead of 40, missing: 4B"),
    ("41 cards", hand({"cards": "D1-10 C1-10"}, {"cards": "S1-10 B1-10 1D"}), "side 'Loro': 1D is already in 'Noi'"),
    ("no cards key", hand({"sweeps": 1}, REST), "side 'Noi': no cards: give 'cards', or \"rest\""),
    ("two rests", hand(REST, REST), "side 'Loro': 'Noi' has the rest already"),
    ("rest with a card", hand({"cards": "7D rest"}, REST), "side 'Noi': \"rest\" stands alone: take out '7D'"),
    ("cards as a list", hand({"cards": ["7D"]}, REST), "side 'Noi': 'cards' must be a text like"),
    ("cards null", hand({"cards": None}, REST), "'cards' must be a text like \"D1-4,7 10B\", not null"),
    (
        "misspelt sweeps",
        hand({"cards": "D1-10", "sweep": 1}, REST),
        "side 'Noi': unknown key 'sweep': known are name, cards, sweeps; did you mean 'sweeps'?",
    ),
    (
        "fraction",
        hand({"cards": "D1-10", "sweeps": 1.5}, REST),
        "'sweeps' must be a whole number from 0 to 99, not 1.5",
    ),
    ("whole fraction", hand({"cards": "D1-10", "sweeps": 1.0}, REST), "not 1.0"),
    (
        "switch",
        hand({"cards": "D1-10", "sweeps": True}, REST),
        "'sweeps' must be a whole number from 0 to 99, not true",
    ),
    ("text", hand({"cards": "D1-10", "sweeps": "1"}, REST), "'sweeps' must be a whole number from 0 to 99, not '1'"),
    ("negative", hand({"cards": "D1-10", "sweeps": -1}, REST), "'sweeps' must be a whole number from 0 to 99, not -1"),
    ("huge", hand({"cards": "D1-10", "sweeps": 10**8}, REST), "not 100000000"),
    ("far too long", b'{"sides": ' + b"9" * 5000 + b"}", "the number 999999999… is far too long"),
    (
        "sweeps in all",
        hand({"cards": "D1-10 C1-10", "sweeps": 9}, {"cards": "rest", "sweeps": 10}),
        "sweeps in all 19: a hand has 18 at most",
    ),
    ("sweeps of a pile", hand({"cards": "D1-7", "sweeps": 4}, REST), "sweeps of 'Noi': 4, but a pile of 7 allows 3"),
    ("one side", hand(REST), "sides given: 1; there must be 2 to 6"),
    ("seven sides", hand(*[{"cards": ""}] * 7), "sides given: 7; there must be 2 to 6"),
    ("side is text", hand("D1-4", REST), "'sides' must be an object like"),
    ("sides is an object", {"sides": {"Noi": "7D"}}, "'sides' must be a list like"),
    (
        "same name",
        hand({"name": "noi", "cards": "D1"}, {"name": "NOI ", "cards": "rest"}),
        "two sides are called 'NOI'",
    ),
    ("empty name", hand({"name": " ", "cards": "D1"}, REST), "a name can't be empty"),
    ("name with a newline", hand({"name": "a\nb", "cards": "D1"}, REST), "the name 'a\\nb' has a character"),
    (
        "half a sign",
        b'{"sides":[{"name":"\\ud800","cards":"D1"},{"cards":"rest"}]}',
        "the name '\\ud800' has a character",
    ),
    ("long name", hand({"name": "N" * 41, "cards": "D1"}, REST), "is longer than 40 characters"),
    ("name is a number", hand({"name": 7, "cards": "D1"}, REST), "'name' must be a text like \"Noi\", not 7"),
    ("name null", hand({"name": None, "cards": "D1"}, REST), "'name' must be a text like \"Noi\", not null"),
    (
        "unknown key",
        hand(NAMED, REST, rule="scopa"),
        "unknown key 'rule': known are rules, sides; did you mean 'rules'?",
    ),
    ("both ways", {**hand(NAMED, REST), "hands": []}, "in a match 'sides' are the names; cards go into 'hands'"),
    ("neither", {"rules": "scopa"}, "neither 'sides' nor 'hands'"),
    ("a list", [1], "JSON must be an object like"),
    ("a number", 7, "JSON must be an object like"),
    ("null", None, "not null"),
    ("nothing", b"", "there is nothing in it"),
    ("blanks", b" \n\t", "there is nothing in it"),
    ("no JSON", b'{"sides": [\n  {"cards" 7}\n]}', "no JSON at line 2, column 12"),
    ("cut off", b'{"sides": [', "no JSON at line 1, column 12"),
    ("two values", b"{} {}", "no JSON at line 1, column 4"),
    ("key twice", b'{"sides": [], "sides": []}', "the key 'sides' is given twice"),
    ("NaN", b'{"sides": NaN}', "NaN is no number"),
    ("Infinity", b'{"sides": -Infinity}', "-Infinity is no number"),
    ("UTF-16", json.dumps(hand(NAMED, REST)).encode("utf-16"), "this is UTF-16"),
    ("UTF-16 unmarked", json.dumps(hand(NAMED, REST)).encode("utf-16-le"), "this is UTF-16"),
    ("Latin-1", '{"sides":\n"è"}'.encode("latin-1"), "this isn't UTF-8 at line 2"),
    ("deep lists", deep(b"[", 100000), "this is nested too deeply"),
    ("deep objects", deep(b'{"a":', 100000), "this is nested too deeply"),
    ("too long", b" " * ((4 << 20) + 1), "this is longer than 4194304 bytes"),
    ("rules a number", hand(NAMED, REST, rules=7), "rules must be a rule line like"),
    ("rules null", hand(NAMED, REST, rules=None), "rules must be a rule line like"),
    ("preset", hand(NAMED, REST, rules="scopon"), "no preset is called 'scopon'"),
    ("preset null", hand(NAMED, REST, rules={"preset": None}), "'preset' must be a text like \"scopa\", not null"),
    ("empty part", hand(NAMED, REST, rules="+"), "a part of '+' is empty: write it like scopa+target=21"),
    ("near preset", hand(NAMED, REST, rules="scopon"), "did you mean 'scopone'?"),
    (
        "field",
        hand(NAMED, REST, rules="scopa+napla=run"),
        "no rule is called 'napla': check its name; did you mean 'napola'?",
    ),
    (
        "value",
        hand(NAMED, REST, rules="scopa+napola=rum"),
        "napola can't be rum: it takes off | run | fixed; did you mean 'run'?",
    ),
    ("value of an object", hand(NAMED, REST, rules={"target": 11.0}), "target can't be 11.0: it takes 0..999"),
    ("deep value", hand(NAMED, REST, rules={"target": [[1]]}), "the rule 'target' can't be a list"),
    ("rules that exclude", hand(NAMED, REST, rules="scopa15+ace_takes=takes"), "choose ace_takes=off"),
    ("points and sides", match({"points": [1, 0], "sides": [REST, REST]}), "hand 1: both 'points' and 'sides'"),
    ("hand of no sides", match({"sides": []}), "hand 1: sides given: 0; there must be 2 to 6"),
    ("no points", match({}), "hand 1: neither 'sides' nor 'points'"),
    ("points of three", match({"points": [1, 0]}, {"points": [1, 0, 0]}), "hand 2: 'points' must have 2 entries"),
    ("points null", match({"points": [1, None]}), "hand 1: 'points' must be a whole number from 0 to 99, not null"),
    ("hand a number", match(7), "hand 1: hand must be an object like"),
    ("hands null", {"hands": None}, "'hands' must be a list like"),
    (
        "rules inside",
        match({"points": [1, 0], "rules": "scopa"}),
        "hand 1: unknown key 'rules': known are sides, points",
    ),
    ("start too short", match(start=[1], sides=["a", "b"]), "'start' must have 2 entries, one for each side, not 1"),
    ("start negative", match(start=[1, -1]), "'start' must be a whole number from 0 to 999, not -1"),
    (
        "other name",
        match(hand({"name": "Voi", "cards": "D1"}, REST), sides=["Noi", "Loro"]),
        "hand 1, side 'Voi': this side is called 'Noi' in the match",
    ),
    ("after the end", match({"points": [11, 0]}, {"points": [1, 0]}), "hand 2: hand 1 decided the match, won by 'Noi'"),
    (
        "claim refused",
        match({"claim": 0, "sides": [{"cards": ""}, {"cards": ""}]}),
        "hand 1: a claim needs rules with claim=true",
    ),
    (
        "claim with rest",
        match({"claim": 0, "sides": [REST, {"cards": ""}]}, rules="regionale"),
        'hand 1: "rest" isn\'t known',
    ),
    (
        "claim of nobody",
        match({"claim": 2, "sides": [{"cards": ""}, {"cards": ""}]}, rules="regionale"),
        "hand 1: 'claim' must be a whole number from 0 to 1, not 2",
    ),
    (
        "after a claim",
        match({"claim": 0, "sides": [{"cards": ""}] * 3}, {"points": [1, 0, 0]}, rules="regionale"),
        "hand 2: nothing can follow the claim of hand 1",
    ),
]


@pytest.mark.parametrize(("given", "said"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS])
def test_a_fault_is_told_with_its_place_and_the_fix(given, said):
    for options in ((), ("--json",), ("--compare",)):
        line = refused(given, *options)
        assert line.startswith("standard input: ")
        assert said in line


@pytest.mark.parametrize("given", [fault[1] for fault in FAULTS], ids=[fault[0] for fault in FAULTS])
def test_a_fault_has_its_line_in_italian_too(given):
    assert refused(given, "--lang", "it") != refused(given, "--lang", "en")


def test_a_fault_in_the_rules_given_beside_the_file_names_the_option():
    assert refused(hand(NAMED, REST), "--rules", "scopon").startswith("--rules: no preset is called 'scopon'")


def test_a_file_that_is_not_there_names_the_example(tmp_path):
    line = line_of(settebello("score", str(tmp_path / "hand.json")))
    assert line.startswith(f"{tmp_path}/hand.json: no such file; an example is ")
    assert line.endswith("host_tools/examples/hand.json")
    assert line_of(settebello("score", str(tmp_path / "match.json"))).endswith("host_tools/examples/match.json")


def test_a_folder_is_no_file(tmp_path):
    assert line_of(settebello("score", str(tmp_path))) == f"{tmp_path}: this is a folder: name a file in it"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="this user may read everything")
def test_a_file_that_may_not_be_read_says_so(tmp_path):
    secret = tmp_path / "hand.json"
    secret.write_text("{}")
    secret.chmod(0)
    assert "you may not read this file" in line_of(settebello("score", str(secret)))


@pytest.mark.parametrize("name", ["a\nb\x1b[31m", "a\0b", "x" * 5000, ""], ids=["controls", "null", "long", "empty"])
def test_a_strange_name_of_a_file_is_still_one_line(name):
    line_of(settebello("score", name))


@pytest.mark.skipif(os.name != "posix", reason="NOT RUN: only a POSIX shell closes an output by `>&-`")
def test_a_closed_output_is_no_success():
    command = f"{shlex.quote(sys.executable)} -m host_tools score --json"
    ran = subprocess.run(f"{command} >&-", shell=True, cwd=ROOT, capture_output=True, text=True)
    told = "settebello: standard output is closed: leave it open, or send it to a file\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (1, "", told)
    ran = subprocess.run(f"{command} --rules + 2>&-", shell=True, cwd=ROOT, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", "")
