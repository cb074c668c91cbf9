"""A store in one file: lines that are appended, and a start anew that replaces them all.

Every write opens the file, writes once and closes it, which littlefs takes whole or not at all when the power
is cut. A write that fails otherwise may leave a piece of a line: it is marked as void by what follows it.
"""

from settebello.compat import const

ENOENT = const(2)
_ENOSPC = const(28)
# CAN, "cancel" (ECMA-48): a line that ends with it was never finished and doesn't count.
_VOID = b"\x18"
# So much is kept in RAM for a flash that takes nothing; some thirty lines.
_MOST_OWED = const(2048)
_PIECE = const(512)


class FileStore:
    """The store seam of loop.py. What couldn't be written is written before the next line, so that no line
    is missing between two others."""

    def __init__(self, files, path):
        """``files`` is a Files, ``path`` names a file that needn't be there."""
        self._files = files
        self._path = path
        self._size = -1
        self._is_torn = False
        self._owed = b""
        self._is_anew = False

    def lines(self):
        """All lines as texts, [] when there are none; a torn end comes as a text that is no line of a log."""
        found = []
        rest = b""
        try:
            with self._files.open(self._path, "rb") as file:
                # In pieces, since a long file may find no place in the RAM as a whole.
                piece = file.read(_PIECE)
                while piece:
                    whole = (rest + piece).split(b"\n")
                    rest = whole.pop()
                    found += [_text(line) for line in whole if not line.endswith(_VOID)]
                    piece = file.read(_PIECE)
        except OSError as error:
            if error.errno != ENOENT:
                raise
        if rest:
            found.append(_text(rest + _VOID))
        return found

    def append(self, line):
        """Adds a line, after those that are owed. Raises OSError when it can't; it is owed then."""
        if self._owed is not None:
            self._owed += line.encode() + b"\n"
        self.settle()

    def begin(self, line):
        """Starts anew with this line, or several, unless it is all there is. Raises OSError; it is owed then."""
        self._is_anew = not self._holds(line)
        self._owed = line.encode() + b"\n" if self._is_anew else b""
        if self._is_anew:
            self.settle()

    def settle(self):
        """Writes what is owed. Raises OSError."""
        if self._owed is None:
            raise OSError(_ENOSPC, "the flash took nothing for too long")
        try:
            if self._is_anew:
                self._replace()
            else:
                self._add()
        except OSError:
            if len(self._owed) > _MOST_OWED:
                # Rather a log that ends here than one with a gap.
                self._owed = None
            raise
        self._size += len(self._owed)
        self._owed = b""
        self._is_anew = False

    def has_gap(self):
        """Whether lines were given up because the flash took none for too long; only ``begin`` writes then."""
        return self._owed is None

    def size(self):
        """The bytes in the file, 0 when it isn't there. Raises OSError."""
        try:
            return self._files.stat(self._path)[6]
        except OSError as error:
            if error.errno != ENOENT:
                raise
            return 0

    def _holds(self, line):
        try:
            # A long file isn't read only to see that it is another.
            return self.size() == len(line.encode()) + 1 and self.lines() == [line]
        except OSError:
            # What can't be read is replaced.
            return False

    def _replace(self):
        beside = self._path + ".tmp"
        self._put(beside, "wb")
        # Over the old one: removing that first would leave a moment without either.
        self._files.rename(beside, self._path)
        self._size = 0
        self._is_torn = False

    def _add(self):
        if self._size < 0:
            self._size = self.size()
            self._is_torn = self._size > 0 and self._last_byte() != b"\n"
        elif self.size() != self._size:
            self._take_off_written()
        if self._is_torn:
            self._owed = _VOID + b"\n" + self._owed
            self._is_torn = False
        self._put(self._path, "ab")

    def _put(self, path, mode):
        with self._files.open(path, mode) as file:
            file.write(self._owed)

    def _take_off_written(self):
        """After a write that failed, takes the lines that it wrote nevertheless off what is owed."""
        written = self.size() - self._size
        whole = self._owed.rfind(b"\n", 0, written) + 1
        self._is_torn = whole < written
        self._owed = self._owed[whole:]
        self._size += written

    def _last_byte(self):
        with self._files.open(self._path, "rb") as file:
            file.seek(-1, 2)
            return file.read(1)


def is_void(line):
    """Whether a line that a store answered was never finished."""
    return line.endswith(_VOID.decode())


def _text(line):
    """A line as a text; what the flash has made of one may be no text at all."""
    try:
        return line.decode()
    except UnicodeError:
        return "?"
