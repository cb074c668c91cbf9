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


def mounted(flash):
    vfs.mount(vfs.VfsLfs2(flash, progsize=256, readsize=32, lookahead=32), MOUNT)


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
    flash = RamFlash(BLOCKS)
    vfs.VfsLfs2.mkfs(flash, progsize=256, readsize=32, lookahead=32)
    canvas = Canvas(bytearray(1024))
    other = Canvas(bytearray(1024))
    mounted(flash)
    app = switched_on(canvas)
    states = 0
    for number, key in enumerate(KEYS.split()):
        before = seen(app)
        pages = dict(flash.pages)
        flash.journal = []
        app.key("hold *" if key == "hold" else key, number)
        # What was seen is saved.
        app.rest()
        after = seen(app)
        vfs.umount(MOUNT)
        for state, happened in cuts(pages, flash.journal):
            mounted(RamFlash(BLOCKS, state))
            found = seen(switched_on(other))
            vfs.umount(MOUNT)
            states += 1
            # What the display showed before the key is there, or what it shows after it, and nothing between.
            assert found[0] in (before[0], after[0]), (number, key, found[:2], before[:2], after[:2])
            if happened:
                assert found == after, (number, key, found[:2], after[:2])
            else:
                # Between the lines of one key it is the screen of before or after, or the one that all begins with.
                right = (before[1], after[1], "score", "new_match", "language")
                assert found[1] in right, (number, key, found[:2], before[:2], after[:2])
            if states % 16 == 0:
                gc.collect()
        mounted(flash)
    print("  %d cuts" % states)
    assert states > 800
    os.stat(MOUNT + "/log")
    vfs.umount(MOUNT)


def time_told(app):
    """The match with its time, and the screen; a clock that runs looks otherwise than one that was cut off."""
    match = app.match
    told = match and (match.end.totals[:], match.end.out[:], len(match.hands), match.opened(), match.time, match.moved)
    return told, app.screen().name


def test_a_timed_match_comes_back_after_a_cut_at_any_point_of_any_write():
    flash = RamFlash(BLOCKS)
    vfs.VfsLfs2.mkfs(flash, progsize=256, readsize=32, lookahead=32)
    canvas = Canvas(bytearray(1024))
    other = Canvas(bytearray(1024))
    mounted(flash)
    app = switched_on(canvas)
    now = states = 0
    for key in TIMED.split():
        before = time_told(app)
        pages = dict(flash.pages)
        flash.journal = []
        now += KEY_MS
        app.tick(now - 1)
        between = time_told(app)
        app.key("hold *" if key == "hold" else key, now)
        app.rest()
        after = time_told(app)
        vfs.umount(MOUNT)
        for state, happened in cuts(pages, flash.journal):
            mounted(RamFlash(BLOCKS, state))
            found = time_told(switched_on(other))
            vfs.umount(MOUNT)
            states += 1
            if happened:
                assert found == after, (key, found, after)
            else:
                # A stop is saved by itself, before what made it.
                is_told = found[0] in (before[0], between[0], after[0])
                assert is_told or found[0][:4] in (before[0][:4], after[0][:4]), (key, found, before, after)
            if states % 16 == 0:
                gc.collect()
        mounted(flash)
    assert len(app.match.hands) == 1 and app.match.end.out == [0]
    print("  %d cuts" % states)
    assert states > 250
    vfs.umount(MOUNT)
