"""The compiled modules as the packs from which the box imports them; firmware/main.py says what a pack is."""

from collections.abc import Mapping

from settebello import __name__ as PACKAGE

SUFFIX = ".mpy"


def packed(modules: Mapping[str, bytes]) -> dict[str, bytes]:
    """The packs by their names on the box, of compiled modules by theirs (`settebello/core/cards.mpy`)."""
    folders: dict[str, dict[str, bytes]] = {}
    for name, code in sorted(modules.items()):
        folder, _, module = name.rpartition("/")
        folders.setdefault(folder, {})[module.removesuffix(SUFFIX)] = code
    return {f"{PACKAGE}/{folder.replace('/', '.')}.pack": _pack(held) for folder, held in folders.items()}


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
