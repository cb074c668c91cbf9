"""`settebello watch`: the big scoreboard of the boxes on this computer's USB, in a browser."""

import argparse
from contextlib import nullcontext
from pathlib import Path

from host_tools.errors import Complaint

HELP = "the big scoreboard in a browser: every box that is plugged in, live"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `watch` takes."""
    from host_tools.web import serving

    source = parser.add_mutually_exclusive_group()
    source.add_argument(
        "--box", action="append", metavar="PORT", help="a serial port, or socket://host:port; may be given again"
    )
    source.add_argument("--demo", action="store_true", help="three simulated tables, without any hardware")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="put the matches there too, a folder for each box")
    serving.add_arguments(parser)
    parser.epilog = (
        "Boxes are found as they are plugged in and lost as they are pulled. Everything is served to this computer "
        "alone, unless --open or --host says otherwise. A box that is watched can't be flashed or pulled meanwhile."
    )


def needs(args: argparse.Namespace) -> str:
    """What serves the pages, and what opens the ports."""
    return "web flash"


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C. Raises Complaint."""
    from host_tools.watch.demo import Demo
    from host_tools.watch.listening import Listening, open_port, picos
    from host_tools.watch.saving import Saving
    from host_tools.watch.site import Scoreboard
    from host_tools.web import serving
    from host_tools.web.server import serve

    if args.demo and args.save:
        raise Complaint("--save isn't for --demo, whose matches nobody played: leave it out")
    if args.save and args.save.exists() and not args.save.is_dir():
        raise Complaint(f"--save takes a folder, and {args.save} is a file: name another")
    board = Scoreboard(serving.of(args))
    demo = Demo() if args.demo else None
    with demo or nullcontext():
        if demo:
            listening = Listening(board.room, demo.names, reach=demo.reach)
        else:
            listening = Listening(board.room, args.box or (), picos, open_port)
        if args.save:
            # There from the start, so that `night` can wait for what will be in it.
            args.save.mkdir(parents=True, exist_ok=True)
            board.room.keep = Saving(args.save, board.site.pages.told()).keep
        with listening:
            serve(board.site, board.app, print)
    return 0
