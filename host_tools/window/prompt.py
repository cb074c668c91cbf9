"""The line where a card is typed, to lay it on the reader."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from host_tools.window.words import text
from settebello.core import cards
from settebello.core.refused import Refused
from settebello.ui.words import Words


class Prompt(ModalScreen[list[int]]):
    """Asks for cards as people write them and answers their numbers, none when it is left."""

    BINDINGS = [("escape", "leave")]

    def __init__(self, words: Words) -> None:
        """`words` are the box's, in which a wrong card is refused."""
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        language = self._words.language
        with Vertical() as frame:
            frame.border_title = text(language, "tap.title")
            frame.border_subtitle = text(language, "tap.keys")
            yield Input(placeholder=text(language, "tap.hint"))
            yield Static(markup=False)

    def on_input_changed(self) -> None:
        self.query_one(Static).update("")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        # A second Enter may come before the prompt is gone.
        if not self.is_current:
            return
        try:
            self.dismiss(cards.parse(event.value))
        except Refused as refused:
            self.query_one(Static).update(self._words.refusal(refused))

    def action_leave(self) -> None:
        """Close without a card."""
        if self.is_current:
            self.dismiss([])
