"""Finds the board that a command is about."""

import sys
from dataclasses import dataclass

from host_tools import board_link, ports
from host_tools.errors import Complaint
from host_tools.plain import plain

# MicroPython on an RP2040 or RP2350 (ports/rp2/mpconfigport.h).
PICO = "2e8a:0005"
_MOST_SHOWN = 120


@dataclass(frozen=True)
class Port:
    """A serial port: its name, the serial number and the names that what is on it tells of itself."""

    name: str
    serial: str
    names: str
    is_pico: bool


def found() -> list[Port]:
    """The serial ports there are. Raises Complaint."""
    return [
        Port(plain(name, _MOST_SHOWN), plain(serial, _MOST_SHOWN), plain(names, _MOST_SHOWN), usb == PICO)
        for name, serial, usb, names in board_link.listed()
    ]


def choose(given: str | None) -> str:
    """The port to use: the one given, or that of the only Pico, or of the one that a person picks.

    Raises Complaint: 3 when there is none, 2 when there are several and nobody can be asked.
    """
    if given:
        return given
    picos = [port for port in found() if port.is_pico]
    if not picos:
        drives = ports.boot_drives()
        raise Complaint(
            f"a Pico waits for its firmware at {drives[0]}: {ports.IN_BOOTSEL}" if drives else ports.NONE, 3
        )
    if len(picos) == 1:
        return picos[0].name
    if not sys.stdin or not sys.stdin.isatty():
        listed = ", ".join(f"{port.name} ({port.serial})" for port in picos)
        raise Complaint(f"there are {len(picos)} boards: choose one with --port: {listed}")
    return _asked(picos)


def _asked(picos: list[Port]) -> str:
    for number, port in enumerate(picos, 1):
        print(f"  {number}  {port.name}  {port.serial}  {port.names}", file=sys.stderr)
    while True:
        print(f"Which board, 1 to {len(picos)}? ", end="", file=sys.stderr, flush=True)
        answer = sys.stdin.readline()
        if not answer:
            raise Complaint("no board was chosen: name one with --port")
        if answer.strip() in map(str, range(1, len(picos) + 1)):
            return picos[int(answer) - 1].name
