"""The list that MicroPython's package installer reads, package.json; `python3 -m host_tools.mip` writes it anew."""

import json
import os
from pathlib import Path

from host_tools import ROOT, assets, mpy
from settebello import __version__

FILE = Path(ROOT, "package.json")
# mip puts files into /lib, and this beside it, where `flash` puts the box as well: it is there once.
_TOP = "../"


def text() -> str:
    """package.json: each file of the box by where it goes and where it lies, a line each. What is a board's own
    (board.json) isn't among them, nor is anything that the box writes."""
    sources = {**mpy.firmware(), assets.main().name: assets.main()}
    urls = [[_TOP + name, Path(os.path.relpath(path, ROOT)).as_posix()] for name, path in sources.items()]
    lines = ",\n".join(f"    {json.dumps(url)}" for url in urls)
    return f'{{\n  "urls": [\n{lines}\n  ],\n  "deps": [],\n  "version": "{__version__}"\n}}\n'


def main() -> None:
    """Writes it."""
    FILE.write_text(text(), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
