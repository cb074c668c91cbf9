"""What the box says of a failure, in the names and lines of the sources that people write.

On the box modules are joined and names shortened; the same sources always make the same code, so that the way back can
be worked out. The lines are those of MicroPython's traceback, `File "settebello.start", line 7, in ab`.
"""

import ast
import builtins
import re
from collections.abc import Iterator, Mapping

from host_tools.boxed import joined, known_names
from host_tools.boxed.program import full_name

_PLACE = re.compile(r'File "([\w.]+)", line (\d+)(?:, in \S+)?')
_QUOTED = re.compile(r"'(\w+)'")
# Types that have these names may be meant by them, as those of the module builtins.
_THEIRS = ("NoneType", "function", "generator", "module")


class Reports:
    """Makes reports readable of the box whose code was made from these sources, texts by their paths (mpy.firmware)."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self._trees = joined.joined(sources)
        self._names = {short: long.rpartition("__")[2] for long, short in known_names.chosen(self._trees).items()}
        self._places: dict[str, list[tuple[int, str]]] = {}

    def readable(self, report: str) -> str:
        """The report; what isn't known to the sources stays as it is."""
        lines = [_PLACE.sub(self._place, line) for line in report.split("\n")]
        return "\n".join(line if _PLACE.search(line) else _QUOTED.sub(self._name, line) for line in lines)

    def _place(self, found: re.Match) -> str:
        path = found[1].replace(".", "/") + ".py"
        if path not in self._trees:
            return found[0]
        if path not in self._places:
            self._places[path] = list(_places(self._trees[path]))
        told = [text for line, text in self._places[path] if line <= int(found[2])]
        return told[-1] if told else found[0]

    def _name(self, found: re.Match) -> str:
        if found[1] in _THEIRS or hasattr(builtins, found[1]):
            return found[0]
        return f"'{self._names.get(found[1], found[1])}'"


def _places(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """For each line of the joined module at which a statement begins, in order: where people find it."""
    made = ast.parse(joined.source(tree))
    for before, after in zip(_statements(tree, ()), _statements(made, ()), strict=True):
        statement, owners = before
        path = getattr(statement, "path", "")
        if path:
            module = path.removesuffix(".py").replace("/", ".")
            own = ".".join(owner.removeprefix(full_name(module, "")) for owner in owners)
            yield after[0].lineno, f'File "firmware/{path}", line {statement.lineno}' + (f", in {own}" if own else "")


def _statements(tree: ast.AST, owners: tuple[str, ...]) -> Iterator[tuple[ast.stmt, tuple[str, ...]]]:
    """The statements in the order of their text, each with the names of the classes and functions around it."""
    for node in ast.iter_child_nodes(tree):
        inner = owners
        if isinstance(node, ast.stmt):
            yield node, owners
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                inner = (*owners, node.name)
        yield from _statements(node, inner)
