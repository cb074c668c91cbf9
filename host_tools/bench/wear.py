"""The row of the flash: how often it is erased for what is saved, on the littlefs of a board."""

import errno
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from littlefs import LittleFS, LittleFSError, UserContext

from host_tools import boards, box_files, image
from host_tools.bench.figure import Figure
from host_tools.bench.told_logs import Evening

_BOARD = "pico_keypad_oled"
# The file system of a Pico is as large as that (MicroPython, ports/rp2/boards/RPI_PICO).
_BLOCKS = 352
_RULES = "scopa"
_ERASES = Figure(
    "wear.erases", "erases of the flash for each event of a match that is keyed card by card", "", None, 1.3
)
NAMES = (_ERASES.name,)


def figures(progress: Callable[[str], None], wanted: Collection[str] = NAMES) -> Iterator[Figure]:
    """It, where it is wanted."""
    if _ERASES.name in wanted:
        progress(_ERASES.what)
        flash = _Flash()
        disk = image.filled(flash, box_files.of_board(boards.folders([_BOARD])[0], "pico"))
        installed = flash.erases
        evening = Evening(_Files(disk), _RULES)
        events = 1
        while not evening.match.end.is_over():
            events += evening.hand()
        erases = flash.erases - installed
        beside = (("events saved", events, ""), ("erases", erases, ""), ("hands", len(evening.match.hands), ""))
        yield replace(_ERASES, value=erases / events, yardsticks=beside)


class _Flash(UserContext):
    """A flash that counts its ``erases``."""

    def __init__(self) -> None:
        super().__init__(_BLOCKS * image.BLOCK)
        self.erases = 0

    def erase(self, cfg, block: int) -> int:
        self.erases += 1
        return super().erase(cfg, block)


class _Files:
    """The Files of the drivers on a littlefs."""

    def __init__(self, disk: LittleFS) -> None:
        self._disk = disk

    def open(self, path: str, mode: str):
        try:
            return self._disk.open(path, mode)
        except FileNotFoundError:
            raise OSError(errno.ENOENT, "no such file", path) from None

    def listdir(self, folder: str) -> list[str]:
        return _done(self._disk.listdir, folder)

    def mkdir(self, folder: str) -> None:
        _done(self._disk.mkdir, folder)

    def remove(self, path: str) -> None:
        _done(self._disk.remove, path)

    def rename(self, old: str, new: str) -> None:
        _done(self._disk.rename, old, new)

    def stat(self, path: str) -> tuple[int, ...]:
        return (0, 0, 0, 0, 0, 0, _done(self._disk.stat, path).size)

    def statvfs(self, folder: str) -> tuple[int, ...]:
        free = _BLOCKS - self._disk.used_block_count
        return (image.BLOCK, image.BLOCK, _BLOCKS, free, free, 0, 0, 0, 0, 255)


def _done(call: Callable, *paths: str):
    try:
        return call(*paths)
    except LittleFSError as error:
        raise OSError(-error.code, error.name, *paths) from None
