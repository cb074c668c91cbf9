"""Looks after the folders of the boxes while the pages are served, and after what others write into the evening."""

import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from host_tools.errors import Complaint
from host_tools.night import boxes
from host_tools.night.book import Book
from host_tools.night.boxes import BoxMatch
from host_tools.night.taking import Asked, take

_EVERY_S = 1.0


class Watcher:
    """Takes what the boxes tell in these folders; ``matches`` are all they tell, ``asked`` what the organiser has to
    say, ``trouble`` what is wrong with the folders, or empty. ``tell`` is called with the version of what is shown,
    ``who`` and ``why`` stand in the trace."""

    def __init__(self, book: Book, folders: Sequence[Path], who: str, why: str, tell: Callable[[str], None]) -> None:
        self.matches: list[BoxMatch] = []
        self.asked: list[Asked] = []
        self.trouble = ""
        self.folders = folders
        self._book = book
        self._signed = (who, why)
        self._tell = tell
        self._state: int | None = None
        self._seen: int | None = None
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "Watcher":
        self.look()
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._stop.set()
        self._thread.join()

    def look(self) -> None:
        """Take what is new now, and tell the pages of whatever is."""
        try:
            with self._book.lock:
                self._take()
                self._seen = self._book.evening.version
            self.trouble = ""
        except Complaint as complaint:
            self.trouble = complaint.text
        except OSError as error:
            self.trouble = f"{error.filename}: {error.strerror}"
        self.told()

    def told(self) -> None:
        """Tell the pages what they should show."""
        self._tell(f"{self._seen}.{len(self.asked)}.{len(self.trouble)}")

    def _take(self) -> None:
        state = boxes.state(self.folders)
        if state != self._state:
            self.matches = boxes.read(self.folders)
            self._state = state
        elif self._book.evening.version == self._seen:
            return
        # Until all are taken: what fails is tried again. A meeting may be open by now, or closed.
        self._seen = None
        self.asked = take(self._book, self.matches, *self._signed)

    def _run(self) -> None:
        while not self._stop.wait(_EVERY_S):
            self.look()
