"""A command for the PN532 and its answer, over a transport (pn532.py): acknowledged, repeated, never waited for."""

from settebello.compat import const
from settebello.drivers import pn532_frame
from settebello.drivers.pn532_frame import ACK, NACK

# An acknowledgement; two tags with UIDs of 7 bytes; two of the longest.
SHORT = const(6)
MIDDLE = const(36)
LONG = const(80)

PENDING = const(0)
ANSWERED = const(1)
SILENT = const(2)
GARBLED = const(3)

# The manual's own deadline, after which the same frame is sent again (6.2.3).
_ACK_MS = const(15)
_ANSWER_MS = const(250)
_SENDINGS = const(3)
_NACKS = const(2)
_CODE_AT = const(6)
_WRAP = const(0x3FFFFFFF)


class Exchange:
    """One command at a time. ``at`` and ``length`` tell where in the transport's ``data`` its answer is."""

    def __init__(self, transport):
        self.at = 0
        self.length = 0
        self._transport = transport
        self._frame = None
        self._is_acknowledged = False
        self._since = 0
        self._sendings = 0
        self._nacks = 0
        self._room = MIDDLE

    def send(self, frame, now):
        """Sends a command's frame at ``now`` (ms). Raises OSError."""
        self._frame = frame
        self._sendings = 0
        self._repeat(now, SILENT)

    def poll(self, now):
        """A step at ``now`` (ms): PENDING, then ANSWERED, SILENT or GARBLED. Raises OSError."""
        if self._transport.ready():
            return self._answered(now) if self._is_acknowledged else self._acknowledged(now)
        passed = (now - self._since) & _WRAP
        if not self._is_acknowledged:
            return self._repeat(now, SILENT) if passed >= _ACK_MS else PENDING
        if passed < _ANSWER_MS:
            return PENDING
        self._transport.write(ACK)
        return SILENT

    def _repeat(self, now, trouble):
        if self._sendings >= _SENDINGS:
            return trouble
        self._sendings += 1
        self._is_acknowledged = False
        self._transport.write(self._frame)
        self._since = now
        return PENDING

    def _acknowledged(self, now):
        self._transport.read(SHORT)
        if not pn532_frame.is_ack(self._transport.data):
            return self._repeat(now, GARBLED)
        self._is_acknowledged = True
        self._nacks = 0
        self._room = MIDDLE
        self._since = now
        return PENDING

    def _answered(self, now):
        transport = self._transport
        transport.read(self._room)
        self.at = pn532_frame.answer(transport.data, self._room, self._frame[_CODE_AT])
        if self.at > 0:
            self.length = pn532_frame.length_of(transport.data)
            return ANSWERED
        if self._nacks >= _NACKS:
            return GARBLED
        # It says the same once more: there was noise on the wires, or more than was read.
        self._nacks += 1
        self._room = LONG if self.at < 0 else MIDDLE
        transport.write(NACK)
        self._since = now
        return PENDING
