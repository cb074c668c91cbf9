"""The compiled modules as the packs from which the box imports them; settebello/packs.py says what a pack is."""

from collections.abc import Mapping
from pathlib import PurePosixPath

from settebello import __name__ as PACKAGE

FOLDER = "packed"
SUFFIX = ".mpy"
# What reads the packs lies beside them.
READER = f"packs{SUFFIX}"


def packed(modules: Mapping[str, bytes]) -> dict[str, bytes]:
    """The packs by their names on the box, of compiled modules by theirs (`settebello/core/cards.mpy`)."""
    folders: dict[PurePosixPath, dict[str, bytes]] = {}
    for name, code in sorted(modules.items()):
        place = PurePosixPath(name)
        for folder in place.parents[:-1]:
            # A package is known by its pack, even if nothing but packages lies in it.
            folders.setdefault(folder, {})
        folders[place.parent][place.stem] = code
    return {f"{FOLDER}/{'.'.join(folder.parts[1:]) or PACKAGE}.pack": _pack(held) for folder, held in folders.items()}


def _pack(modules: Mapping[str, bytes]) -> bytes:
    places = [(name, sum(len(code) for code in list(modules.values())[:at])) for at, name in enumerate(modules)]
    # The places are counted from the file's begin, and so depend on how long they are written themselves.
    head = b""
    while True:
        index = "".join(f"{name} {len(head) + place}\n" for name, place in places).encode("ascii")
        longer = b"%d\n%s" % (len(index), index)
        if longer == head:
            return head + b"".join(modules.values())
        head = longer
