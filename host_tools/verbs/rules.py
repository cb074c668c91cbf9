"""`settebello rules`: what the presets, the settings and a rule line mean."""

import argparse
import json
import sys

from host_tools import rules_table
from host_tools.errors import Complaint
from host_tools.paper import Paper, can_write
from host_tools.place import Place, shown
from host_tools.speech import Speech, chosen
from settebello.core import fields, games
from settebello.core.refused import Refused
from settebello.core.rules import Rules, from_line
from settebello.ui.words import LANGUAGES

HELP = "what the presets and settings mean, and how to write a rule line"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `rules` takes."""
    parser.set_defaults(command=parser.prog)
    parser.add_argument("name", nargs="?", metavar="PRESET|SETTING|LINE", help="explain this one; all without it")
    parser.add_argument("--json", action="store_true", help="answer one JSON object")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the words")


def needs(args: argparse.Namespace) -> None:
    """Nothing but the standard library."""


def run(args: argparse.Namespace) -> int:
    """Print what was asked for. Raises Complaint for a name or a line that means nothing."""
    speech = Speech(chosen(args.lang, args.json))
    paper = Paper(sys.stdout)
    name = args.name
    known = None if name is None else _settings().get(name.strip().lower())
    if name is None:
        answer = _everything(speech)
        rules_table.show_overview(paper, speech, args.command)
    elif name.strip().lower() in games.presets():
        rules = Rules(name.strip().lower())
        answer = _spelled(rules, speech)
        rules_table.show_preset(paper, rules, speech)
        # A word like napola is both.
        if known:
            paper.line()
            rules_table.show_field(paper, *known, speech)
    elif known:
        answer = _field(*known, speech)
        rules_table.show_field(paper, *known, speech)
    else:
        rules = _line(name, speech)
        answer = _spelled(rules, speech)
        rules_table.show_heading(paper, rules, speech, ())
        rules_table.show_settings(paper, rules, speech)
    if args.json:
        plain = json.dumps(answer, ensure_ascii=False)
        print(plain if can_write(sys.stdout, plain) else json.dumps(answer))
    else:
        print(paper.text(), end="")
    return 0


def _settings() -> dict[str, tuple[tuple, dict]]:
    """Every field by its name, as the first game has it, and its default in each game that has it."""
    found: dict[str, tuple[tuple, dict]] = {}
    for game in games.NAMES:
        for field in games.load(game).FIELDS:
            found.setdefault(field[0], (field, {}))[1][game] = field[2]
    return found


def _line(text: str, speech: Speech) -> Rules:
    place = Place(speech, "")
    if "+" not in text and "=" not in text:
        every = [*_settings(), *games.presets()]
        raise Complaint(speech.tell("rules.nothing", name=shown(speech, text)) + place.near(text, every))
    try:
        return from_line(text)
    except Refused as refused:
        raise place.refusal(refused, []) from refused


def _everything(speech: Speech) -> dict:
    presets = [_spelled(Rules(name), speech) for name in games.presets()]
    for preset in presets:
        del preset["values"]
    return {"presets": presets, "fields": [_field(*setting, speech) for setting in _settings().values()]}


def _spelled(rules: Rules, speech: Speech) -> dict:
    return {
        "rules": rules.line(),
        "preset": rules.preset,
        "meaning": speech.get("rules", f"preset.{rules.preset}"),
        "source": speech.tell(f"source.{rules.preset}"),
        "differs": {name: rules[name] for name in rules_table.differing(rules)},
        "values": {field[0]: rules[field[0]] for field in rules.game.FIELDS},
    }


def _field(field: tuple, defaults: dict, speech: Speech) -> dict:
    named = rules_table.named_values(field)
    return {
        "field": field[0],
        "allowed": fields.choices(field),
        "default": field[2],
        "games": defaults,
        "meaning": speech.get("rules", f"field.{field[0]}"),
        "values": {fields.written(value): rules_table.meaning(speech, field, value) for value in named},
    }
