"""`settebello night`: a club evening in one file, served to browsers: bracket, tables, results, prizes."""

import argparse
from pathlib import Path

from host_tools.errors import Complaint
from host_tools.night import boxes
from host_tools.web import serving

HELP = "a club evening: pairs, bracket, tables, results from the boxes, prizes, as pages in a browser"

_EXPORTS = ("csv", "json", "html")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `night` takes."""
    parser.usage = (
        "%(prog)s FILE [--take FOLDER]... [--open | --host ADDRESS] [--port PORT] [--lang it|en]\n"
        "       %(prog)s FILE --take FOLDER... --once\n"
        "       %(prog)s FILE --export FILE.csv|.json|.html\n"
        "       %(prog)s --demo"
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the evening; a new one is made")
    parser.add_argument("--demo", action="store_true", help="an evening that is in full swing, of which nothing stays")
    parser.add_argument(
        "--take",
        action="append",
        default=[],
        type=Path,
        metavar="FOLDER",
        help="take the results that `watch --save` or `pull` has put there, now and whenever there are new ones",
    )
    parser.add_argument("--once", action="store_true", help="take what is there, say what was taken, and end")
    parser.add_argument("--export", type=Path, metavar="FILE", help="write it as CSV, JSON or HTML, and end")
    serving.add_arguments(parser)
    parser.epilog = (
        "All is kept in FILE as it happens; stop and start as you like. Open to the room, the pages can be read by "
        "all, and changed with the organiser's code, which is told at the start."
    )


def needs(args: argparse.Namespace) -> str:
    """The packages of pages."""
    return "web"


def run(args: argparse.Namespace) -> int:
    """Serve, or do what is to be done once; the exit code. Raises Complaint."""
    _check(args)
    from host_tools.night import demo
    from host_tools.night.book import Book
    from host_tools.night.site import Night
    from host_tools.web import server

    place = serving.of(args)
    with demo.filled() if args.demo else Book(args.file) as book:
        night = Night(place, book, args.take)
        t = night.site.pages.told()
        if args.export:
            return _export(args.export, night)
        if args.once:
            return _take(night, book)
        print(t("told.demo") if args.demo else t("told.evening", file=args.file), flush=True)
        with night.watcher:
            server.serve(night.site, night.app, lambda line: print(line, flush=True))
    return 0


def _check(args: argparse.Namespace) -> None:
    if args.demo and args.file:
        raise Complaint("--demo shows its own evening: leave FILE out, or --demo")
    if not (args.demo or args.file):
        raise Complaint("name the file of the evening, like `night friday.night`, or look at one with `night --demo`")
    if args.once and not args.take:
        raise Complaint("--once takes results: name their folder with --take FOLDER")
    if args.once and args.file and not args.file.is_file():
        raise Complaint(f"there is no evening {args.file} to take results into")
    if args.export:
        if args.export.suffix[1:] not in _EXPORTS:
            raise Complaint(f"{args.export}: an export ends in .{', .'.join(_EXPORTS[:-1])} or .{_EXPORTS[-1]}")
        if args.file and not args.file.is_file():
            raise Complaint(f"there is no evening {args.file} to be exported")
    for folder in args.take:
        boxes.check(folder)


def _export(file: Path, night) -> int:
    with open(file, "w", encoding="utf-8", newline="") as out:
        out.write(night.exported(file.suffix[1:]))
    return 0


def _take(night, book) -> int:
    before = book.evening.version
    watcher, t = night.watcher, night.site.pages.told()
    watcher.look()
    if watcher.trouble:
        raise Complaint(watcher.trouble, 1)
    print(t("told.taken", count=book.evening.version - before))
    for one in watcher.asked:
        print(t("told.asked", source=one.match.source, sides=" – ".join(one.match.sides), why=t(one.why, **one.values)))
    return 0
