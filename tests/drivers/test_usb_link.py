"""The USB socket as a line: nothing waits, nothing is written that has no room, and nothing is allocated at rest."""

import gc

from settebello.drivers.usb_link import UsbLink

PACKET = 64


class Poll:
    def __init__(self):
        self._stream = None

    def register(self, stream, flag):
        self._stream = stream

    def ipoll(self, ms):
        assert ms == 0
        return self._stream.ready


class Select:
    POLLIN = 1
    POLLOUT = 4

    def __init__(self):
        self.poll = Poll


class Keyboard:
    """What the host sends."""

    def __init__(self):
        self.buffer = self
        self.come = b""
        self._yes = (1,)
        self._no = ()

    @property
    def ready(self):
        return self._yes if self.come else self._no

    def readinto(self, buffer):
        buffer[0] = self.come[0]
        self.come = self.come[1:]
        return 1


class Socket:
    """What the chip keeps for the host: room for 256 bytes. A write without room would wait, and fails here."""

    def __init__(self):
        self.buffer = self
        self.held = b""
        self._yes = (1,)
        self._no = ()

    @property
    def ready(self):
        return self._yes if len(self.held) < 256 else self._no

    def write(self, data):
        assert len(data) <= 256 - len(self.held), "it would have waited"
        self.held += bytes(data)
        return len(data)


def made():
    keyboard, socket = Keyboard(), Socket()
    return UsbLink(Select(), keyboard, socket, "e6614c"), keyboard, socket


def lines_of(data):
    return [line for line in data.decode().split("\n") if line]


def test_bytes_come_one_by_one_and_then_none():
    link, keyboard, _ = made()
    keyboard.come = b"?\x00\xff"
    assert [link.hear() for _ in range(5)] == [63, 0, 255, -1, -1]


def test_a_line_goes_out_in_whole_packets():
    for length in (1, 63, 64, 65, 200):
        link, _, socket = made()
        line = "x" * (length - 1) + "\n"
        link.send(line)
        assert not link.sends()
        assert lines_of(socket.held) == ([line.strip()] if length > 1 else [])
        assert len(socket.held) % PACKET == 0


def test_signs_of_several_bytes_are_sent_whole():
    link, _, socket = made()
    line = "à" * 40 + "♦" * 40
    link.send(line + "\n")
    assert not link.sends()
    assert lines_of(socket.held) == [line]


def test_nobody_reads_and_nothing_waits():
    link, _, socket = made()
    line = "0123456789" * 90
    link.send(line + "\n")
    for _ in range(100):
        assert link.sends()
    assert len(socket.held) == 256
    taken = b""
    for _ in range(4):
        taken += socket.held
        socket.held = b""
        link.sends()
    assert lines_of(taken + socket.held) == [line]


def test_a_new_line_takes_the_place_of_one_that_got_stuck():
    link, _, socket = made()
    link.send("a" * 900)
    link.sends()
    link.send("b\n")
    socket.held = b""
    assert not link.sends()
    assert lines_of(socket.held) == ["b"]


def test_a_socket_at_rest_takes_no_memory():
    link, _, _ = made()
    link.hear()
    if not hasattr(gc, "mem_alloc"):
        return
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    for _ in range(1000):
        link.hear()
    taken = gc.mem_alloc() - before
    gc.enable()
    assert taken == 0
