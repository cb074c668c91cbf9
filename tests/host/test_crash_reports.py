"""A failure on the box is told in the names and lines of the sources."""

import pytest

from host_tools import mpy
from host_tools.boxed import joined, known_names
from host_tools.boxed.reports import Reports

SOURCES = mpy.texts(mpy.firmware())


@pytest.fixture(scope="module")
def reports():
    return Reports(SOURCES)


@pytest.fixture(scope="module")
def trees():
    return joined.joined(SOURCES)


def line_of(text, words):
    """The one line that says this, from 1."""
    (line,) = [number for number, line in enumerate(text.splitlines(), 1) if words in line]
    return line


@pytest.mark.parametrize(
    ("unit", "path", "words", "function"),
    [
        ("start", "core/match.py", "self.place = (event[1], event[2])", "Match.apply"),
        ("start", "loop.py", "self._clock.sleep_ms(_TURN_MS)", "Loop.step"),
        ("app.screens.quick", "app/screens/quick.py", "self._key_back()", "Screen.key"),
    ],
)
def test_a_place_is_where_the_statement_stands_in_the_sources(reports, trees, unit, path, words, function):
    before = SOURCES[f"settebello/{path}"]
    tree = trees[f"settebello/{unit.replace('.', '/')}.py"]
    # Constants stand there as their values.
    there = line_of(joined.source(tree), words.replace("_TURN_MS", "5"))
    report = f'Traceback (most recent call last):\n  File "settebello.{unit}", line {there}, in ab\nKeyError: 3\n'
    assert reports.readable(report) == (
        "Traceback (most recent call last):\n"
        f'  File "firmware/settebello/{path}", line {line_of(before, words)}, in {function}\nKeyError: 3\n'
    )


def test_a_name_that_was_shortened_is_told_in_full(reports, trees):
    names = known_names.chosen(trees)
    told = f"AttributeError: 'NoneType' object has no attribute '{names['suits']}'"
    assert reports.readable(told) == "AttributeError: 'NoneType' object has no attribute 'suits'"


@pytest.mark.parametrize(
    "report", ["", "no report\n", '  File "main.py", line 28, in main', '  File "settebello.nothing", line 3, in f']
)
def test_what_is_not_of_the_box_stays(reports, report):
    assert reports.readable(report) == report
