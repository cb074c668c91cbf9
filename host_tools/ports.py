"""The ports of this PC that a board may be on: why one can't be used, who holds it, and the drives of bare boards."""

import os
import sys
from pathlib import Path

from host_tools.plain import plain

_MOST_SHOWN = 120

NONE = (
    "no board is found: plug it in with a cable that carries data (many only charge), straight into the computer; "
    "one that has no MicroPython yet is made a box by dragging the file of `settebello uf2` onto its drive"
)
IN_BOOTSEL = "drag the file of `settebello uf2` onto it, or plug the board in again without holding BOOTSEL"


def boot_drives() -> list[Path]:
    """The drives of Picos that were plugged in with BOOTSEL held, as far as they are mounted."""
    if sys.platform == "win32":
        places = [Path(f"{letter}:/") for letter in "DEFGHIJKLMNOPQRSTUVWXYZ"]
    else:
        roots = ["/Volumes", "/media", "/run/media"]
        places = [place for root in roots for depth in ("*", "*/*") for place in sorted(Path(root).glob(depth))]
    return [place for place in places if _is_boot_drive(place)]


def why_closed(port: str) -> str:
    """Why a port can't be opened, and what to do."""
    shown = plain(port, _MOST_SHOWN)
    if "://" in port:
        return f"nothing answers at {shown}: is the emulator running, and is that its port?"
    if os.name == "nt":
        return (
            f"{shown} can't be opened: close what may hold it (Thonny, a serial monitor, a slicer); after flashing it "
            "may have another number, so leave --port out"
        )
    if not os.path.exists(port):
        return f"there is no port {shown}: leave --port out and the board is looked for, or plug it in"
    if not os.access(port, os.R_OK | os.W_OK):
        return not_allowed(port)
    holders = holding(port)
    if holders:
        return f"{shown} is held by {', '.join(holders)}: close that, then run the same command again"
    return (
        f"{shown} is busy: close what may hold it (Thonny, a serial monitor), wait some 20 s after plugging in, then "
        "run the same command again"
    )


def not_allowed(port: str) -> str:
    """What to do about a port that this user may not open."""
    return (
        f"you may not use {plain(port, _MOST_SHOWN)}: `sudo usermod -aG {_group(port)} $USER`, log out and in again, "
        "then run the same command again"
    )


def holding(port: str) -> list[str]:
    """The names of the programs that have a port open, as far as this user may see that (Linux alone)."""
    device = os.path.realpath(port)
    names = set()
    for link in Path("/proc").glob("[0-9]*/fd/*"):
        try:
            if os.readlink(link) == device:
                names.add(plain((link.parents[1] / "comm").read_text().strip(), _MOST_SHOWN))
        except OSError:
            # It is gone, or it is another user's.
            continue
    return sorted(names)


def modem_manager() -> bool:
    """Whether ModemManager runs, which holds a board for some 20 s after it is plugged in (Linux alone)."""
    for name in Path("/proc").glob("[0-9]*/comm"):
        try:
            if name.read_text().strip() == "ModemManager":
                return True
        except OSError:
            continue
    return False


def _group(port: str) -> str:
    """The group that may use a port: dialout on Debian, uucp on Arch."""
    import grp

    try:
        name = grp.getgrgid(os.stat(port).st_gid).gr_name
    except (KeyError, OSError):
        name = "root"
    return "dialout" if name == "root" else name


def _is_boot_drive(place: Path) -> bool:
    try:
        return (place / "INFO_UF2.TXT").is_file()
    except OSError:
        return False
