"""Makes one module of those that always come together."""

import ast
import functools
from collections import defaultdict
from collections.abc import Sequence

from host_tools.boxed.program import MACHINE_CODE, Program, full_name
from host_tools.boxed.scopes import arguments_of, is_docstring, stored
from host_tools.boxed.units import Unit

# What is used in loops.
_FAST = frozenset(
    "all any bool bytearray bytes dict divmod enumerate hasattr getattr int isinstance iter len list max min next ord "
    "print range repr reversed sorted str sum tuple type zip".split()
)


class Joiner(ast.NodeTransformer):
    """Makes the tree of one unit."""

    def __init__(self, program: Program, unit: Unit) -> None:
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
            done = [] if is_docstring(statement) else self.visit(statement)
            made += done if isinstance(done, list) else [done]
        node.body = made or [ast.Pass()]
        self._locals.pop()
        return node

    def _enter(self, arguments: ast.arguments, body: Sequence[ast.AST]) -> None:
        """The names of a function hide those of its module."""
        arguments.defaults = [self.visit(default) for default in arguments.defaults]
        arguments.kw_defaults = [self.visit(default) if default else None for default in arguments.kw_defaults]
        self._locals.append({argument.arg for argument in arguments_of(arguments)} | stored(body))

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        node.bases = [self.visit(base) for base in node.bases]
        if not self._locals:
            node.name = self._program.public(self._module, node.name)
        own = stored(node.body)
        made = []
        for statement in node.body:
            if is_docstring(statement):
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
            local = public if public in MACHINE_CODE else full_name(*origin)
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
    return sorted({node.id for node in nodes} & _FAST - stored)


def _alias(name: str, local: str) -> ast.alias:
    return ast.alias(name, None if local == name else local)
