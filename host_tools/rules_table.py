"""What presets, settings and rule lines mean, shown to people."""

from collections.abc import Iterable

from host_tools.paper import WIDTH, Paper, fitted, width
from host_tools.speech import Speech
from settebello.core import fields, games
from settebello.core.rules import Rules

_GAP = 2
_WIDEST = 30


def show_heading(paper: Paper, rules: Rules, speech: Speech, names: Iterable[str]) -> None:
    """Add the rule line and, in plain words, its preset, what it changes, and those of the named fields that differ."""
    paper.line(speech.tell("rules", line=rules.line()), bold=True)
    telling = set(rules.changes()) | {name for name in names if name in differing(rules)}
    rows = [(rules.preset, speech.get("rules", f"preset.{rules.preset}"))]
    show_rows(paper, rows + _settings(rules, speech, telling))
    paper.line()


def show_overview(paper: Paper, speech: Speech, command: str) -> None:
    """Add every preset with its rule line, every setting, and how to ask for more."""
    paper.line(speech.tell("presets"), bold=True)
    first = max(len(name) for name in games.presets()) + _GAP
    for name in games.presets():
        paper.line(f"  {name:{first}}{speech.get('rules', f'preset.{name}')}")
        rules = Rules(name)
        differ = [f"{field}={fields.written(rules[field])}" for field in differing(rules)]
        paper.sentence(" ".join(differ), " " * (first + _GAP), "")
    shown: list[tuple] = []
    for game in games.NAMES:
        paper.line()
        paper.line(speech.tell("settings.of", game=game), bold=True)
        every = games.load(game).FIELDS
        new = [field for field in every if field not in shown]
        show_rows(paper, [(_with_default(field), speech.get("rules", f"field.{field[0]}")) for field in new])
        if shown:
            names = " ".join(field[0] for field in every if field in shown)
            paper.sentence(speech.tell("settings.shared", game=games.DEFAULT, names=names), "  ")
        shown += new
    paper.line()
    paper.sentence(speech.tell("rules.use", line="scopa+target=21+napola=run"))
    show_rows(paper, [(f"{command} {speech.tell(key)}", speech.tell(f"rules.{key}")) for key in ("name", "line")])


def show_preset(paper: Paper, rules: Rules, speech: Speech) -> None:
    """Add the rules of a preset: its meaning, its source, and every setting."""
    name = rules.preset
    paper.line(f"{name}: {speech.get('rules', f'preset.{name}')}", bold=True)
    paper.sentence(speech.tell("rules.source", source=speech.tell(f"source.{name}")))
    paper.line()
    show_settings(paper, rules, speech)


def show_settings(paper: Paper, rules: Rules, speech: Speech) -> None:
    """Add every setting of some rules: first those that differ from the plain game, then the others."""
    differ = differing(rules)
    plain = rules.game.PRESETS[0][0]
    if differ:
        paper.line(speech.tell("rules.differs", game=plain), bold=True)
        show_rows(paper, _settings(rules, speech, set(differ)))
        paper.line()
    paper.line(speech.tell("rules.same", game=plain), bold=True)
    show_rows(paper, _settings(rules, speech, {field[0] for field in rules.game.FIELDS} - set(differ)))


def show_field(paper: Paper, field: tuple, defaults: dict, speech: Speech) -> None:
    """Add a setting: its meaning, its values, and which of them is usual in each game that has it."""
    name = field[0]
    paper.line(f"{name}: {speech.get('rules', f'field.{name}')}", bold=True)
    values = [(f"{name}={fields.written(value)}", meaning(speech, field, value)) for value in named_values(field)]
    if values:
        show_rows(paper, values)
    paper.sentence(speech.tell("rules.allowed", values=fields.choices(field)))
    usual = {game: f"{name}={fields.written(default)}" for game, default in defaults.items()}
    same = len(set(usual.values())) == 1
    told = [value if same else f"{value} ({game})" for game, value in usual.items()]
    paper.sentence(speech.tell("rules.default", value=told[0] if same else ", ".join(told)))


def show_rows(paper: Paper, rows: list[tuple[str, str]]) -> None:
    """Add rows of a name and its meaning, the meanings in one column, wrapped."""
    first = min(max(width(name) for name, _ in rows), _WIDEST) + _GAP
    for name, text in rows:
        label = fitted(name, first) if width(name) <= first - _GAP else name + " " * _GAP
        if _GAP + width(label) + width(text) <= WIDTH:
            paper.line(f"  {label}{text}")
        else:
            paper.sentence(label + text, "  ", " " * first)


def differing(rules: Rules) -> list[str]:
    """The fields whose values aren't their defaults, in the order of a rule line."""
    return [field[0] for field in rules.game.FIELDS if rules[field[0]] != field[2]]


def named_values(field: tuple) -> list:
    """The values of a field that have names; none for whole numbers and switches."""
    kind = field[1][0]
    if kind == "choice":
        return list(field[1][1:])
    return [known for known, _ in field[1][4:]] if kind == "table" else []


def meaning(speech: Speech, field: tuple, value: object) -> str:
    """What a value of a field means, in plain words; for a number or a switch, what the field means."""
    if value in named_values(field):
        return speech.get("rules", f"value.{field[0]}.{value}")
    return speech.get("rules", f"field.{field[0]}")


def _settings(rules: Rules, speech: Speech, names: set[str]) -> list[tuple[str, str]]:
    return [
        (f"{field[0]}={fields.written(rules[field[0]])}", meaning(speech, field, rules[field[0]]))
        for field in rules.game.FIELDS
        if field[0] in names
    ]


def _with_default(field: tuple) -> str:
    return f"{field[0]}={fields.written(field[2])}"
