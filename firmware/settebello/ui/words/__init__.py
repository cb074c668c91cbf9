"""What the box says, in Italian and English.

The words of a language stand in one module a room, ``it_awards``, ``en_rules`` and so on, each a
dict ``WORDS`` from key to text. A room is loaded when it is first needed.

A text may hold places for values: ``{0}`` the first value as it is, ``{0s}`` the name of a side,
``{0c}`` a card, ``{0C}`` a list of cards, ``{0t}`` a tally, ``21-19``.
"""

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
        if isinstance(words, dict):
            return words[key]
        start = words.find(f"\n{key}: ")
        if start < 0:
            raise KeyError(key)
        start += len(key) + 3
        return words[start : words.find("\n", start)]

    def has(self, room, key):
        """Whether a room has a text for a key."""
        words = self._room(room)
        if isinstance(words, dict):
            return key in words
        return words.find(f"\n{key}: ") >= 0

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
        """The reason of an award as a sentence."""
        return self.say("awards", award.why[0], award.why[1:], names)

    def refusal(self, refused, names=()):
        """What a Refused says, as a sentence with the value and the fix."""
        return self.say("refusals", refused.key, refused.values, names)

    def card(self, number):
        """A card (0..39) as people write it, its rank and the character of its suit: ``7♦``."""
        return f"{number % _RANKS + 1}{self.suits[number // _RANKS]}"

    def _room(self, room):
        if room not in self._rooms:
            name = f"{self.language}_{room}"
            module = __import__("settebello.ui.words." + name, None, None, (name,))
            self._rooms[room] = module.WORDS
        return self._rooms[room]

    def _formed(self, form, value, names):
        if form == "s":
            return names[value]
        if form == "c":
            return self.card(value)
        if form == "C":
            return " ".join([self.card(number) for number in value])
        return "-".join(["–" if number is None else str(number) for number in value])
