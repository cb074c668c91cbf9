"""The light on the board itself: it counts out in blinks what no display can say."""

from settebello.compat import const

# How often it blinks before a pause.
NO_DISPLAY = const(2)
SAFE_MODE = const(3)
BAD_BOARD = const(4)
CRASHED = const(5)

_ON_MS = const(150)
_BLINK_MS = const(400)
_PAUSE_MS = const(1200)
_WRAP = const(0x3FFFFFFF)


class Led:
    """Dark until it is told a code."""

    def __init__(self, pin):
        """``pin`` is an output pin that lights it when high."""
        self._pin = pin
        self._code = 0
        self._since = -1
        self._is_on = False
        pin.value(0)

    def blink(self, code):
        """Blinks so many times and pauses, over and over; 0 for dark."""
        if code != self._code:
            self._code = code
            self._since = -1

    def watch(self, lost, now):
        """Blinks, at ``now`` (ms), as long as the display is lost."""
        self.blink(NO_DISPLAY if lost else 0)
        self.poll(now)

    def poll(self, now):
        """Lights or darkens it at ``now`` (ms)."""
        if self._since < 0:
            self._since = now
        at = (now - self._since) & _WRAP
        if at >= self._code * _BLINK_MS + _PAUSE_MS:
            self._since = now
            at = 0
        is_on = at < self._code * _BLINK_MS and at % _BLINK_MS < _ON_MS
        # On a W it hangs on the radio, where every change takes a message.
        if is_on != self._is_on:
            self._is_on = is_on
            self._pin.value(is_on)
