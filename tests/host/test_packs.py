"""The packs that the box imports from: read back as MicroPython reads them."""

import io
import os
from pathlib import Path

import pytest

from host_tools import packs as made_by
from settebello import packs

MODULES = {
    "settebello/start.mpy": b"M0",
    "settebello/core/games/scopa.mpy": b"M4",
    "settebello/app/page.mpy": b"M2 page" * 50,
    "settebello/app/pages.mpy": b"M3",
    "settebello/app/screens/score.mpy": b"",
}


@pytest.fixture
def box(tmp_path, monkeypatch):
    """The packs of these modules in a folder."""
    monkeypatch.setattr(packs, "FOLDER", f"{tmp_path}/")
    for name, data in made_by.packed(MODULES).items():
        Path(tmp_path, name.rpartition("/")[2]).write_bytes(data)
    return packs.Packs()


@pytest.mark.parametrize("name", MODULES)
def test_a_module_is_found_and_read_whole(box, name):
    path = name.removeprefix("settebello")
    assert box.stat(path)[0] == 0x8000
    with box.open(path, "rb") as file:
        assert file.read(len(MODULES[name])) == MODULES[name]


@pytest.mark.parametrize("folder", ["/", "", "/app", "/app/screens", "/core", "/core/games"])
def test_a_package_is_a_folder_even_if_nothing_but_packages_lies_in_it(box, folder):
    assert box.stat(folder)[0] == 0x4000


@pytest.mark.parametrize(
    "path", ["/app/page", "/app/page.py", "/app/pag.mpy", "/json.mpy", "/x/y.mpy", "/app/core.mpy"]
)
def test_what_is_not_there_is_an_error_as_of_any_file_system(box, path):
    with pytest.raises(OSError, match="2"):
        box.stat(path)
    with pytest.raises(OSError, match="2"):
        box.open(path, "rb")


def test_the_index_of_one_pack_is_not_that_of_another(box):
    assert box.open("/app/pages.mpy", "rb").read(2) == b"M3"
    assert box.open("/core/games/scopa.mpy", "rb").read(2) == b"M4"
    assert box.open("/app/pages.mpy", "rb").read(2) == b"M3"


def test_a_pack_has_its_modules_one_behind_the_other():
    made = made_by.packed({"settebello/b.mpy": b"BB", "settebello/a.mpy": b"A"})
    assert made == {"packed/settebello.pack": b"10\na 13\nb 14\nABB"}


def test_places_of_more_digits_make_the_index_longer():
    made = made_by.packed({"settebello/a.mpy": bytes(88), "settebello/b.mpy": b"B"})["packed/settebello.pack"]
    index = io.BytesIO(made)
    length = int(index.readline())
    places = dict(line.split() for line in index.read(length).decode().splitlines())
    assert made[int(places["b"]) :] == b"B" and int(places["b"]) - int(places["a"]) == 88


@pytest.mark.parametrize(
    ("there", "is_mounted"),
    [(None, True), ([], True), (["__init__.py", "core"], False)],
    ids=["none", "empty", "sources"],
)
def test_modules_in_their_folders_are_imported_rather_than_packs(tmp_path, monkeypatch, box, there, is_mounted):
    home = tmp_path / "home"
    if there is not None:
        home.mkdir()
        for name in there:
            (home / name).write_text("")
    mounted = []
    monkeypatch.setattr(packs, "HOME", str(home))
    monkeypatch.setattr(os, "mount", lambda packs, place: mounted.append(place), raising=False)
    packs.mount()
    assert mounted == ([str(home)] if is_mounted else [])
