"""Display and keypad in one loop: keys are seen while pictures are on their way."""

from settebello.drivers.keypad import Keypad
from tests.drivers.rig import Rig
from tests.fakes.matrix import FakeMatrix

KEYS = ["123A", "456B", "789C", "*0#D"]
CASES = {
    "test_a_key_is_told_within_20_ms_while_frames_are_sent": [
        {"id": "%s %d, pressed after %d ms" % (kind, freq, after), "kind": kind, "freq": freq, "after": after}
        for kind in ("ssd1306", "sh1106")
        for freq in (100_000, 400_000)
        for after in (0, 1, 3, 7, 12)
    ],
    "test_keys_are_told_when_the_display": [
        {"id": "is unplugged", "trouble": 5},
        {"id": "never finishes a transfer", "trouble": 110},
    ],
}


class Table:
    """A rig with a keypad; a turn polls both, and rests when there is nothing to send."""

    def __init__(self, rig):
        self.rig = rig
        self.matrix = FakeMatrix()
        self.keypad = Keypad(self.matrix.rows, self.matrix.columns, KEYS, self.sleep_us)

    def sleep_us(self, us):
        self.rig.machine.sleep_us(us)
        self.matrix.time_us = self.rig.machine.time_us

    def turn(self):
        self.sleep_us(0)
        key = self.keypad.poll(self.rig.now())
        self.polled_us = self.rig.machine.time_us
        if not self.rig.display.poll(self.rig.now()):
            self.sleep_us(5000)
        return key

    def ms_until_a_key(self):
        begun = self.rig.machine.time_us
        while self.rig.machine.time_us < begun + 200_000:
            if self.turn() is not None:
                return (self.polled_us - begun) / 1000
        return None


def test_a_key_is_told_within_20_ms_while_frames_are_sent(case):
    table = Table(Rig(case["kind"], case["freq"]).started())
    for _ in range(30):
        table.turn()
    table.rig.draw(2)
    begun = table.rig.machine.time_us
    while table.rig.machine.time_us - begun < 1000 * case["after"]:
        assert table.turn() is None
    table.rig.draw(3)
    table.matrix.press(1, 1)
    assert table.ms_until_a_key() <= 20


def test_keys_are_told_when_the_display(case):
    table = Table(Rig().started())
    table.rig.machine.trouble = lambda i2c: case["trouble"]
    table.rig.draw(2)
    for _ in range(100):
        assert table.turn() is None
    assert table.rig.display.lost
    for row in range(4):
        table.matrix.press(row, 1)
        assert table.ms_until_a_key() <= 40
        table.matrix.release(row, 1)
        table.ms_until_a_key()
