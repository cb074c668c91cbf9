"""How the parts of the box are: what the self-test shows of them."""

import gc

from settebello import __version__

_LOOK_MS = 300
_MOST_MS = 3000
_KIB = 1024
_LEAST_FREE_KIB = 64


class Health:
    """``parts`` are the parts (wiring.py), ``files`` the file system (drivers/files.py)."""

    def __init__(self, parts, files):
        self._parts = parts
        self._files = files

    def lines(self):
        """A line a part, as a list of (fine, key, values): the words stand in the room "parts"."""
        lines = [self._display(), self._keys(), self._memory()]
        return lines + [self._reader()] if self._parts.reader else lines

    def is_fine(self):
        """Whether nothing is missing."""
        for fine, _, _ in self.lines():
            if not fine:
                return False
        return True

    def key_place(self):
        """(row, column) of the key that is down, from 0, or None."""
        return self._parts.keys.place()

    def tell(self, loop, clock, say):
        """Goes on until it is known whether there is a display, and says how the box is."""
        display = self._parts.display
        since = clock.ticks_ms()
        passed = 0
        while passed < _LOOK_MS or passed < _MOST_MS and not (display.lit or display.lost):
            loop.step()
            passed = clock.ticks_ms() - since
        gc.collect()
        say("runs", __version__, self.lines(), gc.mem_free())  # pyright: ignore[reportAttributeAccessIssue]

    def _display(self):
        parts = self._parts
        if not parts.display.lost:
            return True, "display.ok_soft" if parts.display.on_plain_pins() else "display.ok", ()
        found = ", ".join([hex(address) for address in parts.display.answering()])
        return False, "display.other" if found else "display.lost", (parts.where, found)

    def _keys(self):
        stuck = self._parts.keys.stuck()
        return (False, "keys.stuck", (stuck,)) if stuck else (True, "keys.ok", ())

    def _reader(self):
        trouble = self._parts.reader.trouble
        return (True, "reader.ok", ()) if trouble is None else (False, trouble[0], trouble[1])

    def _memory(self):
        try:
            told = self._files.statvfs("/")
        except OSError:
            return False, "memory.lost", ()
        free = told[0] * told[3] // _KIB
        # A full littlefs may answer more free blocks than it has.
        if told[3] > told[2] or free < _LEAST_FREE_KIB:
            return False, "memory.full", (min(free, told[0] * told[2] // _KIB),)
        return True, "memory.ok", (free,)
