"""Finds the official firmware of the Pico, which isn't ours to hand out."""

import os
import struct
from pathlib import Path

from rp2040py.utils.firmware_retrieve import MICROPYTHON, retrieve

from host_tools.errors import Complaint

VARIABLE = "SETTEBELLO_UF2"
VERSION = "1.24.1"
_PLACE = "https://micropython.org/download/RPI_PICO/"

# The UF2 format of Microsoft: blocks of 512 bytes with their number and count, and the family of the chip.
_BLOCK = 512
_MAGIC = 0x0A324655, 0x9E5D5157
_RP2040 = 0xE48BFF56


def find(given: str | None = None) -> Path:
    """The firmware's file: the one given, that of the variable, or of the emulator's cache, else a download there.

    Raises Complaint: 2 for a file that isn't one, 1 where none can be had.
    """
    named = given or os.environ.get(VARIABLE)
    path = Path(named) if named else _fetched()
    _check(path)
    return path


def _fetched() -> Path:
    try:
        path = retrieve(MICROPYTHON, VERSION, "pico")
    except OSError:
        path = None
    if path is None:
        raise Complaint(
            f"there is no firmware for the emulated Pico, and none can be fetched: download v{VERSION} from {_PLACE} "
            f"and name the .uf2 file in the environment variable {VARIABLE}",
            1,
        )
    return path


def _check(path: Path) -> None:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Complaint(f"{path}: the firmware can't be read: {error.strerror}") from error
    if len(data) < _BLOCK or struct.unpack_from("<2I", data) != _MAGIC:
        raise Complaint(f"{path} is no UF2 file: take the firmware of the Pico from {_PLACE}")
    count, family = struct.unpack_from("<2I", data, 24)
    if family != _RP2040:
        raise Complaint(f"{path} is for another chip than the RP2040: take the firmware of the Pico from {_PLACE}")
    if len(data) != count * _BLOCK:
        raise Complaint(f"{path} isn't whole ({len(data)} of {count * _BLOCK} bytes): delete it and fetch it again")
