"""What is on a board: asked there (board_sources.LOOK), checked here."""

import json
from dataclasses import dataclass, field

from host_tools import micropython_uf2
from host_tools.board_link import Answer
from host_tools.errors import Complaint
from host_tools.plain import plain

_MOST_SHOWN = 80


@dataclass
class Look:
    """A board. Files by their paths: (bytes, checksum of those that may be ours, else "")."""

    machine: str = ""
    version: tuple[int, ...] = ()
    mpy: int = 0
    heap_free: int = 0
    heap: int = 0
    block: int = 0
    blocks: int = 0
    blocks_free: int = 0
    files: dict[str, tuple[int, str]] = field(default_factory=dict)
    folders: list[str] = field(default_factory=list)
    build: dict = field(default_factory=dict)

    @property
    def mcu(self) -> str:
        """The board's name in board.json. Raises Complaint (2) for one that is no Pico."""
        found = micropython_uf2.mcu_of(self.machine)
        if found is None:
            raise Complaint(f"the board is a {plain(self.machine, _MOST_SHOWN)!r}, and the box runs on a Pico")
        return found

    @property
    def version_text(self) -> str:
        """The version of MicroPython, 1.24.1."""
        return ".".join(map(str, self.version))

    @property
    def free(self) -> int:
        """The free bytes of the flash. A full littlefs may tell of more free blocks than it has."""
        return 0 if self.blocks_free > self.blocks else self.blocks_free * self.block

    @property
    def board(self) -> str:
        """The name of the board that the box was installed for, "" when it wasn't."""
        name = self.build.get("board")
        return plain(name, _MOST_SHOWN) if isinstance(name, str) else ""

    @property
    def box_version(self) -> str:
        """The version of the box that is on it, "" when there is none."""
        name = self.build.get("version")
        return plain(name, _MOST_SHOWN) if isinstance(name, str) else ""

    def differing(self) -> list[str]:
        """The names of the files that aren't as they were installed."""
        told = self.build.get("files")
        if not isinstance(told, dict):
            return []
        return sorted(plain(name, _MOST_SHOWN) for name in told if self.checksum(f"/{name}") != told[name])

    def checksum(self, path: str) -> str:
        """The checksum of a file, "" for one that isn't there or isn't ours."""
        return self.files.get(path, (0, ""))[1]

    def too_old(self) -> str:
        """What to do about a MicroPython that is too old, else ""."""
        if self.version[:2] >= micropython_uf2.OLDEST:
            return ""
        oldest = ".".join(map(str, micropython_uf2.OLDEST))
        return f"MicroPython {self.version_text} is older than {oldest}: drag a newer one, or `settebello uf2`, onto it"


def taken(answers: list[Answer]) -> Look:
    """What the answers tell. Raises Complaint (1) when they are none of ours."""
    look = Look()
    try:
        for word, *values in answers:
            _take(look, word, values)
        if not answers or answers[-1] != ["end"] or not look.version:
            raise ValueError("no end")
    except (ValueError, TypeError) as error:
        raise Complaint(
            f"what the board answered can't be understood ({plain(str(error), _MOST_SHOWN)}): unplug it, plug it in "
            "again, then run the same command again",
            1,
        ) from error
    return look


def _take(look: Look, word: str, values: list) -> None:
    if word == "board":
        machine, version, mpy, heap, flash = values
        look.machine = _text(machine)
        look.version = tuple(_number(part) for part in version)
        look.mpy = _number(mpy)
        look.heap_free, used = (_number(part) for part in heap)
        look.heap = look.heap_free + used
        look.block, _, look.blocks, look.blocks_free = (_number(part) for part in flash)
    elif word == "file":
        path, size, checksum = values
        look.files[_text(path)] = (_number(size), _text(checksum))
    elif word == "folder":
        (path,) = values
        look.folders.append(_text(path))
    elif word == "build":
        look.build = _build(_text(values[0]))
    elif word != "end":
        raise ValueError(f"no {word}")


def _build(text: str) -> dict:
    """What build.json says; one that is damaged says nothing."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("no text")
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or value < 0:
        raise ValueError("no number")
    return value
