"""The files in the flash, as the stores read them."""

import errno

from littlefs import LittleFS, LittleFSError, UserContext

from host_tools.image import BLOCK


class SavedFiles:
    """The Files of the drivers over a littlefs image, as far as reading the stores needs them."""

    def __init__(self, image: bytes) -> None:
        context = UserContext(len(image))
        context.buffer[:] = image
        # Mounted by hand: by itself it would make a new file system of one that it can't mount.
        self._disk = LittleFS(context, mount=False, block_size=BLOCK, block_count=len(image) // BLOCK, prog_size=256)
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
