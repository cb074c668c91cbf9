"""What each name of each of the box's modules stands for."""

import ast
from collections.abc import Mapping, Set

from host_tools.boxed.scopes import stored
from host_tools.boxed.units import Module, Unit

# Known to the compiler by these names.
MACHINE_CODE = ("ptr8",)
# A text that is longer takes less room when it is there once.
_LONGEST = 40


def full_name(module: str, name: str) -> str:
    """The name of what a module defines, among what others define."""
    return module.replace(".", "_") + "__" + name


class Program:
    """What each name of each module stands for."""

    def __init__(self, found: Mapping[str, Module], made: list[Unit]) -> None:
        self.modules = found
        self.units = made
        # What ours is imported from: a package need not be a module.
        self.packages = found.keys() | {module.package for module in found.values()}
        self.unit_of = {member.name: unit for unit in made for member in unit.members}
        self._aliases = {name: _aliases(module, found) for name, module in found.items()}
        self._defined = {name: _defined(module.tree, self.packages) for name, module in found.items()}
        self._constants: dict[tuple[str, str], ast.Constant] = {}
        for name, module in found.items():
            self._find_constants(name, module)
        nodes = [node for module in found.values() for node in ast.walk(module.tree)]
        self._asked = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        self._asked |= {alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names}

    def alias(self, module: str, name: str) -> str | None:
        """The module that a name stands for."""
        return self._aliases[module].get(name, ("", None))[0] if self._is_module(module, name) else None

    def origin(self, module: str, name: str) -> tuple[str, str] | None:
        """The module that defines what a name stands for, and its name there; None for what isn't ours."""
        while name in self._aliases[module]:
            source, original = self._aliases[module][name]
            if original is None:
                return None
            module, name = source, original
        return (module, name) if name in self._defined[module] else None

    def constant(self, module: str, name: str) -> ast.Constant | None:
        """The value of a constant."""
        return self._constants.get((module, name))

    def public(self, module: str, name: str) -> str:
        """The name of what a module defines, in its unit."""
        unit = self.unit_of[module]
        if unit.head.name == module or name in MACHINE_CODE:
            return name
        return full_name(module, name)

    def is_asked(self, module: str, name: str) -> bool:
        """Whether somebody may look into the module for that name."""
        return self.unit_of[module].head.name == module and name in self._asked

    def _is_module(self, module: str, name: str) -> bool:
        return name in self._aliases[module] and self._aliases[module][name][1] is None

    def _find_constants(self, name: str, module: Module) -> None:
        for statement in module.tree.body:
            if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
                value = self._value(name, statement.value)
                if value is not None:
                    self._constants[name, statement.targets[0].id] = ast.Constant(value)

    def _value(self, module: str, node: ast.expr) -> int | str | None:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "const":
            return self._value(module, node.args[0])
        if isinstance(node, ast.Constant) and isinstance(node.value, int | str):
            return node.value if len(str(node.value)) <= _LONGEST else None
        if isinstance(node, ast.Name):
            origin = self.origin(module, node.id)
            constant = self._constants.get(origin) if origin else None
            return constant.value if constant else None  # pyright: ignore[reportReturnType]
        if isinstance(node, ast.UnaryOp):
            inner = self._value(module, node.operand)
            return _worked_out(ast.UnaryOp(node.op, ast.Constant(inner))) if isinstance(inner, int) else None
        if isinstance(node, ast.BinOp):
            sides = self._value(module, node.left), self._value(module, node.right)
            if all(isinstance(side, int) for side in sides):
                return _worked_out(ast.BinOp(ast.Constant(sides[0]), node.op, ast.Constant(sides[1])))
        return None


def _aliases(module: Module, found: Mapping[str, Module]) -> dict[str, tuple[str, str | None]]:
    """What a module imports of ours: for each name the module, and which name of it, None for the module itself."""
    known: dict[str, tuple[str, str | None]] = {}
    for statement in module.tree.body:
        if isinstance(statement, ast.ImportFrom):
            for alias in statement.names:
                inner = f"{statement.module}.{alias.name}"
                if inner in found:
                    known[alias.asname or alias.name] = (inner, None)
                elif statement.module in found:
                    known[alias.asname or alias.name] = (str(statement.module), alias.name)
    return known


def _defined(tree: ast.Module, packages: Set[str]) -> set[str]:
    """What a module defines, or imports of MicroPython's own under a name of its own."""
    names = stored([statement for statement in tree.body if not isinstance(statement, ast.Import | ast.ImportFrom)])
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom) and statement.module not in packages:
            names |= {alias.asname or alias.name for alias in statement.names}
    return names


def _worked_out(node: ast.expr) -> int:
    """The value of an operation on numbers."""
    return eval(compile(ast.fix_missing_locations(ast.Expression(node)), "a constant", "eval"))
