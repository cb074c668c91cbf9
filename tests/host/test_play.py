"""The box of fakes that scripts are played on: its parts, its plugs and its clock."""

import pytest

from host_tools.play import FRAME_BYTES, PARTS, Memory, Misplay, Player, Reader
from tests.host.machines import Recorder

DARK = bytes(FRAME_BYTES)


class Box:
    """A player, and what it told last."""

    def __init__(self, parts=PARTS):
        self.stores = [Memory() for _ in range(4)]
        self.recorder = Recorder()
        self.player = Player(self.stores, self.recorder, parts)

    def play(self, *steps):
        for step in steps:
            self.player.play(list(step))
        return self

    def frame(self):
        self.play(("frame", "now"))
        return self.recorder.told[-1][2]

    def begun(self):
        """A match at its score, in Italian."""
        return self.play(("key", "1"), ("key", "#"))


@pytest.mark.parametrize(
    ("part", "step"),
    [
        ("reader", ("tap", 6)),
        ("reader", ("lift",)),
        ("reader", ("unplug", "reader")),
        ("keypad", ("key", "7")),
        ("keypad", ("plug", "keypad")),
        ("display", ("frame", "score")),
        ("display", ("expect", "Noi")),
    ],
)
def test_a_step_for_a_part_that_the_box_lacks_says_so(part, step):
    box = Box([other for other in PARTS if other != part])
    with pytest.raises(Misplay, match=f"this box has no {part}"):
        box.play(step)


def test_a_box_without_a_reader_plays_the_rest():
    assert Box(["display", "keypad"]).begun().frame() == Box().begun().frame()


def test_an_unplugged_display_is_dark_and_shows_the_newest_frame_when_it_is_back():
    box = Box().begun().play(("unplug", "display"))
    assert box.frame() == DARK
    box.play(("key", "*"))
    assert box.frame() == DARK
    assert box.play(("plug", "display")).frame() == Box().begun().play(("key", "*")).frame()


def test_an_unplugged_keypad_and_reader_give_nothing_and_nothing_comes_later():
    box = Box().begun()
    before = box.frame()
    box.play(("unplug", "keypad"), ("unplug", "reader"), ("key", "1"), ("tap", 6))
    box.play(("plug", "keypad"), ("plug", "reader"), ("wait", 100))
    assert box.frame() == before


def test_without_power_all_is_dark_and_nothing_is_heard():
    box = Box().begun()
    before = box.frame()
    box.play(("unplug", "power"), ("key", "1"), ("tap", 6), ("wait", 5000))
    assert box.frame() == DARK
    assert box.play(("plug", "power")).frame() == before


def test_a_display_that_was_unplugged_during_the_cut_comes_back_with_its_plug():
    box = Box().begun()
    before = box.frame()
    box.play(("unplug", "display"), ("unplug", "power"), ("plug", "power"))
    assert box.frame() == DARK
    assert box.play(("plug", "display")).frame() == before


def test_time_passes_only_when_a_step_takes_it():
    box = Box().begun()
    plain = box.frame()
    box.play(("key", "*"), ("key", "1"))
    flashing = box.frame()
    assert flashing == box.frame()
    assert box.play(("wait", 5000)).frame() not in (plain, flashing)


def test_a_held_star_is_the_menu_and_a_pressed_one_is_not():
    box = Box().begun()
    box.play(("key", "hold *"), ("state",))
    assert '"screen":"menu"' in box.recorder.told[-1][1]
    box.play(("key", "*"), ("key", "*"), ("state",))
    assert '"screen":"score"' in box.recorder.told[-1][1]


def test_a_card_that_is_lifted_can_be_laid_again():
    box = Box().begun().play(("tap", 6), ("key", "1"), ("lift",), ("tap", 6), ("state",))
    assert '"screen":"cards"' in box.recorder.told[-1][1]
    with pytest.raises(Misplay, match="lies on the reader already"):
        box.play(("tap", 6))
    with pytest.raises(Misplay, match="no card lies on the reader"):
        box.play(("lift",), ("lift",))


def test_what_the_box_writes_on_a_tag_is_there_when_it_comes_again():
    reader = Reader()
    reader.put(reader.tag("04A1B2C3", "7C"))
    assert reader.poll(0) == ("tag", "04A1B2C3", "7C")
    reader.write("1D")
    assert [reader.poll(5), reader.poll(10)] == [("written",), None]
    assert reader.tag("04A1B2C4", None) == ("tag", "04A1B2C4", None)
    assert reader.tag("04A1B2C3", "7C") == ("tag", "04A1B2C3", "1D")


def test_a_tag_lies_on_the_reader_until_it_is_lifted_or_another_comes():
    box = Box().begun().play(("tag", "04A1B2C3", "7D"))
    with pytest.raises(Misplay, match="lies on the reader already"):
        box.play(("tag", "04A1B2C3", "7D"))
    box.play(("tap", 5), ("tag", "04A1B2C3", "7D"), ("lift",), ("tag", "04A1B2C3", "7D"))
