"""What lies on the box: our code, the board it is for, and the list of it all that is written last."""

import json
import tempfile
import zlib
from collections.abc import Mapping
from pathlib import Path

from host_tools import assets, boards, mpy, packs, pico
from host_tools.errors import Complaint
from settebello import __version__

PACKAGE = "settebello"
MAIN = "main.py"
BOARD = "board.json"
BUILD = "build.json"
# Of the .mpy files that mpy-cross makes, as `sys.implementation._mpy` tells what a board takes: the version, above it
# in two bits that of machine code, above those the processor (MicroPython, py/persistentcode.h).
_MPY = 0x306
_MPY_BITS = 0x3FF
_ARM = range(4, 9)


def of_board(folder: Path, mcu: str, code: Mapping[str, bytes] | None = None) -> dict[str, bytes]:
    """The files by their names on the box, in the order in which they are to be written.

    ``folder`` holds the board.json, ``mcu`` is the board's name there, ``code`` is modules() or sources(), without
    it the former. Raises Complaint: 2 for a board that doesn't go with that, 1 where the firmware isn't.
    """
    board = boards.load(folder)
    if mcu not in board.mcus:
        fit = ", ".join(pico.MCUS[name] for name in board.mcus)
        raise Complaint(f"the board {board.name} doesn't fit a {pico.MCUS[mcu]}; it fits {fit}")
    main = assets.main()
    if not main.is_file():
        raise Complaint(f"there is no {main}: install settebello anew, or run this in a checkout", 1)
    files = {**(modules() if code is None else code), BOARD: (folder / BOARD).read_bytes(), MAIN: main.read_bytes()}
    build = {
        "version": __version__,
        "board": board.name,
        "mcu": mcu,
        "files": {name: checksum(data) for name, data in files.items()},
    }
    return {**files, BUILD: json.dumps(build, indent=0).encode("ascii")}


def takes_compiled(mpy: int) -> bool:
    """Whether a board whose `sys.implementation._mpy` this is can load the modules compiled."""
    return mpy & _MPY_BITS == _MPY and mpy >> 10 in _ARM


def checksum(data: bytes) -> str:
    """What tells one content of a file from another: its CRC-32, which a board works out fast, in hexadecimal."""
    return f"{zlib.crc32(data):08x}"


def modules() -> dict[str, bytes]:
    """The box's code, compiled, which takes some seconds. Raises Complaint (1)."""
    return packed(mpy.texts(mpy.firmware()))


def sources() -> dict[str, bytes]:
    """The box's code as it is, for a MicroPython that doesn't take it compiled."""
    return {name: path.read_bytes() for name, path in mpy.firmware().items()}


def packed(sources: Mapping[str, str]) -> dict[str, bytes]:
    """The packs of these sources by their names on the box, and what reads them.

    Raises Complaint (1) for what can't be compiled.
    """
    made = compiled(sources)
    reader = made.pop(f"{PACKAGE}/{packs.READER}")
    return {**packs.packed(made), packs.READER: reader}


def compiled(sources: Mapping[str, str]) -> dict[str, bytes]:
    """These sources as the box loads them, by their names. Raises Complaint (1) for what can't be compiled."""
    with tempfile.TemporaryDirectory() as made:
        mpy.compile_texts(Path(made), mpy.for_the_box(sources), mpy.PICO)
        found = sorted(Path(made).rglob(f"*{packs.SUFFIX}"))
        return {path.relative_to(made).as_posix(): path.read_bytes() for path in found}
