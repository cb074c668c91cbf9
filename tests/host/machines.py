"""Plays the steps of a script on CPython and on the MicroPython VM; both tell the same things as lists.

    ["frame", name, pixels]  ["expect", text, pixels]  ["state", line]  ["misplay", text]
"""

import json
import os
import subprocess
from pathlib import Path

from host_tools import ROOT, mpy
from host_tools.play import Memory, Misplay, Player

# A Pico has some 192k free. Here pointers are twice as wide, and one heap lasts over power cuts, in pieces then.
_HEAP = "heapsize=256k"
_TOO_LONG_S = 120


class Recorder:
    """Keeps what the player tells."""

    def __init__(self):
        self.told = []

    def frame(self, name, pixels):
        self.told.append(["frame", name, bytes(pixels)])

    def expect(self, text, pixels):
        self.told.append(["expect", text, bytes(pixels)])

    def state(self, line):
        self.told.append(["state", line])


def on_cpython(steps, stores=None):
    """What the steps tell here; `stores` are the box's, empty ones in memory if none are given."""
    recorder = Recorder()
    player = Player(stores or [Memory() for _ in range(4)], recorder)
    for step in steps:
        try:
            player.play(step.action)
        except Misplay as misplay:
            recorder.told.append(["misplay", str(misplay)])
            break
    return recorder.told


def compile_box(folder):
    """Compiles the firmware and the player into a folder, as on the box."""
    player = {path.name: path for path in (Path(ROOT, "host_tools", "play.py"), Path(ROOT, "tests", "play_there.py"))}
    mpy.compile_texts(folder, mpy.for_the_box(mpy.texts(mpy.firmware() | player)))


def on_micropython(steps, binary, box, folder):
    """What the steps tell on this MicroPython; `box` is what `compile_box` made, `folder` an empty one for the stores."""
    file = folder / "steps.txt"
    file.write_text("".join(json.dumps(step.action) + "\n" for step in steps), "ascii")
    command = [binary, "-X", _HEAP, "-c", f"from play_there import main; main({str(file)!r})"]
    environment = dict(os.environ, MICROPYPATH=os.pathsep.join([str(box), ".frozen"]))
    done = subprocess.run(command, capture_output=True, cwd=ROOT, env=environment, timeout=_TOO_LONG_S)
    assert done.returncode == 0, (done.stdout + done.stderr).decode(errors="replace")
    told = [json.loads(line) for line in done.stdout.decode().splitlines()]
    for one in told:
        if one[0] in ("frame", "expect"):
            one[2] = bytes.fromhex(one[2])
    return told
