"""What the box says, in Italian and English.

The words of a language stand in one module a room, ``it_awards``, ``en_rules`` and so on, as one text
``WORDS`` with a line ``key: text`` for each: that takes a fifth of a dict's memory on the box. A room is
loaded when it is first needed.

A text may hold places for values: ``{0}`` the first value as it is, ``{0s}`` the name of a side,
``{0c}`` a card, ``{0C}`` a list of cards, ``{0t}`` a tally, ``21-19``.
"""

from settebello.compat import borrowed

LANGUAGES = ("it", "en")
SIGNS = "♦♥♠♣"
_RANKS = 10


class Words:
    """The words of one of LANGUAGES; ``suits`` are the four characters that cards are written with."""

    def __init__(self, language, suits=SIGNS):
        self.language = language
        self.suits = suits
        self._rooms = {}

    def get(self, room, key):
        """The text of a key in a room, its places still open. Raises KeyError for one that is missing."""
        words = self._room(room)
        start = words.find(f"\n{key}: ")
        if start < 0:
            raise KeyError(key)
        start += len(key) + 3
        return words[start : words.find("\n", start)]

    def has(self, room, key):
        """Whether a room has a text for a key."""
        return self._room(room).find(f"\n{key}: ") >= 0

    def forget_all_but(self, room):
        """Makes room in the memory; what is forgotten is loaded again when it is needed."""
        self._rooms = {name: text for name, text in self._rooms.items() if name == room}

    def say(self, room, key, values=(), names=()):
        """The text of a key with its values filled in; ``names`` are the sides' names."""
        pieces = self.get(room, key).split("{")
        filled = pieces[0]
        for piece in pieces[1:]:
            place, _, rest = piece.partition("}")
            if place[-1] in "scCt":
                filled += self._formed(place[-1], values[int(place[:-1])], names)
            else:
                filled += str(values[int(place)])
            filled += rest
        return filled

    def why(self, award, names):
        """The reason of an award as a sentence; of a hand that was proven it stands among the proofs."""
        room = "awards" if self.has("awards", award.why[0]) else "proof"
        return self.say(room, award.why[0], award.why[1:], names)

    def refusal(self, refused, names=()):
        """What a Refused says, as a sentence with the value and the fix."""
        return self.say("refusals", refused.key, refused.values, names)

    def card(self, number):
        """A card (0..39) as people write it, its rank and the character of its suit: ``7♦``."""
        return f"{number % _RANKS + 1}{self.suits[number // _RANKS]}"

    def _room(self, room):
        if room not in self._rooms:
            self._rooms[room] = _text(self.language, room)
        return self._rooms[room]

    def _formed(self, form, value, names):
        if form == "s":
            return names[value]
        if form == "c":
            return self.card(value)
        if form == "C":
            return " ".join([self.card(number) for number in value])
        return "-".join(["–" if number is None else str(number) for number in value])


def table(language, room):
    """All texts of a room by their keys, as a dict."""
    return dict([line.split(": ", 1) for line in _text(language, room).strip("\n").split("\n")])


def _text(language, room):
    return borrowed("settebello.ui.words", f"{language}_{room}").WORDS
