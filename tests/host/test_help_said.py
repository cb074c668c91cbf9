"""No sentence of the help is there in vain."""

import pytest

from settebello.app.guide import pages
from settebello.ui.words import LANGUAGES, table
from tests.app.helping import LINES, helped


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_help_is_said_under_some_rules(language):
    told = [page for line in LINES for page in pages(helped(line).app)]
    said = {f"name.{topic}" for topic, _ in told} | {"title", "keys"}
    said |= {key for _, sentences in told for room, key, *_ in sentences if room == "help"}
    assert set(table(language, "help")) == {key for key in said if key not in table(language, "awards")}
