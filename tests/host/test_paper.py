"""How text is laid out for a terminal."""

import io

import pytest

from host_tools.paper import Paper, fitted, row, width
from host_tools.speech import language_of


class Terminal(io.StringIO):
    """A terminal of this encoding."""

    encoding = "utf-8"

    def isatty(self):
        return True


class OldTerminal(Terminal):
    """A terminal that writes ASCII alone."""

    encoding = "ascii"


def written(output, environment):
    paper = Paper(output, environment)
    paper.line("7 → 9 ─", bold=True)
    return paper.text()


def test_only_a_terminal_that_wants_it_gets_bold():
    assert written(Terminal(), {}) == "\x1b[1m7 → 9 ─\x1b[0m\n"
    assert written(Terminal(), {"NO_COLOR": "1"}) == "7 → 9 ─\n"
    assert written(io.TextIOWrapper(io.BytesIO(), "utf-8"), {}) == "7 → 9 ─\n"
    assert written(None, {}) == "7 > 9 -\n"


def test_an_output_without_the_signs_gets_simpler_ones():
    assert written(OldTerminal(), {"NO_COLOR": "1"}) == "7 > 9 -\n"


@pytest.mark.parametrize(("text", "columns"), [("Noi", 3), ("José", 4), ("Jose\u0301", 4), ("高橋", 4), ("", 0)])
def test_a_text_is_as_wide_as_it_is_seen(text, columns):
    assert width(text) == columns


def test_a_text_is_filled_up_or_cut_to_its_columns():
    assert fitted("Noi", 5) == "Noi  "
    assert fitted("Quelli", 5) == "Quel…"
    assert fitted("高橋さん", 6) == "高橋… "
    assert row("Carte", ["20", "20"], 7, 4) == "Carte  20  20  "


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "it_CH"}, "it"),
        ({"LANG": "it", "LC_ALL": ""}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_locale_says_the_language(environment, language):
    assert language_of(environment) == language
