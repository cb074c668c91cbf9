"""`settebello rules`: presets, settings and rule lines explained."""

import json

import pytest

from settebello.core import games
from settebello.core.rules import from_line
from tests.host.command import settebello

FIELDS = [field for name in games.NAMES for field in games.load(name).FIELDS]


def explained(*arguments, locale="C"):
    ran = settebello("rules", *arguments, locale=locale)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def answer(*arguments):
    return json.loads(explained("--json", *arguments))


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_overview_has_every_preset_and_setting_within_80_columns(language):
    text = explained("--lang", language)
    for preset in games.presets():
        assert f"\n  {preset} " in text
    for name, _, _ in FIELDS:
        assert f"\n  {name}=" in text
    for line in text.splitlines():
        assert len(line) <= 80
        assert line == line.rstrip()


def test_a_preset_is_spelled_out_with_its_source():
    text = explained("a_tempo")
    assert text.startswith("a_tempo: Against the clock")
    assert "\nSource: " in text
    differs = text[text.index("Differs from scopa") : text.index("As in scopa")]
    assert [line.split()[0] for line in differs.splitlines()[1:] if line] == [
        "finish=another",
        "missing_suit=common",
        "bank_s=1080",
        "bonus_s=2",
        "bonus_cap_s=120",
    ]


def test_a_setting_has_its_values_with_their_meaning():
    text = explained("missing_suit", locale="it_IT.UTF-8")
    assert text.startswith("missing_suit: La primiera quando manca un seme\n")
    for value in ("void", "common", "partial", "zero"):
        assert f"\n  missing_suit={value} " in text
    assert text.endswith("Di norma: missing_suit=void.\n")


def test_a_setting_that_several_games_have_is_told_once_with_what_is_usual_in_each():
    text = explained("target")
    assert text.count("target: ") == 1
    assert text.endswith("Usual: target=11 (scopa), target=2 (briscola), target=21 (tressette).\n")
    assert explained("level").endswith("Usual: level=replay.\n")


def test_a_word_that_is_a_preset_and_a_setting_is_explained_as_both():
    text = explained("napola")
    assert "target=21" in text
    assert "napola=fixed" in text


def test_a_line_is_spelled_out():
    text = explained("napola=run + scopa")
    assert text.startswith("Rules: scopa+napola=run\n")
    assert "napola=run  a point for each coin in a row from the ace" in text


def test_programs_get_everything_as_one_object():
    found = answer()
    assert [preset["preset"] for preset in found["presets"]] == games.presets()
    names = [field["field"] for field in found["fields"]]
    assert set(names) == {name for name, _, _ in FIELDS}
    assert len(set(names)) == len(names)
    assert found["presets"][1]["differs"] == {
        "finish": "ordered",
        "claim": True,
        "re_bello": "king",
        "last_card_sweep": True,
        "redeal_kings": 0,
    }
    assert found["fields"][0] == {
        "field": "target",
        "allowed": "0..999",
        "default": 11,
        "games": {"scopa": 11, "briscola": 2, "tressette": 21},
        "meaning": "Points that win the match; 0: no target",
        "values": {},
    }


def test_programs_get_all_values_of_a_line():
    found = answer("scopone+napola=run")
    assert found["rules"] == "scopone+napola=run"
    assert found["values"]["target"] == 21
    assert found["values"]["napola"] == "run"
    assert found["differs"] == {"target": 21, "deal": "10+0", "napola": "run"}


@pytest.mark.parametrize("preset", games.presets())
@pytest.mark.parametrize("language", ["it", "en"])
def test_every_preset_can_be_explained(preset, language):
    assert explained(preset, "--lang", language).startswith(f"{preset}: ")
    assert from_line(answer(preset)["rules"]).line() == preset


@pytest.mark.parametrize("name", [name for name, _, _ in FIELDS])
@pytest.mark.parametrize("language", ["it", "en"])
def test_every_setting_can_be_explained(name, language):
    assert f"{name}: " in explained(name, "--lang", language)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("napla", "nothing is called 'napla': give a preset, a setting or a rule line; did you mean 'napola'?"),
        ("", "nothing is called ''"),
        ("scopa+napola=rum", "napola can't be rum: it takes off | run | fixed; did you mean 'run'?"),
        ("scopa+tarjet=11", "no rule is called 'tarjet': check its name; did you mean 'target'?"),
        ("scopa+torneo", "two presets, 'scopa' and 'torneo': keep one"),
        ("scopa+target=7+target=9", "'target' is given twice: keep one"),
        ("scopa+pot=10+pot_win=11", "the pot is 10 but its prizes make 11"),
        ("\x1b[31m\n", "nothing is called '\\x1b[31m\\n'"),
    ],
)
def test_what_means_nothing_is_refused_in_one_line(asked, said):
    for options in ((), ("--json",)):
        ran = settebello("rules", asked, *options)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"settebello: {said}")
        assert ran.err.count("\n") == 1
