"""A text in tall letters across the lower part of the display, for a moment."""

from settebello.compat import const

_TOP = const(46)
_HEIGHT = const(18)
# Tick counts of the box wrap at 2 ** 30 ms (MicroPython's time.ticks_ms on rp2).
_WRAP = const(0x3FFFFFFF)


class Flash:
    """At most one text at a time; it is over when its time is, or when it is stopped."""

    def __init__(self):
        self._text = ""
        self._from = 0
        self._ms = 0

    def start(self, text, now, ms):
        """Shows a text from ``now`` (ms) on for so many ms."""
        self._text = text
        self._from = now
        self._ms = ms

    def stop(self):
        """Shows nothing more."""
        self._text = ""

    def shows(self):
        """Whether it covers the lower part."""
        return bool(self._text)

    def over(self, now):
        """Whether its time ended with this call, at ``now`` (ms)."""
        if self._text and (now - self._from) & _WRAP >= self._ms:
            self._text = ""
            return True
        return False

    def draw(self, canvas):
        """Draws it, dark on a lit band."""
        if self._text:
            canvas.clear_box(0, _TOP, canvas.width, _HEIGHT)
            width = canvas.tall_width(self._text)
            if width > canvas.width:
                canvas.tall_fit(self._text, 0, _TOP + 2, canvas.width)
            else:
                canvas.tall_centre(self._text, canvas.width // 2, _TOP + 2)
            canvas.invert(0, _TOP, canvas.width, _HEIGHT)
