"""A flash in memory: the Files of the drivers, so that the box's own stores read and write what came from a board."""

import errno
import io

_BLOCK = 4096


class MemoryFiles:
    """``contents`` are the files by their paths; ``blocks`` of 4,096 bytes are what has room."""

    def __init__(self, contents: dict[str, bytes], blocks: int = 1024) -> None:
        self.contents = contents
        self._blocks = blocks

    def open(self, path: str, mode: str) -> io.BytesIO:
        """An open file, for reading or for writing. Raises OSError."""
        if mode == "rb":
            return io.BytesIO(self._held(path))
        return _Written(self, path, b"" if mode == "wb" else self.contents.get(path, b""))

    def listdir(self, folder: str) -> list[str]:
        """The names in a folder."""
        return [path.rpartition("/")[2] for path in self.contents if path.rpartition("/")[0] == folder]

    def mkdir(self, folder: str) -> None:
        """Folders are there as soon as a file is."""

    def remove(self, path: str) -> None:
        """Take a file away. Raises OSError."""
        self._held(path)
        del self.contents[path]

    def rename(self, old: str, new: str) -> None:
        """Give a file another path. Raises OSError."""
        self.contents[new] = self._held(old)
        del self.contents[old]

    def stat(self, path: str) -> tuple[int, ...]:
        """As `os.stat`, with the size at 6. Raises OSError."""
        return (0, 0, 0, 0, 0, 0, len(self._held(path)), 0, 0, 0)

    def statvfs(self, folder: str) -> tuple[int, ...]:
        """As `os.statvfs`."""
        free = max(0, self._blocks - sum(-(-len(data) // _BLOCK) for data in self.contents.values()))
        return (_BLOCK, _BLOCK, self._blocks, free, free, 0, 0, 0, 0, 255)

    def _held(self, path: str) -> bytes:
        if path not in self.contents:
            raise OSError(errno.ENOENT, "no such file", path)
        return self.contents[path]


class _Written(io.BytesIO):
    def __init__(self, files: MemoryFiles, path: str, held: bytes) -> None:
        super().__init__()
        self.write(held)
        self._files = files
        self._path = path

    def close(self) -> None:
        if not self.closed:
            self._files.contents[self._path] = self.getvalue()
        super().close()
