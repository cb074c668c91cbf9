"""The files in the flash: a littlefs image as the firmware mounts it, made here and read again."""

import errno
from collections.abc import Mapping

from littlefs import LittleFS, LittleFSError, UserContext

_BLOCK = 4096
_BLOCKS = 352
# What old firmware can mount; newer ones read it too, and turn it into theirs when they write.
_OLD = 0x0002_0000


def image_of(files: Mapping[str, bytes]) -> bytes:
    """A littlefs image with these files, by their paths on the box."""
    disk = _disk(_OLD)
    disk.format()
    disk.mount()
    for path, data in sorted(files.items()):
        folder = path.rpartition("/")[0]
        if folder:
            disk.makedirs(folder, exist_ok=True)
        with disk.open(path, "wb") as file:
            file.write(data)
    disk.unmount()
    return bytes(disk.context.buffer)


class SavedFiles:
    """The Files of the drivers over an image, as far as reading the stores needs them."""

    def __init__(self, image: bytes) -> None:
        self._disk = _disk()
        self._disk.context.buffer[:] = image
        self._disk.mount()

    def open(self, path: str, mode: str):
        """An open file. Raises OSError."""
        try:
            return self._disk.open(path, mode)
        except FileNotFoundError:
            raise OSError(errno.ENOENT, "no such file", path) from None

    def listdir(self, folder: str) -> list[str]:
        """The names in a folder. Raises OSError."""
        return _done(self._disk.listdir, folder)

    def mkdir(self, folder: str) -> None:
        """Raises OSError where the folder is missing; nothing is made here."""
        self.stat(folder)

    def stat(self, path: str) -> tuple[int, ...]:
        """As `os.stat`, with the size at 6. Raises OSError."""
        return (0, 0, 0, 0, 0, 0, _done(self._disk.stat, path).size)


def _done(call, path: str):
    try:
        return call(path)
    except LittleFSError as error:
        raise OSError(-error.code, error.name, path) from None


def _disk(version: int = 0) -> LittleFS:
    # As MicroPython does it (extmod/vfs_lfsx.c, ports/rp2/modules/_boot.py): how files lie decides how fast they are.
    return LittleFS(
        UserContext(_BLOCK * _BLOCKS),
        mount=False,
        block_size=_BLOCK,
        block_count=_BLOCKS,
        prog_size=256,
        read_size=32,
        cache_size=1024,
        lookahead_size=32,
        block_cycles=100,
        disk_version=version,
    )
