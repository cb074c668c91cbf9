"""A display on a controller's I2C bus, which takes the time that its bytes take on the wire."""

from rp2040py.peripherals.i2c import I2CMode
from rp2040py.rp2040 import RP2040

from host_tools.emulator.panel import CONTROLLERS
from host_tools.picture import HEIGHT, WIDTH

_CLOCKS_A_BYTE = 9


class Display:
    """The part "display" of a board: ``panel`` is what is on it, ``last_ns`` when it was last sent a byte."""

    def __init__(self, mcu: RP2040, part: dict) -> None:
        """``part`` is that of a board.json, with all its settings."""
        self.panel = CONTROLLERS[part["kind"]](part["column_offset"])
        self.last_ns = 0.0
        self._mcu = mcu
        self._address = int(part["address"], 16)
        self._is_plugged = True
        self._has_power = False
        self._i2c = mcu.i2c[part["bus"]]
        self._i2c.on_connect = self._connect
        self._i2c.on_write_byte = self._write
        self._i2c.on_read_byte = self._read

    @property
    def is_plugged(self) -> bool:
        """Whether it is joined to the box."""
        return self._is_plugged

    @property
    def is_lit(self) -> bool:
        """Whether it shows anything."""
        return self._works() and self.panel.is_lit

    @property
    def pixels(self) -> bytes:
        """What can be seen, 1,024 bytes (MONO_VLSB)."""
        return self.panel.pixels if self._works() else bytes(WIDTH * HEIGHT // 8)

    def plug(self, plugged: bool) -> None:
        """Joins it to the box or parts it."""
        self._is_plugged = plugged
        self._come_up()

    def power(self, on: bool) -> None:
        """Gives the box power, or takes it."""
        self._has_power = on
        self._come_up()

    def _works(self) -> bool:
        return self._is_plugged and self._has_power

    def _come_up(self) -> None:
        if self._works():
            self.panel.power_up()

    def _connect(self, address: int, mode: I2CMode) -> None:
        self._pass()
        answers = self._works() and address == self._address
        if answers:
            self.panel.begin()
        self._i2c.complete_connect(answers)

    def _write(self, byte: int) -> None:
        self._pass()
        self.panel.take(byte)
        self.last_ns = self._mcu.clock.nanos
        self._i2c.complete_write(True)

    def _read(self, acknowledged: bool) -> None:
        self._pass()
        self._i2c.complete_read(self.panel.status())

    def _pass(self) -> None:
        """Lets the time of a byte pass: the chip waits for each before it goes on (pico-sdk, hardware_i2c)."""
        cycles = _CLOCKS_A_BYTE * (self._i2c.scl_high_period + self._i2c.scl_low_period)
        self._mcu.clock.tick(cycles * 1e9 / self._mcu.clk_peri)
