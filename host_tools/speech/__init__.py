"""What the tools say to people, in Italian and English: the box's words, and their own beside them."""

import importlib
import os
from collections.abc import Mapping

from settebello.core.cards import SUITS
from settebello.ui.words import Words


class Speech(Words):
    """The words of a language, `it` or `en`, and the tools' own texts; `suits` are the signs of D, C, S and B."""

    def __init__(self, language: str, suits: str = SUITS) -> None:
        super().__init__(language, suits)
        self._texts = importlib.import_module(f"host_tools.speech.{language}").TEXTS

    def tell(self, key: str, **values: object) -> str:
        """The tools' own text of a key, its places filled in by name."""
        return self._texts[key].format(**values)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the locale asks for; Italian or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "it" if environment[name].lower().startswith("it") else "en"
    return "en"


def chosen(language: str | None, for_machines: bool) -> str:
    """The language of an answer: the one asked for, else English for machines and the locale's for people."""
    if language is not None:
        return language
    return "en" if for_machines else language_of(os.environ)
