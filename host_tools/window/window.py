"""The window: the box's display and keypad, a deck for its reader, and a line that says what else there is."""

from itertools import count
from pathlib import Path

from textual import events
from textual.app import App, ComposeResult
from textual.containers import Center, Container
from textual.widgets import Static

from host_tools.picture import frame_png
from host_tools.window.box import Box
from host_tools.window.deck import Deck
from host_tools.window.display import Display
from host_tools.window.keypad import KEYS, Key, Keypad
from host_tools.window.manual import Manual
from host_tools.window.plan import MIN_HEIGHT, MIN_WIDTH, plan
from host_tools.window.prompt import Prompt
from host_tools.window.words import text

_TURN_SECONDS = 0.02
_PICTURE_SCALE = 6
# Keys of the keyboard that are keys of the box under another name.
_ALSO = {"enter": "#", "escape": "*", "backspace": "*", "up": "A", "down": "B", "m": "hold *"}
# What the bottom line offers: the key as it is written, the action, the word for it.
_OFFERS = (
    ("t", "tap", "do.tap"),
    ("m", "menu", "do.menu"),
    ("p", "picture", "do.picture"),
    ("F1", "manual", "do.help"),
    ("ctrl+q", "quit", "do.quit"),
)


class Window(App[None]):
    """Shows a box and lets it work; `crash` is the error that the box or the window failed with, or None."""

    CSS_PATH = "window.tcss"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS = [
        ("t", "tap"),
        ("p", "picture"),
        ("f1,question_mark", "manual"),
        ("ctrl+q,ctrl+c", "quit"),
    ]

    def __init__(self, box: Box) -> None:
        super().__init__()
        self._box = box
        self._glass = Display()
        self._keypad = Keypad()
        self._deck = Deck()
        self._hands = Container(self._keypad, self._deck, id="hands")
        self._small = Static(id="small")
        self._offers = Static(id="offers")
        self.language = ""
        self.crash: Exception | None = None

    def compose(self) -> ComposeResult:
        with Container(id="table"):
            yield Center(self._glass)
            yield Center(self._hands)
        yield self._small
        yield self._offers

    def on_mount(self) -> None:
        self.turn()
        self.set_interval(_TURN_SECONDS, self.turn)

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size
        planned = plan(width, height)
        self.set_class(planned is None, "small")
        if planned is None:
            self._say_small(width, height)
            return
        self.set_class(planned.beside, "beside")
        self._glass.draw_as(planned.drawing)
        self._hands.styles.margin = (planned.gap, 0, 0, 0)
        self._keypad.resize_keys(*planned.key)
        self._deck.resize_cards(*planned.card)

    def turn(self) -> None:
        """Let the box work once, and show what it shows."""
        self._box.turn()
        self._glass.show(self._box.pixels)
        if self._box.words.language != self.language:
            self._speak(self._box.words.language)

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        key = _ALSO.get(event.key) or (event.character or "").upper()
        if key and (key in KEYS or key in _ALSO.values()):
            event.stop()
            self._press(key)

    def on_key_down(self, message: Key.Down) -> None:
        self._box.keys.down(message.key)

    def on_key_up(self) -> None:
        self._box.keys.up()

    def on_deck_tapped(self, message: Deck.Tapped) -> None:
        self._tap([message.card])

    def action_tap(self) -> None:
        """Ask for a card and lay it on the reader."""
        self.push_screen(Prompt(self._box.words), self._tap)

    def action_menu(self) -> None:
        """Hold `*`."""
        self._press("hold *")

    def action_manual(self) -> None:
        """Show the help."""
        self.push_screen(Manual(self.language))

    def action_picture(self) -> None:
        """Save what the display shows as a PNG in the current folder, and say where."""
        paths = (Path.cwd() / f"settebello-{number}.png" for number in count(1))
        path = next(path for path in paths if not path.exists())
        try:
            frame_png(self._box.pixels, path, _PICTURE_SCALE)
        except OSError as error:
            told = text(self.language, "picture.failed", reason=error.strerror or error, folder=path.parent)
            self.notify(told, severity="error", markup=False)
            return
        self.notify(text(self.language, "picture.saved", path=path), markup=False)

    def _fatal_error(self) -> None:
        # Textual would print the traceback; who runs the window says it in words instead.
        self.crash = self._exception
        self._close_messages_no_wait()

    def _press(self, key: str) -> None:
        self._box.keys.press(key)
        self._keypad.light(key[-1])

    def _tap(self, numbers: list[int] | None) -> None:
        for number in numbers or ():
            self._box.reader.tap(number)
            self._deck.light(number)

    def _speak(self, language: str) -> None:
        self.language = language
        self._keypad.speak(language)
        self._deck.speak(language)
        offers = [f"[@click=app.{action}][b]{key}[/b] {text(language, word)}[/]" for key, action, word in _OFFERS]
        self._offers.update("   ".join(offers))

    def _say_small(self, width: int, height: int) -> None:
        told = text(
            self.language or self._box.words.language,
            "small",
            width=MIN_WIDTH,
            height=MIN_HEIGHT,
            has_width=width,
            has_height=height,
        )
        self._small.update(told)
