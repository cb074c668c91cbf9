"""The official MicroPython for a Pico: what a UF2 file says it is, and where to get one."""

import hashlib
import os
import re
import struct
import sys
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path

from host_tools import pico, uf2
from host_tools.errors import Complaint
from host_tools.plain import plain

OLDEST = (1, 24)
PLACE = "https://micropython.org"
VERSION = "1.24.1"
# The files of that version that are fetched by themselves, with their SHA-256.
_PINNED = {
    "pico": (
        "RPI_PICO-20241129-v1.24.1.uf2",
        "a41b7dbadfe4f399a10bd344002b365427ad033de993cf372c29c884b33a4cdf",
    ),
}
# Their names in the official downloads.
_OFFICIAL = {"pico": "RPI_PICO", "pico_w": "RPI_PICO_W", "pico_2": "RPI_PICO2", "pico_2_w": "RPI_PICO2_W"}
_TIMEOUT_S = 30

_BANNER = re.compile(rb"MicroPython v(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?[ -~]{0,40} on \d{4}-\d\d-\d\d")
_MACHINE = re.compile(rb"([ -~]{1,60}) with RP2\d{3}")
_NAME = re.compile(r"Raspberry Pi Pico ?(2?) ?(W?)(?: with RP2\d{3})?")

# The list of facts that the Pico's own tools leave in a binary (pico-sdk, pico/binary_info/structure.h).
_MARK, _END_MARK = 0x7188EBF2, 0xE71AA390
_WITHIN = 4096
_BLOCK_DEVICE = 7
_FLASH = 0x1000_0000


@dataclass(frozen=True)
class Firmware:
    """An official MicroPython: the file, the name of its board in board.json, its version, its place for files."""

    file: uf2.Uf2
    mcu: str
    version: str
    files_at: int
    files_bytes: int


def mcu_of(machine: str) -> str | None:
    """The name in board.json of what MicroPython calls a machine, or None for one that is no Pico."""
    match = _NAME.fullmatch(machine)
    if not match:
        return None
    return "_".join(part for part in ("pico", match[1], match[2].lower()) if part)


def read(path: Path) -> Firmware:
    """The MicroPython in a file. Raises Complaint (2) with the reason why there is none in it."""
    try:
        with open(path, "rb") as file:
            data = file.read(uf2.MOST_BYTES + 1)
        if len(data) > uf2.MOST_BYTES:
            raise Complaint("it is larger than any flash")
        return identify(uf2.read(data))
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror or error}") from error
    except Complaint as complaint:
        raise Complaint(f"{path} can't be used: {complaint.text}; take one from {PLACE}/download/") from complaint


def identify(file: uf2.Uf2) -> Firmware:
    """What a UF2 file is. Raises Complaint (2) when it is no MicroPython, or none that fits."""
    held = file.flash()
    banner, machine = _BANNER.search(held), _MACHINE.search(held)
    if not banner or not machine:
        raise Complaint("there is no MicroPython in it")
    version = ".".join(part.decode() for part in banner.groups() if part)
    if (int(banner[1]), int(banner[2])) < OLDEST:
        raise Complaint(f"it is MicroPython {version}, and {'.'.join(map(str, OLDEST))} or newer is needed")
    name = machine[1].decode().removeprefix("; ")
    mcu = mcu_of(name)
    if mcu is None:
        raise Complaint(f"it is for the board {plain(name, 60)!r}, which is none of {', '.join(pico.MCUS.values())}")
    places = list(_block_devices(held))
    if not places:
        raise Complaint("it doesn't tell where its files lie")
    at, size = places[0]
    if max(file.pages) >= at:
        raise Complaint("it holds files already: take MicroPython alone, as it is downloaded")
    return Firmware(file, mcu, version, at, size)


def find(mcu: str) -> Path:
    """The pinned MicroPython for a board, from the cache or fetched into it. Raises Complaint (1)."""
    by_hand = f"download it from {download_page(mcu)} and name the .uf2 file with --micropython"
    if mcu not in _PINNED:
        raise Complaint(f"MicroPython for the {pico.MCUS[mcu]} isn't fetched by itself: {by_hand}", 1)
    name, checksum = _PINNED[mcu]
    path = cache_folder() / name
    if not path.is_file() or _checksum(path.read_bytes()) != checksum:
        _fetch(f"{PLACE}/resources/firmware/{name}", path, checksum, by_hand)
    return path


def download_page(mcu: str) -> str:
    """Where a person finds the official files for a board."""
    return f"{PLACE}/download/{_OFFICIAL[mcu]}/"


def cache_folder() -> Path:
    """Where fetched files are kept: the user's own folder for that on this system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        # The XDG Base Directory Specification: a relative path there is to be ignored.
        given = os.environ.get("XDG_CACHE_HOME", "")
        base = given if os.path.isabs(given) else str(Path.home() / ".cache")
    return Path(base) / "settebello"


def _fetch(address: str, path: Path, checksum: str, by_hand: str) -> None:
    print(f"Fetching {address} (once)", file=sys.stderr)
    try:
        with urllib.request.urlopen(address, timeout=_TIMEOUT_S) as answer:
            data = answer.read(uf2.MOST_BYTES)
    except (OSError, HTTPException) as error:
        raise Complaint(f"MicroPython can't be fetched ({error}): {by_hand}", 1) from error
    if _checksum(data) != checksum:
        raise Complaint(f"what {address} sent is not the file that is wanted: {by_hand}", 1)
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".part")
    beside.write_bytes(data)
    os.replace(beside, path)


def _checksum(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _block_devices(held: bytes) -> Iterator[tuple[int, int]]:
    """(place in the flash, bytes) of the disks that a binary tells of."""
    at = held.find(struct.pack("<I", _MARK), 0, _WITHIN)
    if at < 0 or at + 20 > len(held):
        return
    _, start, end, _, mark = struct.unpack_from("<5I", held, at)
    if mark != _END_MARK or not _FLASH <= start <= end <= _FLASH + len(held):
        return
    for entry in range(start - _FLASH, end - _FLASH - 3, 4):
        place = struct.unpack_from("<I", held, entry)[0] - _FLASH
        # Core type, tag, the name's address, the disk's address and its bytes.
        if 0 <= place <= len(held) - 16:
            kind, _, _, address, size = struct.unpack_from("<2H3I", held, place)
            if kind == _BLOCK_DEVICE and address >= _FLASH and address % 4096 == size % 4096 == 0 and size:
                yield address - _FLASH, size
