"""The rows of putting the box on a board over USB: real tools and the real firmware, the board emulated."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from host_tools import ROOT
from host_tools.bench.figure import Figure
from host_tools.errors import Complaint

_BOARD = "pico_keypad_oled"
_COPIED_BYTES = 4096
# The budgets are those of a computer that takes so long for the yardstick, and grow with it: an emulated chip is as
# fast as the computer that it is on.
_COPIED_S = 2
_FIRST = Figure("install.first", "first `flash` over USB onto an emulated board", "s", None, 60)
_AGAIN = Figure("install.again", "`flash` again, when nothing changed", "s", None, 8)
NAMES = (_FIRST.name, _AGAIN.name)


def figures(progress: Callable[[str], None], firmware: Path, wanted: Collection[str] = NAMES) -> Iterator[Figure]:
    """Those wanted, in seconds of this computer's clock; ``firmware`` is a UF2 file. What fails is told by them."""
    from host_tools.emulator.on_usb import PicoOnUsb

    with PicoOnUsb(firmware) as board, tempfile.NamedTemporaryFile() as file:
        file.write(bytes(_COPIED_BYTES))
        file.flush()
        flash = ["host_tools", "flash", "--port", board.port, "--board", _BOARD]
        try:
            progress("a file copied by mpremote")
            copied = _seconds(["mpremote", "connect", board.port, "fs", "cp", file.name, ":copied"])
            yardstick = (f"one `mpremote fs cp` of {_COPIED_BYTES} bytes", copied, "s")
            for blank in (_FIRST, _AGAIN):
                progress(blank.what)
                taken = _seconds(flash)
                if blank.name in wanted and blank.budget:
                    budget = blank.budget * copied / _COPIED_S
                    yield replace(blank, value=taken, budget=budget, yardsticks=(yardstick,))
        except Complaint as complaint:
            yield from missing(complaint.text, wanted)


def missing(why_not: str, wanted: Collection[str] = NAMES) -> Iterator[Figure]:
    """Those wanted, where there is no firmware to emulate."""
    for blank in (_FIRST, _AGAIN):
        if blank.name in wanted:
            yield replace(blank, why_not=why_not)


def _seconds(module: Sequence[str]) -> float:
    """How long a Python module takes with its arguments. Raises Complaint (1) when it fails."""
    began = time.monotonic()
    done = subprocess.run([sys.executable, "-m", *module], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()[-1:]
        raise Complaint(f"{' '.join(module[:2])} failed: {''.join(said)}", 1)
    return time.monotonic() - began
