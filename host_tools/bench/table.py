"""Measured figures for people, as a table, and for programs, as JSON."""

import json
from collections.abc import Sequence
from itertools import groupby

from host_tools.bench.figure import Figure
from host_tools.paper import Paper, row, width

_GAP = 2
_BUDGET = 14
_FEW = 100
_PLACES = 3


def show(paper: Paper, figures: Sequence[Figure]) -> None:
    """Add a group for each first part of the names, in it a row for each figure; what stands beside it is below."""
    first = max((width(figure.what) for figure in figures), default=0) + 2 * _GAP
    each = max((width(_with_unit(figure.value, figure.unit)) for figure in figures), default=0) + _GAP
    for group, members in groupby(figures, lambda figure: figure.name.partition(".")[0]):
        paper.line(group, bold=True)
        told = ""
        for figure in members:
            cells = row("", [_with_unit(figure.value, figure.unit), _budget(figure)], 0, max(each, _BUDGET))
            paper.line(row(f"{'':{_GAP}}{figure.what}", [cells + state(figure)], first, width(cells) + _BUDGET))
            if figure.why_not != told:
                # Once for all that lack the same.
                told = figure.why_not
                paper.sentence(told, " " * 2 * _GAP)
            for what, value, unit in figure.yardsticks:
                paper.line(f"{'':{2 * _GAP}}beside it: {what}: {_with_unit(value, unit)}")


def as_json(figures: Sequence[Figure]) -> str:
    """One object: ``figures`` in their order, and the names of those that are ``missed`` and ``not_measured``."""
    return json.dumps(
        {
            "figures": [_as_object(figure) for figure in figures],
            "missed": [figure.name for figure in figures if figure.is_missed],
            "not_measured": [figure.name for figure in figures if figure.value is None],
        }
    )


def state(figure: Figure) -> str:
    """How a figure stands to its budget, in a word or two; "" where it has none."""
    if figure.value is None:
        return "not measured"
    if figure.budget is None:
        return ""
    return "MISSED" if figure.is_missed else "ok"


def told(figure: Figure) -> str:
    """A figure with its budget, in one line."""
    if figure.value is None:
        return f"{figure.name}: {figure.why_not}"
    return f"{figure.name}: {_with_unit(figure.value, figure.unit)}, and the budget is {_budget(figure)}"


def _budget(figure: Figure) -> str:
    if figure.budget is None:
        return ""
    return f"{'at least' if figure.at_least else 'at most'} {_number(figure.budget)}"


def _with_unit(value: float | None, unit: str) -> str:
    return "-" if value is None else f"{_number(value)} {unit}".rstrip()


def _number(value: float) -> str:
    """Whole where it is, or large; else with one decimal, two for what is below one."""
    if value == int(value) or abs(value) >= _FEW:
        return f"{value:.0f}"
    return f"{value:.1f}" if abs(value) >= 1 else f"{value:.2f}"


def _as_object(figure: Figure) -> dict[str, object]:
    return {
        "name": figure.name,
        "what": figure.what,
        "unit": figure.unit,
        "value": None if figure.value is None else round(figure.value, _PLACES),
        "budget": figure.budget,
        "at_least": figure.at_least,
        "state": state(figure).lower() or "told",
        "why_not": figure.why_not,
        "yardsticks": [
            {"what": what, "value": round(value, _PLACES), "unit": unit} for what, value, unit in figure.yardsticks
        ],
    }
