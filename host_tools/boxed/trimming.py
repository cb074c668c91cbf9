"""Takes out what nobody on the box asks for."""

import ast
from collections.abc import Mapping


def drop_unasked(trees: Mapping[str, ast.Module]) -> None:
    """Take out what the tools alone ask for."""
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    asked = {node.attr for node in nodes if isinstance(node, ast.Attribute)} | {"main"}
    asked |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    while True:
        nodes = [node for tree in trees.values() for node in ast.walk(tree)]
        used = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
        used |= asked | {alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names}
        before = len(nodes)
        for tree in trees.values():
            tree.body = [
                node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef) or node.name in used
            ]
            _drop_imports(tree)
        if sum(1 for tree in trees.values() for _ in ast.walk(tree)) == before:
            return


def _drop_imports(tree: ast.Module) -> None:
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            node.names = [alias for alias in node.names if (alias.asname or alias.name) in names]
    tree.body = [node for node in tree.body if not isinstance(node, ast.ImportFrom) or node.names]
