"""Files in RAM that fail as a flash does: full, broken, or with half a line written."""

ENOENT = 2
EIO = 5
ENOSPC = 28


class FakeFiles:
    """The Files of the drivers. ``fails(name, path)`` answers the errno with which a call fails, 0 for none.

    A write that fails leaves the first ``keeps`` bytes of it behind; ``room`` is how many bytes fit in all.
    """

    def __init__(self, room=1_000_000):
        self.room = room
        self.keeps = 0
        self.contents = {}
        self.calls = []
        self.fails = lambda name, path: 0

    def open(self, path, mode):
        self._call("open " + mode, path)
        if mode == "rb":
            return _File(self, path, mode, self._content(path))
        if mode == "wb":
            self.contents[path] = b""
        return _File(self, path, mode, b"")

    def listdir(self, folder):
        self._call("listdir", folder)
        return [path[len(folder) + 1 :] for path in self.contents if path.startswith(folder + "/")]

    def mkdir(self, folder):
        self._call("mkdir", folder)

    def remove(self, path):
        self._call("remove", path)
        self._content(path)
        self.contents.pop(path)

    def rename(self, old, new):
        self._call("rename", new)
        self.contents[new] = self._content(old)
        self.contents.pop(old)

    def stat(self, path):
        self._call("stat", path)
        return (0, 0, 0, 0, 0, 0, len(self._content(path)), 0, 0, 0)

    def statvfs(self, folder):
        self._call("statvfs", folder)
        free = self.room - self.used()
        return (1, 1, self.room, free, free, 0, 0, 0, 0, 255)

    def used(self):
        return sum([len(content) for content in self.contents.values()])

    def writes(self):
        """How many calls so far changed something."""
        return len([1 for name, path in self.calls if name not in ("open rb", "listdir", "stat", "statvfs")])

    def _call(self, name, path):
        self.calls.append((name, path))
        errno = self.fails(name, path)
        if errno:
            raise OSError(errno, "flash")

    def _content(self, path):
        if path not in self.contents:
            raise OSError(ENOENT, "flash")
        return self.contents[path]


class _File:
    def __init__(self, files, path, mode, content):
        self._files = files
        self._path = path
        self._mode = mode
        self._content = content
        self._at = 0

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

    def read(self, count):
        found = self._content[self._at : self._at + count]
        self._at += len(found)
        return found

    def seek(self, by, whence):
        self._at = len(self._content) + by if whence == 2 else by

    def write(self, data):
        files = self._files
        files.calls.append(("write", self._path))
        errno = files.fails("write", self._path)
        if not errno and files.used() + len(data) > files.room:
            errno = ENOSPC
        kept = bytes(data)[: files.keeps] if errno else bytes(data)
        files.contents[self._path] = files.contents.get(self._path, b"") + kept
        if errno:
            raise OSError(errno, "flash")
