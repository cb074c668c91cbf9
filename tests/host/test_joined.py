"""Modules that are joined, and names that MicroPython knows: the program does what it did."""

import ast
import builtins

import pytest

from host_tools import mpy
from host_tools.boxed import joined, known_names
from host_tools.boxed.units import modules, units

# What each name of a function means is hard to tell in these.
TRICKY = {
    "settebello/start.py": '''
"""Starts."""
import sys
from settebello import low
from settebello.low import LIMIT, text as told
from settebello.compat import borrowed

def main():
    later = borrowed("settebello", "later")
    return [told(LIMIT), low.text(1), later.answer(3), Late().text, shadow("x"), swap(1, 2), squares([1, 2])]

class Late:
    text = "of the class"

    def told(self):
        return text

def text():
    return told(7)

def shadow(told):
    return [told for _ in range(LIMIT - 1)], f"{told}{{}} {low.LIMIT}"

def swap(a, b):
    a, b = b, a
    return a, b

def squares(numbers):
    return [text * text for text in numbers], text()
''',
    "settebello/low.py": '''
from settebello.compat import const
LIMIT = const(2)
_LIMIT = const(LIMIT * -3)
ROWS = (LIMIT, _LIMIT)

def text(number, after="!"):
    """Text."""
    return "low %d%s %r" % (number, after, ROWS)
''',
    "settebello/later.py": """
from settebello.low import text, LIMIT

def answer(number):
    from settebello.low import text as words
    from settebello.lone import LIMIT as most
    return words(number, after="?"), text(most), LIMIT
""",
    "settebello/lone.py": "LIMIT = 9\n",
    "settebello/compat.py": """
import sys
if sys.implementation.name == "micropython":
    from micropython import const
    from builtins import len as _size

    def borrowed(package, name):
        path = package + "." + name
        return __import__(path, None, None, (name,)) if _size(name) else None
else:
    def borrowed(package, name):
        raise ValueError("not here")
""",
}


@pytest.fixture
def on_the_box(tmp_path, monkeypatch):
    """Runs the program as the box gets it, and answers what its main does."""

    def run(program):
        trees = joined.joined(program)
        names = known_names.chosen(trees)
        for path, tree in trees.items():
            known_names.rename(tree, names)
            file = tmp_path / path.replace("settebello", "boxed", 1)
            file.parent.mkdir(exist_ok=True)
            file.write_text(joined.source(tree).replace("settebello", "boxed"))
        monkeypatch.syspath_prepend(str(tmp_path))
        return __import__("boxed.start", None, None, ["start"]).main()

    return run


def test_a_joined_program_with_other_names_does_what_it_did(on_the_box):
    low = "low %d%s (2, -6)"
    assert on_the_box(TRICKY) == [
        low % (2, "!"),
        low % (1, "!"),
        (low % (3, "?"), low % (9, "!"), 2),
        "of the class",
        (["x"], "x{} 2"),
        (2, 1),
        ([1, 4], low % (7, "!")),
    ]


def test_what_comes_with_the_start_is_one_module_and_what_is_asked_for_by_name_another():
    found = {unit.head.name: {member.name for member in unit.members} for unit in units(modules(TRICKY))}
    assert found == {
        "settebello.start": {"settebello.start", "settebello.low", "settebello.compat"},
        "settebello.later": {"settebello.later"},
        "settebello.lone": {"settebello.lone"},
    }


def test_a_swap_makes_no_tuple_and_a_constant_no_name():
    start = joined.source(joined.joined(TRICKY)["settebello/start.py"])
    assert "    a, b = b, a\n" in start
    assert "LIMIT" not in start and "range(2 - 1)" in start


def test_a_name_that_is_put_together_is_refused():
    with pytest.raises(ValueError, match="put together: getattr"):
        joined.joined({"settebello/start.py": 'def main(a):\n    return getattr(a, "_" + a.verb)\n'})


@pytest.fixture(scope="module")
def firmware():
    sources = mpy.texts(mpy.firmware())
    trees = joined.joined(sources)
    return sources, trees


def test_every_module_of_the_firmware_is_in_one_unit(firmware):
    sources, _ = firmware
    members = [member.path for unit in units(modules(sources)) for member in unit.members]
    assert sorted(members) == sorted(sources)


def test_every_name_in_a_unit_is_its_own_or_imported_or_built_in(firmware):
    for path, tree in firmware[1].items():
        stored = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                stored.add(node.name)
            elif isinstance(node, ast.arg):
                stored.add(node.arg)
            elif isinstance(node, ast.alias):
                stored.add(node.asname or node.name)
            elif isinstance(node, ast.ExceptHandler) and node.name:
                stored.add(node.name)
        asked = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert asked - stored - set(dir(builtins)) == set(), path


def test_what_a_unit_imports_of_another_is_there(firmware):
    trees = firmware[1]
    defined = {}
    for path, tree in trees.items():
        names = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        for node in tree.body:
            if isinstance(node, ast.Assign):
                names |= {name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)}
        defined[path.removesuffix(".py").replace("/", ".")] = names
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("settebello"):
                for alias in node.names:
                    inner = f"{node.module}.{alias.name}"
                    assert inner in defined or alias.name in defined[str(node.module)], (path, inner)


def test_no_two_names_become_one_and_no_known_one_is_taken_twice(firmware):
    trees = firmware[1]
    names = known_names.chosen(trees)
    used = {node.id for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.Name)}
    used |= {node.attr for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert len(names) > 500
    assert len(set(names.values())) == len(names)
    assert not set(names.values()) & used
    assert all(name in known_names.known() or len(name) == 2 for name in names.values())
    assert not {"ptr8", "const", "__init__", "append", "key"} & set(names)


def test_a_name_that_stands_in_a_text_stays():
    program = {
        "a.py": 'def main():\n    return hidden(hasattr(main, "shown"))\n'
        'def hidden(shown):\n    return "not hidden"\ndef unasked():\n    return 1\n'
    }
    trees = joined.joined(program)
    assert list(known_names.chosen(trees)) == ["hidden"]
    assert "unasked" not in joined.source(trees["a.py"])
