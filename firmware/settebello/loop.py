"""The loop, the same on the box, in the simulator and in the tests.

What it needs it is handed; each seam is an object with the methods named here:

    display   show(buffer)       sends what changed of the 1024-byte frame
    keys      poll(now_ms)       a key that was pressed, or None: "0".."9", "A".."D", "#", "*",
                                 and "hold *" when it was held for 600 ms
    reader    poll(now_ms)       a card (0..39) that was tapped, or None; the reader may be None
    clock     ticks_ms()  sleep_ms(ms)
    store     append(line)       adds a line, whole or not at all; OSError when it can't
              lines()            all lines as a list of texts, [] when there are none
              begin(line)        starts anew with this line, whole or not at all; OSError

A match lives in three stores: the log of its events, the hand in progress, the settings.
"""

_TURN_MS = 5


class Loop:
    """Carries keys and cards to the app, and frames to the display."""

    def __init__(self, app, display, keys, reader, clock):
        self._app = app
        self._display = display
        self._keys = keys
        self._reader = reader
        self._clock = clock

    def turn(self):
        """One turn: polls, handles, draws if something changed. Never waits."""
        app = self._app
        now = self._clock.ticks_ms()
        key = self._keys.poll(now)
        if key is not None:
            app.key(key, now)
        if self._reader is not None:
            card = self._reader.poll(now)
            if card is not None:
                app.tap(card, now)
        app.tick(now)
        if app.dirty:
            app.dirty = False
            app.draw()
            self._display.show(app.canvas.buffer)

    def run(self):
        """Turns without end."""
        while True:
            self.turn()
            self._clock.sleep_ms(_TURN_MS)
