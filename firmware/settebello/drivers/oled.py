"""A 128 x 64 OLED: sends what changed, a piece at a time, and finds a display again that was lost."""

from settebello.compat import const
from settebello.drivers.idle import AWAKE, DARK, DIM, Idle
from settebello.drivers.runs import CELL, copy, differing

_WIDTH = const(128)
_PAGES = const(8)

# What is sent in one turn takes no longer than this on the wire, at any speed of the bus: at 400 kHz two whole pages.
_PIECE_US = const(6200)
# A run of columns costs so much more on the wire: its three commands, addresses and control bytes.
_RUN_BYTES = const(8)

_TRIES = const(3)
_POWER_UP_MS = const(100)
_SOON_MS = const(100)
_LATER_MS = const(500)
_PULSE_MS = const(500)
_DIMMED = const(8)
_IS_OFF = const(0x40)
_WRAP = const(0x3FFFFFFF)


def longest_transfer(freq):
    """The most bytes that a display sends in one transfer on a bus of ``freq`` Hz."""
    return 1 + _longest_run(freq)


def _longest_run(freq):
    """In columns, whole cells of eight."""
    return max(1, min(_WIDTH, _bytes_a_turn(freq) - _RUN_BYTES) // CELL) * CELL


def _bytes_a_turn(freq):
    return freq // 1000 * _PIECE_US // 9000


class Oled:
    """The display seam of loop.py, over page addressing, which all controllers of this kind know.

    ``lit`` is True while the panel shows the frame shown last (or is on its way from it to a newer one),
    ``lost`` while no display answers. ``show``, ``poll`` and ``wake`` never raise and allocate nothing as
    long as the display answers.
    """

    def __init__(self, bus, address, column_offset, contrast, start, reset=None):
        """``bus`` is an I2CBus, ``address`` its 7 bits, ``start`` the commands that set the controller up,
        display off; ``column_offset`` the column of its memory that is the panel's first, ``contrast`` 0..255,
        ``reset`` the output pin on RES, where the module has one."""
        self.lit = False
        self.lost = False
        self._bus = bus
        self._address = address
        self._offset = column_offset
        self._reset = reset
        self._idle = Idle()
        self._start_commands = b"\x00" + start
        self._on = b"\x00\xaf"
        self._off = b"\x00\xae"
        self._light = bytes((0x00, 0x81, contrast))
        self._low_light = bytes((0x00, 0x81, min(contrast, _DIMMED)))
        self._place = bytearray(4)
        data = bytearray(1 + _WIDTH)
        data[0] = 0x40
        self._data = data
        self._runs = [memoryview(data)[: 1 + columns] for columns in range(0, _WIDTH + 1, CELL)]
        self._longest = _longest_run(bus.freq)
        self._most = _bytes_a_turn(bus.freq)
        self._sent = bytearray(_PAGES * _WIDTH)
        self._frame = None
        # From which column on the content of a page on the panel isn't known.
        self._stale = bytearray([_WIDTH] * _PAGES)
        self._status = bytearray(1)
        self._page = _PAGES
        self._level = AWAKE
        self._running = False
        self._tells = False
        self._found_before = False
        self._errors = 0
        self._since = -1
        self._wait = _POWER_UP_MS

    def show(self, buffer):
        """Takes note that this frame (1,024 bytes, MONO_VLSB) is to be seen; ``poll`` sends it.

        It is read until it is sent, so it may change only between two ``show``.
        """
        self._frame = buffer
        self._page = 0

    def poll(self, now):
        """Sends at most one piece, at ``now`` (ms); True when there is more that could be sent at once."""
        try:
            return self._step(now)
        except OSError:
            self._failed(now)
            return False

    def wake(self, now):
        """Lights the display up: a key or a card came at ``now`` (ms).

        True when it was dark: then nobody saw what the key would do, and it is to do nothing.
        """
        was_dark = self._idle.wake(now) == DARK
        return was_dark and not self.lost

    def answering(self):
        """The addresses on the display's bus that answer; for the self-test, when it is lost."""
        return self._bus.scan()

    def on_plain_pins(self):
        """Whether it was found by the bus made of plain pins alone; for the self-test."""
        return self._bus.is_soft

    def _step(self, now):
        if self._since < 0:
            self._since = now
            self._hold_reset()
        level = self._idle.level(now)
        if not self._running:
            if (now - self._since) & _WRAP >= self._wait:
                self._start(now)
            return self._running
        if level != self._level:
            self._change_light(level, now)
            return False
        if level == DARK:
            return False
        if self._page < _PAGES or not (self.lit or self._frame is None):
            return self._send(now)
        if (now - self._since) & _WRAP >= _PULSE_MS:
            self._feel_pulse(now)
        return False

    def _hold_reset(self):
        if self._reset:
            self._reset.value(0)

    def _start(self, now):
        if self._reset:
            self._reset.value(1)
        # Some addresses are answered only to the bus made of plain pins (micropython#16930, Pico 2 W).
        self._bus.open(not self._found_before and self._errors >= _TRIES and self._errors & 1 == 1)
        self._write(self._start_commands)
        for page in range(_PAGES):
            self._stale[page] = 0
        self._page = 0 if self._frame is not None else _PAGES
        self._level = AWAKE
        self._running = self._found_before = True
        self._tells = False
        self._since = now

    def _restart(self, now):
        self._running = self.lit = False
        self._since = now
        self._wait = 0

    def _change_light(self, level, now):
        if self._level == DARK:
            # Whatever happened to the panel meanwhile, it starts from nothing.
            self._restart(now)
            return
        self._write(self._off if level == DARK else self._low_light if level == DIM else self._light)
        self._level = level
        if level == DARK:
            self.lit = False

    def _send(self, now):
        """Sends what differs, page by page, as much as a turn has time for; at the end lights the panel.

        It works with few values, like all that is done for each key: with more than 11 at once MicroPython looks for
        memory.
        """
        left = self._most
        while True:
            run = differing(self._frame, self._sent, self._stale, self._page)
            if run < 0:
                break
            self._page = run >> 16
            size = min((run & 0xFF) - (run >> 8 & 0xFF), self._longest)
            if left < self._most and size + _RUN_BYTES > left:
                return True
            self._send_run(run >> 8 & 0xFF, size)
            left -= size + _RUN_BYTES
        self._page = _PAGES
        if not self.lit:
            self._write(self._on)
            self.lit = True
        self._since = now
        return False

    def _send_run(self, first, size):
        place = self._place
        place[1] = 0xB0 | self._page
        place[2] = self._offset + first & 0x0F
        place[3] = 0x10 | self._offset + first >> 4
        at = self._page * _WIDTH + first
        copy(self._frame, at, self._data, 1, size)
        self._write(place)
        self._write(self._runs[size // CELL])
        copy(self._data, 1, self._sent, at, size)
        if self._stale[self._page] < first + size:
            self._stale[self._page] = first + size

    def _feel_pulse(self, now):
        """Notices a display that is gone, and one that lost its power for a moment and is off."""
        self._bus.read_into(self._address, self._status)
        self._answered()
        self._since = now
        if self.lit and not self._status[0] & _IS_OFF:
            # A controller that never says that it is on isn't asked whether it is off.
            self._tells = True
        elif self.lit and self._tells:
            self._restart(now)

    def _write(self, data):
        self._bus.write(self._address, data)
        self._answered()

    def _answered(self):
        self._errors = 0
        self.lost = False

    def _failed(self, now):
        """Repeats what failed; the third time in a row the display counts as lost and is started anew."""
        self._errors += 1
        if self._errors >= _TRIES:
            self.lost = True
        if not self._running or self.lost:
            self._wait = _SOON_MS if self._running or not self.lost else _LATER_MS
            self._running = self.lit = False
            self._since = now
            self._hold_reset()
