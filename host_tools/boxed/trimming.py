"""Takes out what nobody on the box asks for."""

import ast
from collections.abc import Mapping, Set


def drop_unasked(trees: Mapping[str, ast.Module]) -> None:
    """Take out what the tools alone ask for."""
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    asked = {node.attr for node in nodes if isinstance(node, ast.Attribute)} | {"main"}
    asked |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    # A statement stays as it is, however many of the others go, but for the imports.
    said = {statement: _Said(statement) for tree in trees.values() for statement in tree.body}
    while True:
        before = _size(trees)
        used = asked.union(*(said[statement].used for tree in trees.values() for statement in tree.body))
        for tree in trees.values():
            tree.body = [
                node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef) or node.name in used
            ]
            _drop_imports(tree, set().union(*(said[statement].names for statement in tree.body)))
        if _size(trees) == before:
            return


class _Said:
    """The ``names`` that stand in a statement."""

    def __init__(self, statement: ast.stmt) -> None:
        nodes = list(ast.walk(statement))
        self.names = {node.id for node in nodes if isinstance(node, ast.Name)}
        self._loaded = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
        self._imports = [node for node in nodes if isinstance(node, ast.ImportFrom)]

    @property
    def used(self) -> set[str]:
        """Those whose values are asked for, and what is imported by now."""
        return self._loaded | {alias.name for node in self._imports for alias in node.names}


def _drop_imports(tree: ast.Module, names: Set[str]) -> None:
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            node.names = [alias for alias in node.names if (alias.asname or alias.name) in names]
    tree.body = [node for node in tree.body if not isinstance(node, ast.ImportFrom) or node.names]


def _size(trees: Mapping[str, ast.Module]) -> int:
    """Changes when a statement goes, or a name of one that imports."""
    return sum(1 + len(getattr(statement, "names", ())) for tree in trees.values() for statement in tree.body)
