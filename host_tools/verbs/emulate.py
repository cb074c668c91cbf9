"""`settebello emulate`: the official firmware on an emulated Pico, with the box's code in its flash."""

import argparse
import sys
from pathlib import Path

from host_tools import boards, script
from host_tools.errors import Complaint

HELP = "the real firmware on an emulated Pico with the parts of a board, played by a script"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `emulate` takes."""
    parser.usage = "%(prog)s --board NAME [--script FILE] [--frames DIR] [--uf2 FILE]"
    names = ", ".join(folder.name for folder in boards.folders([]))
    parser.add_argument("--board", required=True, metavar="NAME", help=f"{names}, or a folder with a board.json")
    parser.add_argument("--script", metavar="FILE", help="play the steps of a file (- for standard input)")
    parser.add_argument("--frames", type=Path, metavar="DIR", help="put the script's frames there, as PNG and as text")
    parser.add_argument("--uf2", metavar="FILE", help="the firmware (else that of SETTEBELLO_UF2, else it is fetched)")
    parser.epilog = (
        "Without --script the box is started and shows its first screen. The box takes some ten times as long as a "
        "real one to think, and hardly any time to wait. Steps as `sim --help` tells; a reader on SPI reads what is "
        "tapped, one on I2C isn't there. Exit codes: 1 the display doesn't show what a script expects, or no firmware "
        "can be had; 2 a script, a board or an argument is wrong."
    )


def needs(args: argparse.Namespace) -> str:
    """The emulator, and what makes a flash and pictures."""
    return "emulate"


def run(args: argparse.Namespace) -> int:
    """Play, tell what was measured; the exit code. Raises Complaint."""
    if args.frames and not args.script:
        raise Complaint("--frames keeps the frames of a script: name it with --script FILE")
    from host_tools.emulator import uf2
    from host_tools.emulator.box import Box
    from host_tools.emulator.gauge import Gauge
    from host_tools.emulator.player import Player
    from host_tools.stage import Stage, print_frame, save_frame

    steps = script.read_script(args.script) if args.script else [script.Step(["frame", "start"], "start")]
    box = Box(boards.folders([args.board])[0], uf2.find(args.uf2))
    gauge = Gauge()

    def keep(name: str, pixels: bytes) -> None:
        _progress(f"{name}, at {box.chip.nanos / 1e9:.1f} s")
        if args.frames:
            save_frame(args.frames, name, pixels)
        else:
            print_frame(name, pixels)

    _progress("starting the box")
    try:
        Stage(keep, player=lambda stage: Player(box, stage, gauge)).play(steps)
    finally:
        if box.chip.output.strip():
            _progress(f"over USB it said:\n{box.chip.output.rstrip()}")
    print("\n".join(gauge.lines() + box.signals()))
    return 0


def _progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
