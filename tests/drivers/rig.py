"""A display on a bus, with the time that its transfers take, driven as the loop does."""

from settebello.drivers import sh1106, ssd1306
from settebello.drivers.i2c_bus import I2CBus
from settebello.drivers.oled import longest_transfer
from tests.fakes.machine import FakeMachine
from tests.fakes.panel import FakeSH1106, FakeSSD1306

ADDRESS = 0x3C
SDA, SCL = 20, 21


class Rig:
    """``turn`` is a turn of the loop: it polls, and rests 5 ms unless there is more to send."""

    def __init__(self, kind="ssd1306", freq=400_000, plugged=True, offset=None, reset=None, **settings):
        self.machine = FakeMachine()
        driver = {"ssd1306": ssd1306, "sh1106": sh1106}[kind]
        self.panel = FakeSSD1306() if kind == "ssd1306" else FakeSH1106()
        if plugged:
            self.plug()
        bus = I2CBus(self.machine, self.machine.sleep_us, 0, SDA, SCL, freq, longest_transfer(freq))
        self.bus = bus
        offset = driver.COLUMN_OFFSET if offset is None else offset
        contrast = settings.get("contrast", 200)
        self.reset = self.machine.Pin(reset) if reset is not None else None
        self.display = driver.open_display(bus, ADDRESS, offset, contrast, settings.get("flip", False), self.reset)
        self.frame = bytearray(1024)

    def now(self):
        return self.machine.time_us // 1000

    def plug(self):
        self.machine.devices[ADDRESS] = self.panel

    def unplug(self):
        self.machine.devices.pop(ADDRESS)
        self.panel.power_up()

    def turn(self):
        more = self.display.poll(self.now())
        if not more:
            self.machine.sleep_us(5000)
        return more

    def turns(self, ms):
        end = self.machine.time_us + 1000 * ms
        while self.machine.time_us < end:
            self.turn()

    def pass_ms(self, ms):
        """Time in which nothing is polled."""
        self.machine.sleep_us(1000 * ms)

    def draw(self, seed):
        """Another picture in every byte of the frame, shown."""
        for at in range(1024):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            self.frame[at] = seed >> 16 & 0xFF
        self.display.show(self.frame)

    def started(self):
        """The rig with a first picture on its panel."""
        self.draw(1)
        self.turns(300)
        assert self.is_seen()
        return self

    def is_seen(self):
        return self.panel.picture() == self.frame
