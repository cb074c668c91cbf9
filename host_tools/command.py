"""The `settebello` command: finds the verb, reads its arguments, runs it, and says what went wrong."""

import argparse
import importlib
import os
import pkgutil
import shlex
import sys
from types import ModuleType
from typing import NoReturn

from host_tools import verbs
from host_tools.errors import Complaint
from settebello import __version__

# What people want first, as far as it is there.
_FIRST = (
    ("sim", "the box on this screen, without any hardware"),
    ("score", "the points of a hand, each with its reason; with a FILE of your own"),
    ("test", "run every test, on CPython and on MicroPython"),
)


class _Parser(argparse.ArgumentParser):
    """Reads arguments and says what is wrong with them in one line."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(f"{message} (`{self.prog} --help` shows what it takes)")


def main(argv: list[str] | None = None) -> int:
    """Run the command with these arguments (the process's own when None) and return its exit code.

    0 done, 1 failed, 2 wrong input, 3 no board, 130 interrupted, 141 nobody reads the output.
    """
    # A terminal that has no sign for a suit shows `?` there and goes on.
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="replace")
    try:
        # Python would throw away what is printed and call it done.
        if not sys.stdout:
            raise Complaint("standard output is closed: leave it open, or send it to a file", 1)
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except Complaint as complaint:
        _complain(complaint.text)
        return complaint.code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _drop_output()
        return 141
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        _complain(f"{where}{error.strerror or error}")
        _drop_output()
        return 1


def verb_names() -> list[str]:
    """The verbs there are, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(verbs.__path__))


def _run(argv: list[str]) -> int:
    if not argv or argv[0] in ("-h", "--help"):
        print(_overview())
        return 0
    if argv[0] == "--version":
        print(f"settebello {__version__}")
        return 0
    name = argv[0]
    if name not in verb_names():
        raise Complaint(_unknown(name))
    verb = _load(name)
    parser = _Parser(prog=f"{_command()} {name}", description=verb.HELP, allow_abbrev=False)
    verb.add_arguments(parser)
    args, rest = parser.parse_known_args(argv[1:])
    if hasattr(args, "rest"):
        args.rest = rest
    elif rest:
        parser.error(f"unknown: {' '.join(rest)}")
    needs = verb.needs(args)
    if needs is not None:
        from host_tools import workshop

        workshop.enter(needs, argv)
    return verb.run(args)


def _load(name: str) -> ModuleType:
    return importlib.import_module(f"host_tools.verbs.{name}")


def _overview() -> str:
    command = _command()
    names = verb_names()
    first = [(f"{command} {line}", help) for line, help in _FIRST if line.split()[0] in names]
    width = max((len(line) for line, _ in first), default=0)
    lines = ["Settebello counts the points of scopa and its relatives.", ""]
    lines += [f"  {line:{width}}  {help}" for line, help in first]
    lines += ["", f"Verbs (`{command} VERB --help` tells more):", ""]
    width = max(len(name) for name in names)
    lines += [f"  {name:{width}}  {_load(name).HELP}" for name in names]
    return "\n".join(lines)


def _unknown(name: str) -> str:
    import difflib

    what = "option" if name.startswith("-") else "verb"
    near = difflib.get_close_matches(name.strip("-"), verb_names(), 1, 0.5)
    hint = f"did you mean `{near[0]}`?" if near else "the verbs are " + ", ".join(verb_names())
    return f"there is no {what} {name!r}; {hint}"


def _command() -> str:
    """How this process was started, for lines that people may copy."""
    start = sys.argv[0]
    name = os.path.basename(os.path.normpath(start))
    if name == "__main__.py":
        return "python3 -m host_tools"
    if name == "host_tools":
        return f"python3 {shlex.quote(start)}"
    return "settebello"


def _complain(text: str) -> None:
    # Without a standard error `print` would take the standard output.
    if sys.stderr:
        print("settebello: " + " ".join(text.split()), file=sys.stderr)


def _drop_output() -> None:
    """Point standard output at nothing, so that Python doesn't fail on it once more at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
