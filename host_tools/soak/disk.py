"""The files of the box (settebello/drivers/files.py) in a folder, which can be full and whose power can be cut."""

import os

ENOSPC = 28
_BYTES = 24576


class Cut(Exception):
    """The power went off in the middle of a write; the box knows nothing of it and must not catch it."""


class Disk:
    """``full`` lets every write fail; ``folder`` is one that is there and empty, for this disk alone."""

    def __init__(self, folder):
        self.folder = folder
        self.full = False
        self._writes_left = -1
        self._kept = 0

    def cut(self, writes, kept):
        """The power goes off in the write after so many; of that one, ``kept`` bytes get through."""
        self._writes_left = writes
        self._kept = kept

    def mend(self):
        """No cut is to come any more."""
        self._writes_left = -1

    def open(self, path, mode):
        """As open(); what is written goes through here."""
        file = open(path, mode)
        return file if mode == "rb" else _Written(self, file)

    def listdir(self, folder):
        """As os.listdir."""
        return os.listdir(folder)

    def mkdir(self, folder):
        """As os.mkdir."""
        os.mkdir(folder)

    def remove(self, path):
        """As os.remove."""
        self.change()
        os.remove(path)

    def rename(self, old, new):
        """As os.rename, over a file that is there."""
        self.change()
        os.rename(old, new)

    def stat(self, path):
        """As os.stat."""
        return os.stat(path)

    def statvfs(self, folder):
        """As os.statvfs of a small disk, so that the oldest matches are dropped now and then."""
        used = sum([self.stat(folder + "/" + name)[6] for name in self.listdir(folder)])
        free = max(_BYTES - used, 0)
        return (1, 1, _BYTES, free, free, 0, 0, 0, 0, 255)

    def change(self):
        """Counts a change; answers how many bytes of it get through, None for all. Raises Cut when that is none."""
        if self._writes_left > 0:
            self._writes_left -= 1
        elif self._writes_left == 0:
            self.mend()
            raise Cut()
        if self.full:
            raise OSError(ENOSPC, "No space left on device")

    def kept(self, data):
        """What gets through of a write that fails."""
        return data[: min(self._kept, len(data))]


class _Written:
    """A file that is open for writing."""

    def __init__(self, disk, file):
        self._disk = disk
        self._file = file

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self._file.close()

    def write(self, data):
        """Writes all of it, or what a fault lets through."""
        try:
            self._disk.change()
        except (Cut, OSError):
            self._file.write(self._disk.kept(data))
            raise
        self._file.write(data)
