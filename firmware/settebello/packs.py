"""The packs in which the box's modules lie, as a file system.

They lie compiled in packs, one for each package: in a folder of the flash each would be looked for under three names,
and that takes longer than to load it. Where they lie in folders nevertheless (put there by `mip`, or as sources, for a
MicroPython that doesn't take them compiled), those count.
"""

import os

HOME = "/settebello"
FOLDER = "/packed/"
_ENOENT = 2
_FOLDER = 0x4000
_FILE = 0x8000


class Packs:
    """As much of a file system as importing needs; "" is the package that all others lie in.

    `core.pack` holds the modules of the package core. It begins with the length of its index in bytes and a line end;
    the index is a line for each module, its name, a space, and at which byte of the file it begins.
    """

    def __init__(self):
        self._names = os.listdir(FOLDER)
        # The index that was read last.
        self._read = ""
        self._index = b""

    def mount(self, readonly, mkfs):
        """Nothing is to be done."""

    def umount(self):
        """Nothing is to be done."""

    def stat(self, path):
        """As os.stat. Raises OSError for what isn't there."""
        if _pack(path) in self._names:
            return (_FOLDER, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        self._begin(path)
        return (_FILE, 0, 0, 0, 0, 0, 0, 0, 0, 0)

    def open(self, path, mode):
        """The pack, where the module begins. Raises OSError."""
        begin = self._begin(path)
        file = open(FOLDER + self._read, "rb")
        file.seek(begin)
        return file

    def _begin(self, path):
        folder, _, name = path.rpartition("/")
        pack = _pack(folder)
        if not name.endswith(".mpy") or pack not in self._names:
            raise OSError(_ENOENT)
        if pack != self._read:
            with open(FOLDER + pack, "rb") as file:
                self._index = b"\n" + file.read(int(file.readline()))
            self._read = pack
        at = self._index.find(b"\n%s " % name[:-4].encode())
        if at < 0:
            raise OSError(_ENOENT)
        return int(self._index[at + len(name) - 2 : self._index.find(b"\n", at + 1)])


def mount():
    """Lets the modules be imported from the packs."""
    try:
        names = os.listdir(HOME)
    except OSError:
        # There is no such folder on a box that was made with packs.
        names = ()
    if not [name for name in names if name.startswith("__init__.")]:
        os.mount(Packs(), HOME)  # pyright: ignore[reportAttributeAccessIssue] (MicroPython's own)


def _pack(folder):
    """The name of the pack of a folder: `/core/games` is in `core.games.pack`."""
    return (folder.strip("/").replace("/", ".") or "settebello") + ".pack"
