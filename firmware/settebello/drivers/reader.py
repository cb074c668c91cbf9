"""The reader seam of loop.py: what a chip for tags finds, told as events. It knows texts and numbers, no cards.

    poll(now_ms)   None, or one event, a tuple whose first item names it:
                   ("tag", uid, text)        a tag came: its 4, 7 or 10 bytes in upper-case hexadecimal, and the text
                                             of its NDEF text record, or None when there is none or none was read
                   ("gone",)                 the tag told last went; another one can come without it
                   ("written",)              the text that was asked for is on the tag, and was read back
                   ("unwritten", why)        it isn't: "lifted" (away, another one, or the reader is lost), "locked"
                                             (it refuses, or is of a sort without NDEF), "full" (no room)
                   ("trouble", key, values)  something to be said in words, in place of what was said before
                   ("ready",)                the trouble told last is over
    write(text)    asks to write a text on the tag told last; "written" or "unwritten" answers, always. A tag that
                   stays isn't told again.
    trouble        (key, values) of the trouble that lasts, or None
    hurries        whether it had better be polled again at once: a tag came just now, and the next one of a pile that
                   is passed may be away soon; or it is about to rest

Troubles: "reader.silent" (chip, interface, its switches) · "reader.wires" (chip, the byte that it reads as) ·
"reader.garbled" (chip,) · "reader.clone" (version,), over once a tag was read · "reader.two" (), two tags for longer
than cards that are passed brush each other, of which none is told. A trouble is told once. The reader goes on by
itself and never raises.

``poll`` takes a step of some ms at most and never waits; without a tag it allocates nothing. A tag counts as gone
once it was missed three times in a row. Between polls the chip rests with its field off, or its tag halted.

A chip is an object with

    begin(operation, page=0, data=None)   starts FIND, READ, WRITE (4 bytes) or REST, in place of any other
    poll(now_ms)                          BUSY, then DONE or FAILED once for each operation; FAILED says that a tag
                                          didn't do it, or of a FIND that the chip had to be started anew
    count, uid, sak                       after FIND: tags there (2 for more), UID and SAK of one alone
    data                                  after READ: 16 bytes from that page on
    lost, trouble                         whether it has failed several times in a row; (key, values) or None
"""

from settebello.compat import const
from settebello.drivers import ndef

BUSY = const(0)
DONE = const(1)
FAILED = const(2)

FIND = const(0)
READ = const(1)
WRITE = const(2)
REST = const(3)

_RESTING = const(0)
_FINDING = const(1)
_READING = const(2)
_CHECKING = const(3)
_WRITING = const(4)
_READING_BACK = const(5)
_TO_REST = const(6)

_REST_MS = const(20)
# While cards are passed: long enough for a tag to forget that it was spoken to (5 ms without a field, ISO/IEC 14443-3).
_SHORT_REST_MS = const(5)
# Cards that are passed follow each other within this time.
_PASSING_MS = const(250)
_MISSES = const(3)
_BRUSHING_MS = const(80)
_TRIES = const(3)
_TWO = ("reader.two", ())
_BLOCK = const(16)
_CONTAINER_PAGE = const(3)
_WRAP = const(0x3FFFFFFF)


class Reader:
    """Polls a chip (see above) and tells what comes of it."""

    def __init__(self, chip):
        self.trouble = None
        self.hurries = False
        self._chip = chip
        self._state = _FINDING
        self._since = 0
        # Whether cards are passed, and when the tag that came last was found.
        self._are_passed = False
        self._came = 0
        self._uid = None
        self._misses = 0
        # Since when there are two tags, below 0 when there aren't.
        self._two_since = -1
        self._are_two = False
        # A tag that was found but not read yet, and how often that was tried.
        self._half = None
        self._tries = 0
        self._pages = bytearray(ndef.MOST)
        self._read = 0
        # What is to be written, on which tag.
        self._text = None
        self._target = None
        self._plan = ()
        self._at = 0
        self._why = ""
        chip.begin(FIND)

    def write(self, text):
        """Asks to write a text on the tag told last."""
        self._text = text
        self._target = self._uid
        self._tries = 0
        self._why = "lifted"

    def poll(self, now):
        """The event that is due at ``now`` (ms), or None."""
        if self._are_passed and (now - self._came) & _WRAP >= _PASSING_MS:
            self._are_passed = False
        event = self._step(now) or self._news()
        self.hurries = self._are_passed or self._state == _TO_REST
        return event

    def _news(self):
        trouble = self._chip.trouble or (_TWO if self._are_two else None)
        if trouble == self.trouble:
            return None
        self.trouble = trouble
        return ("trouble",) + trouble if trouble else ("ready",)

    def _step(self, now):
        if self._text is not None and self._chip.lost:
            self._why = "lifted"
            return self._unwritten()
        if self._state == _RESTING:
            rest_ms = _SHORT_REST_MS if self._are_passed else _REST_MS
            if self._text is None and (now - self._since) & _WRAP < rest_ms:
                return None
            self._begin(_FINDING, FIND)
        outcome = self._chip.poll(now)
        if outcome == BUSY:
            return None
        done = outcome == DONE
        state = self._state
        if state == _FINDING:
            return self._found(now) if done else self._begin(_FINDING, FIND)
        if state == _READING:
            return self._was_read(done)
        if state == _TO_REST:
            self._state = _RESTING
            self._since = now
            return None
        return self._went_on(state, done)

    def _begin(self, state, operation, page=0, data=None):
        self._state = state
        self._chip.begin(operation, page, data)

    def _rest(self, event=None):
        self._begin(_TO_REST, REST)
        return event

    def _found(self, now):
        chip = self._chip
        if chip.count < 2:
            self._two_since = -1
        elif self._two_since < 0:
            self._two_since = now
        self._are_two = self._two_since >= 0 and (now - self._two_since) & _WRAP >= _BRUSHING_MS
        if self._half is not None and (chip.count == 0 or chip.count == 1 and chip.uid != self._half):
            # It left before it could be read: its UID may be known.
            return self._told(None)
        if self._text is not None:
            return self._found_to_write()
        if chip.count != 1:
            return self._rest(self._missed() if chip.count == 0 else None)
        self._misses = 0
        if chip.uid == self._uid:
            return self._rest()
        if self._half is None:
            self._half = chip.uid
            self._tries = 0
            self._are_passed = True
            self._came = now
        if chip.sak:
            return self._told(None)
        self._read = 0
        return self._begin(_READING, READ, ndef.FIRST_PAGE)

    def _missed(self):
        if self._uid is None:
            return None
        self._misses += 1
        if self._misses < _MISSES:
            return None
        self._uid = None
        return ("gone",)

    def _told(self, text):
        """Tells the tag that was found, with its text or None."""
        self._uid = self._half
        self._half = None
        self._misses = 0
        return self._rest(("tag", "".join(["%02X" % byte for byte in self._uid]), text))

    def _was_read(self, done):
        if not done:
            self._tries += 1
            return self._told(None) if self._tries >= _TRIES else self._begin(_FINDING, FIND)
        read = self._keep()
        if self._read < ndef.needed(read):
            return self._begin(_READING, READ, ndef.FIRST_PAGE + self._read // ndef.PAGE)
        return self._told(ndef.text(read))

    def _keep(self):
        """Adds the 16 bytes just read; answers all that were read."""
        self._pages[self._read : self._read + _BLOCK] = self._chip.data
        self._read += _BLOCK
        return self._pages[: self._read]

    def _found_to_write(self):
        chip = self._chip
        if chip.count != 1 or self._target is None or chip.uid != self._target:
            self._why = "lifted"
            return self._again()
        if chip.sak:
            self._why = "locked"
            return self._unwritten()
        return self._begin(_CHECKING, READ, _CONTAINER_PAGE)

    def _went_on(self, state, done):
        """What follows a step of writing."""
        if not done:
            self._why = "locked" if state == _WRITING else "lifted"
            return self._again()
        if state == _CHECKING:
            return self._checked()
        if state == _WRITING:
            self._at += 1
            return self._write_on()
        read = self._keep()
        if self._read < ndef.needed(read):
            return self._begin(_READING_BACK, READ, ndef.FIRST_PAGE + self._read // ndef.PAGE)
        if ndef.text(read) == self._text:
            self._text = None
            return self._rest(("written",))
        self._why = "locked"
        return self._again()

    def _checked(self):
        """Page 3 is the container that says what the tag can hold, once a tag was made ready; it is never written."""
        data = self._chip.data
        ready = data[0] == 0xE1 and data[1] >> 4 == 1
        blank = not (data[0] or data[1] or data[2] or data[3])
        if not (ready or blank) or data[3] & 0x0F:
            self._why = "locked"
            return self._unwritten()
        try:
            self._plan = ndef.plan(self._text, data[ndef.PAGE :])
        except ValueError:
            self._why = "full"
            return self._unwritten()
        self._at = 0
        return self._write_on()

    def _write_on(self):
        if self._at < len(self._plan):
            page, data = self._plan[self._at]
            return self._begin(_WRITING, WRITE, page, data)
        self._read = 0
        return self._begin(_READING_BACK, READ, ndef.FIRST_PAGE)

    def _again(self):
        """Starts writing from the first step, or gives up when that was tried often enough."""
        self._tries += 1
        return self._unwritten() if self._tries >= _TRIES else self._begin(_FINDING, FIND)

    def _unwritten(self):
        self._text = None
        return self._rest(("unwritten", self._why))
