"""Help at the table: a list of topics, and a page on each."""

from settebello.app.choices import Choices
from settebello.app.page import LINE, broken, heading, hints
from settebello.compat import borrowed, const

_TOP = const(11)
_ROWS = const(5)
_BAR = const(5)


class Screen:
    """A digit or # opens a page; A and B scroll it, # goes on to the next one."""

    def __init__(self, app, place):
        self._app = app
        self._topic, self._open, self._first = place or (0, False, 0)

    def place(self):
        """The topic, whether its page is open, its first line shown."""
        return [self._topic, self._open, self._first]

    def shown(self):
        """Puts the words together once, not with every frame."""
        app = self._app
        self._pages = borrowed("settebello.app", "guide").pages(app)
        self._choices = Choices([self._name(topic) for topic, _ in self._pages], self._topic)
        self._turn()

    def key(self, key):
        """Opens a page, scrolls it, goes on or back."""
        if self._open:
            self._key_page(key)
        elif key == "*":
            self._app.back()
        else:
            chosen = self._choices.key(key)
            self._topic = self._choices.cursor
            if chosen is not None:
                self._open = True
                self._first = 0
                self._turn()

    def draw(self, canvas):
        """The list, or five lines of a page."""
        heading(canvas, self.title)
        if self._open:
            y = _TOP
            for index in range(self._first, min(self._first + _ROWS, len(self.lines))):
                canvas.text(self.lines[index], 0, y)
                y += LINE + 1
            canvas.scroll_bar(canvas.width - 2, _TOP, _ROWS * (LINE + 1) - 1, self._first, _ROWS, len(self.lines))
        else:
            self._choices.draw(canvas)
        hints(canvas, self._hints)

    def _key_page(self, key):
        if key == "B":
            self._first = min(self._first + _ROWS - 1, max(0, len(self.lines) - _ROWS))
        elif key == "A":
            self._first = max(self._first - _ROWS + 1, 0)
        elif key == "#":
            self._choices.key("B")
            self._topic = self._choices.cursor
            self._first = 0
            self._turn()
        elif key == "*":
            self._open = False
            self._turn()
        else:
            self._app.nothing(key)

    def _turn(self):
        """Puts the page of the topic together, or the list."""
        app = self._app
        if not self._open:
            self.title = app.words.get("help", "title")
            self._hints = app.say("choose.keys")
            return
        topic, sentences = self._pages[self._topic]
        self.title = self._name(topic)
        self._hints = app.words.get("help", "keys")
        self.lines = []
        for sentence in sentences:
            text = app.words.say(sentence[0], sentence[1], sentence[2:])
            # What a value means is written as the rest of a line.
            text = text[0].upper() + text[1:] + ("" if text[-1] in ".:" else ".")
            self.lines += broken(app.canvas, text, app.canvas.width - _BAR)

    def _name(self, topic):
        words = self._app.words
        name = f"name.{topic}"
        return words.get("awards" if words.has("awards", name) else "help", name)
