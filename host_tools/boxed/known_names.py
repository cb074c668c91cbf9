"""Gives the box's code names that MicroPython knows already, since each other one takes memory for good.

What a module calls its functions, classes, attributes and arguments is interned when it is loaded: a name that lies in
MicroPython's own flash costs nothing, any other some eighteen bytes of RAM, which are never given back, and makes every
name that is loaded after it slower to look up (MicroPython, py/qstr.c). `known_names.txt` lists the names that the
RPI_PICO build of MicroPython 1.24.1 has in its flash; on another build one that it lacks merely costs what it did.
"""

import ast
import functools
import itertools
import keyword
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Set
from pathlib import Path, PurePosixPath
from string import ascii_letters

# The compiler itself knows these, or an exception has them without being given them.
_RESERVED = frozenset(
    "const native viper bytecode asm_thumb ptr ptr8 ptr16 ptr32 int uint bool object uctypes errno args value".split()
)
_WORD = re.compile(r"[^\W\d]\w*")
# Where the grammar has names.
_FIELDS = {
    ast.Name: ("id",),
    ast.Attribute: ("attr",),
    ast.arg: ("arg",),
    ast.keyword: ("arg",),
    ast.FunctionDef: ("name",),
    ast.ClassDef: ("name",),
    ast.ExceptHandler: ("name",),
    ast.alias: ("name", "asname"),
}


@functools.cache
def known() -> frozenset[str]:
    """The names that MicroPython has."""
    return frozenset(Path(__file__).with_name("known_names.txt").read_text("ascii").split())


def chosen(trees: Mapping[str, ast.Module]) -> dict[str, str]:
    """For each name that is ours the known one in its place; where none is left, a short one.

    ``trees`` are all modules of a program by their paths. Nothing gets a name that something else has. Names that
    stand in a text stay, for they may be asked for by it, and so do those of modules.
    """
    counted: Counter[str] = Counter()
    kept = {word for path in trees for word in PurePosixPath(path).with_suffix("").parts} | _RESERVED
    for tree in trees.values():
        kept |= _quoted(tree)
        counted.update({name for _, _, name in _names(tree)})
    # The largest one is always in memory, of the others not all.
    largest = {name for _, _, name in _names(max(trees.values(), key=_size))}
    ours = [name for name in counted if name not in known() | kept and not name.startswith("__")]
    ours.sort(key=lambda name: (name not in largest, -counted[name], name))
    taken = kept | counted.keys() | set(keyword.kwlist)
    left = sorted(known() - taken)
    short = (name for name in map("".join, itertools.product(ascii_letters, repeat=2)) if name not in taken | known())
    return dict(zip(ours, itertools.chain(left, short), strict=False))


def rename(tree: ast.Module, names: Mapping[str, str]) -> None:
    """Give what is in a tree other names."""
    for node, field, name in list(_names(tree)):
        setattr(node, field, names.get(name, name))


def _size(tree: ast.Module) -> int:
    return sum(1 for _ in ast.walk(tree))


def _names(tree: ast.AST) -> Iterator[tuple[ast.AST, str, str]]:
    for node in ast.walk(tree):
        for field in _FIELDS.get(type(node), ()):
            name = getattr(node, field)
            if name is not None:
                yield node, field, name


def _quoted(tree: ast.AST) -> Set[str]:
    """The words of all texts that are no sentences."""
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {word for text in texts if " " not in text for word in _WORD.findall(text)}
