"""Plays the steps of a script on the emulated Pico: its keys are pressed, its display is read."""

from host_tools import play
from host_tools.emulator.box import Box
from host_tools.emulator.files import SavedFiles
from host_tools.emulator.gauge import Gauge
from host_tools.emulator.rest import come_to_rest
from settebello.app.app import App
from settebello.core.tag_text import text_of
from settebello.drivers.flash_store import open_stores
from settebello.ui.canvas import Canvas

_PRESS_MS = 60
_HOLD_MS = 700
_LONG_MS = 5000
# Until a tag is read, or missed three times; until a reader is given up, or found again.
_READ_MS = 250
_LOST_MS = 1500
_FOLDER = "/log"


class Player(play.Player):
    """As play.Player, which tells what the steps mean. A frame is taken when the box sleeps and sends nothing."""

    def __init__(self, box: Box, watcher, gauge: Gauge) -> None:
        """``watcher`` as there; ``gauge`` is told what there is to measure."""
        self._box = box
        self._gauge = gauge
        self._is_on = False
        super().__init__((), watcher, ())
        self._parts = {"display": box.display, "keypad": box.keypad}
        if box.reader:
            self._parts["reader"] = box.reader

    def _switch_on(self) -> None:
        chip, display = self._box.chip, self._box.display
        began = chip.nanos
        display.power(True)
        if self._box.reader:
            self._box.reader.power()
        chip.power_up()
        self._is_on = True
        chip.run(_LONG_MS, lambda: display.is_lit)
        self._gauge.note_start(self._box.probe.ready_ns - began, chip.nanos - began)
        self._come_to_rest()
        self._note_free("start")

    def _switch_off(self) -> None:
        self._is_on = False
        self._box.display.power(False)

    def _key(self, name: str) -> None:
        keypad = self._part("keypad", "key")
        if not self._is_on:
            return
        chip, display = self._box.chip, self._box.display
        began, sent = chip.nanos, display.panel.sent
        keypad.press(name.removeprefix("hold "))
        chip.run(_HOLD_MS if name.startswith("hold ") else _PRESS_MS)
        keypad.release()
        self._come_to_rest()
        if display.panel.sent > sent:
            self._gauge.note_key(display.panel.sent - sent, display.last_ns - began)

    def _tap(self, card: int) -> None:
        # Seven bytes, the first one that of a maker (ISO/IEC 7816-6).
        self._tag(f"04{card:012X}", text_of(card))

    def _give(self, slot, held) -> None:
        """What lies on the reader has changed: it is found out, and shown."""
        if self._is_on:
            self._box.chip.run(_READ_MS)
            self._come_to_rest()

    def _wait(self, ms: int) -> None:
        if self._is_on:
            self._box.chip.run(ms)
            self._come_to_rest()

    def _move_plug(self, name: str, plugged: bool) -> None:
        super()._move_plug(name, plugged)
        if name != "power" and self._is_on:
            self._box.chip.run(_LOST_MS if name == "reader" else 0)
            self._come_to_rest()

    def _frame(self, name: str) -> None:
        super()._frame(name)
        if self._is_on:
            self._note_free(name)

    def _state(self) -> None:
        self._watcher.state(play.state_line(self.saved() if self._is_on else None))

    def saved(self) -> App:
        """The box as its flash tells it: what isn't saved isn't there."""
        stores = []
        for saved in open_stores(SavedFiles(self._box.chip.files), _FOLDER):
            store = play.Memory()
            for line in saved.lines():
                store.append(line)
            stores.append(store)
        app = App(Canvas(bytearray(play.FRAME_BYTES)), *stores)
        app.start()
        return app

    def _note_free(self, where: str) -> None:
        free = self._box.probe.free()
        if free is not None:
            self._gauge.note_free(where, free)

    def _come_to_rest(self) -> None:
        come_to_rest(self._box.chip, self._box.display)
