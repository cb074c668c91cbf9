"""`settebello pull`: fetches the matches of a box into a folder, and tells them hand by hand."""

import argparse
import csv
import json
import sys
from pathlib import Path

from host_tools import answer, box_memory, match_report, score_table
from host_tools.box_memory import BoxMemory
from host_tools.paper import can_write
from host_tools.saved import Kept, Saved
from host_tools.speech import Speech, chosen
from host_tools.told_match import all_told
from settebello.ui.words import LANGUAGES

HELP = "fetch the matches of a box into a folder, with a report of each"

_FOLDER = Path("matches")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `pull` takes."""
    parser.usage = "%(prog)s [--port PORT | --from FOLDER] [--to FOLDER] [--json | --csv] [--lang it|en]"
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--port", metavar="PORT", help="the port of the board (else it is looked for)")
    source.add_argument("--from", dest="source", type=Path, metavar="FOLDER", help="a folder of the simulator instead")
    parser.add_argument("--to", type=Path, default=_FOLDER, metavar="FOLDER", help=f"where they are kept ({_FOLDER})")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="answer one JSON object")
    form.add_argument("--csv", action="store_true", help="answer a row for each hand and side")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the words")
    parser.epilog = (
        "The box goes on at the same screen. Run it as often as you like: a match that has grown takes the place of "
        "what was there of it, and none is kept twice. Each box needs a folder of its own."
    )


def needs(args: argparse.Namespace) -> str | None:
    """What reaches a board; nothing for a folder."""
    return None if args.source else "flash"


def run(args: argparse.Namespace) -> int:
    """Fetch, keep, and tell. Raises Complaint."""
    speech = Speech(chosen(args.lang, args.json or args.csv))
    memory = box_memory.of_folder(args.source) if args.source else _of_board(args.port)
    saved = Saved(args.to)
    saved.check_box(memory.box)
    matches = all_told(memory.matches)
    kept = saved.keep(matches, speech)
    for name, data in memory.others.items():
        if data:
            saved.write(name, data.decode("utf-8", "replace").rstrip("\n"))
    names = {id(one.told): one.name for one in kept}
    for match in matches:
        if match.damaged:
            file, name = saved.keep_damaged(match.damaged), names.get(id(match), speech.tell("pull.nowhere"))
            print(speech.tell("pull.damaged", name=name, count=len(match.damaged), file=file), file=sys.stderr)
    if args.json:
        _print_json(args.to, kept, speech)
    elif args.csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(match_report.COLUMNS)
        for one in kept:
            writer.writerows(match_report.rows(one.name, one.match))
    else:
        _print(args.to, kept, speech)
    return 0


def _of_board(port: str | None) -> BoxMemory:
    from host_tools import finding
    from host_tools.board_link import BoardLink

    with BoardLink(finding.choose(port)) as link:
        return box_memory.of_board(link)


def _print(folder: Path, kept: list[Kept], speech: Speech) -> None:
    if not kept:
        print(speech.tell("pull.none"))
        return
    for one in kept:
        if one.news != "same" or one is kept[-1]:
            print(f"{one.name}  {', '.join(one.match.sides)}: {score_table.standing(one.match, speech)}")
    count = {news: sum(one.news == news for one in kept) for news in ("new", "longer", "same")}
    print(speech.tell("pull.sum", folder=folder, **count))


def _print_json(folder: Path, kept: list[Kept], speech: Speech) -> None:
    matches = [
        {
            "file": one.name,
            "news": one.news,
            "damaged": len(one.told.damaged),
            **dict(zip(("table", "match"), one.match.place, strict=True)),
            **answer.of_match(one.match, speech),
        }
        for one in kept
    ]
    found = {"folder": str(folder), "matches": matches}
    plain = json.dumps(found, ensure_ascii=False)
    print(plain if can_write(sys.stdout, plain) else json.dumps(found))
