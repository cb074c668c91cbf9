"""Questions about a Python file, answered from its syntax tree as lists of lines such as `line 7: no method zfill`."""

import ast
import re

# MicroPython lacks these, or has them in another form.
_MISSING_MODULES = {"typing", "dataclasses", "enum", "abc", "functools", "pathlib", "unittest", "__future__"}
_MISSING_MODULES |= {"contextlib", "itertools", "copy", "inspect", "warnings", "traceback"}
_MISSING_METHODS = {"ljust", "rjust", "zfill", "removeprefix", "removesuffix", "bit_length"}

# What a constant may be made with, beside the pure parts of the firmware.
_MAKERS = {"const", "tuple", "frozenset", "set", "list", "dict", "bytes", "bytearray", "memoryview", "range", "len"}
_MAKERS |= {"object", "sorted", "namedtuple", "field", "re.compile", "str.maketrans", "Path", "Figure"}
_PURE = ("settebello.core.", "settebello.ui.")


def imports(tree):
    """(line, dotted name) of every import anywhere in the file, `from a import b` as a.b."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def beyond_micropython(tree):
    """What a file uses that MicroPython lacks or punishes."""
    found = [f"line {line}: no module {name}" for line, name in imports(tree) if name.split(".")[0] in _MISSING_MODULES]
    for node in ast.walk(tree):
        lacking = [text for kind, text, wrong in _LACKS if isinstance(node, kind) and wrong(node)]
        found += [f"line {node.lineno}: {text}" for text in lacking]
    return found


def _starred(node):
    return any(isinstance(item, ast.Starred) for item in node.elts) and not isinstance(node.ctx, ast.Store)


# (kind of node, what is wrong, whether it is)
_LACKS = (
    (ast.Match, "no match statement", lambda node: True),
    (ast.AsyncFunctionDef, "the loop is one plain function", lambda node: True),
    ((ast.FunctionDef, ast.Lambda), "no positional-only arguments", lambda node: node.args.posonlyargs),
    ((ast.List, ast.Tuple), "no * inside a display", _starred),
    (ast.Dict, "no ** inside a dict", lambda node: None in node.keys),
    (ast.Raise, "raise ... from warns", lambda node: node.cause),
    (ast.Attribute, "no such method", lambda node: node.attr in _MISSING_METHODS),
    (ast.Call, "zip takes no keywords", lambda node: ast.unparse(node.func) == "zip" and node.keywords),
    (ast.Call, "center takes no fill", lambda node: getattr(node.func, "attr", "") == "center" and len(node.args) > 1),
    (ast.Name, "__slots__ does nothing", lambda node: node.id == "__slots__"),
)


def work_at_import(tree):
    """The statements of the module and its classes that do more than define."""
    pure = {name.split(".")[-1] for _, name in imports(tree) if name.startswith(_PURE)}
    pure |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    statements = tree.body + [node for one in classes for node in one.body]
    return [f"line {node.lineno}: {ast.unparse(node)[:60]}" for node in statements if _works(node, pure)]


def _works(node, pure):
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Pass)):
        return False
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        calls = [ast.unparse(call.func) for call in ast.walk(node) if isinstance(call, ast.Call)]
        return any(call not in _MAKERS and call.split(".")[0] not in pure and not _of_text(call) for call in calls)
    if isinstance(node, ast.If):
        return ast.unparse(node.test) != "__name__ == '__main__'"
    return not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def _of_text(call):
    """A method of a literal text, such as `"a b".split`."""
    return call[0] in "'\""


def bare_excepts(tree):
    """The `except:` that name no error."""
    return [f"line {node.lineno}" for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler) and not node.type]


def words(tree):
    """(line, word in lower case) of every name and text in the file; docstrings only explain and don't count."""
    blocks = [node.body for node in ast.walk(tree) if isinstance(getattr(node, "body", None), list)]
    explaining = {id(node.value) for block in blocks for node in block if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        values = [value for _, value in ast.iter_fields(node) if isinstance(value, str)]
        for value in values if id(node) not in explaining else ():
            separated = re.sub(r"([a-z])([A-Z])", r"\1_\2", value).lower()
            yield from ((getattr(node, "lineno", 0), word) for word in re.findall(r"[a-z]+", separated))
