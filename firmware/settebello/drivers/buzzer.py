"""A piezo buzzer: short patterns of tones that never make the loop wait and always end in silence."""

from settebello.compat import const

_HALF = const(32768)
_WRAP = const(0x3FFFFFFF)

# A tone is (Hz, ms); 0 Hz is a pause.
PATTERNS = {
    "accepted": ((2400, 40),),
    "refused": ((400, 90), (0, 50), (300, 160)),
    "sweep": ((1568, 70), (1976, 70), (2349, 70), (3136, 160)),
    "won": ((1568, 120), (0, 30), (1568, 120), (0, 30), (2093, 140), (2637, 140), (3136, 320)),
    "low": ((660, 120), (0, 80), (520, 120), (0, 80), (440, 240)),
}


class Buzzer:
    """Plays a pattern of PATTERNS at a time; ``muted`` keeps it silent."""

    def __init__(self, machine, pin):
        """``machine`` is that module or what stands for it (Pin, PWM); ``pin`` a GPIO number."""
        self.muted = False
        self._machine = machine
        self._pin = pin
        self._pwm = None
        self._tones = ()
        self._at = 0
        self._since = 0
        self.quiet()

    def play(self, name, now):
        """Starts a pattern at ``now`` (ms), in place of what sounds."""
        if self.muted:
            self.quiet()
            return
        self._tones = PATTERNS[name]
        self._at = 0
        self._sound(now)

    def poll(self, now):
        """Goes on to the next tone when it is time, at ``now`` (ms)."""
        if self._at < len(self._tones) and (now - self._since) & _WRAP >= self._tones[self._at][1]:
            self._at += 1
            if self._at < len(self._tones):
                self._sound(now)
            else:
                self.quiet()

    def quiet(self):
        """Silence, with the pin low. A PWM that is only dropped goes on sounding, so this belongs in a ``finally``."""
        self._tones = ()
        self._at = 0
        pwm, self._pwm = self._pwm, None
        try:
            if pwm is not None:
                pwm.duty_u16(0)
                pwm.deinit()
        finally:
            make_pin = self._machine.Pin
            make_pin(self._pin, make_pin.OUT, value=0)

    def _sound(self, now):
        hertz = self._tones[self._at][0]
        self._since = now
        if self._pwm is None:
            self._pwm = self._machine.PWM(self._machine.Pin(self._pin))
        if hertz:
            self._pwm.freq(hertz)
        self._pwm.duty_u16(_HALF if hertz else 0)
