"""`settebello restore`: puts saved matches, settings and decks back on a box."""

import argparse
from pathlib import Path

from host_tools import box_memory, pairing, stores
from host_tools.box_memory import BoxMemory
from host_tools.errors import Complaint
from host_tools.saved import Saved
from host_tools.speech import Speech, chosen
from host_tools.told_match import all_told
from settebello.ui.words import LANGUAGES

HELP = "put the matches, settings and decks that `pull` has saved back on a box"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `restore` takes."""
    parser.usage = "%(prog)s FOLDER [--port PORT | --to FOLDER] [--lang it|en]"
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder that `pull` has filled")
    target = parser.add_mutually_exclusive_group()
    target.add_argument("--port", metavar="PORT", help="the port of the board (else it is looked for)")
    target.add_argument("--to", type=Path, metavar="FOLDER", help="a folder of the simulator instead")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the words")
    parser.epilog = (
        "A box that has a match of its own, or more of one, is refused: `pull` it into the same folder first. "
        "Cut off, run it again."
    )


def needs(args: argparse.Namespace) -> str | None:
    """What reaches a board; nothing for a folder."""
    return None if args.to else "flash"


def run(args: argparse.Namespace) -> int:
    """Put back, and say what. Raises Complaint."""
    speech = Speech(chosen(args.lang, False))
    memory = box_memory.of_folder(args.folder)
    matches = [match.lines for match in all_told(memory.matches) if match.match]
    if args.to:
        left = 0
        _to_folder(args.to, args.folder, matches, memory.others)
    else:
        left = _to_board(args.port, args.folder, matches, memory.others)
    place = args.to or speech.tell("restore.board")
    print(speech.tell("restore.sum", count=len(matches) - left, place=place))
    if left:
        print(speech.tell("restore.left", count=left, folder=args.folder))
    return 0


def _to_board(port: str | None, folder: Path, matches: list[list[str]], others: dict[str, bytes]) -> int:
    from host_tools import finding
    from host_tools.board_link import BoardLink

    with BoardLink(finding.choose(port)) as link:
        held = box_memory.of_board(link)
        _check(held, matches, folder, "the box")
        left = box_memory.put_on_board(link, matches, others, held)
    if held.box:
        Saved(folder).own(held.box)
    return left


def _to_folder(target: Path, folder: Path, matches: list[list[str]], others: dict[str, bytes]) -> None:
    if target.exists() and target.resolve() == folder.resolve():
        raise Complaint(f"{target} can't be put back into itself: name another folder with --to")
    with stores.Stores(target) as box:
        _check(box_memory.of_simulator(target), matches, folder, str(target))
        # All of it is among what is put back.
        for path in [box.matches.path, *(target / "history").glob("[0-9]*[0-9].log")]:
            path.unlink(missing_ok=True)
        for match in matches:
            box.matches.begin("\n".join(match))
        for name, data in others.items():
            stores.FileStore(target / name).begin(data.decode("utf-8", "replace").rstrip("\n"))


def _check(held: BoxMemory, matches: list[list[str]], folder: Path, place: str) -> None:
    """Raises Complaint (1) for a box that has a match, or more of one, than what would be put back."""
    own = [match.lines for match in all_told(held.matches) if match.match]
    alone = [pair for pair in pairing.paired(matches, own) if pair is None or pair[0] == pairing.LONGER]
    if alone:
        raise Complaint(
            f"{place} has {len(alone)} matches that aren't in {folder}: `settebello pull --to {folder}` first, then "
            "run this again",
            1,
        )
