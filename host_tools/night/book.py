"""The one file of an evening: an SQLite database with a row for each act, and nothing else."""

import contextlib
import json
import sqlite3
import threading
import zlib
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

from host_tools.errors import Complaint
from host_tools.night.evening import Act, Entry, Evening
from host_tools.night.refusal import Conflict, Refusal
from host_tools.night.settings import MOST_TEXT
from host_tools.plain import plain

# "Set7", so that no other program's file is taken for one of ours, nor ours for another's.
_OURS = 0x53657437
_FORM = 1
_TABLE = "CREATE TABLE acts (number INTEGER PRIMARY KEY, at TEXT, who TEXT, why TEXT, act TEXT, checked)"
_MOST_WAIT_S = 5
_MOST_WHY = 200


class Book:
    """An open file, or one in memory alone (None). Several threads and programs may use it at once: each act is one
    transaction, and what others did is read before. ``lock`` is held by who looks at ``evening`` for longer, so that it
    doesn't change meanwhile. Raises Complaint (2) for what is no evening."""

    def __init__(self, path: Path | None, now: Callable[[], datetime] = datetime.now) -> None:
        self.lock = threading.RLock()
        self._now = now
        # Whole, for SQLite takes `:memory:` and `file:` for something else.
        self._path = path.absolute() if path else None
        self._name = str(path) if path else ":memory:"
        if path and path.is_dir():
            raise Complaint(f"{path} is a folder: name a file, like {path / 'friday.night'}")
        if path and not path.parent.is_dir():
            raise Complaint(f"there is no folder {path.parent}: make it, or name another file")
        with self._complaining():
            # Transactions begin where this file says so.
            self._file = sqlite3.connect(
                self._path or self._name,
                timeout=_MOST_WAIT_S,
                isolation_level=None,
                check_same_thread=False,
            )
        try:
            with self._complaining():
                self._open()
                self._place = self._where()
                self._evening = Evening()
                # The check sum of the last act that has happened here.
                self._last = 0
                self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Book":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Let the file go."""
        with self.lock:
            self._file.close()

    @property
    def evening(self) -> Evening:
        """The evening as it is in the file now."""
        with self.lock, self._complaining():
            self._read()
            return self._evening

    def do(self, did: dict, who: str, why: str = "", meeting: int | None = None, seen: int | None = None) -> Entry:
        """Let an act happen and keep it; it is in the file when this returns.

        ``seen`` is the version of the meeting (or of the setting up) that who does it has seen; None doesn't ask.
        Raises Conflict when it is another one by now, Refusal for what can't be done, Complaint (1) when the file
        can't be written. Then nothing has changed.
        """
        who, why = _line(who, MOST_TEXT), _line(why, _MOST_WHY)
        with self.lock, self._complaining(), self._transaction():
            self._read()
            evening = self._evening
            if seen is not None and evening.version_of(meeting) != seen:
                raise Conflict()
            at = self._now().astimezone().isoformat(timespec="seconds")
            told = json.dumps(did, ensure_ascii=False)
            # What comes back from the file is what happens now: lists, not tuples.
            act = Act(evening.version + 1, at, who, why, json.loads(told))
            entry = evening.apply(act)
            try:
                row = (act.number, at, who, why, told)
                self._file.execute("INSERT INTO acts VALUES (?, ?, ?, ?, ?, ?)", (*row, _sum(row)))
                self._file.execute("COMMIT")
                self._last = _sum(row)
            except BaseException:
                # It happened here and isn't in the file: what is there counts.
                self._evening = Evening()
                raise
            return entry

    def _open(self) -> None:
        if not self._has_tables():
            with self._transaction():
                # Another program may have begun the same file meanwhile.
                if not self._has_tables():
                    self._file.execute(f"PRAGMA application_id = {_OURS}")
                    self._file.execute(f"PRAGMA user_version = {_FORM}")
                    self._file.execute(_TABLE)
                self._file.execute("COMMIT")
        (name,) = self._file.execute("PRAGMA application_id").fetchone()
        if name != _OURS:
            raise Complaint(f"{self._name} is the file of another program: name a new one, it is made")
        (form,) = self._file.execute("PRAGMA user_version").fetchone()
        if form != _FORM:
            raise Complaint(f"{self._name} was made by a newer settebello: update this one")
        (sound,) = self._file.execute("PRAGMA quick_check(1)").fetchone()
        if sound != "ok":
            raise self._damaged()

    def _where(self) -> tuple[int, int] | None:
        """Which file has the name now; None without a file."""
        if not self._path:
            return None
        try:
            stat = self._path.stat()
        except OSError:
            return None
        return stat.st_dev, stat.st_ino

    def _has_tables(self) -> bool:
        (tables,) = self._file.execute("SELECT count(*) FROM sqlite_master").fetchone()
        return tables > 0

    def _read(self) -> None:
        """Let happen what others have written meanwhile. Raises Complaint when there is another file by now, or none:
        what is written into one that was taken away is lost."""
        version = self._evening.version
        rows = self._file.execute(
            "SELECT number, at, who, why, act, checked FROM acts WHERE number >= ? ORDER BY number", (version,)
        ).fetchall()
        known, rows = rows[: version > 0], rows[version > 0 :]
        if self._where() != self._place or version and [row[-1] for row in known] != [self._last]:
            raise Complaint(f"{self._name} was taken away or replaced: put it back, or stop and start again", 1)
        for row in rows:
            try:
                *row, checked = row
                number, at, who, why, told = row
                act = Act(number, at, who, why, json.loads(told))
                if act.number != self._evening.version + 1 or checked != _sum(row):
                    raise self._damaged()
                self._evening.apply(act)
                self._last = checked
            except (Refusal, KeyError, TypeError, ValueError) as error:
                raise self._damaged() from error

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        """Begin one; whoever is inside commits it, and what isn't committed is taken back."""
        self._file.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            if self._file.in_transaction:
                self._file.execute("ROLLBACK")

    @contextlib.contextmanager
    def _complaining(self) -> Iterator[None]:
        """Tells what SQLite says in words with a remedy."""
        try:
            yield
        except UnicodeDecodeError as error:
            raise self._damaged() from error
        except sqlite3.DatabaseError as error:
            code = getattr(error, "sqlite_errorname", "") or str(error)
            if "NOTADB" in code or "not a database" in code:
                raise Complaint(f"{self._name} is no evening: name another file, or a new one, it is made") from error
            if "BUSY" in code or "locked" in code:
                raise Complaint(f"{self._name} is held by another program: close that one", 1) from error
            if "FULL" in code or "full" in code:
                raise Complaint(f"{self._name}: the disk is full: make room, nothing is lost so far", 1) from error
            if "READONLY" in code or "CANTOPEN" in code or "readonly" in code or "unable to open" in code:
                raise Complaint(f"{self._name} can't be written: copy it to where you may write", 1) from error
            raise self._damaged() from error

    def _damaged(self) -> Complaint:
        return Complaint(f"{self._name} is damaged: use a copy of it, or begin a new one and type the results")


def _sum(row: Sequence[object]) -> int:
    """The check sum of a row; SQLite has none."""
    return zlib.crc32(repr(tuple(row)).encode("utf-8"))


def _line(text: str, most: int) -> str:
    return plain(" ".join(text.split()), most)
