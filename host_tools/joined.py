"""Joins the modules that are always loaded together, and puts constants where their names stand.

The box has room and time for few modules, people understand small ones. What a module defines gets the module's name
before its own, unless others look for it by its own.
"""

import ast
import builtins
import copy
import functools
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence, Set

from host_tools.units import Module, Unit, modules, units

_ON_THE_BOX = "sys.implementation.name == 'micropython'"
# A text that is longer takes less room when it is there once.
_LONGEST = 40
# Known to the compiler by these names.
_MACHINE_CODE = ("ptr8",)
# What is used in loops.
_FAST = frozenset(
    "all any bool bytearray bytes dict divmod enumerate hasattr getattr int isinstance iter len list max min next ord "
    "print range repr reversed sorted str sum tuple type zip".split()
)
_Scope = ast.FunctionDef | ast.Lambda | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


def joined(sources: Mapping[str, str]) -> dict[str, ast.Module]:
    """The units of a program by their paths; ``sources`` are the texts of its modules by theirs.

    Each statement keeps its line number, and has in ``path`` where it was written. Raises ValueError for what can't be
    joined.
    """
    found = modules(sources)
    for module in found.values():
        module.tree.body = _for_the_box(module.tree.body)
        _refuse_put_together(module)
    program = _Program(found, units(found))
    made = {unit.head.path: _Joiner(program, unit).tree() for unit in program.units}
    _drop_unasked(made)
    return {path: tree for path, tree in made.items() if tree.body}


def source(tree: ast.Module) -> str:
    """The text of a tree.

    `a, b = b, a` stays without parentheses, with which MicroPython would make a tuple of it.
    """
    parts: dict[str, str] = {}
    tree = copy.deepcopy(tree)
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Tuple)
            and isinstance(node.targets[0], ast.Tuple)
        ):
            parts[f"_tuple_{len(parts)}_"] = ", ".join(map(ast.unparse, node.value.elts))
            node.value = ast.Name(list(parts)[-1], ast.Load())
    return re.sub(r"\b_tuple_\d+_", lambda found: parts[found[0]], ast.unparse(tree)) + "\n"


def _full_name(module: str, name: str) -> str:
    """The name of what a module defines, among what others define."""
    return module.replace(".", "_") + "__" + name


class _Program:
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
        if unit.head.name == module or name in _MACHINE_CODE:
            return name
        return _full_name(module, name)

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


class _Joiner(ast.NodeTransformer):
    """Makes the tree of one unit."""

    def __init__(self, program: _Program, unit: Unit) -> None:
        self._program = program
        self._unit = unit
        self._module = ""
        self._locals: list[set[str]] = []
        self._needed: dict[str, dict[str, str]] = defaultdict(dict)

    def tree(self) -> ast.Module:
        """The unit: what it needs of others first."""
        body: list[ast.stmt] = []
        for member in self._unit.members:
            self._module = member.name
            for statement in member.tree.body:
                made = self._top(statement)
                for node in ast.walk(made) if made else ():
                    node.path = member.path  # pyright: ignore[reportAttributeAccessIssue]
                body += [made] if made else []
        needed = [
            ast.ImportFrom(head, [_alias(*pair) for pair in sorted(names.items())], 0)
            for head, names in sorted(self._needed.items())
        ]
        own = _built_in(body)
        if own:
            needed.insert(0, ast.ImportFrom("builtins", [ast.alias(name) for name in own], 0))
        return ast.fix_missing_locations(ast.Module([*needed, *body], []))

    def _top(self, node: ast.stmt) -> ast.stmt | None:
        if isinstance(node, ast.Expr):
            return None
        if isinstance(node, ast.ImportFrom):
            if node.module in self._program.packages:
                return None
            for alias in node.names:
                alias.asname = _alias(alias.name, self._program.public(self._module, alias.asname or alias.name)).asname
            return None if self._is_unused(node) else node
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if self._program.constant(self._module, name) and not self._program.is_asked(self._module, name):
                return None
        return self.visit(node)

    def _is_unused(self, node: ast.ImportFrom) -> bool:
        return node.module == "micropython" and [alias.name for alias in node.names] == ["const"]

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if any(node.id in scope for scope in self._locals):
            return node
        return self._meant(self._module, node.id, node) or node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if isinstance(node.func, ast.Name) and node.func.id == "const":
            return self.visit(node.args[0])
        return self.generic_visit(node)  # pyright: ignore[reportReturnType]

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        value = node.value
        if isinstance(value, ast.Name) and not any(value.id in scope for scope in self._locals):
            module = self._program.alias(self._module, value.id)
            if module:
                meant = self._meant(module, node.attr, node)
                if meant is None:
                    raise ValueError(f"{module} has no {node.attr}")
                return meant
        return self.generic_visit(node)  # pyright: ignore[reportReturnType]

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.stmt | list[ast.stmt]:
        """Of ours, in a function."""
        made: list[ast.stmt] = []
        for alias in node.names:
            local = alias.asname or alias.name
            if f"{node.module}.{alias.name}" in self._program.modules:
                made.append(ast.ImportFrom(node.module, [alias], 0))
                continue
            origin = self._program.origin(str(node.module), alias.name)
            if origin is None:
                raise ValueError(f"{node.module} has no {alias.name}")
            unit = self._program.unit_of[origin[0]]
            if unit is self._unit or self._program.constant(*origin):
                value = self._meant(str(node.module), alias.name, ast.Name(local, ast.Load()))
                made.append(ast.Assign([ast.Name(local, ast.Store())], value or ast.Constant(None)))
            else:
                public = self._program.public(*origin)
                made.append(ast.ImportFrom(unit.head.name, [ast.alias(public, local)], 0))
        return [ast.copy_location(statement, node) for statement in made]

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.decorator_list = [self.visit(decorator) for decorator in node.decorator_list]
        if not self._locals and node in self._tops():
            node.name = self._program.public(self._module, node.name)
        return self._scope(node)

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        self._enter(node.args, [node.body])
        node.body = self.visit(node.body)
        self._locals.pop()
        return node

    def _scope(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self._enter(node.args, node.body)
        made: list[ast.stmt] = []
        for statement in node.body:
            done = [] if _is_docstring(statement) else self.visit(statement)
            made += done if isinstance(done, list) else [done]
        node.body = made or [ast.Pass()]
        self._locals.pop()
        return node

    def _enter(self, arguments: ast.arguments, body: Sequence[ast.AST]) -> None:
        """The names of a function hide those of its module."""
        arguments.defaults = [self.visit(default) for default in arguments.defaults]
        arguments.kw_defaults = [self.visit(default) if default else None for default in arguments.kw_defaults]
        self._locals.append({argument.arg for argument in _arguments(arguments)} | _stored(body))

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        node.bases = [self.visit(base) for base in node.bases]
        if not self._locals:
            node.name = self._program.public(self._module, node.name)
        own = _stored(node.body)
        made = []
        for statement in node.body:
            if _is_docstring(statement):
                continue
            if isinstance(statement, ast.FunctionDef):
                # The names of a class aren't those of its functions; but it is none of the module's.
                statement.decorator_list = [self.visit(decorator) for decorator in statement.decorator_list]
                made.append(self._scope(statement))
            else:
                self._locals.append(own)
                made.append(self.visit(statement))
                self._locals.pop()
        node.body = made or [ast.Pass()]
        return node

    def _comprehension(self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> ast.expr:
        first = node.generators[0]
        first.iter = self.visit(first.iter)
        own: set[str] = set()
        for generator in node.generators:
            own |= {name.id for name in ast.walk(generator.target) if isinstance(name, ast.Name)}
        self._locals.append(own)
        for generator in node.generators:
            if generator is not first:
                generator.iter = self.visit(generator.iter)
            generator.ifs = [self.visit(test) for test in generator.ifs]
        if isinstance(node, ast.DictComp):
            node.key, node.value = self.visit(node.key), self.visit(node.value)
        else:
            node.elt = self.visit(node.elt)
        self._locals.pop()
        return node

    visit_ListComp = visit_SetComp = visit_GeneratorExp = visit_DictComp = _comprehension

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.expr:
        """As a sum of texts, which MicroPython makes in a third of the time of a call of format."""
        pieces: list[ast.expr] = []
        for piece in node.values:
            if isinstance(piece, ast.FormattedValue):
                if piece.format_spec or piece.conversion != -1:
                    raise ValueError(f"a format in an f-string: {ast.unparse(node)}")
                pieces.append(ast.Call(ast.Name("str", ast.Load()), [self.visit(piece.value)], []))
            else:
                pieces.append(piece)
        whole = functools.reduce(lambda left, right: ast.BinOp(left, ast.Add(), right), pieces)
        return ast.copy_location(whole, node)

    def _tops(self) -> list[ast.stmt]:
        return self._program.modules[self._module].tree.body

    def _meant(self, module: str, name: str, at: ast.AST) -> ast.expr | None:
        """What a name of a module is here; None for what isn't ours."""
        origin = self._program.origin(module, name)
        if origin is None:
            return None
        constant = self._program.constant(*origin)
        if constant and not isinstance(getattr(at, "ctx", None), ast.Store):
            return ast.copy_location(ast.Constant(constant.value), at)
        public = self._program.public(*origin)
        unit = self._program.unit_of[origin[0]]
        if unit is not self._unit:
            # Two units may have something by the same name.
            local = public if public in _MACHINE_CODE else _full_name(*origin)
            self._needed[unit.head.name][public] = local
            public = local
        context = at.ctx if isinstance(at, ast.Name | ast.Attribute) else ast.Load()
        return ast.copy_location(ast.Name(public, context), at)


def _built_in(body: list[ast.stmt]) -> list[str]:
    """The functions of MicroPython's own that are used, which it looks up fastest among a module's own names.

    Those that are built in stand in a table that is searched from its begin (MicroPython, py/map.c).
    """
    nodes = [node for statement in body for node in ast.walk(statement) if isinstance(node, ast.Name)]
    stored = {node.id for node in nodes if not isinstance(node.ctx, ast.Load)}
    return sorted({node.id for node in nodes if node.id in dir(builtins)} & _FAST - stored)


def _drop_unasked(trees: Mapping[str, ast.Module]) -> None:
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


def _alias(name: str, local: str) -> ast.alias:
    return ast.alias(name, None if local == name else local)


def _worked_out(node: ast.expr) -> int:
    """The value of an operation on numbers."""
    return eval(compile(ast.fix_missing_locations(ast.Expression(node)), "a constant", "eval"))


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
    names = _stored([statement for statement in tree.body if not isinstance(statement, ast.Import | ast.ImportFrom)])
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom) and statement.module not in packages:
            names |= {alias.asname or alias.name for alias in statement.names}
    return names


def _stored(body: Sequence[ast.AST]) -> set[str]:
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


def _arguments(arguments: ast.arguments) -> list[ast.arg]:
    more = [argument for argument in (arguments.vararg, arguments.kwarg) if argument]
    return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, *more]


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
