"""No key that the core writes down lacks its words, found by reading the core's own source."""

import ast
import re
from pathlib import Path

import pytest

from host_tools import ROOT
from settebello.ui.words import LANGUAGES, table

CORE = Path(ROOT) / "firmware" / "settebello" / "core"
KEY = re.compile(r"[a-z_]+\.[a-z_]+")


def nodes():
    for path in sorted(CORE.rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text("utf-8")))


def constants():
    """Every text of the core that has the form of a key."""
    return {
        node.value
        for node in nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value)
    }


def patterns():
    """What the core's f-strings that look like keys can become, as regular expressions."""
    for node in nodes():
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "\0" for part in node.values]
            if re.fullmatch(r"[a-z_\0]+\.[a-z_\0]+", "".join(parts)):
                yield "".join("[a-z_]+" if part == "\0" else re.escape(part) for part in parts)


def refused():
    """The keys that stand in the core as `Refused("key", ...)`."""
    for node in nodes():
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused":
            yield from [key.value for key in node.args[:1] if isinstance(key, ast.Constant)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_core_has_words(language):
    known = {key for room in ("awards", "proof", "refusals") for key in table(language, room)}
    assert constants() - known == set()
    for pattern in patterns():
        assert any(re.fullmatch(pattern, key) for key in known), pattern


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_and_every_word_a_refusal(language):
    words = set(table(language, "refusals"))
    assert set(refused()) <= words
    assert words <= constants()
