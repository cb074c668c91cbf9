"""Plays a script's steps on MicroPython and prints what comes of them, a JSON list a line.

The steps are a file with a step a line (host_tools/play.py) as JSON; tests/host/machines.py compiles this together
with that module and the box's. Printed are ["frame", name, pixels], ["expect", text, pixels], the pixels in hexadecimal,
["state", line], and ["misplay", text] for a step that can't be played, which is the last one.
"""

import binascii
import json

from play import Misplay, Player

_PIECE = 64


class Printer:
    """What the player tells, printed."""

    def frame(self, name, pixels):
        self._print("frame", name, pixels)

    def expect(self, text, pixels):
        self._print("expect", text, pixels)

    def _print(self, kind, text, pixels):
        # In pieces, which a full heap has room for.
        print('["%s", %s, "' % (kind, json.dumps(text)), end="")
        for at in range(0, len(pixels), _PIECE):
            print(binascii.hexlify(pixels[at : at + _PIECE]).decode(), end="")
        print('"]')

    def state(self, line):
        print(json.dumps(["state", line]))


class File:
    """A store (loop.py) in a file, as on the box, where its lines take no room in the heap."""

    def __init__(self, path):
        self._path = path

    def append(self, line):
        self._write("a", line)

    def lines(self):
        try:
            with open(self._path) as file:
                return [line.rstrip("\n") for line in file]
        except OSError:
            return []

    def begin(self, line):
        self._write("w", line)

    def _write(self, mode, line):
        with open(self._path, mode) as file:
            file.write(line + "\n")


def main(path):
    """Plays the steps of a file; its name with an ending each is that of the stores."""
    player = Player([File(path + ending) for ending in (".match", ".hand", ".settings", ".decks")], Printer())
    with open(path) as steps:
        for step in steps:
            try:
                player.play(json.loads(step))
            except Misplay as misplay:
                print(json.dumps(["misplay", str(misplay)]))
                return
