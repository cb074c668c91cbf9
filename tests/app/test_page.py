"""Sentences as lines."""

from settebello.app.page import broken
from settebello.core import fields
from settebello.core.games import NAMES, load
from settebello.ui.canvas import Canvas

WIDTH = 119
CANVAS = Canvas(bytearray(1024))


def test_words_are_parted_where_a_line_is_full():
    assert broken(CANVAS, "Carte, ori e settebello a Noi, primiera a Loro", WIDTH) == [
        "Carte, ori e settebello",
        "a Noi, primiera a Loro",
    ]


def test_a_word_that_is_too_wide_goes_on_in_the_next_line():
    assert broken(CANVAS, "+primiera_values=no_figures.", WIDTH) == ["+primiera_values=", "no_figures."]
    lines = broken(CANVAS, "a " + "w" * 50, WIDTH)
    assert "".join(lines) == "a" + "w" * 50
    assert max([CANVAS.text_width(line) for line in lines]) <= WIDTH


def test_every_setting_of_every_game_fits_and_loses_nothing():
    for name in NAMES:
        for field in load(name).FIELDS:
            values = [fields.written(value) for value in fields.options(field)] or ["999999"]
            if field[1][0] == "table":
                values.append(fields.written([-999] * field[1][1]))
            for value in values:
                word = f"+{field[0]}={value}."
                lines = broken(CANVAS, word, WIDTH)
                assert "".join(lines) == word
                assert max([CANVAS.text_width(line) for line in lines]) <= WIDTH, word
