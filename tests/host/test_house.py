"""The house's own rules: who may know whom, and what the firmware leaves to CPython."""

import ast
from pathlib import Path

import pytest

from tests.host import reading

ROOT = Path(__file__).parents[2]
FIRMWARE = ROOT / "firmware"
GAMES = FIRMWARE / "settebello" / "core" / "games"
WORDS = FIRMWARE / "settebello" / "ui" / "words"

# A part of the house -> the parts that it may import, beside compat. `settebello` is the bare package.
MAY_KNOW = {
    "settebello": set(),
    "compat": set(),
    "core": {"core"},
    "ui": {"ui", "framebuf"},
    "app": {"core", "ui", "app"},
    "drivers": {"drivers"},
    "wiring": {"drivers", "machine"},
    "loop": set(),
    "health": {"settebello"},
    "crash": {"ui", "drivers"},
    "main": {"settebello", "start"},
    "packs": set(),
    "start": {"app", "ui", "drivers", "loop"},
    "host_tools": {"host_tools", "settebello", "core", "app", "ui", "loop", "drivers", "framebuf"},
}

# What runs on an emulated box, with what it is given there.
VISITORS = {"host_tools/bench/watching.py": ("machine", "pins.ASKS", "pins.TELLS", "pins")}

# Modules outside the house that not everyone may import.
GUARDED = {"machine", "framebuf", "host_tools", "tests"}

# Files over 250 lines, each with what makes it one thing.
LONG_FILES: dict[str, str] = {
    "firmware/settebello/ui/font.py": "a line a letter, made from the drawings",
    "firmware/settebello/app/app.py": "all that a screen may ask for",
    "firmware/settebello/drivers/reader.py": "a tag is found, read and written on in steps that follow each other",
    "firmware/settebello/core/match.py": "every event of a match changes the same few lists",
}

# Modules that do more at import than define, each with what for.
ACTIVE_AT_IMPORT = {
    "firmware/main.py": "it is the program",
    "firmware/settebello/compat.py": "chooses between the interpreters",
    "host_tools/__init__.py": "puts the firmware on the path",
    "host_tools/__main__.py": "refuses an old Python before anything else is read",
    "host_tools/font/__main__.py": "it is the program that writes the font",
}


def name_of(path):
    return path.relative_to(ROOT).as_posix()


def files_of(*folders):
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def each(paths):
    return pytest.mark.parametrize("path", paths, ids=name_of)


def tree_of(path):
    return ast.parse(path.read_text("utf-8"), name_of(path))


def part_of(dotted):
    """The part of the house that a dotted name belongs to, or a guarded module, or None for any other."""
    first, *more = dotted.split(".")
    if first == "settebello":
        return more[0] if more and not more[0].startswith("__") else "settebello"
    return first if first in GUARDED or first == "main" else None


def own_part(path):
    return part_of(".".join(path.relative_to(ROOT).with_suffix("").parts).removeprefix("firmware."))


def strangers(part, tree):
    """The imports that a file of this part may not make."""
    allowed = MAY_KNOW[part] | {"compat", None}
    return [f"line {line}: {name}" for line, name in reading.imports(tree) if part_of(name) not in allowed]


PRODUCT = files_of("firmware", "host_tools")
ON_THE_BOX = files_of("firmware")
TESTS_OF_BOTH = files_of("tests/core", "tests/ui", "tests/app", "tests/drivers", "tests/fakes", "tests/vm")
CHIPS = files_of("host_tools/chips")


@each(PRODUCT)
def test_a_file_imports_only_the_parts_it_may_know(path):
    visiting = VISITORS.get(name_of(path), ())
    assert not [line for line in strangers(own_part(path), tree_of(path)) if not line.endswith(visiting)]


@each(PRODUCT)
def test_imports_are_by_the_full_name(path):
    assert not [name for _, name in reading.imports(tree_of(path)) if name.startswith(".")]


@each(ON_THE_BOX + TESTS_OF_BOTH + CHIPS)
def test_what_runs_on_micropython_uses_only_what_it_has(path):
    assert not reading.beyond_micropython(tree_of(path))


@each([path for path in PRODUCT if name_of(path) not in ACTIVE_AT_IMPORT])
def test_nothing_happens_at_import(path):
    assert not reading.work_at_import(tree_of(path))


@each(PRODUCT)
def test_no_error_is_caught_without_a_name(path):
    assert not reading.bare_excepts(tree_of(path))


def test_a_file_over_250_lines_has_a_reason():
    long = {name_of(path) for path in ON_THE_BOX if len(path.read_text("utf-8").splitlines()) > 250}
    assert long == set(LONG_FILES)


def test_a_game_is_named_only_by_its_own_file_and_the_words():
    games = {path.stem for path in GAMES.glob("*.py")} - {"__init__"}
    others = [path for path in ON_THE_BOX if not path.is_relative_to(GAMES) and not path.is_relative_to(WORDS)]
    named = [(name_of(path), line, word) for path in others for line, word in reading.words(tree_of(path))]
    assert not [place for place in named if place[2] in games]


def test_a_board_is_named_only_in_its_folder():
    boards = {path.parent.name for path in ROOT.glob("boards/*/board.json")}
    assert not [name_of(path) for path in ON_THE_BOX for board in boards if board in path.read_text("utf-8")]


@each(ON_THE_BOX)
def test_the_code_never_asks_where_it_runs(path):
    asked = {word for _, word in reading.words(tree_of(path)) if word.startswith(("simulat", "emulat"))}
    if name_of(path) != "firmware/settebello/compat.py":
        asked |= {name for _, name in reading.imports(tree_of(path)) if name == "sys.implementation"}
        asked |= {node.attr for node in ast.walk(tree_of(path)) if getattr(node, "attr", "") == "implementation"}
    assert not asked


@each([path for path in TESTS_OF_BOTH if path.name.startswith("test_")])
def test_a_file_of_tests_has_tests_and_its_cases_belong_to_them(path):
    tree = tree_of(path)
    tests = {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}
    assigned = {ast.unparse(node.targets[0]): node.value for node in tree.body if isinstance(node, ast.Assign)}
    keys = getattr(assigned.get("CASES"), "keys", [])
    assert tests
    assert {ast.literal_eval(key) for key in keys} <= tests


@pytest.mark.parametrize(
    ("part", "code"),
    [
        ("core", "from settebello.ui import canvas"),
        ("core", "from settebello import ui"),
        ("core", "import host_tools"),
        ("core", "import framebuf"),
        ("ui", "import settebello.core.cards"),
        ("app", "from settebello import drivers"),
        ("drivers", "from settebello.core import cards"),
        ("drivers", "def f():\n    import machine"),
        ("loop", "from settebello.app import app"),
        ("host_tools", "from settebello import wiring"),
        ("host_tools", "from machine import Pin"),
    ],
)
def test_a_stranger_is_seen(part, code):
    assert strangers(part, ast.parse(code))


@pytest.mark.parametrize(
    "code",
    [
        "from typing import Any",
        "import functools",
        "match x:\n    case 1:\n        pass",
        "def f(a, /):\n    pass",
        "[*range(3)]",
        "{**a}",
        "raise A from b",
        "x.zfill(2)",
        "zip(a, b, strict=True)",
        "x.center(9, '-')",
        "class A:\n    __slots__ = ('a',)",
    ],
)
def test_what_micropython_lacks_is_seen(code):
    assert reading.beyond_micropython(ast.parse(code))


@pytest.mark.parametrize("code", ["print(1)", "PIN = Pin(4)", "for i in A:\n    pass", "class A:\n    x = open('a')"])
def test_work_at_import_is_seen(code):
    assert reading.work_at_import(ast.parse(code))


def test_a_name_inside_another_is_a_word_and_a_docstring_is_not():
    tree = ast.parse('"""One docstring."""\nisPico = get("bruscola_mode")')
    assert {word for _, word in reading.words(tree)} == {"is", "pico", "get", "bruscola", "mode"}
