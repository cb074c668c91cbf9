"""`settebello uf2`: one file to drag onto a Pico, with MicroPython and the box in it."""

import argparse
import os
import re
from pathlib import Path

from host_tools import boards, pico
from host_tools.errors import Complaint

HELP = "make the one file that is dragged onto a Pico to make it a box"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `uf2` takes."""
    names = ", ".join(folder.name for folder in boards.folders([]))
    parser.usage = "%(prog)s --board NAME [--mcu MCU] [--micropython FILE] [-o FILE]"
    parser.add_argument("--board", required=True, metavar="NAME", help=f"{names}, or a folder with a board.json")
    parser.add_argument(
        "--mcu",
        type=lambda name: re.sub("^pico2", "pico_2", name),
        choices=list(pico.MCUS),
        help="the Pico it is for (else what --micropython is for, else pico)",
    )
    parser.add_argument("--micropython", type=Path, metavar="FILE", help="the official .uf2 file (else it is fetched)")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the file to make")
    parser.epilog = (
        "Hold BOOTSEL while you plug the Pico in, and drag the file onto the drive that appears; the drive goes away "
        "and the box starts. On a Pico that is a box already, its matches are gone then: `pull` them first, or use "
        "`flash`, which leaves them alone. Exit codes: 1 no MicroPython can be had; 2 a file or a board is wrong."
    )


def needs(args: argparse.Namespace) -> str:
    """The compiler and littlefs."""
    return "flash"


def run(args: argparse.Namespace) -> int:
    """Make the file. Raises Complaint."""
    from host_tools import box_files, image, micropython_uf2

    folder = boards.folders([args.board])[0]
    given = args.micropython or micropython_uf2.find(args.mcu or "pico")
    firmware = micropython_uf2.read(given)
    if args.mcu and firmware.mcu != args.mcu:
        raise Complaint(
            f"{given} is for the {pico.MCUS[firmware.mcu]}, not for the {pico.MCUS[args.mcu]}: take the one for the "
            f"{pico.MCUS[args.mcu]} from {micropython_uf2.download_page(args.mcu)}"
        )
    files = box_files.of_board(folder, firmware.mcu)
    output = args.output or Path(f"settebello_{boards.load(folder).name}_{firmware.mcu}.uf2")
    if output.exists() and output.samefile(given):
        raise Complaint(f"{output} is the MicroPython itself: name another file with -o")
    _write(output, image.joined(firmware, files).content())
    print(
        f"{output}: MicroPython {firmware.version} and the box {boards.load(folder).name} for a "
        f"{pico.MCUS[firmware.mcu]}. Hold BOOTSEL, plug the Pico in, and drag the file onto the drive that appears."
    )
    return 0


def _write(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_bytes(data)
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)
