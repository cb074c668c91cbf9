"""The box's keypad: sixteen keys that take clicks, each with its meaning in cards."""

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.containers import Grid
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from host_tools.window.faces import face_row
from host_tools.window.words import key_label

KEYS = "123A456B789C*0#D"
_LIT_SECONDS = 0.15


class Key(Widget):
    """One key; `name` is what is printed on it."""

    class Down(Message):
        """The mouse presses a key."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    class Up(Message):
        """The mouse lets go of the key that it pressed."""

    def __init__(self, key: str) -> None:
        super().__init__(classes="action" if key in "#*" else "suit" if key in "ABCD" else "rank")
        # Without a gap between the rows every second one is darker.
        self.set_class(KEYS.index(key) // 4 % 2 == 1, "dark")
        self.key = key
        self._label = ""

    def speak(self, language: str) -> None:
        """Label the key in a language."""
        self._label = key_label(language, self.key)
        self.refresh()

    def light(self) -> None:
        """Light up for a moment."""
        self.add_class("lit")
        self.set_timer(_LIT_SECONDS, lambda: self.remove_class("lit"))

    def render_line(self, y: int) -> Strip:
        """Row y of the key."""
        face = self.rich_style
        words = [Segment(self.key, face + Style(bold=True))]
        if self._label:
            words.append(Segment(f" {self._label}", face))
        ground = Style(bgcolor=self.background_colors[0].rich_color)
        return Strip(face_row(y, self.size.height, self.size.width, words, face, ground))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        event.stop()
        self.capture_mouse()
        self.add_class("lit")
        self.post_message(self.Down(self.key))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        event.stop()
        self.release_mouse()
        self.light()
        self.post_message(self.Up())


class Keypad(Grid):
    """Four rows of four keys."""

    def compose(self) -> ComposeResult:
        yield from (Key(key) for key in KEYS)

    def speak(self, language: str) -> None:
        """Label the keys in a language."""
        for key in self.query(Key):
            key.speak(language)

    def light(self, key: str) -> None:
        """Light a key up for a moment."""
        for one in self.query(Key):
            if one.key == key:
                one.light()

    def resize_keys(self, width: int, height: int) -> None:
        """Give every key so many columns and rows."""
        self.styles.width = 4 * width
        self.styles.height = 4 * height
