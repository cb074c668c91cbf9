"""`settebello board`: what the boards are made of, how they are wired, and whether that fits."""

import argparse
import sys
from pathlib import Path

from host_tools import board_picture, board_readme, boards, pico
from host_tools.errors import Complaint

HELP = "check a board.json, or show what a board needs and how it is wired"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `board` takes."""
    what = parser.add_subparsers(dest="what", required=True, metavar="check|show")
    check = what.add_parser("check", help="say what of a board.json can't be built", allow_abbrev=False)
    check.add_argument("names", nargs="*", metavar="NAME|FOLDER", help="these boards; all without it")
    show = what.add_parser("show", help="print the parts and the wires of a board", allow_abbrev=False)
    show.add_argument("name", metavar="NAME|FOLDER", help="the board")
    show.add_argument("--picture", type=Path, metavar="FILE", help="draw the wires into this .svg or .png file")
    show.add_argument("--write", action="store_true", help="write README.md and wiring.svg into the board's folder")


def needs(args: argparse.Namespace) -> str | None:
    """Pillow for a PNG, else nothing but the standard library."""
    return "sim" if args.what == "show" and args.picture and args.picture.suffix == ".png" else None


def run(args: argparse.Namespace) -> int:
    """Check or show boards; 2 when one has faults. Raises Complaint."""
    if args.what == "check":
        return _check(args.names)
    folder = boards.folders([args.name])[0]
    _show(boards.load(folder), folder, args)
    return 0


def _check(names: list[str]) -> int:
    code = 0
    for folder in boards.folders(names):
        faults = boards.faults(folder)
        for fault in faults:
            print(f"settebello: {fault}", file=sys.stderr)
        if faults:
            code = 2
        else:
            board = boards.load(folder)
            print(f"{board.name}: fits {', '.join(pico.MCUS[mcu] for mcu in board.mcus)}")
    return code


def _show(board: boards.Board, folder: Path, args: argparse.Namespace) -> None:
    picture = board_picture.draw(board)
    if args.write:
        (folder / "README.md").write_text(board_readme.text(board), "utf-8")
        (folder / "wiring.svg").write_text(picture.svg(), "utf-8")
    if args.picture:
        if args.picture.suffix == ".png":
            picture.png(args.picture)
        elif args.picture.suffix == ".svg":
            args.picture.write_text(picture.svg(), "utf-8")
        else:
            raise Complaint(f"{args.picture}: a picture ends in .svg or .png")
    for count, what in board_readme.bill(board):
        print(f"{count:3} {what}")
    print()
    rows = board_readme.table(board)
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    for row in rows:
        print("  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip())
