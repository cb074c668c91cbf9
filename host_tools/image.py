"""The files of the box as the littlefs that MicroPython mounts, and both together in one file to drag."""

from collections.abc import Mapping

from littlefs import LittleFS, LittleFSError, UserContext

from host_tools.errors import Complaint
from host_tools.micropython_uf2 import Firmware
from host_tools.uf2 import PAGE, Uf2

BLOCK = 4096
# Every MicroPython from 1.24 on mounts this one; it turns it into its own when it writes.
_DISK_VERSION = 0x0002_0000


class _Disk(UserContext):
    """A flash in RAM that remembers which blocks were written."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.written: set[int] = set()

    def prog(self, cfg, block: int, off: int, data: bytes) -> int:
        self.written.add(block)
        return super().prog(cfg, block, off, data)


def filled(disk: UserContext, files: Mapping[str, bytes]) -> LittleFS:
    """A littlefs over a whole flash, with these files and mounted. Raises LittleFSError."""
    # As MicroPython sets it up (extmod/vfs_lfsx.c, ports/rp2/modules/_boot.py).
    system = LittleFS(
        disk,
        mount=False,
        block_size=BLOCK,
        block_count=len(disk.buffer) // BLOCK,
        prog_size=PAGE,
        read_size=32,
        cache_size=1024,
        lookahead_size=32,
        block_cycles=100,
        disk_version=_DISK_VERSION,
    )
    system.format()
    system.mount()
    for name, data in files.items():
        folder = name.rpartition("/")[0]
        if folder:
            system.makedirs(folder, exist_ok=True)
        with system.open(name, "wb") as file:
            file.write(data)
    return system


def blocks_of(files: Mapping[str, bytes], count: int) -> dict[int, bytes]:
    """The blocks, by their numbers, that make a littlefs of so many blocks with these files.

    What else is in a flash doesn't matter. Raises Complaint (1) when they don't fit.
    """
    disk = _Disk(BLOCK * count)
    try:
        filled(disk, files).unmount()
    except LittleFSError as error:
        raise Complaint(f"the files don't fit into {BLOCK * count // 1024} KiB of flash ({error})", 1) from error
    # A folder lies in two blocks that are given out one after the other; the second may not be written yet, and an
    # older folder that a flash still has there would be taken for the newer one.
    needed = {0, 1} | {(block + by) % count for block in disk.written for by in (-1, 0, 1)}
    return {block: bytes(disk.buffer[block * BLOCK : (block + 1) * BLOCK]) for block in sorted(needed)}


def joined(firmware: Firmware, files: Mapping[str, bytes]) -> Uf2:
    """MicroPython with these files in its flash. Raises Complaint (1) when they don't fit."""
    pages = dict(firmware.file.pages)
    for number, block in blocks_of(files, firmware.files_bytes // BLOCK).items():
        for at in range(0, BLOCK, PAGE):
            pages[firmware.files_at + number * BLOCK + at] = block[at : at + PAGE]
    return Uf2(firmware.file.family, pages, firmware.file.first)
