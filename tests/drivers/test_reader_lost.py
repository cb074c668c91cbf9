"""A reader that is lost, late, or on noisy wires, whatever its chip."""

from tests.drivers.reader_rig import KINDS, OTHER_TAG, OTHER_UID, SEVEN, TAG, ReaderRig, each_kind, ntag

CASES = {
    "test_it_is_found_again": each_kind(),
    "test_a_reader_that_is_missing_at_the_start_is_told_and_found_later": each_kind(),
    "test_no_poll_takes_long": each_kind(),
    "test_the_time_may_wrap": each_kind(),
    "test_random_bytes_are_no_card": [
        {"id": "%s, %s, %d" % (kind, name, seed), "kind": kind, "name": name, "seed": seed}
        for kind in KINDS
        for name in ("bytes", "a wrong bit now and then")
        for seed in (1, 2)
    ],
}


def test_it_is_found_again(case):
    rig = ReaderRig(case["kind"]).started()
    rig.put(ntag(memory=SEVEN))
    rig.until("tag")
    for _ in range(3):
        rig.unplug()
        assert [event[0] for event in rig.turns(5000)] == ["trouble"]
        assert rig.reader.trouble[0] in ("reader.silent", "reader.wires")
        rig.plug()
        # The tag that has been there all the time isn't told again.
        assert rig.turns(2000) == [("ready",)] and rig.reader.trouble is None
    rig.field.lift()
    rig.put(ntag(OTHER_UID, SEVEN))
    assert rig.until("tag") == ("tag", OTHER_TAG, "7D")


def test_a_reader_that_is_missing_at_the_start_is_told_and_found_later(case):
    rig = ReaderRig(case["kind"])
    rig.unplug()
    assert [event[0] for event in rig.turns(5000)] == ["trouble"]
    rig.plug()
    rig.put(ntag(memory=SEVEN))
    assert sorted(rig.turns(2000)) == [("ready",), ("tag", TAG, "7D")]


def test_no_poll_takes_long(case):
    rig = ReaderRig(case["kind"])
    rig.put(ntag())
    rig.until("tag")
    rig.reader.write("7D")
    rig.until("written")
    rig.field.lift()
    rig.until("gone")
    assert rig.longest_us < 5000


def test_the_time_may_wrap(case):
    rig = ReaderRig(case["kind"])
    wrapped = 0x3FFFFFFF
    rig.machine.time_us = (wrapped - 700) * 1000
    rig.put(ntag(memory=SEVEN))
    events = []
    while rig.machine.time_us < (wrapped + 700) * 1000:
        events.append(rig.reader.poll(rig.machine.time_us // 1000 & wrapped))
        rig.machine.sleep_us(5000)
    assert [event for event in events if event] == [("tag", TAG, "7D")]


class Noise:
    """On the bus in place of the reader: bytes at random, or the reader's own with one bit wrong in a hundred bytes:
    more could cancel out in the PN532's checksum, which is a sum."""

    def __init__(self, name, device, seed):
        self._device = device
        self._is_all = name == "bytes"
        self._seed = seed
        self._right = 0

    def select(self, is_selected):
        self._device.select(is_selected)

    def shift(self, byte):
        return self._noisy(self._device.shift(byte))

    def receive(self, data):
        self._device.receive(data)

    def answer(self, length):
        return bytes([self._noisy(byte) for byte in self._device.answer(length)])

    def _noisy(self, byte):
        self._seed = (self._seed * 1103515245 + 12345) & 0x7FFFFFFF
        drawn = self._seed >> 8
        if self._is_all:
            # Often one that begins what a reader says, or there would be nothing to read.
            return (drawn & 0xFF) if drawn & 0x700 else (0x00, 0x80, 0x01, 0xFF)[drawn & 3]
        self._right += 1
        if self._right < 100 or drawn >> 3 & 0x3F:
            return byte
        self._right = 0
        return byte ^ 1 << (drawn & 7)


def test_random_bytes_are_no_card(case):
    rig = ReaderRig(case["kind"])
    rig.plug(Noise(case["name"], rig.device, case["seed"]))
    if case["name"] != "bytes":
        rig.put(ntag(memory=SEVEN))
    told = [event for event in rig.turns(20_000) if event[0] == "tag"]
    assert told == [] if case["name"] == "bytes" else set(told) <= {("tag", TAG, "7D"), ("tag", TAG, None)}
    rig.plug()
    rig.turns(2000)
    assert rig.reader.trouble is None
