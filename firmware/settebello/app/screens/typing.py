"""A name typed on the digits, several letters a key, as on an old telephone."""

from settebello.app.page import heading, hints
from settebello.compat import const

_LETTERS = {
    "1": "-'.1",
    "2": "abcà2",
    "3": "defèé3",
    "4": "ghiì4",
    "5": "jkl5",
    "6": "mnoò6",
    "7": "pqrs7",
    "8": "tuvù8",
    "9": "wxyz9",
    "0": " 0",
}
_ACCENTS = "àèéìòù"
_CAPITALS = "ÀÈÉÌÒÙ"
_MOST = const(10)
_TEXT = const(20)
_HELP = const(42)


class Screen:
    """The same key again takes its next letter; D keeps the letter, C takes it away."""

    def __init__(self, app, place):
        self._app = app
        self._text, self._key, self._turn = place or ("", "", 0)
        self._title = app.say("typing.title")
        self._help = app.say("typing.help")
        self._hints = app.say("typing.keys")

    def place(self):
        """The text so far, the key pressed last and which of its letters."""
        return [self._text, self._key, self._turn]

    def key(self, key):
        """A letter, or the end."""
        app = self._app
        if key in _LETTERS:
            self._type(key)
        elif key == "D":
            self._key = ""
        elif key == "C":
            self._text = self._text[:-1]
            self._key = ""
        elif key == "*":
            app.back()
        elif key == "#" and self._text.strip():
            name = self._text.strip()
            app.back()
            app.screen().take_name(name)
        else:
            app.tell(app.say("typing.empty"))

    def draw(self, canvas):
        """The name so far in tall letters."""
        heading(canvas, self._title)
        after = canvas.tall_fit(self._text, 2, _TEXT, canvas.width - 12)
        canvas.fill_box(after + 1, _TEXT + 14, 7, 2)
        canvas.text_fit(self._help, 0, _HELP, canvas.width)
        hints(canvas, self._hints)

    def _type(self, key):
        letters = _LETTERS[key]
        if key == self._key:
            self._turn = (self._turn + 1) % len(letters)
            self._text = self._text[:-1]
        elif len(self._text) >= _MOST:
            self._app.tell(self._app.say("typing.full", _MOST))
            return
        else:
            self._key = key
            self._turn = 0
        letter = letters[self._turn]
        starts = not self._text or self._text[-1] in " -'."
        self._text += _capital(letter) if starts else letter


def _capital(letter):
    # MicroPython knows the capitals of ASCII alone.
    return _CAPITALS[_ACCENTS.index(letter)] if letter in _ACCENTS else letter.upper()
