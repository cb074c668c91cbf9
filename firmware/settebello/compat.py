"""What differs between MicroPython and CPython, and what a small memory asks for.

No other module asks which of the two it runs on.
"""

import json
import sys

if sys.implementation.name == "micropython":
    from gc import collect as make_room  # pyright: ignore[reportAssignmentType] (CPython's takes more)

    from micropython import const  # pyright: ignore[reportAssignmentType] (the stub names no parameter)

    def loaded():
        """The names of the modules of ours that are in the memory, without packages: for ``forget``."""
        modules = sys.modules
        return [name for name in modules if name.startswith("settebello.") and not hasattr(modules[name], "__path__")]

    def forget(but):
        """Lets all modules of ours go but those of these names; who holds on to one keeps it."""
        for name in loaded():
            if name not in but:
                sys.modules.pop(name)
                package, _, own = name.rpartition(".")
                sys.modules[package].__dict__.pop(own, None)

    def dumps(value):
        """Compact JSON text of lists, strings, integers, booleans and None, with non-ASCII kept as it is.

        The bytes are the same on both interpreters; a dict's order is not, so log lines are lists.
        """
        return json.dumps(value, separators=(",", ":"))

else:
    import re

    # MicroPython writes every control character but \n, \r and \t by its number.
    _BY_NUMBER = {"\\b": "\\u0008", "\\f": "\\u000c"}

    def make_room():
        """CPython finds room by itself."""

    def loaded():
        """CPython has room for all."""
        return [""]

    def forget(but):
        """CPython has room for all."""

    def const(value):
        """The value itself; on MicroPython the compiler puts it in place of the name."""
        return value

    def dumps(value):
        """The same text as MicroPython's `dumps` above writes."""
        text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
        return re.sub(r"\\.", lambda escape: _BY_NUMBER.get(escape.group(), escape.group()), text)


def ptr8(buffer):
    """The bytes of a buffer, or of a text in UTF-8 and the zero byte that MicroPython keeps after it.

    In machine code (`micropython.viper`) it is a pointer to them.
    """
    return bytearray(buffer.encode() + b"\0") if isinstance(buffer, str) else buffer


def borrowed(package, name):
    """The module of that name in a package, which must be imported already.

    Only the caller holds on to it, so that the memory it takes is free again when it is no longer used.
    """
    # Garbage lies between what stays, and would leave no place that is large enough for a module.
    make_room()
    return taken(package, name)


def taken(package, name):
    """The same while there is room everywhere: at a start."""
    path = package + "." + name
    module = __import__(path, None, None, (name,))
    sys.modules.pop(path)
    sys.modules[package].__dict__.pop(name)
    return module
