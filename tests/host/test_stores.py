"""The simulator's stores: what is kept, what a cut or a full disk leaves, and who may have the folder."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from host_tools import ROOT, stores
from host_tools.errors import Complaint
from host_tools.script import read_script
from host_tools.stores import FileStore, MatchStore, Stores
from tests.host import machines

LINES = ['["match","scopa",["Noi","È"],[0,0],0] 12345678', '["hand",1,[],[]] 9abcdef0']


@pytest.fixture
def store(tmp_path):
    return FileStore(tmp_path / "data" / "hand.log")


@pytest.fixture
def matches(tmp_path):
    return MatchStore(tmp_path / "match.log", tmp_path / "history")


def kept(matches):
    """The names and lines of the history."""
    folder = matches.path.parent / "history"
    return {path.name: path.read_text("utf-8").splitlines() for path in folder.iterdir()} if folder.exists() else {}


def test_a_store_that_was_never_written_is_empty(store):
    assert store.lines() == []
    assert not store.path.parent.exists()


def test_lines_are_kept_in_their_order(store):
    for line in LINES:
        store.append(line)
    assert FileStore(store.path).lines() == LINES
    assert store.path.read_bytes() == "\n".join([*LINES, ""]).encode()


def test_begin_puts_one_line_in_the_place_of_all(store):
    store.append(LINES[0])
    store.begin(LINES[1])
    assert store.lines() == [LINES[1]]
    assert [path.name for path in store.path.parent.iterdir()] == ["hand.log"]


def test_a_line_cut_short_is_told_and_never_swallows_the_next_one(store):
    store.append(LINES[0])
    with open(store.path, "ab") as file:
        file.write(LINES[1].encode()[:9])
    assert store.lines() == [LINES[0], LINES[1][:9]]
    store.append(LINES[1])
    assert store.lines() == LINES


def test_a_file_that_is_one_long_cut_line_begins_anew(store):
    store.begin(LINES[0])
    store.path.write_bytes(b"x" * 10_000)
    store.append(LINES[1])
    assert store.lines() == [LINES[1]]


def test_the_line_before_a_long_cut_one_stays(store):
    store.append(LINES[0])
    with open(store.path, "ab") as file:
        file.write(b"x" * 10_000)
    store.append(LINES[1])
    assert store.lines() == LINES


def test_bytes_that_are_no_text_spoil_their_line_alone(store):
    store.begin(LINES[0])
    with open(store.path, "ab") as file:
        file.write(b"\xff\xfe\0\n")
    store.append(LINES[1])
    assert [store.lines()[0], store.lines()[2]] == LINES


class FullFile:
    """A file on a disk that has room for some bytes more."""

    def __init__(self, file, room):
        self._file = file
        self._room = room

    def write(self, data):
        if not self._room:
            raise OSError(errno.ENOSPC, "No space left on device")
        return self._file.write(data[: self._room])

    def __getattr__(self, name):
        return getattr(self._file, name)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self._file.close()


@pytest.mark.parametrize("room", [0, 5])
def test_a_full_disk_leaves_what_was_there_and_says_so(store, monkeypatch, room):
    store.append(LINES[0])
    monkeypatch.setattr(stores, "open", lambda *args, **options: FullFile(open(*args, **options), room), raising=False)
    with pytest.raises(OSError) as caught:
        store.append(LINES[1])
    assert caught.value.errno == errno.ENOSPC
    assert store.path.read_bytes() == LINES[0].encode() + b"\n"


def test_a_begin_that_fails_leaves_what_was_there(store, monkeypatch):
    store.begin(LINES[0])
    monkeypatch.setattr(stores, "open", lambda *args, **options: FullFile(open(*args, **options), 0), raising=False)
    with pytest.raises(OSError):
        store.begin(LINES[1])
    assert store.lines() == [LINES[0]]
    assert [path.name for path in store.path.parent.iterdir()] == ["hand.log"]


def test_the_match_before_goes_to_the_history(matches):
    matches.begin("a")
    matches.append("a1")
    matches.begin("b")
    matches.begin("c")
    assert matches.lines() == ["c"]
    assert kept(matches) == {"0001.log": ["a", "a1"], "0002.log": ["b"]}


def test_a_cut_between_history_and_new_match_leaves_one_copy_of_the_match(matches, monkeypatch):
    matches.begin("a")
    matches.append("a1")
    replace = os.replace

    def cut(source, target):
        if Path(target) == matches.path:
            raise KeyboardInterrupt
        replace(source, target)

    monkeypatch.setattr(os, "replace", cut)
    with pytest.raises(KeyboardInterrupt):
        matches.begin("b")
    monkeypatch.undo()
    assert matches.lines() == ["a", "a1"]
    matches.append("a2")
    matches.begin("b")
    assert matches.lines() == ["b"]
    assert kept(matches) == {"0001.log": ["a", "a1", "a2"]}


def test_history_numbers_go_on_beyond_four_digits(matches):
    (matches.path.parent / "history").mkdir()
    for name in ("9999.log", "10000.log", "0003-hand.log", "notes.txt"):
        (matches.path.parent / "history" / name).write_text("old\n")
    matches.begin("a")
    matches.begin("b")
    assert kept(matches)["10001.log"] == ["a"]


def test_set_aside_moves_match_and_hand_and_leaves_the_settings(tmp_path):
    with Stores(tmp_path) as box:
        box.matches.begin("a")
        box.hand.begin("open")
        box.settings.begin("it")
        box.set_aside()
        assert (box.matches.lines(), box.hand.lines(), box.settings.lines()) == ([], [], ["it"])
        assert kept(box.matches) == {"0001.log": ["a"], "0001-hand.log": ["open"]}
        box.set_aside()
        assert len(kept(box.matches)) == 2


def test_another_simulator_is_told_who_has_the_folder(tmp_path):
    with Stores(tmp_path):
        with pytest.raises(Complaint) as caught:
            Stores(tmp_path)
    assert caught.value.code == 1
    assert f"{tmp_path} is in use by another simulator (process {os.getpid()})" in caught.value.text
    Stores(tmp_path).close()


def test_the_lock_of_a_simulator_that_was_killed_is_free(tmp_path):
    code = "import sys; from pathlib import Path; from host_tools.stores import Stores\n"
    code += "held = Stores(Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", code, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(Complaint, match=f"process {other.pid}"):
            Stores(tmp_path)
        other.kill()
        other.wait()
    Stores(tmp_path).close()
    assert (tmp_path / "lock").read_text() == f"{os.getpid()}\n"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cant_be_written_can_be_read(tmp_path):
    FileStore(tmp_path / "match.log").begin("a")
    tmp_path.chmod(0o500)
    with Stores(tmp_path) as box:
        assert box.matches.lines() == ["a"]
        with pytest.raises(OSError):
            box.hand.append("b")


def test_a_file_in_the_folders_place_is_an_error_of_the_stores_alone(tmp_path):
    (tmp_path / "data").write_text("not a folder")
    with Stores(tmp_path / "data") as box:
        with pytest.raises(OSError):
            box.matches.lines()
        with pytest.raises(OSError):
            box.matches.begin("a")


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, "/home/x/.local/share/settebello"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/settebello"),
        ("linux", {"XDG_DATA_HOME": "data"}, "/home/x/.local/share/settebello"),
        ("darwin", {}, "/home/x/Library/Application Support/Settebello"),
        ("win32", {"APPDATA": "/users/x/roaming"}, "/users/x/roaming/Settebello"),
        ("win32", {}, "/home/x/AppData/Roaming/Settebello"),
        ("linux", {"SETTEBELLO_DATA": "/mine", "XDG_DATA_HOME": "/data"}, "/mine"),
    ],
)
def test_the_folder_is_where_each_system_keeps_such_things(monkeypatch, platform, environment, expected):
    for name in ("SETTEBELLO_DATA", "XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/x"))
    assert stores.default_folder() == Path(expected)


def test_a_match_on_files_is_told_like_one_in_memory(tmp_path):
    steps = [step for step in read_script(f"{ROOT}/tests/scripts/power_cut.txt") if step.action[0] != "#"]
    with Stores(tmp_path) as box:
        on_files = machines.on_cpython(steps, tuple(box))
    assert on_files == machines.on_cpython(steps)
