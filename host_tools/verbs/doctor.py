"""`settebello doctor`: says what is wrong between this PC and the box, and what to do about it."""

import argparse

from host_tools import checkup

HELP = "look at everything between this PC and the box, and say what to do"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `doctor` takes."""
    parser.usage = "%(prog)s [--port PORT]"
    parser.add_argument("--port", metavar="PORT", help="the port of the board (else it is looked for)")
    parser.epilog = (
        "The box is stopped for that, and started anew at the end, when it comes back to the same screen. "
        "Exit codes: 0 all is fine; 1 something is to be done; 2 an argument is wrong; 3 there is no board, or it "
        "is busy."
    )


def needs(args: argparse.Namespace) -> str:
    """What reaches a board."""
    return "flash"


def run(args: argparse.Namespace) -> int:
    """Print a line for each finding; the exit code. Raises Complaint."""
    code = 0
    for line in checkup.lines(args.port):
        print(f"{'ok' if line.fine else '!!'}  {line.text}", flush=True)
        for told in line.more:
            print(f"    {told}")
        if line.is_last:
            return 3
        code = code if line.fine else 1
    return code
