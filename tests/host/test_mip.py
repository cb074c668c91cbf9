"""package.json: complete, with no stranger, and what the installer makes of it on a real board."""

import json
import subprocess
import sys

import pytest

from host_tools import mip
from host_tools.errors import Complaint
from settebello import __version__
from tests.host.checkout import ROOT as TOP

PACKAGE = json.loads((TOP / "package.json").read_text("utf-8"))


def test_it_is_what_the_firmware_is_now():
    assert mip.FILE.read_text("utf-8") == mip.text(), "`python3 -m host_tools.mip` writes it anew"


def test_every_file_of_the_firmware_is_in_it_once_and_nothing_else():
    sources = [source for _, source in PACKAGE["urls"]]
    known = sorted(path.relative_to(TOP).as_posix() for path in (TOP / "firmware").rglob("*.py"))
    assert sorted(sources) == known


def test_files_go_where_the_box_looks_for_them():
    places = {source: place for place, source in PACKAGE["urls"]}
    assert places["firmware/main.py"] == "../main.py"
    assert all(place == "../" + source.removeprefix("firmware/") for source, place in places.items())
    assert PACKAGE["urls"][-1][0] == "../main.py"


def test_it_needs_no_network_and_has_the_version():
    assert PACKAGE["deps"] == []
    assert PACKAGE["version"] == __version__
    assert not [source for _, source in PACKAGE["urls"] if ":" in source or source.startswith("/") or "\\" in source]
    assert not {"log", "settings", "board.json"} & {place.split("/")[-1] for place, _ in PACKAGE["urls"]}


def test_it_installs_from_the_checkout_on_an_emulated_pico(tmp_path):
    for package in ("rp2040py", "littlefs", "mpremote"):
        pytest.importorskip(package)
    from host_tools.emulator import uf2
    from host_tools.emulator.on_usb import PicoOnUsb

    try:
        firmware = uf2.find()
    except Complaint as complaint:
        pytest.skip(f"NOT RUN: {complaint.text}")

    # Each file takes seconds there: the first, the deepest and main.py tell how it goes with all of them.
    urls = [PACKAGE["urls"][0], max(PACKAGE["urls"], key=lambda url: url[0].count("/")), PACKAGE["urls"][-1]]
    (tmp_path / "package.json").write_text(json.dumps(PACKAGE | {"urls": urls}))
    for _, source in urls:
        (tmp_path / source).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / source).write_bytes((TOP / source).read_bytes())

    def mpremote(*words):
        command = [sys.executable, "-m", "mpremote", "connect", pico.port, *words]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=200)

    look = "import settebello, os; print(settebello.__file__, os.listdir('/'), os.listdir('/lib'))"
    with PicoOnUsb(firmware) as pico:
        done = mpremote("mip", "install", "package.json", "+", "exec", look)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1] == "settebello/__init__.py ['lib', 'main.py', 'settebello'] []"
