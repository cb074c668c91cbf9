"""Plays a script's steps on MicroPython and prints what comes of them, a JSON list a line.

    micropython -X heapsize=192k tests/play_on_micropython.py STEPS

STEPS is a file with a step a line (host_tools/play.py) as JSON. MICROPYPATH names a folder with that module and
the box's package. Printed are ["frame", name, pixels], ["expect", text, pixels], the pixels in hexadecimal,
["state", line], and ["misplay", text] for a step that can't be played, which is the last one.
"""

import binascii
import json
import sys

from play import Memory, Misplay, Player

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


def main(path):
    """Plays the steps of a file."""
    player = Player((Memory(), Memory(), Memory()), Printer())
    with open(path) as steps:
        for step in steps:
            try:
                player.play(json.loads(step))
            except Misplay as misplay:
                print(json.dumps(["misplay", str(misplay)]))
                return


if __name__ == "__main__":
    main(sys.argv[1])
