"""A board as far as `flash` and `doctor` meet it: MicroPython with a littlefs of a Pico's size that lies in a file.

    micropython tests/host/vm_board.py SETTINGS SOURCE ...

SETTINGS is a JSON file: `image` (the flash, changed at the end), `machine`, `version`, `mpy`, `display` (the kind of
the one that is there, or null) and `cut`, after how many writes to the flash its power is cut (null for never). The sources run one after
the other, as mpremote's `run` lets them. The writes are counted on the last line.
"""

import json
import os
import sys

import vfs

from tests.fakes.machine import FakeMachine
from tests.fakes.panel import FakeSH1106, FakeSSD1306

BLOCK = 4096


class Flash:
    """A block device over a file that is written when all is done, or when the power is cut."""

    def __init__(self, path, cut):
        with open(path, "rb") as file:
            self.held = bytearray(file.read())
        self.file = open(path, "rb+")
        self.cut = cut
        self.writes = 0

    def save(self):
        self.file.seek(0)
        self.file.write(self.held)
        self.file.close()

    def readblocks(self, block, buffer, offset=0):
        at = block * BLOCK + offset
        buffer[:] = memoryview(self.held)[at : at + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        self.count()
        at = block * BLOCK + offset
        self.held[at : at + len(buffer)] = buffer

    def ioctl(self, op, argument):
        if op == 4:
            return len(self.held) // BLOCK
        if op == 5:
            return BLOCK
        if op == 6:
            self.count()
            at = argument * BLOCK
            self.held[at : at + BLOCK] = b"\xff" * BLOCK
        return 0

    def count(self):
        if self.writes == self.cut:
            self.save()
            self.cut = -1
        if self.cut == -1:
            raise SystemExit(7)
        self.writes += 1


class Sys:
    """The module `sys` of the board."""

    def __init__(self, settings):
        for name in ("print_exception", "modules", "path", "stdout", "stdin"):
            setattr(self, name, getattr(sys, name))
        self.implementation = Implementation(settings)


class Implementation:
    def __init__(self, settings):
        self.name = "micropython"
        self._machine = settings["machine"]
        self._mpy = settings["mpy"]
        self.version = settings["version"]

    def __getitem__(self, at):
        return (self.name, self.version)[at]


def main(settings_path, *sources):
    with open(settings_path) as file:
        settings = json.load(file)
    texts = []
    for source in sources:
        # Not all of them are text: literals may hold any byte.
        with open(source, "rb") as file:
            texts.append(file.read())
    flash = Flash(settings["image"], settings["cut"])
    machine = FakeMachine()
    machine.unique_id = lambda: b"\xe6\x61\x41\x04\x03\x17\x48\x23"
    if settings["display"]:
        machine.devices[0x3C] = {"ssd1306": FakeSSD1306, "sh1106": FakeSH1106}[settings["display"]]()
    vfs.umount("/")
    vfs.mount(vfs.VfsLfs2(flash, progsize=256, readsize=32, lookahead=32), "/")
    os.chdir("/")
    sys.path[:] = [""]
    sys.modules["machine"] = machine
    sys.modules["sys"] = Sys(settings)
    shared = {"__name__": "__main__"}
    code = 0
    for text in texts:
        try:
            exec(text, shared)
        except Exception as error:
            sys.print_exception(error)
            code = 1
            break
    if flash.cut != -1:
        vfs.umount("/")
        flash.save()
    print("writes", flash.writes)
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
