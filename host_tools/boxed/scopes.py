"""Which names belong to a function, a class or a module itself."""

import ast
from collections.abc import Sequence

_Scope = ast.FunctionDef | ast.Lambda | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


def stored(body: Sequence[ast.AST]) -> set[str]:
    """The names that statements give something to, without those in functions and classes."""
    names: set[str] = set()
    waiting = list(body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names |= {(alias.asname or alias.name).partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
            waiting += ast.iter_child_nodes(node)
        elif not isinstance(node, _Scope):
            waiting += ast.iter_child_nodes(node)
    return names


def arguments_of(arguments: ast.arguments) -> list[ast.arg]:
    """All arguments of a function."""
    more = [argument for argument in (arguments.vararg, arguments.kwarg) if argument]
    return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, *more]


def is_docstring(node: ast.stmt) -> bool:
    """Whether a statement is a text that nothing is done with."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
