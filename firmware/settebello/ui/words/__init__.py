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
_FRENCH_SIGNS = "♢♡♤♧"
_FRENCH_RANKS = "1234567JQK"
_RANKS = 10
# Of each room so many texts that were looked for are kept: those of a screen, of a few cards.
_KNOWN = 24


class Words:
    """The words of one of LANGUAGES; ``suits`` are the four characters that cards are written with.

    ``french``: cards are those of a French deck, ``Q♡``.
    """

    def __init__(self, language, suits=SIGNS):
        self.language = language
        self.suits = suits
        self.french = False
        self._rooms = {}

    def get(self, room, key):
        """The text of a key in a room, its places still open. Raises KeyError for one that is missing."""
        text = self._found(room, key)
        if text is None:
            raise KeyError(key)
        return text

    def has(self, room, key):
        """Whether a room has a text for a key."""
        return self._found(room, key) is not None

    def forget_all_but(self, room):
        """Makes room in the memory; what is forgotten is loaded again when it is needed."""
        self._rooms = {name: text for name, text in self._rooms.items() if name == room}

    def say(self, room, key, values=(), names=(), other=None):
        """The text of a key with its values filled in; ``names`` are the sides' names.

        What isn't in the room is looked for in the ``other`` one.
        """
        text = None if other is None else self._found(room, key)
        if text is None:
            text = self.get(other or room, key)
        if self.french:
            # The texts have the sign of coins for what is counted of them.
            text = text.replace(SIGNS[0], _FRENCH_SIGNS[0])
        if "s}" in text or "C}" in text or "c}" in text or "t}" in text:
            return self._filled(text, values, names)
        # Most texts have no more than values as they are, and the machine's own way is the fastest.
        return text.format(*values) if "{" in text else text

    def why(self, award, names):
        """The reason of an award as a sentence; of a hand that was proven it stands among the proofs."""
        return self.say("awards", award.why[0], award.why[1:], names, "proof")

    def refusal(self, refused, names=()):
        """What a Refused says, as a sentence with the value and the fix."""
        return self.say("refusals", refused.key, refused.values, names)

    def card(self, number):
        """A card (0..39) as people write it, its rank and the character of its suit: ``7♦``."""
        rank = number % _RANKS
        return f"{_FRENCH_RANKS[rank] if self.french else rank + 1}{self.sign(number // _RANKS)}"

    def sign(self, suit):
        """The character of a suit (0..3)."""
        return _FRENCH_SIGNS[suit] if self.french else self.suits[suit]

    def _found(self, room, key):
        if room not in self._rooms:
            # Bytes, since a place in a text of other letters than ASCII is counted from its start, again and again.
            self._rooms[room] = (_text(self.language, room).encode(), {})
        words, known = self._rooms[room]
        if key not in known:
            if len(known) >= _KNOWN:
                known.clear()
            known[key] = _line(words, key)
        return known[key]

    def _filled(self, text, values, names):
        pieces = text.split("{")
        filled = pieces[0]
        for piece in pieces[1:]:
            place, _, rest = piece.partition("}")
            if place[-1] in "scCt":
                filled += self._formed(place[-1], values[int(place[:-1])], names)
            else:
                filled += str(values[int(place)])
            filled += rest
        return filled

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


def _line(words, key):
    """The text of a key in those of a room, None where there is none."""
    start = words.find(b"\n%s: " % key.encode())
    if start < 0:
        return None
    start += len(key) + 3
    return words[start : words.find(b"\n", start)].decode()


def _text(language, room):
    return borrowed("settebello.ui.words", f"{language}_{room}").WORDS
