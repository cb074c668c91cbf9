"""What the box shows of every preset and every setting: all of it stands on the display, in both languages."""

import pytest

from host_tools.soak.guard import Guard
from settebello.core import fields
from settebello.core.games import NAMES, load, presets
from settebello.core.refused import Refused
from settebello.core.rules import Rules
from settebello.ui.words import LANGUAGES
from tests.app.box import Box
from tests.app.helping import helped, page

each_language = pytest.mark.parametrize("language", LANGUAGES)


def lines():
    """Every preset's rule line, and every value of every game's settings added to its first preset."""
    yield from presets()
    for name in NAMES:
        game = load(name)
        rules = Rules(game.PRESETS[0][0])
        for field in game.FIELDS:
            values = fields.options(field)
            if field[1][0] == "whole":
                values = list(field[1][1:3])
            elif field[1][0] == "table":
                values.append([field[1][2]] * field[1][1])
            for value in values:
                try:
                    yield rules.changed(field[0], value).line()
                except Refused:
                    # It wants another setting beside it.
                    continue


LINES = sorted(set(lines()))


def look(box, keys=""):
    """Presses keys; the guard raises for what would stand off the display, over something else or be cut."""
    Guard().look(box.keys(keys).app)


def front(box):
    assert box.app
    return box.app.screen()


def is_whole(explained):
    """Whether the sentence below a list ends where its words end: a line too many would be left out."""
    told = explained._explain(explained.cursor())
    return "".join(explained._lines).replace(" ", "") == told.replace(" ", "")


@each_language
def test_the_help_has_room_for_every_rule_line(language):
    box = Box()
    for line in LINES:
        look(helped(line, language, box), "A #")
        # It stands there as a sentence.
        assert page(box).replace(" ", "") == line[0].upper() + line[1:] + ".", line
        for _ in front(box).lines:
            look(box, "B")


@each_language
def test_the_list_of_presets_has_room_for_what_each_of_them_means(language):
    box = Box().begin(language=language).keys("hold 1 1")
    for name in presets():
        look(box)
        assert box.screen() == "preset" and is_whole(front(box)._choices), name
        box.keys("B")


@each_language
@pytest.mark.parametrize("game", NAMES)
def test_the_rules_one_by_one_have_room_for_what_each_value_means(game, language):
    box = Box().begin(load(game).PRESETS[0][0], language=language).keys("hold 1 D")
    for field in load(game).FIELDS:
        look(box)
        assert box.screen() == "rules" and is_whole(front(box)._choices), field[0]
        look(box, "#")
        assert box.screen() == "rule"
        for value in fields.options(field):
            look(box)
            assert is_whole(front(box)._choices), (field[0], value)
            box.keys("B")
        box.keys("* B")
