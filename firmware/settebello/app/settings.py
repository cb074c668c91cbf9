"""What the box remembers between matches: the language, the names used last, a table's own rules."""

from settebello.core import log
from settebello.core.shape import are_whole, is_whole
from settebello.ui.words import LANGUAGES, Words

_REMEMBERED = 8
_MOST_WON = 9999
# As many names as the evening remembers; the ones that came first are forgotten.
_MOST_EVENING = 12


class Settings:
    """``words`` in the chosen language, ``names`` used last (newest first), ``chosen`` whether a language was.

    ``rules`` are the table's own, a list of [name, rule line]. All are one line in ``store`` (loop.py):
    ["settings", language, names, rules, the evening, whether the sound is off].
    The evening is [names, matches each of them won, matches played to their end, whether the match on the table is
    of the evening before].
    """

    def __init__(self, store):
        self.store = store
        self.names = []
        self.rules = []
        self._evening = [[], [], 0, False]
        self.muted = False
        self.chosen = False
        self.words = Words(LANGUAGES[0])

    def load(self, lines):
        """Takes them from the store's lines; what can't be understood leaves them as they are."""
        event = log.event(lines[-1]) if lines else None
        if event and event[0] == "settings" and len(event) == 6 and _is_fit(event):
            self.words = Words(event[1])
            self.names = event[2]
            self.rules = event[3]
            self._evening = event[4]
            self.muted = event[5]
            self.chosen = True

    def speak(self, language):
        """Takes one of LANGUAGES."""
        french = self.words.french
        self.words = Words(language)
        self.words.french = french
        self.chosen = True

    def remember(self, names):
        """Puts these names in front of the ones used last."""
        known = [name for name in self.names if name not in names]
        self.names = (list(names) + known)[:_REMEMBERED]

    def evening(self, match):
        """(names, wins, matches): who won how many matches of the evening, and how many were played to their end.

        ``match`` is the one on the table, which is counted once it is over, or None.
        """
        names, wins, matches, is_before = self._evening
        names, wins = list(names), list(wins)
        if match and match.end.is_over() and not is_before:
            matches += 1
            for side, name in enumerate(match.sides):
                if name not in names:
                    names.append(name)
                    wins.append(0)
                if side == match.end.winner:
                    wins[names.index(name)] += 1
        wins = [min(won, _MOST_WON) for won in wins[-_MOST_EVENING:]]
        return names[-_MOST_EVENING:], wins, min(matches, _MOST_WON)

    def won(self, match):
        """How many matches of the evening each side of this match has won, with this one if it is won; a list."""
        names, wins, _ = self.evening(match)
        return [wins[names.index(name)] if name in names else 0 for name in match.sides]

    def keep_won(self, match):
        """Counts a match with the evening's, if it is over."""
        self._evening = list(self.evening(match)) + [False]

    def new_evening(self, match):
        """Begins an evening in which nobody has won anything; ``match`` is the one on the table, or None."""
        self._evening = [[], [], 0, match is not None and match.end.is_over()]

    def remember_rules(self, name, line):
        """Keeps a rule line under a name, in front of the others; the same name is replaced."""
        self.forget_rules(name)
        self.rules.insert(0, [name, line])

    def forget_rules(self, name):
        """Forgets the rules of that name."""
        self.rules = [own for own in self.rules if own[0] != name]

    def line(self):
        """The line to be kept in ``store``."""
        return log.line(["settings", self.words.language, self.names, self.rules, self._evening, self.muted])


def _is_fit(event):
    _, language, names, rules, evening, muted = event
    return (
        language in LANGUAGES
        and _are_texts(names)
        and isinstance(rules, list)
        and all(_are_texts(own) and len(own) == 2 for own in rules)
        and isinstance(evening, list)
        and len(evening) == 4
        and _are_texts(evening[0])
        and are_whole(evening[1], len(evening[0]), 0, _MOST_WON)
        and is_whole(evening[2], 0, _MOST_WON)
        and isinstance(evening[3], bool)
        and isinstance(muted, bool)
    )


def _are_texts(value):
    return isinstance(value, list) and all(isinstance(one, str) and one for one in value)
