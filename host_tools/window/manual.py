"""The help: what the keys of the box and of the window do."""

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from host_tools.window.words import text

_SCROLLING = ("up", "down", "pageup", "pagedown", "home", "end")


class Manual(ModalScreen[None]):
    """A page that any key but those that scroll, or a click, closes."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(text(self._language, "help"))

    def on_key(self, event: events.Key) -> None:
        if event.key not in _SCROLLING:
            event.stop()
            self.dismiss()

    def on_click(self) -> None:
        self.dismiss()
