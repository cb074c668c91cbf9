"""`settebello score`: the points of a hand or a match in a file, each with its reason."""

import argparse
import json
import sys
from pathlib import Path

from host_tools import answer, compare, hand_file, score_table
from host_tools.json_file import EXAMPLES
from host_tools.paper import Paper, can_write
from host_tools.sheet import Sheet
from host_tools.speech import Speech, chosen
from settebello.core.cards import SUITS
from settebello.core.match import Match
from settebello.ui.words import LANGUAGES, SIGNS

HELP = "the points of a hand or a match, each with its reason"

_EPILOG = """\
a hand:   {"sides": [{"cards": "D1-4,7 C1-4 10B", "sweeps": 1}, {"cards": "rest"}]}
a match:  {"sides": ["Noi", "Loro"], "hands": [{"sides": [...]}, {"points": [2, 1]}]}
cards:    7D 10B, runs D1-4,7, "rest" for all others
          suits D denari, C coppe, S spade, B bastoni; ranks 1-7, 8 fante, 9 cavallo, 10 re
tressette and briscola: the number, from 0, of the side with the last trick; declarations
          {"rules": "tressette", "sides": [{"cards": "D1-10", "declarations": 3}, {"cards": "rest"}],
           "last_trick": 0}
          three play briscola without 2C, or without another two: "rules": "briscola+two_out=coins"
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `score` takes."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = _EPILOG
    parser.set_defaults(command=parser.prog)
    parser.add_argument("file", nargs="?", metavar="FILE", help="a hand or a match as JSON; - reads standard input")
    parser.add_argument("--rules", metavar="LINE", help="score under this rule line, such as scopa+napola=run")
    parser.add_argument("--compare", action="store_true", help="show which other rules would change the result")
    parser.add_argument("--json", action="store_true", help="answer one JSON object")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the words")


def needs(args: argparse.Namespace) -> None:
    """Nothing but the standard library."""


def run(args: argparse.Namespace) -> int:
    """Score the file and print the answer. Raises Complaint for a file or rules that can't be."""
    file = _example() if args.file is None else args.file
    language = chosen(args.lang, args.json)
    signs = SUITS if args.json or not can_write(sys.stdout, SIGNS) else SIGNS
    # Complaints name cards as people type them, answers as the output can show them.
    sheet = hand_file.read(file, Speech(language), args.rules)
    match = sheet.played()
    speech = Speech(language, signs)
    if args.json:
        found = _answer(sheet, match, speech)
        if args.compare:
            found["compare"] = compare.answers(sheet, match, speech)
        print(json.dumps(found, ensure_ascii=not can_write(sys.stdout, json.dumps(found, ensure_ascii=False))))
        return 0
    paper = Paper(sys.stdout)
    if args.file is None:
        paper.line(speech.tell("example", file=file))
        paper.line(f"  {args.command} {speech.tell('file')}")
        paper.line()
    show = score_table.show_match if sheet.is_match else score_table.show_hand
    show(paper, match, speech)
    if args.compare:
        compare.show(paper, sheet, match, speech)
    print(paper.text(), end="")
    return 0


def _example() -> str:
    """The bundled hand, named as people can reach it from here."""
    path, here = EXAMPLES / "hand.json", Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


def _answer(sheet: Sheet, match: Match, speech: Speech) -> dict:
    if sheet.is_match:
        return answer.of_match(match, speech)
    return answer.of_hand(match.rules, match.sides, match.hands[0], speech)
