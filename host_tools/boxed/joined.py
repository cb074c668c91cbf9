"""Joins the modules that are always loaded together, and puts constants where their names stand.

The box has room and time for few modules, people understand small ones. What a module defines gets the module's name
before its own, unless others look for it by its own.
"""

import ast
import re
from collections.abc import Mapping

from host_tools.boxed.joiner import Joiner
from host_tools.boxed.program import Program
from host_tools.boxed.trimming import drop_unasked
from host_tools.boxed.units import Module, modules, units

_ON_THE_BOX = "sys.implementation.name == 'micropython'"


def joined(sources: Mapping[str, str]) -> dict[str, ast.Module]:
    """The units of a program by their paths; ``sources`` are the texts of its modules by theirs.

    Each statement keeps its line number, and has in ``path`` where it was written. Raises ValueError for what can't be
    joined.
    """
    found = modules(sources)
    for module in found.values():
        module.tree.body = _for_the_box(module.tree.body)
        _refuse_put_together(module)
    program = Program(found, units(found))
    made = {unit.head.path: Joiner(program, unit).tree() for unit in program.units}
    drop_unasked(made)
    return {path: tree for path, tree in made.items() if tree.body}


def source(tree: ast.Module) -> str:
    """The text of a tree.

    `a, b = b, a` stays without parentheses, with which MicroPython would make a tuple of it.
    """
    parts: dict[str, str] = {}
    pairs = [
        (node, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple) and isinstance(node.targets[0], ast.Tuple)
    ]
    for node, value in pairs:
        parts[f"_tuple_{len(parts)}_"] = ", ".join(map(ast.unparse, value.elts))
        node.value = ast.Name(list(parts)[-1], ast.Load())
    text = ast.unparse(tree)
    for node, value in pairs:
        node.value = value
    return re.sub(r"\b_tuple_\d+_", lambda found: parts[found[0]], text) + "\n"


def _refuse_put_together(module: Module) -> None:
    """Nobody would find by it what has another name."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.endswith("attr"):
            if not isinstance(node.args[1], ast.Name | ast.Constant):
                raise ValueError(f"{module.path}: a name is put together: {ast.unparse(node)}")


def _for_the_box(body: list[ast.stmt]) -> list[ast.stmt]:
    """Without what is for another machine."""
    made: list[ast.stmt] = []
    for statement in body:
        if isinstance(statement, ast.If) and ast.unparse(statement.test) == _ON_THE_BOX:
            made += statement.body
        else:
            made.append(statement)
    return made
