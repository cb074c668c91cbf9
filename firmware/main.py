"""Finds the box's modules and starts them; the first thing that runs.

They lie compiled in packs, one for each package: in a folder of the flash each would be looked for under three names,
and that takes longer than to load it. Where they lie in folders nevertheless (put there by `mip`, or as sources, for a
MicroPython that doesn't take them compiled), those count.
"""

import os
import sys

# Left by the installer: the board is to stay at its prompt, so that files can be put on it.
UPDATE = "update"
HOME = "/settebello"
PACK = ".pack"
_PLACE = "/packs"
_ENOENT = 2
_FOLDER = 0x4000
_FILE = 0x8000


class Packs:
    """The packs as a file system, as far as importing needs one.

    `settebello.core.pack` holds the modules of /settebello/core. It begins with the length of its index in bytes and a
    line end; the index is a line for each module, its name, a space, and at which byte of the file it begins.
    """

    def __init__(self, names):
        """``names`` are those of the packs."""
        self._indices = {"/" + name[: -len(PACK)].replace(".", "/"): b"" for name in names}

    def mount(self, readonly, mkfs):
        """Nothing is to be done."""

    def umount(self):
        """Nothing is to be done."""

    def stat(self, path):
        """As os.stat. Raises OSError for what isn't there."""
        if path in self._indices:
            return (_FOLDER, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        self._begin(path)
        return (_FILE, 0, 0, 0, 0, 0, 0, 0, 0, 0)

    def open(self, path, mode):
        """The pack, where the module begins. Raises OSError."""
        begin = self._begin(path)
        file = open(_pack(path.rpartition("/")[0]), "rb")
        file.seek(begin)
        return file

    def _begin(self, path):
        folder, _, name = path.rpartition("/")
        if not name.endswith(".mpy") or folder not in self._indices:
            raise OSError(_ENOENT)
        index = self._indices[folder]
        if not index:
            with open(_pack(folder), "rb") as file:
                index = self._indices[folder] = b"\n" + file.read(int(file.readline()))
        at = index.find(b"\n%s " % name[:-4].encode())
        if at < 0:
            raise OSError(_ENOENT)
        return int(index[at + len(name) - 2 : index.find(b"\n", at + 1)])


def _pack(folder):
    return HOME + folder.replace("/", ".").replace(".", "/", 1) + PACK


def find():
    """Lets the modules be imported from where they are."""
    names = os.listdir(HOME)
    packs = [name for name in names if name.endswith(PACK)]
    if packs and not [name for name in names if name.startswith("__init__.")]:
        os.mount(Packs(packs), _PLACE)  # pyright: ignore[reportAttributeAccessIssue] (MicroPython's own)
        # Every other place would be looked through before a module that is built in is found.
        sys.path[:] = [_PLACE]


def main():
    """Runs the box until it is switched off; comes back only in safe mode or for a board that can't be."""
    if UPDATE in os.listdir("/"):
        print("Settebello is not started, because of the file", UPDATE)
        return
    find()
    from settebello import start

    start.main()


if __name__ == "__main__":
    main()
