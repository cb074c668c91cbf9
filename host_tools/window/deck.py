"""The forty cards, to lay on the box's reader with a click."""

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from host_tools.window.faces import face_row
from host_tools.window.words import text
from settebello.core.cards import RANKS, SUITS, card
from settebello.ui.words import SIGNS

_LIT_SECONDS = 0.4


class Deck(Widget):
    """A row a suit, a column a rank."""

    COMPONENT_CLASSES = {"deck--card", "deck--hover", "deck--lit", *(f"deck--{suit}" for suit in SUITS)}

    class Tapped(Message):
        """A card (0..39) was clicked."""

        def __init__(self, card: int) -> None:
            super().__init__()
            self.card = card

    def __init__(self) -> None:
        super().__init__()
        self._card_width = self._card_height = 1
        self._ranks = ""
        self._under: int | None = None
        self._lit: int | None = None

    def speak(self, language: str) -> None:
        """Name the cards in a language."""
        self._ranks = text(language, "deck.ranks")
        self.refresh()

    def resize_cards(self, width: int, height: int) -> None:
        """Give every card so many columns and rows; without any the deck isn't there."""
        self.display = width > 0
        self._card_width, self._card_height = max(width, 1), max(height, 1)
        self.styles.width = RANKS * width
        self.styles.height = len(SUITS) * height

    def light(self, card: int) -> None:
        """Light a card up for a moment."""
        self._lit = card
        self.refresh()
        self.set_timer(_LIT_SECONDS, self._darken)

    def render_line(self, y: int) -> Strip:
        """Row y of the deck."""
        suit, inner = divmod(y, self._card_height)
        ground = self.rich_style
        ink = self.get_component_rich_style(f"deck--{SUITS[suit]}", partial=True)
        row: list[Segment] = []
        for rank in range(1, RANKS + 1):
            face = self.get_component_rich_style(self._look(card(suit, rank)))
            words = [Segment(self._ranks[rank - 1] + SIGNS[suit], face + ink)]
            row += face_row(inner, self._card_height, self._card_width, words, face, ground)
        return Strip(row)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._hover(self._card_at(event))

    def on_leave(self) -> None:
        self._hover(None)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        tapped = self._card_at(event)
        if tapped is not None:
            self.post_message(self.Tapped(tapped))

    def _look(self, number: int) -> str:
        if number == self._lit:
            return "deck--lit"
        return "deck--hover" if number == self._under else "deck--card"

    def _card_at(self, event: events.MouseEvent) -> int | None:
        suit, rank = event.y // self._card_height, event.x // self._card_width
        return card(suit, rank + 1) if 0 <= suit < len(SUITS) and 0 <= rank < RANKS else None

    def _hover(self, under: int | None) -> None:
        if under != self._under:
            self._under = under
            self.refresh()

    def _darken(self) -> None:
        self._lit = None
        self.refresh()
