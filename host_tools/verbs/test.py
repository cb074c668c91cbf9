"""`settebello test`: the tests on CPython, on MicroPython and on an emulated Pico, and what reads the code."""

import argparse
import os

from host_tools import ROOT, lanes
from host_tools.errors import Complaint

HELP = "run the tests on CPython, on MicroPython and on an emulated Pico, and check the code"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `test` takes; pytest's own arguments stand among them."""
    parser.usage = "%(prog)s [--lane cpython|micropython|pico|lint] [FILE ...] [PYTEST OPTIONS]"
    parser.epilog = (
        "Without arguments all lanes run. Files, named from the top of the checkout, narrow the first two lanes to "
        "those; pytest's options (-k, -x, ...) mean the lane cpython alone. The lane pico plays scripts with the "
        "official firmware: the .uf2 file that SETTEBELLO_UF2 names, else one that is fetched once."
    )
    parser.add_argument("--lane", choices=list(lanes.LANES), help="run this lane alone")
    parser.set_defaults(rest=[])


def needs(args: argparse.Namespace) -> str:
    """The packages of the tests and of what they test. Raises Complaint (1) where there are no tests."""
    if not os.path.isdir(os.path.join(ROOT, "tests")):
        raise Complaint("the tests are in the source, not in an installed copy: run this in a checkout", 1)
    return "sim web test emulate"


def run(args: argparse.Namespace) -> int:
    """Run the lanes, print a line for each and the sum as the last line; 1 when anything failed."""
    os.chdir(ROOT)
    names = [args.lane] if args.lane else _lanes_for(args.rest)
    results = []
    for name in names:
        print(f"\n{name}:", flush=True)
        results.append(lanes.LANES[name](args.rest))
    print()
    for name, result in zip(names, results, strict=True):
        print(f"{name}: {result}{f' ({result.note})' if result.note else ''}")
    total = lanes.Result.sum(results)
    print(total)
    return 1 if total.failed else 0


def _lanes_for(rest: list[str]) -> list[str]:
    if any(argument.startswith("-") for argument in rest):
        return ["cpython"]
    return ["cpython", "micropython"] if rest else list(lanes.LANES)
