"""The history of matches in a flash of real size; a MicroPython heap would be too small for the flash itself."""

from tests.drivers.test_flash_store import FOLDER, play, segments, store_on
from tests.fakes.flash import FakeFiles


def test_several_matches_share_a_segment_and_a_segment_stays_small():
    files = FakeFiles()
    store = store_on(files)
    for number in range(1, 200):
        play(store, number)
    sizes = [len(files.contents[path]) for path in segments(files)]
    assert 199 / len(sizes) > 8 and max(sizes) < 9000


def test_two_hundred_matches_of_twelve_hands_fit_the_smallest_flash_beside_the_firmware():
    # A W's 848 KiB less a firmware of 400 KiB, in blocks of 4 KiB.
    files = FakeFiles((848 - 400) * 1024)
    files.used = lambda: sum([len(files.contents[path]) + 4095 & ~4095 for path in files.contents])
    store = store_on(files)
    for number in range(1, 201):
        play(store, number, 12)
    assert len(list(store_on(files).history())) == 200


def test_the_oldest_go_when_less_than_a_tenth_is_free():
    files = FakeFiles(60_000)
    store = store_on(files)
    played = [play(store, number) for number in range(1, 150)]
    assert files.used() <= 60_000 * 0.9 + 9000
    kept = list(store_on(files).history())
    assert 50 < len(kept) < 149 and kept == played[::-1][: len(kept)]


def test_a_long_match_stays_in_one_segment():
    files = FakeFiles()
    store = store_on(files)
    lines = play(store, 1, 400)
    assert len(segments(files)) == 1 and store_on(files).lines() == lines


def test_all_matches_are_history_the_newest_first():
    files = FakeFiles()
    store = store_on(files)
    played = [play(store, number) for number in range(1, 60)]
    assert list(store_on(files).history()) == played[::-1]
    assert len(segments(files)) > 1


def test_a_full_flash_makes_room_from_the_oldest_and_loses_no_line():
    files = FakeFiles(20_000)
    store = store_on(files)
    for number in range(1, 18):
        lines = play(store, number)
    assert len(segments(files)) > 1
    # Somebody else fills the flash.
    files.contents["/other"] = b"x" * (20_000 - files.used())
    store.append("one more")
    assert store_on(files).lines() == lines + ["one more"]


def test_names_are_listed_before_anything_is_removed():
    files = FakeFiles(16_000)
    store = store_on(files)
    for number in range(1, 30):
        play(store, number)
    calls = [name for name, _ in files.calls if name in ("listdir", "remove")]
    assert "remove" in calls and calls.index("listdir") < calls.index("remove")
    assert not [path for name, path in files.calls if name == "remove" and not path.startswith(FOLDER + "/0")]
