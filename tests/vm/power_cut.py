"""The stores on the real littlefs: cut at every point of every write, full at every step, and what a write costs."""

import gc
import os

import vfs

from settebello.core import log
from settebello.drivers.files import Files
from settebello.drivers.flash_store import open_stores
from tests.fakes.blocks import RamFlash, cuts

MOUNT = "/cut"
FOLDER = MOUNT + "/log"
# Small, so that segments are dropped as well; a Pico has 352 blocks.
BLOCKS = 14


def mounted(flash):
    vfs.mount(vfs.VfsLfs2(flash, progsize=256, readsize=32, lookahead=32), MOUNT)


def fresh(blocks):
    flash = RamFlash(blocks)
    vfs.VfsLfs2.mkfs(flash, progsize=256, readsize=32, lookahead=32)
    flash.journal = []
    return flash


def stores():
    return open_stores(Files(), FOLDER)


def hand_line(number):
    return log.line(["hand", number, [[127, 1, 64, 3], [0, 1022, 447, 508]], [[number % 3, 2]]])


def evening(matches, hands, cards):
    """(store, verb, line) of all that a box writes in so many matches."""
    yield 2, "begin", log.line(["settings", "it", []])
    for match in range(matches):
        yield 2, "begin", log.line(["settings", "it", ["Noi", "Loro", "Tavolo %d" % match]])
        yield 3, "begin", log.line(["decks", match, []])
        yield 0, "begin", log.line(["match", "scopa target=11 napola=run", ["Noi", "Tavolo %d" % match], [0, 0], 1])
        for number in range(1, hands + 1):
            yield 1, "begin", log.line(["open", number, [[0] * 4, [0] * 4], [[0, 0]]])
            for card in range(cards):
                yield 1, "append", log.line(["card", card & 1, card])
            yield 0, "append", hand_line(number + 1000 * match)


class Told:
    """What the stores were told, and so have to answer: its newest match, hand, settings and decks; and the history."""

    def __init__(self):
        self.lines = [[], [], [], []]
        self.before = []

    def take(self, store, verb, line):
        """What has to be there once this has happened."""
        after = Told()
        after.lines = [list(lines) for lines in self.lines]
        after.before = self.before
        if verb == "begin":
            if store == 0 and self.lines[0]:
                after.before = [self.lines[0]] + self.before
            after.lines[store] = []
        after.lines[store].append(line)
        return after


def answered():
    return [store.lines() for store in stores()]


def keeps_history(told):
    """The history is what was told, from the newest on, as far as there is room."""
    found = list(stores()[0].history())
    expected = [told.lines[0]] + told.before if told.lines[0] else []
    return found == expected[: len(found)] and len(found) >= min(2, len(expected))


def check_cut(pages, old, new, happened):
    """Starts the box with this flash: nothing told is missing, nothing else is there, and it goes on."""
    mounted(RamFlash(BLOCKS, pages))
    try:
        found = answered()
        told = new if found == new.lines else old
        assert found == told.lines and (told is new or not happened), (found, old.lines, new.lines)
        assert keeps_history(told)
        for number, store in enumerate(stores()):
            store.append("after the cut")
            assert stores()[number].lines() == told.lines[number] + ["after the cut"]
    finally:
        vfs.umount(MOUNT)


def test_a_cut_at_any_point_of_any_write_loses_nothing_that_was_done():
    flash = fresh(BLOCKS)
    told = Told()
    states = dropped = 0
    for step in evening(16, 12, 2):
        store, verb, line = step
        new = told.take(store, verb, line)
        pages = dict(flash.pages)
        flash.journal = []
        mounted(flash)
        getattr(stores()[store], verb)(line)
        dropped = max(dropped, len(told.before) + 1 - len(list(stores()[0].history())))
        vfs.umount(MOUNT)
        for state, happened in cuts(pages, flash.journal):
            check_cut(state, told, new, happened)
            states += 1
            gc.collect()
        told = new
    print("  %d cuts; %d matches of the history dropped for room" % (states, dropped))
    assert states > 3000 and dropped


def fill():
    """Fills the mounted flash until it takes nothing more."""
    for size in (4000, 400):
        try:
            while True:
                with open(MOUNT + "/other", "ab") as file:
                    file.write(b"x" * size)
        except OSError as error:
            assert error.errno == 28


def test_a_flash_that_gets_full_at_any_step_tears_no_log():
    steps = list(evening(2, 8, 12))
    refused = 0
    for full_at in range(0, len(steps), 7):
        flash = fresh(BLOCKS)
        mounted(flash)
        opened = stores()
        told = Told()
        ever = [{}, {}, {}, {}]
        for number, (store, verb, line) in enumerate(steps):
            if number == full_at:
                fill()
            try:
                getattr(opened[store], verb)(line)
            except OSError:
                refused += 1
            told = told.take(store, verb, line)
            ever[store][told.lines[store][0]] = told.lines[store]
        # A box that starts now finds the beginning of a log that was told, of an earlier one at worst.
        for number, found in enumerate(answered()):
            assert not found or found == ever[number][found[0]][: len(found)]
        os.remove(MOUNT + "/other")
        for number, store in enumerate(opened):
            store.append("room again")
            assert stores()[number].lines() == told.lines[number] + ["room again"]
        vfs.umount(MOUNT)
    print("  %d writes refused for want of room" % refused)
    assert refused > 100


def test_an_event_costs_little_more_than_one_erase():
    flash = fresh(352)
    mounted(flash)
    opened = stores()
    flash.journal = []
    events = 0
    for store, verb, line in evening(3, 8, 16):
        getattr(opened[store], verb)(line)
        events += 1
        gc.collect()
    vfs.umount(MOUNT)
    erases = len([1 for step in flash.journal if step[1] is None])
    pages = sum([len(step[1]) // 256 for step in flash.journal if step[1] is not None])
    print("  %d events: %d erases, %d pages programmed" % (events, erases, pages))
    assert erases <= 1.3 * events
