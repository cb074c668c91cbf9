"""Plays steps on the MicroPython VM as they come, one a line as JSON, until the input ends.

Printed is a line for each: the CRC-32 of the frame, or ["misplay"]. Where something is wrong it is
["found", kind, text], the last line; else that is ["heap", bytes], the fewest that were free after collecting.
"""

import gc
import json
import sys
from io import StringIO

from host_tools.play import Misplay
from host_tools.soak.box import Box
from host_tools.soak.disk import Disk

_COLLECT_EVERY = 20


def main(folder):
    """Plays on a new box in an empty folder."""
    box = Box(Disk(folder))
    lowest = 1 << 30
    looks = 0
    line = sys.stdin.readline()
    while line:
        try:
            box.play(json.loads(line))
            print(box.shown())
            if box.app:
                allocated = _allocated(box)
                if allocated:
                    name = box.app.screen().name
                    print(json.dumps(["found", "allocation", f"drawing {name} again allocates {allocated} bytes"]))
                    return
        except Misplay:
            print('["misplay"]')
        except Exception as error:
            # Whatever the box raises is what is looked for.
            text = StringIO()
            sys.print_exception(error, text)  # pyright: ignore[reportAttributeAccessIssue] (MicroPython's own)
            print(json.dumps(["found", type(error).__name__, text.getvalue()]))
            return
        if looks % _COLLECT_EVERY == 0:
            gc.collect()
            lowest = min(lowest, gc.mem_free())  # pyright: ignore[reportAttributeAccessIssue]
        looks += 1
        line = sys.stdin.readline()
    print(json.dumps(["heap", lowest]))


def _allocated(box):
    """The bytes that drawing what is drawn already takes."""
    app = box.app
    gc.disable()
    before = gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]
    app.draw()
    after = gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]
    gc.enable()
    return after - before
