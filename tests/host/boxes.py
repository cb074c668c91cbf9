"""Logs of boxes for tests: matches as lines, and folders and boards that hold them."""

import textwrap

from host_tools.box_memory import LOG
from host_tools.memory_files import MemoryFiles
from settebello.core import log
from settebello.drivers.flash_store import MatchStore

# A board behind mpremote: it runs the sources that `run` names, on a flash that is a folder of this machine.
BOARD = """
    import binascii, builtins, deflate, io, json, os, sys, types

    root = {root!r}
    real = types.SimpleNamespace(**vars(os))
    flash = types.ModuleType("os")
    flash.listdir = lambda path: real.listdir(root + path)
    flash.mkdir = lambda path: real.mkdir(root + path)
    flash.remove = lambda path: real.remove(root + path)
    flash.rename = lambda old, new: real.replace(root + old, root + new)
    flash.stat = lambda path: real.stat(root + path)
    flash.statvfs = lambda path: (4096, 4096, 352, {free}, 0, 0, 0, 0, 0, 255)
    machine = types.ModuleType("machine")
    machine.unique_id = lambda: bytes.fromhex({box!r})
    scope = {{"open": lambda path, mode="r": builtins.open(root + path, mode)}}
    words = sys.argv[1:]
    sys.modules.update(os=flash, machine=machine)
    while "run" in words:
        words = words[words.index("run") + 1 :]
        with builtins.open(words[0], "rb") as file:
            source = file.read()
        # MicroPython's literals may hold any byte, those of this machine's Python no others than ASCII.
        exec("".join(chr(byte) if byte < 128 else "\\\\x%02x" % byte for byte in source), scope)
"""
_DEFLATE = """
    import io, zlib

    RAW = 0

    def DeflateIO(stream, form, bits):
        return io.BytesIO(zlib.decompress(stream.read(), -bits))
"""


def mpremote(monkeypatch, folder, program, **values):
    """Puts a program in the place of mpremote, made in a folder; ``values`` fill its places."""
    made = folder / "stand_in"
    (made / "mpremote").mkdir(parents=True, exist_ok=True)
    (made / "deflate.py").write_text(textwrap.dedent(_DEFLATE))
    (made / "mpremote" / "__init__.py").write_text("")
    (made / "mpremote" / "__main__.py").write_text(textwrap.dedent(program.format(**values)))
    monkeypatch.setenv("PYTHONPATH", str(made))


def match(*points, names=("Noi", "Loro"), rules="scopa", start=(0, 0)):
    """The lines of a match of hands with these points, (2, 1) and so on."""
    events = [["match", rules, list(names), list(start), 0]]
    events += [["points", number, list(each)] for number, each in enumerate(points, 1)]
    return [log.line(event) for event in events]


def segments(matches):
    """The files of a flash that holds these matches, by their names."""
    files = MemoryFiles({})
    store = MatchStore(files, LOG)
    for first, *others in matches:
        store.begin(first)
        for line in others:
            store.append(line)
    return {path.rpartition("/")[2]: data for path, data in files.contents.items()}


def flash_in(folder, matches, **others):
    """A folder like the log of a board, with these matches and the lines of other files by their names."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.log"):
        old.unlink()
    for name, data in segments(matches).items():
        (folder / name).write_bytes(data)
    for name, lines in others.items():
        (folder / f"{name}.log").write_text("".join(f"{line}\n" for line in lines))
    return folder


def contents(folder):
    """Every file below a folder by its path there."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def saved_matches(folder):
    """The lines of the matches that were saved in a folder, in their order."""
    names = sorted(path.name for path in folder.glob("????-??-??_*.log"))
    return [(folder / name).read_text("utf-8").splitlines() for name in names]
