"""An I2C bus that can be freed: when a part holds the data line, it is clocked until it lets go."""

from settebello.compat import const

_CLOCKS = const(9)
_HALF_US = const(5)
_SLACK_US = const(2000)


class I2CBus:
    """The bus ``number`` on two pins, at ``freq`` Hz. Nothing is sent or set up before ``open``."""

    def __init__(self, machine, sleep_us, number, sda, scl, freq, most):
        """``machine`` is that module or what stands for it (I2C, SoftI2C, Pin); ``sleep_us(us)`` waits.

        ``most`` is the longest transfer in bytes. The controller's deadline is one for a whole transfer, so it is
        made from that: twice the time on the wire, and a little.
        """
        self.freq = freq
        self.is_soft = False
        self._machine = machine
        self._sleep_us = sleep_us
        self._number = number
        self._sda = sda
        self._scl = scl
        self._timeout = 2 * (most + 1) * 9 * 1_000_000 // freq + _SLACK_US
        self._i2c = None

    def open(self, soft=False):
        """Frees the lines and sets the controller up anew; ``soft`` takes the one made of plain pins.

        Raises OSError when a line stays low, and ValueError when these pins aren't a pair of this bus.
        """
        make_pin = self._machine.Pin
        scl = make_pin(self._scl, make_pin.OPEN_DRAIN, make_pin.PULL_UP, value=1)
        sda = make_pin(self._sda, make_pin.OPEN_DRAIN, make_pin.PULL_UP, value=1)
        self._sleep_us(_HALF_US)
        self._free(scl, sda)
        if not scl.value() or not sda.value():
            raise OSError("SCL is held low" if not scl.value() else "SDA is held low")
        self.is_soft = soft
        # With all its arguments: the constructor without them would answer the old object as it is.
        if soft:
            self._i2c = self._machine.SoftI2C(scl=scl, sda=sda, freq=self.freq, timeout=self._timeout)
        else:
            self._i2c = self._machine.I2C(self._number, scl=scl, sda=sda, freq=self.freq, timeout=self._timeout)

    def write(self, address, data):
        """Sends all of ``data``. Raises OSError: not acknowledged, or not done by the deadline."""
        self._i2c.writeto(address, data)

    def read_into(self, address, data):
        """Fills ``data`` from the part. Raises OSError as ``write`` does."""
        self._i2c.readfrom_into(address, data)

    def scan(self):
        """The addresses that answer, [] when a line is held low. It takes long; for the self-test."""
        try:
            return self._i2c.scan() if self._i2c else []
        except OSError:
            return []

    def _free(self, scl, sda):
        """Bus clear and a stop (NXP UM10204 3.1.16)."""
        for _ in range(_CLOCKS):
            if sda.value():
                break
            self._clock(scl)
        scl.value(0)
        self._sleep_us(_HALF_US)
        sda.value(0)
        self._sleep_us(_HALF_US)
        scl.value(1)
        self._sleep_us(_HALF_US)
        sda.value(1)
        self._sleep_us(_HALF_US)

    def _clock(self, scl):
        scl.value(0)
        self._sleep_us(_HALF_US)
        scl.value(1)
        self._sleep_us(_HALF_US)
