"""`settebello soak`: presses keys at random, on both interpreters, until something is wrong."""

import argparse
import time
from contextlib import ExitStack
from itertools import groupby
from pathlib import Path

from host_tools.errors import Complaint

HELP = "press keys at random on the box, and look after every one whether it is still right"

_MOST = 100_000_000
_SHRINK_S = 60
_WIDTH = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `soak` takes."""
    parser.add_argument("--keys", type=_whole, default=200_000, metavar="N", help="how many keys (200000)")
    parser.add_argument("--seed", type=_whole, metavar="S", help="which keys (others every time)")
    parser.add_argument(
        "--machine", choices=("cpython", "both"), default="both", help="CPython alone, or MicroPython after it"
    )
    parser.epilog = (
        "Keys, long presses, cards, power cuts, parts without their plug, a full memory, on all screens and in all "
        "games. What is wrong is made as short as it can be and written as a script; the exit code is 1 then."
    )


def needs(args: argparse.Namespace) -> str | None:
    """MicroPython and what compiles for it; nothing for CPython alone."""
    return "test" if args.machine == "both" else None


def run(args: argparse.Namespace) -> int:
    """Soak, tell what was seen; 1 when something is wrong. Raises Complaint."""
    from host_tools.soak.follower import Follower
    from host_tools.soak.soak import Soak

    seed = int(time.time()) % 1_000_000 if args.seed is None else args.seed
    print(f"{args.keys} keys, --seed {seed}", flush=True)
    start = time.monotonic()
    with ExitStack() as stack:
        follower = stack.enter_context(Follower()) if args.machine == "both" else None
        soak = Soak(follower, lambda keys: print(f"  {keys} keys, {time.monotonic() - start:.0f} s", flush=True))
        fault = soak.rove(args.keys, seed)
        if fault:
            kind, text = fault.found
            print(f"{fault.machine}, after {len(fault.steps)} steps: {kind}: {text.rstrip()}")
            print(f"the shortest way there is looked for, {_SHRINK_S} s at most ...", flush=True)
            _write(soak.shorten(fault, _SHRINK_S), Path(f"soak_{seed}.txt"))
            return 1
    for kind, names in groupby(sorted(soak.tally.seen), key=lambda name: name.split()[0]):
        seen = [f"{name.partition(' ')[2]} {soak.tally.seen[name]}".strip() for name in names]
        print(f"{kind}: {', '.join(seen)}")
    if follower:
        print(f"MicroPython had {follower.lowest} bytes of its heap free at the least")
    return 0


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text[:10]) <= _MOST):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 to {_MOST}")
    return int(text)


def _write(fault, file: Path) -> None:
    """Write the steps of a Fault as a script."""
    from host_tools.soak.shrink import is_script, script_of

    kind, text = fault.found
    first = f"# {fault.machine}, {kind}: {text.strip().splitlines()[-1][:_WIDTH]}\n"
    if not is_script(fault.steps):
        first += "# No script can do all of this: lines such as `# cut 1 20`, `# full` and `# room` are steps, too.\n"
    try:
        file.write_text(first + script_of(fault.steps), "utf-8")
    except OSError as error:
        raise Complaint(f"{file}: {error.strerror}", 1) from error
    print(f"{len(fault.steps)} steps, in {file}")
