"""The packs that the box imports from: read back as MicroPython reads them."""

import importlib.util
import io
import os
from pathlib import Path

import pytest

from host_tools import ROOT, packs

MODULES = {
    "settebello/__init__.mpy": b"M0",
    "settebello/core/__init__.mpy": b"M1",
    "settebello/core/cards.mpy": b"M2 cards" * 50,
    "settebello/core/card.mpy": b"M3",
    "settebello/core/games/scopa.mpy": b"M4",
    "settebello/core/games/__init__.mpy": b"",
}


def box_main(tmp_path, monkeypatch):
    """firmware/main.py over these packs in a folder."""
    spec = importlib.util.spec_from_file_location("box_main", Path(ROOT, "firmware", "main.py"))
    main = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(main)
    monkeypatch.setattr(main, "HOME", str(tmp_path))
    for name, data in packs.packed(MODULES).items():
        Path(tmp_path, name.rpartition("/")[2]).write_bytes(data)
    return main


@pytest.fixture
def box(tmp_path, monkeypatch):
    """The packs."""
    return box_main(tmp_path, monkeypatch).Packs(os.listdir(tmp_path))


@pytest.mark.parametrize("name", MODULES)
def test_a_module_is_found_and_read_whole(box, name):
    assert box.stat("/" + name)[0] == 0x8000
    with box.open("/" + name, "rb") as file:
        assert file.read(len(MODULES[name])) == MODULES[name]


@pytest.mark.parametrize("folder", ["/settebello", "/settebello/core", "/settebello/core/games"])
def test_a_package_is_a_folder(box, folder):
    assert box.stat(folder)[0] == 0x4000


@pytest.mark.parametrize(
    "path",
    [
        "/settebello/core/cards",
        "/settebello/core/cards.py",
        "/settebello/core/car.mpy",
        "/json.mpy",
        "/settebello/x/y.mpy",
    ],
)
def test_what_is_not_there_is_an_error_as_of_any_file_system(box, path):
    with pytest.raises(OSError, match="2"):
        box.stat(path)
    with pytest.raises(OSError, match="2"):
        box.open(path, "rb")


def test_a_pack_has_its_modules_one_behind_the_other():
    made = packs.packed({"settebello/b.mpy": b"BB", "settebello/a.mpy": b"A"})
    assert made == {"settebello/settebello.pack": b"10\na 13\nb 14\nABB"}


def test_places_of_more_digits_make_the_index_longer():
    made = packs.packed({"settebello/a.mpy": bytes(88), "settebello/b.mpy": b"B"})["settebello/settebello.pack"]
    index = io.BytesIO(made)
    length = int(index.readline())
    places = dict(line.split() for line in index.read(length).decode().splitlines())
    assert made[int(places["b"]) :] == b"B" and int(places["b"]) - int(places["a"]) == 88


@pytest.mark.parametrize(
    ("more", "is_mounted"), [([], True), (["__init__.py", "core"], False)], ids=["packs", "sources"]
)
def test_sources_beside_packs_are_what_is_imported(tmp_path, monkeypatch, more, is_mounted):
    main = box_main(tmp_path, monkeypatch)
    for name in more:
        Path(tmp_path, name).write_text("")
    mounted = []
    monkeypatch.setattr(main.os, "mount", lambda packs, place: mounted.append(place), raising=False)
    monkeypatch.setattr(main.sys, "path", ["", "/lib"])
    main.find()
    assert (mounted, main.sys.path) == ((["/packs"], ["/packs"]) if is_mounted else ([], ["", "/lib"]))
