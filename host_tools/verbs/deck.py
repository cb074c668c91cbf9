"""`settebello deck`: the decks with tags that a box has learned, as lists, files and labels."""

import argparse
import json
import sys
from pathlib import Path

from host_tools import deck_file, labels, stores
from host_tools.errors import Complaint
from host_tools.paper import can_write
from host_tools.place import shown
from host_tools.speech import Speech, chosen
from settebello.app.deck import MOST, Deck, Decks, decks_of
from settebello.core import cards
from settebello.core.cards import DECK
from settebello.ui.words import LANGUAGES

HELP = "list, export and import the decks with tags, and print labels for them"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `deck` takes."""
    what = parser.add_subparsers(dest="what", required=True, metavar="list|export|import|labels")
    parser.epilog = (
        "FOLDER is the simulator's own unless another is named: one of the simulator, or one that `pull` has filled "
        "and `restore` puts back on a box."
    )
    lists = _part(what, "list", "the decks, and the cards that each of them lacks")
    lists.add_argument("--from", type=Path, metavar="FOLDER", dest="folder", help="the folder of the decks")
    lists.add_argument("--json", action="store_true", help="answer one JSON object")
    export = _part(what, "export", "write decks as JSON")
    export.add_argument("name", nargs="?", metavar="NAME", help="this deck; all without it")
    export.add_argument("-o", "--output", type=Path, metavar="FILE", help="the file; standard output without it")
    export.add_argument("--from", type=Path, metavar="FOLDER", dest="folder", help="the folder of the decks")
    imports = _part(what, "import", "take decks from JSON; one of the same name is replaced")
    imports.add_argument("file", metavar="FILE", help="what export wrote; - reads standard input")
    imports.add_argument("--to", type=Path, metavar="FOLDER", dest="folder", help="the folder of the decks")
    sheet = _part(what, "labels", "draw forty labels to be cut out and put on the tags")
    sheet.add_argument("-o", "--output", type=Path, metavar="FILE", required=True, help="the .svg file")
    sheet.add_argument("--french", action="store_true", help="for a French deck: diamonds, hearts, spades, clubs")


def needs(args: argparse.Namespace) -> None:
    """Nothing but the standard library."""


def run(args: argparse.Namespace) -> int:
    """Do what was asked for. Raises Complaint."""
    speech = Speech(chosen(args.lang, getattr(args, "json", False)))
    _DO[args.what](args, speech)
    return 0


def _part(what, name: str, help: str) -> argparse.ArgumentParser:
    part = what.add_parser(name, help=help, allow_abbrev=False)
    part.add_argument("--lang", choices=LANGUAGES, help="the language of the words")
    return part


def _list(args: argparse.Namespace, speech: Speech) -> None:
    decks, used = _held(args.folder, speech)
    if args.json:
        listed = [
            {"name": deck.name, "french": deck.french, "missing": [cards.text(card) for card in deck.missing()]}
            for deck in decks
        ]
        _print_json({"in_use": decks[used].name, "decks": listed})
        return
    for place, deck in enumerate(decks):
        print(_line(deck, place == used, speech))


def _line(deck: Deck, in_use: bool, speech: Speech) -> str:
    missing = deck.missing()
    told = [speech.tell("deck.learned", count=DECK - len(missing), deck=DECK)]
    if deck.french:
        told.append(speech.tell("deck.is_french"))
    if in_use:
        told.append(speech.tell("deck.used"))
    if missing and len(missing) < DECK:
        told.append(speech.tell("deck.missing", cards=" ".join(cards.text(card) for card in missing)))
    return f"{deck.name}: {', '.join(told)}"


def _export(args: argparse.Namespace, speech: Speech) -> None:
    decks, used = _held(args.folder, speech)
    in_use = decks[used].name
    if args.name is not None:
        decks = [deck for deck in decks if deck.name.lower() == args.name.lower()] or _unknown(args.name, decks, speech)
        in_use = decks[0].name
    told = deck_file.told(decks, in_use)
    if args.output:
        args.output.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", "utf-8")
    else:
        _print_json(told)


def _import(args: argparse.Namespace, speech: Speech) -> None:
    given, in_use = deck_file.read(args.file, speech)
    with stores.Stores(args.folder or stores.default_folder()) as kept:
        held = Decks(kept.decks.lines(), "")
        # Without any, there is one that nobody has named.
        held.decks = [deck for deck in held.decks if deck.name]
        for deck in given:
            place = held.find(deck.name)
            if place is None:
                held.decks.append(deck)
            else:
                held.decks[place] = deck
        if len(held.decks) > MOST:
            raise Complaint(speech.tell("deck.full", most=MOST, given=len(held.decks)))
        place = None if in_use is None else held.find(in_use)
        if place is not None:
            held.used = place
        kept.decks.begin(held.line())
    for deck in given:
        print(_line(deck, deck is held.deck(), speech))


def _labels(args: argparse.Namespace, speech: Speech) -> None:
    if args.output.suffix.lower() != ".svg":
        raise Complaint(speech.tell("deck.svg", file=args.output))
    args.output.write_text(labels.sheet(speech, args.french), "utf-8")


_DO = {"list": _list, "export": _export, "import": _import, "labels": _labels}


def _held(folder: Path | None, speech: Speech) -> tuple[list[Deck], int]:
    """The decks in a folder, and the place of the one in use. Raises Complaint when there are none."""
    path = (folder or stores.default_folder()) / stores.DECKS
    decks, used = decks_of(stores.FileStore(path).lines())
    if not decks:
        raise Complaint(speech.tell("deck.none", file=path), 1)
    return decks, used


def _unknown(name: str, decks: list[Deck], speech: Speech) -> list[Deck]:
    known = ", ".join(deck.name for deck in decks)
    raise Complaint(speech.tell("deck.unknown", name=shown(speech, name), known=known))


def _print_json(value: dict) -> None:
    text = json.dumps(value, ensure_ascii=False)
    print(text if can_write(sys.stdout, text) else json.dumps(value))
