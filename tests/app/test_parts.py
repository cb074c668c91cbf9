"""How the parts are, what a failure leaves behind, and the screens that tell it."""

from settebello import crash
from settebello.health import Health
from settebello.ui.words import LANGUAGES, Words
from tests.app.box import Box


class Panel:
    def __init__(self, lost=False, found=(), soft=False):
        self.lost = lost
        self.found = list(found)
        self.soft = soft

    def answering(self):
        return self.found

    def on_plain_pins(self):
        return self.soft


class Pad:
    def __init__(self, stuck="", place=None):
        self._stuck = stuck
        self._place = place

    def stuck(self):
        return self._stuck

    def place(self):
        return self._place


class Parts:
    def __init__(self, display=None, keys=None):
        self.display = display or Panel()
        self.keys = keys or Pad()
        self.where = "SDA GP20, SCL GP21"
        self.reader = None


class Disk:
    """A file system of a few files in memory; ``blocks`` free ones of 4 KB out of 352."""

    def __init__(self, blocks=300):
        self.kept = {}
        self.blocks = blocks

    def statvfs(self, path):
        if self.blocks is None:
            raise OSError(5)
        return (4096, 4096, 352, self.blocks, self.blocks, 0, 0, 0, 0, 255)

    def open(self, path, mode):
        return Paper(self, path, mode)

    def remove(self, path):
        if path not in self.kept:
            raise OSError(2)
        del self.kept[path]

    def stat(self, path):
        if path not in self.kept:
            raise OSError(2)
        return (0, 0, 0, 0, 0, 0, len(self.kept[path]), 0, 0, 0)


class Paper:
    def __init__(self, disk, path, mode):
        self._disk = disk
        self._path = path
        if mode == "w" or path not in disk.kept:
            disk.kept[path] = ""

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        return False

    def write(self, text):
        self._disk.kept[self._path] += text


CASES = {
    "test_each_part_is_told_as_it_is": [
        {"id": "fine", "parts": Parts(), "disk": Disk(), "bad": []},
        {"id": "no display", "parts": Parts(Panel(True)), "disk": Disk(), "bad": ["display.lost"]},
        {"id": "another display", "parts": Parts(Panel(True, [0x27])), "disk": Disk(), "bad": ["display.other"]},
        {"id": "a stuck key", "parts": Parts(None, Pad("5")), "disk": Disk(), "bad": ["keys.stuck"]},
        {"id": "a full flash", "parts": Parts(), "disk": Disk(3), "bad": ["memory.full"]},
        {"id": "more free than there is", "parts": Parts(), "disk": Disk(4294967290), "bad": ["memory.full"]},
        {"id": "a dead flash", "parts": Parts(), "disk": Disk(None), "bad": ["memory.lost"]},
    ]
}


def test_each_part_is_told_as_it_is(case):
    health = Health(case["parts"], case["disk"])
    assert [key for fine, key, _ in health.lines() if not fine] == case["bad"]
    assert health.is_fine() == (case["bad"] == [])
    for language in LANGUAGES:
        for _, key, values in health.lines():
            assert "{" not in Words(language).say("parts", key, values)


def test_a_display_that_plain_pins_alone_find_is_fine_and_told():
    told = Health(Parts(Panel(soft=True)), Disk()).lines()[0]
    assert told == (True, "display.ok_soft", ())
    assert Health(Parts(Panel()), Disk()).lines()[0] == (True, "display.ok", ())


def test_the_self_test_names_the_pins_of_a_display_that_is_lost():
    box = Box().begin()
    box.app.health = lambda: Health(Parts(Panel(True)), Disk())
    box.app.open("selftest")
    before = box.frame()
    box.app.health = lambda: Health(Parts(), Disk())
    box.keys("#")
    box.app.open("selftest")
    assert box.frame() != before
    box.keys("*")
    assert box.screen() == "score"


def test_the_key_test_shows_keys_and_ends_with_two_stars():
    box = Box().begin()
    box.app.health = lambda: Health(Parts(None, Pad("", (1, 2))), Disk())
    box.app.open("selftest")
    box.keys("1 6 # * 5 *")
    assert box.screen() == "keytest"
    box.keys("*")
    assert box.screen() == "selftest"
    box.keys("2")
    assert box.screen() == "border"
    frame = box.frame()
    # All four corners of the display are lit.
    assert frame[0] & 1 and frame[127] & 1 and frame[7 * 128] & 128 and frame[1023] & 128
    box.keys("1 *")
    assert box.screen() == "score"


def test_the_sound_is_muted_and_stays_so():
    box = Box().begin()
    box.app.open("selftest")
    box.keys("4")
    assert box.app.settings.muted
    box.switch_on()
    assert box.app.settings.muted


def test_what_happens_has_its_sound():
    box = Box().begin(start=(10, 0))
    heard = []
    for key in "1 7 # 1 D 7 # * 1 # #".split():
        box.app.cue = ""
        box.keys(key)
        heard.append(box.app.cue)
    assert heard[0] == "sweep"
    assert heard[1] == "refused"
    assert heard[5] == "accepted"


def test_three_failures_in_a_row_mean_safe_mode():
    disk = Disk()
    assert not crash.too_many(disk)
    for number in range(3):
        assert not crash.too_many(disk)
        crash.keep(disk, f"failure {number}")
    assert crash.too_many(disk)
    assert disk.kept[crash.REPORT] == "failure 2"


def test_a_box_that_ran_well_counts_anew_and_keeps_the_report():
    disk = Disk()
    crash.keep(disk, "one")
    crash.keep(disk, "two")
    crash.settle(disk)
    crash.settle(disk)
    crash.keep(disk, "three")
    assert not crash.too_many(disk)
    assert disk.kept[crash.REPORT] == "three"


def test_the_crash_page_stays_inside_the_display():
    canvas = Box().app.canvas
    for language in LANGUAGES:
        crash.draw(canvas, Words(language), "MemoryError", "memory allocation failed, allocating 4516 bytes")
        assert any(canvas.buffer)
