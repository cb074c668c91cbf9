"""A stand-in for `machine.SPI`: bytes go to the device that is selected, one at a time, and take their time."""


class FakeSPI:
    """A device has ``select(is_selected)`` and ``shift(byte)``, which answers the byte that goes the other way.

    With none selected the line to the controller rests at ``machine.miso``.
    """

    def __init__(self, machine, baudrate, polarity, phase):
        assert (polarity, phase) == (0, 0)
        self.machine = machine
        self.baudrate = baudrate

    def write(self, data):
        for byte in data:
            self._shift(byte)

    def readinto(self, data, write=0):
        for at in range(len(data)):
            data[at] = self._shift(write)

    def write_readinto(self, sent, data):
        assert len(sent) == len(data)
        for at in range(len(data)):
            data[at] = self._shift(sent[at])

    def _shift(self, byte):
        machine = self.machine
        machine.bytes_sent += 1
        machine.sleep_us(max(1, 8_000_000 // self.baudrate))
        for number in machine.selected:
            if machine.Pin(number).drives_low:
                return machine.selected[number].shift(byte)
        return machine.miso
