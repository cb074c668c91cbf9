"""`settebello bench`: how many keys, how much memory, how much time the box takes, against its budgets."""

import argparse
import importlib
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType

from host_tools.bench import table
from host_tools.bench.figure import Figure
from host_tools.errors import Complaint
from host_tools.paper import Paper
from host_tools.progress import Bar

HELP = "measure the box against its budgets: keys for a hand, memory, time"

_MOST = 1_000_000
_HANDS = 2000


# The modules of host_tools/bench that have rows, and the groups of their NAMES.
PLAYED = {"keys_rows": ("keys",), "proof_rows": ("proof",)}
# Those that want a UF2 file.
EMULATED = {"pico_rows": ("heap", "key", "start", "score"), "install_rows": ("install",)}
# Those that want no more than the box's code.
PLAIN = {"vm_rows": ("vm",), "wear": ("wear",), "sizes": ("size",)}
_GROUPS = {**PLAYED, **EMULATED, **PLAIN}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `bench` takes."""
    groups = ", ".join(_all_groups())
    parser.add_argument("rows", nargs="*", metavar="ROW", help=f"only these: {groups}; or a part, as keys.short")
    parser.add_argument("--json", action="store_true", help="answer one JSON object")
    parser.add_argument("--check", action="store_true", help="exit with 1 when a budget is missed")
    parser.add_argument("--all", action="store_true", help="exit with 1 when something could not be measured")
    parser.add_argument("--hands", type=_whole, default=_HANDS, metavar="N", help=f"hands to play ({_HANDS})")
    parser.add_argument("--seed", type=_whole, default=1, metavar="S", help="which hands (1)")
    parser.epilog = (
        "What runs on a Pico is measured on an emulated one, with the official firmware: the .uf2 file that "
        "SETTEBELLO_UF2 names, else one that is fetched once. `bench proof --hands 20000` enters so many played hands "
        "and as many of rare shapes by the shortest way, and compares their points with those of all forty cards."
    )


def needs(args: argparse.Namespace) -> str | None:
    """The emulator, and what makes the board's files; nothing for what is played here. Raises Complaint for an unknown
    row."""
    return "flash emulate test" if set(_modules(args.rows)) - PLAYED.keys() else None


def run(args: argparse.Namespace) -> int:
    """Measure and show; 1 when a budget is missed and that is to be checked. Raises Complaint."""
    figures = list(_measured(args))
    if args.json:
        print(table.as_json(figures))
    else:
        paper = Paper(sys.stdout)
        table.show(paper, figures)
        print(paper.text(), end="")
    return judged(figures, args.check, args.all)


def judged(figures: Sequence[Figure], check: bool, whole: bool) -> int:
    """The exit code: 1 when a budget is missed and ``check`` is set, or something isn't measured and ``whole`` is.

    Each reason is told on standard error.
    """
    reasons = [f"missed: {table.told(figure)}" for figure in figures if check and figure.is_missed]
    reasons += [f"not measured: {table.told(figure)}" for figure in figures if whole and figure.value is None]
    for reason in reasons:
        print(f"settebello: {reason}", file=sys.stderr)
    return 1 if reasons else 0


def _measured(args: argparse.Namespace) -> Iterator[Figure]:
    """The figures of the rows wanted, with a bar for those that wait. Raises Complaint for an unknown row."""
    modules = {name: importlib.import_module(f"host_tools.bench.{name}") for name in _modules(args.rows)}
    there = [name for module in modules.values() for name in module.NAMES]
    for row in args.rows:
        if not any(_is_wanted(name, [row]) for name in there):
            raise Complaint(f"there is no row {row!r}; there are {', '.join(there)}")
    bar = Bar(sum(_is_wanted(name, args.rows) for name in there))
    for place, module in modules.items():
        names = [name for name in module.NAMES if _is_wanted(name, args.rows)]
        if place in EMULATED:
            yield from _emulated(module, names, bar.step)
        elif place in PLAIN:
            yield from module.figures(bar.step, names)
        else:
            yield from module.figures(bar.step, args.hands, args.seed, names)
    bar.end()


def _emulated(module: ModuleType, names: list[str], progress: Callable[[str], None]) -> Iterator[Figure]:
    from host_tools.emulator import uf2

    try:
        firmware: Path = uf2.find()
        uf2.read(firmware)
    except Complaint as complaint:
        yield from module.missing(complaint.text, names)
        return
    yield from module.figures(progress, firmware, names)


def _is_wanted(name: str, rows: Sequence[str]) -> bool:
    """Whether a figure's name is one of these, or begins with one as `keys.short.median` does with `keys.short`."""
    return not rows or any(f"{name}.".startswith(f"{row}.") for row in rows)


def _modules(rows: Sequence[str]) -> list[str]:
    """The modules that have the rows asked for; all when none are. Raises Complaint for a group that isn't there."""
    groups = _all_groups()
    wanted = {row.partition(".")[0] for row in rows} or set(groups)
    for group in sorted(wanted.difference(groups)):
        raise Complaint(f"there is no row {group!r}; there are {', '.join(groups)}")
    return [module for module, several in _GROUPS.items() if wanted.intersection(several)]


def _all_groups() -> list[str]:
    return [group for several in _GROUPS.values() for group in several]


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text[:10]) <= _MOST):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 to {_MOST}")
    return int(text)
