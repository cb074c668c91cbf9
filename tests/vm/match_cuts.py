"""A match at the keys over the real littlefs, cut at every point of every write: the box comes back where it was."""

import gc
import os

import vfs

from settebello.app.app import App
from settebello.drivers.files import Files
from settebello.drivers.flash_store import open_stores
from settebello.ui.canvas import Canvas
from tests.fakes.blocks import RamFlash, cuts

MOUNT = "/match"
BLOCKS = 40
# A new match, sweeps, a hand from its cards, one from its sums, an undo, a correction, a third hand, a new match.
KEYS = (
    "1 # 1 2 2 * # 1 D 1 2 7 7 C 1 2 3 4 5 6 7 8 9 0 A 1 2 3 4 5 B 1 2 3 # 0 * # 0 1 2 1 0 # # hold 2 # "
    "hold 3 C 3 4 # 1 # * * # 2 7 D B 1 hold 1 0 * * * * 1 2 1 # 1 D 4 5 6 C 4 5 6 A 4 5 6 8 9 0 B 4 5 6 7 8 # # "
    "hold 1 3 2 4 # # 3 1 # 1 D 1 2 3 4 C 1 2 3 4 5 6 A 1 2 3 4 5 6 # 3 D 5 6 7 8 C 7 8 9 0 A 7 8 9 0 B 1 2 # # "
    "1 2 3 * 0 3 3 2 1 # # hold 2 # 0 1 1 1 1 # #"
)

# A timed match of three sides: turns, a sweep, a stop, a hand, its undo, a leave, turns again; four seconds a key.
TIMED = "1 1 4 3 # A # # 1 # 0 # # # * 0 1 1 1 1 # # # # hold 2 # A # hold 5 1 # # # # * 2 0 2 2 2 2 # # # # 0"
KEY_MS = 4000


class Rig:
    """A box on a littlefs of its own, and what comes up where its flash was cut off while a key was handled."""

    def __init__(self):
        self._flash = RamFlash(BLOCKS)
        self._other = Canvas(bytearray(1024))
        vfs.VfsLfs2.mkfs(self._flash, progsize=256, readsize=32, lookahead=32)
        self._mount(self._flash)
        self.app = switched_on(Canvas(bytearray(1024)))
        self.cuts = 0

    def press(self, key, now):
        """Presses a key at ``now`` (ms)."""
        self.app.key("hold *" if key == "hold" else key, now)
        # What was seen is saved.
        self.app.rest()

    def note(self):
        """From here on what is written is remembered."""
        self._pages = dict(self._flash.pages)
        self._flash.journal = []

    def cut_off(self, look):
        """Yields, for a cut at every point of what was written since ``note``, what ``look`` finds of the box that
        comes up then, and whether all of it was written."""
        vfs.umount(MOUNT)
        for state, happened in cuts(self._pages, self._flash.journal):
            self._mount(RamFlash(BLOCKS, state))
            found = look(switched_on(self._other))
            vfs.umount(MOUNT)
            self.cuts += 1
            yield found, happened
            if self.cuts % 16 == 0:
                gc.collect()
        self._mount(self._flash)

    def _mount(self, flash):
        vfs.mount(vfs.VfsLfs2(flash, progsize=256, readsize=32, lookahead=32), MOUNT)

    def close(self):
        """Tells how many cuts there were."""
        print("  %d cuts" % self.cuts)
        vfs.umount(MOUNT)


def switched_on(canvas):
    app = App(canvas, *open_stores(Files(), MOUNT + "/log"))
    app.start()
    return app


def seen(app):
    """What the match is and what the display shows of it, without what passes by itself."""
    app.untell()
    app.draw()
    match = app.match
    told = None if match is None else (list(match.end.totals), match.end.winner, len(match.hands), match.opened())
    return told, app.screen().name, bytes(app.canvas.buffer)


def test_a_match_comes_back_after_a_cut_at_any_point_of_any_write():
    rig = Rig()
    for number, key in enumerate(KEYS.split()):
        before = seen(rig.app)
        rig.note()
        rig.press(key, number)
        after = seen(rig.app)
        for found, happened in rig.cut_off(seen):
            # What the display showed before the key is there, or what it shows after it, and nothing between.
            assert found[0] in (before[0], after[0]), (number, key, found[:2], before[:2], after[:2])
            if happened:
                assert found == after, (number, key, found[:2], after[:2])
            else:
                # Between the lines of one key it is the screen of before or after, or the one that all begins with.
                right = (before[1], after[1], "score", "new_match", "language")
                assert found[1] in right, (number, key, found[:2], before[:2], after[:2])
    assert rig.cuts > 800
    os.stat(MOUNT + "/log")
    rig.close()


def time_told(app):
    """The match with its time, and the screen; a clock that runs looks otherwise than one that was cut off."""
    match = app.match
    told = match and (match.end.totals[:], match.end.out[:], len(match.hands), match.opened(), match.time, match.moved)
    return told, app.screen().name


def test_a_timed_match_comes_back_after_a_cut_at_any_point_of_any_write():
    rig = Rig()
    now = 0
    for key in TIMED.split():
        before = time_told(rig.app)
        rig.note()
        now += KEY_MS
        rig.app.tick(now - 1)
        between = time_told(rig.app)
        rig.press(key, now)
        after = time_told(rig.app)
        for found, happened in rig.cut_off(time_told):
            if happened:
                assert found == after, (key, found, after)
            else:
                # A stop is saved by itself, before what made it.
                is_told = found[0] in (before[0], between[0], after[0])
                assert is_told or found[0][:4] in (before[0][:4], after[0][:4]), (key, found, before, after)
    assert len(rig.app.match.hands) == 1 and rig.app.match.end.out == [0]
    assert rig.cuts > 250
    rig.close()
