"""The matches in the flash: the one on the table, and the ones before it as far as there is room.

They lie in segments, files of numbers that rise, several matches to a file, the first line of each marked with `>`;
a match is never in two. So 200 of them take little more than their lines, and coming back reads one segment.
"""

from settebello.compat import const
from settebello.drivers.file_store import ENOENT, FileStore, is_void

_ENOSPC = const(28)
_SEGMENT_BYTES = const(8192)
_FREE_PARTS = const(10)
_SUFFIX = ".log"
_FIRST = ">"


def open_stores(files, folder):
    """(matches, hand, settings, decks), the stores of loop.py, in a folder that is made where it is missing."""
    try:
        files.mkdir(folder)
    except OSError:
        # It is there already; else the first write says what is wrong.
        pass
    others = [FileStore(files, f"{folder}/{name}.log") for name in ("hand", "settings", "decks")]
    return tuple([MatchStore(files, folder)] + others)


class MatchStore:
    """The store seam of loop.py over segments: ``lines`` and ``append`` are about the newest match."""

    def __init__(self, files, folder):
        """``files`` is a Files, ``folder`` a path."""
        self._files = files
        self._folder = folder
        self._newest = None
        self._waiting = None

    def lines(self):
        """The lines of the newest match, [] before the first one. Raises OSError."""
        for match in self.history():
            return match
        return []

    def history(self):
        """Each match as its lines, the newest first. Raises OSError."""
        # The names are listed before anything is done: littlefs takes no removing while it lists.
        for number in self._numbers():
            matches = [[]]
            for line in self._segment(number).lines():
                if not line.startswith(_FIRST):
                    matches[-1].append(line)
                elif not is_void(line):
                    matches.append([line[len(_FIRST) :]])
            for match in reversed(matches):
                if match:
                    yield match

    def append(self, line):
        """Adds a line to the newest match. Raises OSError."""
        if self._waiting is None:
            self._keep(self._tail().append, line)
        else:
            self.begin(self._waiting + "\n" + line)

    def begin(self, line):
        """Starts a match with this line, or several; the one before is history. Raises OSError."""
        # Until a segment has taken it, it is owed here.
        self._waiting = line
        size = self._tail().size()
        goes_on = 0 < size < _SEGMENT_BYTES and not self._newest.has_gap()
        if size and not goes_on:
            self._newest = self._segment(self._numbers()[0] + 1)
        self._waiting = None
        self._keep(self._newest.append if goes_on else self._newest.begin, _FIRST + line)
        if not goes_on:
            self._make_room()

    def _tail(self):
        """The segment of the newest match. A cut may leave an empty file behind, which is no segment yet."""
        if self._newest is None:
            number = 1
            for number in self._numbers():
                if self._segment(number).size():
                    break
            self._newest = self._segment(number)
        return self._newest

    def _keep(self, write, line):
        try:
            write(line)
        except OSError as error:
            numbers = self._numbers()
            if error.errno != _ENOSPC or len(numbers) < 2:
                raise
            self._drop(numbers.pop())
            self._newest.settle()

    def _make_room(self):
        """Drops the oldest segments while less than a tenth of the flash is free."""
        numbers = self._numbers()
        while len(numbers) > 1 and self._is_short():
            self._drop(numbers.pop())

    def _is_short(self):
        stat = self._files.statvfs(self._folder)
        blocks, free = stat[2], stat[3]
        # On a full flash littlefs counts more blocks than there are, and what is left comes as a huge number.
        return free > blocks or free * _FREE_PARTS < blocks

    def _drop(self, number):
        self._files.remove(self._path(number))

    def _numbers(self):
        """The numbers of the segments, the newest first."""
        try:
            names = self._files.listdir(self._folder)
        except OSError as error:
            if error.errno != ENOENT:
                raise
            return []
        known = [name[: -len(_SUFFIX)] for name in names if name.endswith(_SUFFIX)]
        return sorted([int(number) for number in known if number.isdigit()], reverse=True)

    def _path(self, number):
        return "%s/%05d%s" % (self._folder, number, _SUFFIX)

    def _segment(self, number):
        return FileStore(self._files, self._path(number))
