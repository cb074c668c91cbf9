"""Finds the official firmware of the Pico, which isn't ours to hand out."""

import os
from pathlib import Path

from host_tools import micropython_uf2
from host_tools.errors import Complaint

VARIABLE = "SETTEBELLO_UF2"
_MCU = "pico"
# Where the emulator keeps what it has fetched itself.
_EMULATORS = ".cache/rp2040py"


def find(given: str | None = None) -> Path:
    """The firmware's file: the one given, that of the variable, of a cache, or fetched into ours.

    Raises Complaint (1) where none can be had.
    """
    named = given or os.environ.get(VARIABLE)
    if named:
        return Path(named)
    for kept in sorted(Path.home().glob(f"{_EMULATORS}/RPI_PICO-*-v{micropython_uf2.VERSION}.uf2")):
        return kept
    try:
        return micropython_uf2.find(_MCU)
    except Complaint as complaint:
        raise Complaint(
            f"there is no firmware for the emulated Pico, and it can't be fetched: download v{micropython_uf2.VERSION} "
            f"from {micropython_uf2.download_page(_MCU)} and name the .uf2 file in the variable {VARIABLE}",
            1,
        ) from complaint


def read(path: Path) -> micropython_uf2.Firmware:
    """The firmware in a file. Raises Complaint (2) for a file that has none for the Pico."""
    firmware = micropython_uf2.read(path)
    if firmware.mcu != _MCU:
        page = micropython_uf2.download_page(_MCU)
        raise Complaint(f"{path} is for a {firmware.mcu}, and only a {_MCU} can be emulated: take one from {page}")
    return firmware
