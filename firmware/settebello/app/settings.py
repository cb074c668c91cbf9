"""What the box remembers between matches: the language and the names used last."""

from settebello.core import log
from settebello.ui.words import LANGUAGES, Words

_REMEMBERED = 8


class Settings:
    """``words`` in the chosen language, ``names`` used last (newest first), ``chosen`` whether a language was.

    They are one line in ``store`` (loop.py): ["settings", language, names].
    """

    def __init__(self, store):
        self.store = store
        self.names = []
        self.chosen = False
        self.words = Words(LANGUAGES[0])

    def load(self, lines):
        """Takes them from the store's lines; what can't be understood leaves them as they are."""
        event = log.event(lines[-1]) if lines else None
        if event and event[0] == "settings" and len(event) == 3 and event[1] in LANGUAGES:
            self.words = Words(event[1])
            self.names = event[2]
            self.chosen = True

    def speak(self, language):
        """Takes one of LANGUAGES."""
        self.words = Words(language)
        self.chosen = True

    def remember(self, names):
        """Puts these names in front of the ones used last."""
        known = [name for name in self.names if name not in names]
        self.names = (list(names) + known)[:_REMEMBERED]

    def line(self):
        """The line to be kept in ``store``."""
        return log.line(["settings", self.words.language, self.names])
