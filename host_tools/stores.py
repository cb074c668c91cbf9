"""What the simulator remembers: the box's four stores (settebello/loop.py) as files in one folder.

    match.log      the match on the table, a line an event
    hand.log       the hand in progress and where the screens are
    settings.log   the language and the names used last
    decks.log      the decks with tags
    history/       the matches before: 0001.log, 0002.log ...
    lock           held by the simulator that has the folder, whose process number it tells
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from host_tools.errors import Complaint

DECKS = "decks.log"


def default_folder() -> Path:
    """The user's own folder for this system, or the one that SETTEBELLO_DATA names."""
    given = os.environ.get("SETTEBELLO_DATA")
    if given:
        return Path(given)
    if sys.platform == "win32":
        base = os.environ.get("APPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Roaming") / "Settebello"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Settebello"
    # The XDG Base Directory Specification: a relative path there is to be ignored.
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share") / "settebello"


class FileStore:
    """A store in one file, each line ending in a newline; whatever follows the last one is a line cut short."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def lines(self) -> list[str]:
        """All lines, one cut short among them. Raises OSError."""
        try:
            held = self.path.read_bytes()
        except FileNotFoundError:
            return []
        # Bytes that are no text make a line that its CRC refuses, and spoil no other.
        return [line.decode("utf-8", "surrogateescape") for line in held.split(b"\n") if line]

    def append(self, line: str) -> None:
        """Add a line, or several; when that can't be done, what was there is there still. Raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with open(self.path, "ab+", buffering=0) as file:
            whole = _whole(file)
            file.truncate(whole)
            try:
                _write(file, line)
            except OSError:
                file.truncate(whole)
                raise

    def begin(self, line: str) -> None:
        """Start anew with this line, or several; after a cut either that or what was there is there. Raises OSError."""
        _replace(self.path, line.encode("utf-8") + b"\n")


class MatchStore(FileStore):
    """The log of the match on the table; the match before goes to the history when one begins."""

    def __init__(self, path: Path, history: Path) -> None:
        super().__init__(path)
        self._history = history

    def begin(self, line: str) -> None:
        """Start a match with this line, or several; until then the one before is on the table. Raises OSError."""
        self.keep()
        super().begin(line)

    def keep(self) -> str:
        """Copy the match into the history and answer the name it has there, "" if there is none. Raises OSError.

        What an earlier copy was cut off from going on with (the match is the same, and perhaps longer by now)
        is taken up by this one.
        """
        try:
            held = self.path.read_bytes()
        except FileNotFoundError:
            return ""
        kept = sorted(self._history.glob("[0-9]*[0-9].log"), key=lambda path: int(path.stem))
        number = int(kept[-1].stem) if kept else 0
        if not (kept and held.startswith(kept[-1].read_bytes())):
            number += 1
        name = f"{number:04}"
        _replace(self._history / f"{name}.log", held)
        return name


class Stores:
    """The four stores of a folder, in the order ``matches``, ``hand``, ``settings``, ``decks``; held until ``close()``.

    Raises Complaint (1) when another simulator holds the folder. One that can't be written is no error here:
    its stores say so when they are used, and scoring goes on.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.matches = MatchStore(folder / "match.log", folder / "history")
        self.hand = FileStore(folder / "hand.log")
        self.settings = FileStore(folder / "settings.log")
        self.decks = FileStore(folder / DECKS)
        self._lock = _locked(folder)

    def __enter__(self) -> "Stores":
        return self

    def __iter__(self) -> Iterator[FileStore]:
        return iter((self.matches, self.hand, self.settings, self.decks))

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Let others have the folder."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def set_aside(self) -> None:
        """Move the match and the hand in progress into the history, so that a new match begins. Raises OSError."""
        name = self.matches.keep()
        if not name:
            return
        # The match goes first: a hand in progress that has no match is left alone until the next one replaces it.
        self.matches.path.unlink()
        if self.hand.path.exists():
            os.replace(self.hand.path, self.folder / "history" / f"{name}-hand.log")


def _whole(file) -> int:
    """How many bytes at the beginning of an open file are whole lines."""
    end = file.seek(0, os.SEEK_END)
    while end:
        start = max(0, end - 4096)
        file.seek(start)
        newline = file.read(end - start).rfind(b"\n")
        if newline >= 0:
            return start + newline + 1
        end = start
    return 0


def _write(file, line: str) -> None:
    data = line.encode("utf-8") + b"\n"
    if file.write(data) != len(data):
        raise OSError(28, "No space left on device", file.name)
    os.fsync(file.fileno())


def _replace(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    try:
        with open(new, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, path)
    except OSError:
        new.unlink(missing_ok=True)
        raise


def _locked(folder: Path) -> int | None:
    """The lock of the folder, or None where it can't be written. The system frees a lock whose process is gone."""
    path = folder / "lock"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError:
        return None
    if _taken(lock):
        owner = os.read(lock, 20).decode("ascii", "replace").strip()
        os.close(lock)
        raise Complaint(
            f"{folder} is in use by another simulator (process {owner}): close that one, "
            "or choose another folder with --folder",
            1,
        )
    os.ftruncate(lock, 0)
    os.write(lock, f"{os.getpid()}\n".encode("ascii"))
    return lock


def _taken(lock: int) -> bool:
    """Lock an open file for this process; true when another one has it."""
    if sys.platform == "win32":
        import msvcrt

        try:
            # Behind the text, which others must be able to read.
            os.lseek(lock, 1024, os.SEEK_SET)
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        except OSError:
            return True
        finally:
            os.lseek(lock, 0, os.SEEK_SET)
        return False
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        # Some network folders know no locks.
        return False
    return False
