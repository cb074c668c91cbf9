"""The PN532, over a transport: the chip of reader.py, after NXP's user manual UM0701-02.

A transport never waits either, and has

    open()        sets the bus up; OSError
    wake()        begins to wake the chip; the first ``write`` comes 10 ms later
    write(frame)  sends a frame; OSError
    ready()       whether the chip has something to say
    read(room)    reads SHORT, MIDDLE or LONG bytes (pn532_exchange.py) of what it says into ``data``; OSError
    data, told    a bytearray of LONG bytes; (interface, its two switches) for people
"""

from settebello.compat import const
from settebello.drivers import pn532_frame
from settebello.drivers.pn532_exchange import ANSWERED, GARBLED, MIDDLE, PENDING, Exchange
from settebello.drivers.pn532_frame import ACK, ARGUMENTS
from settebello.drivers.reader import BUSY, DONE, FAILED, FIND, READ, WRITE

_TO_START = const(0)
_IN_RESET = const(1)
_WAKING = const(2)
_DRAINING = const(3)
_STILL = const(4)
_TALKING = const(5)

_RESET_MS = const(100)
_WAKE_MS = const(10)
_DRAIN_MS = const(10)
_LATER_MS = const(500)
_RESETS_AT = const(3)

# Codes of commands, and of what is sent to a tag.
_FIRMWARE = const(0x02)
_SAM = const(0x14)
_CONFIGURE = const(0x32)
_EXCHANGE = const(0x40)
_LIST = const(0x4A)
_PN532 = const(0x32)

# Where a listed tag has its SAK and the length of its UID, after the count.
_SAK_AT = const(4)
_UID_LENGTH_AT = const(5)
_STATUS = const(0x3F)
_WRAP = const(0x3FFFFFFF)


class PN532:
    """A chip for Reader. It is started anew whenever it fails, for ever; a reset pin frees one that hangs."""

    def __init__(self, transport, reset=None):
        """``reset`` is the output pin on RSTPD_N, where it is wired."""
        self.count = 0
        self.uid = b""
        self.sak = 0
        self.data = bytearray(16)
        self.lost = False
        self.trouble = None
        self._transport = transport
        self._exchange = Exchange(transport)
        self._reset = reset
        command = pn532_frame.command
        # The number of tries for a passive target is endless otherwise, and the chip busy until a tag comes.
        self._setup = (
            command(bytes((_FIRMWARE,))),
            command(bytes((_SAM, 0x01, 0x14, 0x01))),
            command(bytes((_CONFIGURE, 0x05, 0xFF, 0x01, 0x02))),
        )
        self._operations = (
            command(bytes((_LIST, 0x02, 0x00))),
            command(bytes((_EXCHANGE, 0x01, 0x30, 0x00))),
            command(bytes((_EXCHANGE, 0x01, 0xA2, 0x00, 0, 0, 0, 0))),
            command(bytes((_CONFIGURE, 0x01, 0x00))),
        )
        self._uid = bytearray(10)
        uid = memoryview(self._uid)
        self._uids = {4: uid[:4], 7: uid[:7], 10: uid}
        self._phase = _TO_START
        self._since = -1
        self._wait = 0
        # How many frames of the start were answered.
        self._set_up = 0
        # What was asked for, and what the chip is at: they differ when it was asked for something else meanwhile.
        self._asked = -1
        self._doing = -1
        self._faults = 0

    def begin(self, operation, page=0, data=None):
        """Starts FIND, READ, WRITE or REST; see reader.py."""
        self._asked = operation
        frame = self._operations[operation]
        if operation == READ or operation == WRITE:
            frame[ARGUMENTS + 2] = page
            if data is not None:
                frame[ARGUMENTS + 3 : ARGUMENTS + 7] = data
            pn532_frame.seal(frame)

    def poll(self, now):
        """A step at ``now`` (ms): BUSY, DONE or FAILED."""
        try:
            return self._step(now)
        except OSError:
            return self._failed(now, "reader.silent")

    def _step(self, now):
        if self._since < 0:
            self._since = now
        if self._phase <= _DRAINING:
            self._start(now, (now - self._since) & _WRAP)
            return BUSY
        if self._phase == _STILL:
            self._send(now)
            return BUSY
        told = self._exchange.poll(now)
        if told == PENDING:
            return BUSY
        if told != ANSWERED:
            return self._failed(now, "reader.garbled" if told == GARBLED else "reader.silent")
        self._phase = _STILL
        return self._answered(now, self._transport.data, self._exchange.at, self._exchange.length)

    def _go(self, phase, now):
        self._phase = phase
        self._since = now

    def _start(self, now, passed):
        """Frees a chip from whatever it was doing: reset, wake, abort, and away with an old answer."""
        transport = self._transport
        phase = self._phase
        if phase == _TO_START:
            if passed < self._wait:
                return
            transport.open()
            if self._reset and (self._faults == 0 or self._faults >= _RESETS_AT):
                self._reset.value(0)
            self._go(_IN_RESET, now)
        elif phase == _IN_RESET:
            if self._reset and not self._reset.value():
                if passed < _RESET_MS:
                    return
                self._reset.value(1)
            transport.wake()
            self._go(_WAKING, now)
        elif phase == _WAKING:
            if passed >= _WAKE_MS:
                transport.write(ACK)
                self._go(_DRAINING, now)
        elif passed >= _DRAIN_MS:
            self._set_up = 0
            self._phase = _STILL
        elif transport.ready():
            transport.read(MIDDLE)

    def _send(self, now):
        """Sends the next frame: of the start first, then the one that was asked for."""
        if self._set_up < len(self._setup):
            self._exchange.send(self._setup[self._set_up], now)
        elif self._asked < 0:
            return
        else:
            self._doing = self._asked
            self._exchange.send(self._operations[self._doing], now)
        self._phase = _TALKING

    def _answered(self, now, data, at, length):
        if self._set_up < len(self._setup):
            if self._set_up == 0 and (length < 1 or data[at] != _PN532):
                return self._failed(now, "reader.garbled")
            self._set_up += 1
            return BUSY
        outcome = self._taken(data, at, length)
        if outcome < 0:
            return self._failed(now, "reader.garbled")
        self._faults = 0
        self.lost = False
        self.trouble = None
        if self._doing != self._asked:
            return BUSY
        self._asked = -1
        return outcome

    def _taken(self, data, at, length):
        """The outcome of what was asked for, from the ``length`` bytes of its answer; below 0 for nonsense."""
        operation = self._doing
        if operation == FIND:
            return self._listed(data, at, length)
        if operation != READ and operation != WRITE:
            return DONE
        if length < 1:
            return -1
        if data[at] & _STATUS or operation == READ and length != 1 + len(self.data):
            return FAILED
        if operation == READ:
            for number in range(len(self.data)):
                self.data[number] = data[at + 1 + number]
        return DONE

    def _listed(self, data, at, length):
        if length < 1 or data[at] > 2:
            return -1
        self.count = data[at]
        if self.count != 1:
            return DONE
        if length <= _UID_LENGTH_AT:
            return -1
        size = data[at + _UID_LENGTH_AT]
        if size not in self._uids or length <= _UID_LENGTH_AT + size:
            return -1
        for number in range(size):
            self._uid[number] = data[at + _UID_LENGTH_AT + 1 + number]
        if self._uids[size] != self.uid:
            self.uid = bytes(self._uids[size])
        self.sak = data[at + _SAK_AT]
        return DONE

    def _failed(self, now, key):
        """The chip is to be started anew; when that has happened several times in a row, it is lost."""
        self._faults += 1
        self._asked = -1
        self._wait = 0
        if self._faults > _RESETS_AT:
            self.lost = True
            self._wait = _LATER_MS
            self.trouble = (key, ("PN532",) + (self._transport.told if key == "reader.silent" else ()))
        self._go(_TO_START, now)
        return FAILED
