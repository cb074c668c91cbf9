"""The loop, the same on the box, in the simulator and in the tests.

What it needs it is handed; each seam is an object with the methods named here:

    display   show(buffer)       takes the 1024-byte frame to be seen; it may be sent piece by piece
              poll(now_ms)       sends a piece of what changed, True when there is more to send at once
              wake(now_ms)       somebody is there: True when the display was dark, and a key goes no further
    keys      poll(now_ms)       a key that was pressed, or None: "0".."9", "A".."D", "#", "*",
                                 and "hold *" when it was held for 600 ms
    reader    poll(now_ms)       what the reader tells, or None; the reader may be None. It is one of
                                 ("tag", uid, text)  a tag has come: its number in upper-case hexadecimal, its text or
                                                     None; a tag that stays is told once
                                 ("gone",)           it is away
                                 ("written",)  ("unwritten", why)  what became of a text; why is "lifted", "locked"
                                                     or "full"
                                 ("trouble", key, values)  ("ready",)  what is wrong, as words of the room "parts",
                                                     and that it is over
              write(text)        starts writing a text on the tag that lies there
              hurries            whether the next turn had better come at once, and nothing be saved in this one,
                                 since the flash lets nobody else work meanwhile: cards are passed
    sound     play(name, now_ms) starts "accepted", "refused", "sweep", "won" or "low"; may be None
              poll(now_ms)       goes on with it
    light     watch(lost, now_ms)  blinks while the display is lost; may be None
    link      hear()             a byte that a listener sent, or -1; the link may be None
              send(text)         takes a line for the listener
              sends()            sends a piece of it, True while there is more; never waits
              name               the number of the box itself, which no other has
    clock     ticks_ms()  sleep_ms(ms)
    store     append(line)       adds a line, or several parted by "\n", whole or not at all; OSError when it can't
              lines()            all lines as a list of texts, [] when there are none
              begin(line)        starts anew with this line, or several, whole or not at all; OSError

A box has four stores: the log of the match's events, the hand in progress, the settings, the decks with tags.
"""

_TURN_MS = 5


class Loop:
    """Carries keys and tags to the app, frames to the display and cues to the sound."""

    def __init__(self, app, display, keys, reader, clock, sound=None, light=None, link=None):
        self._app = app
        self._display = display
        self._keys = keys
        self._reader = reader
        self._clock = clock
        self._sound = sound
        self._light = light
        self._link = link

    def turn(self):
        """One turn: polls, handles, draws if something changed. Never waits.

        Answers True when the next one had better come at once: the display has more to send, or the reader hurries.
        """
        app = self._app
        display = self._display
        now = self._clock.ticks_ms()
        key = self._keys.poll(now)
        if key is not None and not display.wake(now):
            app.key(key, now)
        hurries = self._reader is not None and self._read(now)
        app.tick(now)
        if app.dirty:
            app.dirty = False
            app.draw()
            display.show(app.canvas.buffer)
        more = display.poll(now)
        if not more and not hurries:
            app.rest()
        if self._link is not None:
            app.listen(self._link, now)
        if self._light is not None:
            self._light.watch(display.lost, now)
        if self._sound is not None:
            self._sound.poll(now)
        if app.cue and not more:
            # What is seen comes first: to begin a tone takes as long as to send a few letters.
            if self._sound is not None and not app.settings.muted:
                self._sound.play(app.cue, now)
            app.cue = ""
        return more or hurries

    def _read(self, now):
        """Hands a tag to the app; answers whether the reader hurries."""
        event = self._reader.poll(now)
        hurries = self._reader.hurries
        if event is not None:
            self._display.wake(now)
            self._app.tag(event, now)
        return hurries

    def step(self):
        """One turn, and a rest when there is nothing to do."""
        if not self.turn():
            self._clock.sleep_ms(_TURN_MS)

    def run(self):
        """Turns without end."""
        while True:
            self.step()
