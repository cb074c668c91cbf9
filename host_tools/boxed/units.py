"""Which of the box's modules are loaded together, and so can be one module there.

Each module that MicroPython loads costs a search in the flash and four names in RAM, however small it is.
"""

import ast
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath

# What is in memory as long as the box is on; all that comes with it goes by the name of the last one.
_ALWAYS = tuple(
    "settebello." + name
    for name in (
        "drivers.buzzer",
        "drivers.i2c_bus",
        "drivers.keypad",
        "drivers.oled",
        "drivers.parts",
        "drivers.usb_link",
        "start",
    )
)
# What lies in these packages is loaded by names that are put together on the box.
_BY_NAME = ("settebello.app.screens", "settebello.core.games", "settebello.ui.words")
_LOADERS = ("borrowed", "__import__")


@dataclass
class Module:
    """A module as it is written: ``path`` of its source on the box, ``name`` as it is imported.

    ``imports`` are the modules of ours that are loaded with it, ``later`` those that it names in order to load them
    at another time.
    """

    path: str
    tree: ast.Module
    imports: list[str] = field(default_factory=list)
    later: set[str] = field(default_factory=set)

    @property
    def name(self) -> str:
        """As it is imported."""
        return ".".join(part for part in PurePosixPath(self.path).with_suffix("").parts if part != "__init__")

    @property
    def package(self) -> str:
        """The package that it lies in; a package lies in itself."""
        return ".".join(PurePosixPath(self.path).parent.parts)


@dataclass(frozen=True)
class Unit:
    """``members`` in the order in which they are to be run; the unit goes by the name of its ``head``, one of them."""

    head: Module
    members: tuple[Module, ...]


def modules(sources: Mapping[str, str]) -> dict[str, Module]:
    """The modules of a program by their names; ``sources`` are the texts by their paths."""
    parsed = [Module(path, ast.parse(text, path)) for path, text in sorted(sources.items())]
    found = {module.name: module for module in parsed}
    for module in parsed:
        at_once = set(map(id, module.tree.body))
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ImportFrom):
                names = [_imported(node, alias, found) for alias in node.names]
                if id(node) in at_once:
                    module.imports += [name for name in names if name in found]
                else:
                    module.later |= set(names) & found.keys()
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _LOADERS:
                texts = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
                module.later.add(".".join(map(str, texts)))
    return found


def units(found: Mapping[str, Module]) -> list[Unit]:
    """All modules, in units: those that always come together.

    What is loaded by its name, and what nobody imports, is the root of what comes with it. Modules go together when
    they come with the same roots, or with one that is always there.
    """
    imported = {name for module in found.values() for name in module.imports}
    later = {name for module in found.values() for name in module.later}
    always = [name for name in _ALWAYS if name in found]
    resident = {name for root in always for name in _with(root, found)}
    lone = [
        name
        for name, module in found.items()
        if name not in resident and (name not in imported or name in later or module.package in _BY_NAME)
    ]
    roots = always + lone
    coming = {root: _with(root, found) for root in roots}
    wanting: dict[str, set[str]] = defaultdict(set)
    for root, names in coming.items():
        for name in names:
            wanting[name].add(root)
    groups: dict[frozenset[str], dict[str, Module]] = defaultdict(dict)
    for names in coming.values():
        for name in names:
            # What is loaded by its own name can't be a part of another.
            key = always if name in resident else [name] if name in lone else wanting[name]
            groups[frozenset(key)][name] = found[name]
    return [_unit(list(group.values()), wanted) for wanted, group in groups.items()]


def _unit(members: list[Module], wanted: frozenset[str]) -> Unit:
    heads = [member for member in members if member.name in wanted]
    return Unit((heads or members)[-1], tuple(members))


def _imported(node: ast.ImportFrom, alias: ast.alias, found: Mapping[str, Module]) -> str:
    """The module that is loaded for a name."""
    inner = f"{node.module}.{alias.name}"
    return inner if inner in found else str(node.module)


def _with(root: str, found: Mapping[str, Module]) -> list[str]:
    """The names of the modules that come with one, in the order in which they are run; itself is the last."""
    done: list[str] = []

    def visit(name: str) -> None:
        if name in done:
            return
        for other in found[name].imports:
            if other != name:
                visit(other)
        if name not in done:
            done.append(name)

    visit(root)
    return done
