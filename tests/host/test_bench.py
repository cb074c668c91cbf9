"""`settebello bench`: its table, its JSON, and what it exits with."""

import importlib
import json
from dataclasses import replace

import pytest

from host_tools.bench import table
from host_tools.bench.figure import Figure
from host_tools.command import main
from host_tools.paper import Paper
from host_tools.verbs import bench

KEPT = Figure("keys.short", "the shortest way", "keys", 8, 12, yardsticks=(("by hand", 14.25, "keys"),))
MISSED = Figure("heap.free", "heap free", "KB", 151.5, 160, True)
TOLD = Figure("keys.pile", "all cards", "keys", 24)
UNKNOWN = Figure("start.score", "power-on", "ms", None, 800, why_not="there is no firmware")
ALL = [KEPT, TOLD, MISSED, UNKNOWN]


def shown(figures):
    paper = Paper(None)
    table.show(paper, figures)
    return paper.text().splitlines()


def test_a_row_has_its_value_its_budget_and_how_it_stands():
    lines = shown(ALL)
    assert [line.split() for line in lines] == [
        ["keys"],
        ["the", "shortest", "way", "8", "keys", "at", "most", "12", "ok"],
        ["beside", "it:", "by", "hand:", "14.2", "keys"],
        ["all", "cards", "24", "keys"],
        ["heap"],
        ["heap", "free", "152", "KB", "at", "least", "160", "MISSED"],
        ["start"],
        ["power-on", "-", "at", "most", "800", "not", "measured"],
        ["there", "is", "no", "firmware"],
    ]
    # Columns stand below each other.
    assert len({line.index("at ") for line in lines if "at " in line}) == 1


def test_why_several_rows_of_a_group_are_not_measured_is_said_once():
    lines = shown([UNKNOWN, replace(UNKNOWN, name="start.empty")])
    assert [line.strip() for line in lines].count("there is no firmware") == 1


def test_the_json_has_every_figure_and_names_what_is_wrong():
    told = json.loads(table.as_json(ALL))
    assert [figure["name"] for figure in told["figures"]] == ["keys.short", "keys.pile", "heap.free", "start.score"]
    assert told["missed"] == ["heap.free"]
    assert told["not_measured"] == ["start.score"]
    assert told["figures"][0] == {
        "name": "keys.short",
        "what": "the shortest way",
        "unit": "keys",
        "value": 8,
        "budget": 12,
        "at_least": False,
        "state": "ok",
        "why_not": "",
        "yardsticks": [{"what": "by hand", "value": 14.25, "unit": "keys"}],
    }
    assert [figure["state"] for figure in told["figures"]] == ["ok", "told", "missed", "not measured"]


@pytest.mark.parametrize(
    ("figures", "check", "whole", "code", "said"),
    [
        (ALL, False, False, 0, ""),
        (ALL, True, False, 1, "settebello: missed: heap.free: 152 KB, and the budget is at least 160\n"),
        (ALL, False, True, 1, "settebello: not measured: start.score: there is no firmware\n"),
        ([KEPT, TOLD], True, True, 0, ""),
        ([UNKNOWN], True, False, 0, ""),
    ],
)
def test_it_fails_for_what_it_was_asked_to_check(figures, check, whole, code, said, capsys):
    assert bench.judged(figures, check, whole) == code
    assert capsys.readouterr().err == said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["soup"], "there is no row 'soup'; there are keys, "),
        (["keys.soup"], "there is no row 'keys.soup'; there are keys.short.median, "),
        (["--hands", "0"], "'0' is no whole number from 1 to 1000000"),
        (["--hands", "²"], "'²' is no whole number from 1 to 1000000"),
        (["--seed", "x"], "'x' is no whole number from 1 to 1000000"),
    ],
)
def test_what_it_does_not_take_is_said_in_one_line(arguments, said, capsys):
    assert main(["bench", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert told.err.count("\n") == 1


def test_only_the_rows_named_are_measured_and_nothing_else_is_on_the_output(capsys):
    assert main(["bench", "keys.quick", "keys.sweeps", "--hands", "20", "--json", "--check", "--all"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [figure["name"] for figure in told["figures"]] == ["keys.quick.median", "keys.quick.late", "keys.sweeps"]


def test_rows_of_the_pico_are_named_where_there_is_no_firmware(monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("SETTEBELLO_UF2", str(tmp_path / "none.uf2"))
    assert main(["bench", "heap"]) == 0
    assert main(["bench", "heap", "--json", "--all"]) == 1
    told = capsys.readouterr()
    assert "not measured" in told.out
    assert "none.uf2" in told.err


@pytest.mark.parametrize(("module", "groups"), [*bench.PLAYED.items(), *bench.EMULATED.items()])
def test_the_groups_of_a_module_are_those_of_its_names(module, groups):
    names = importlib.import_module(f"host_tools.bench.{module}").NAMES
    assert {name.partition(".")[0] for name in names} == set(groups)
