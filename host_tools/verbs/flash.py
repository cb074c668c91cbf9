"""`settebello flash`: puts the box onto a board over USB, and leaves its matches alone."""

import argparse
import sys
from concurrent.futures import Future, ThreadPoolExecutor

from host_tools import board_look, board_sources, boards, box_files, finding, installing, pico, starting
from host_tools.board_link import BoardLink
from host_tools.board_look import Look
from host_tools.errors import Complaint
from host_tools.installing import Plan
from host_tools.plain import plain
from host_tools.progress import Bar

HELP = "put the box onto a Pico over USB; its matches stay"
_KIB = 1024
_MOST_SHOWN = 60


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `flash` takes."""
    names = ", ".join(folder.name for folder in boards.folders([]))
    parser.usage = "%(prog)s [--board NAME] [--port PORT] [--switch] [--dry-run]"
    parser.add_argument(
        "--board", metavar="NAME", help=f"{names}, or a folder with a board.json (else the one that is on it)"
    )
    parser.add_argument("--port", metavar="PORT", help="the port of the board (else it is looked for)")
    parser.add_argument("--switch", action="store_true", help="make a box of one kind one of another")
    parser.add_argument("--dry-run", action="store_true", help="show what would be done, and do nothing")
    parser.epilog = (
        "The board needs MicroPython 1.24 or newer. What is the same already isn't written again; when it is cut off, "
        "run it again. Exit codes: 1 it failed, with what to do; 2 a board or an argument is wrong; 3 there is no "
        "board, or it is busy."
    )


def needs(args: argparse.Namespace) -> str:
    """What reaches a board, and the compiler."""
    return "flash"


def run(args: argparse.Namespace) -> int:
    """Install and start. Raises Complaint."""
    if args.board:
        boards.load(boards.folders([args.board])[0])
    port = finding.choose(args.port)
    _tell(f"Looking at the board on {port}")
    try:
        with ThreadPoolExecutor(1) as pool, BoardLink(port) as link:
            # The board is waited for as long as that takes.
            code = pool.submit(box_files.modules)
            look = board_look.taken(link.ask([board_sources.LOOK]))
            _install(link, look, args, code)
    except KeyboardInterrupt:
        _tell("Cut off. Run the same command again: it goes on from there.")
        raise
    return 0


def _install(link: BoardLink, look: Look, args: argparse.Namespace, code: Future[dict[str, bytes]]) -> None:
    _tell(
        f"A {pico.MCUS[look.mcu]} with MicroPython {look.version_text}, {look.free // _KIB} KiB of its flash free; "
        + (f"the box {look.board}, version {look.box_version}" if look.board else "no box yet")
    )
    if look.too_old():
        raise Complaint(look.too_old(), 1)
    folder = boards.folders([args.board or _board_on(look)])[0]
    installing.check_kind(look, boards.load(folder).name, args.switch)
    compiled = box_files.takes_compiled(look.mpy)
    files = box_files.of_board(folder, look.mcu, code.result() if compiled else box_files.sources())
    plan = installing.planned(look, files)
    installing.check_room(look, plan)
    _show(plan, compiled, args.dry_run)
    if args.dry_run:
        return
    if plan.is_done and board_sources.UPDATE not in look.files:
        print(f"Settebello {look.box_version} is on the {pico.MCUS[look.mcu]} already, every file as it should be.")
        return
    if not plan.is_done:
        _carry_out(link, plan)
        _tell("Reading it back")
        installing.read_back(link, files)
    _tell("Starting it")
    word = starting.start(link)
    for fine, sentence in word.parts:
        _tell(f"  {'ok' if fine else '!!'}  {sentence}")
    print(f"Settebello {word.version} runs on the {pico.MCUS[look.mcu]}; {word.free // _KIB} KiB of its RAM are free.")


def _board_on(look: Look) -> str:
    """The name of the board to install when none was given. Raises Complaint."""
    names = [folder.name for folder in boards.folders([])]
    if look.board in names:
        return look.board
    if look.board:
        raise Complaint(f"the board is a {look.board}, which is none of {', '.join(names)}: name its folder (--board)")
    if len(names) == 1:
        return names[0]
    raise Complaint(f"which box is it to be? Name it with --board: {', '.join(names)}")


def _show(plan: Plan, compiled: bool, in_full: bool) -> None:
    size = sum(len(data) for data in plan.put.values())
    kind = "" if compiled else " (as sources: this MicroPython takes no .mpy of ours)"
    _tell(f"To copy {len(plan.put)} files, {size // _KIB} KiB{kind}; to delete {len(plan.gone)}; same {len(plan.same)}")
    if plan.keeps_main:
        _tell(f"The main.py on it is another program's: it is kept as {board_sources.BEFORE}")
    if in_full:
        for path in plan.gone:
            print(f"delete {plain(path, _MOST_SHOWN)}")
        for path in plan.put:
            print(f"copy {path}")


def _carry_out(link: BoardLink, plan: Plan) -> None:
    bar = Bar(plan.steps)
    try:
        installing.carry_out(link, plan, lambda answer: bar.step(plain(str(answer[-1]), _MOST_SHOWN)))
    finally:
        bar.end()


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
