"""Puts what boxes tell into folders of saved matches, as `pull` does: a folder for each box."""

import sys
from pathlib import Path

from host_tools.errors import Complaint
from host_tools.saved import Saved, lines_of
from host_tools.speech import Speech
from host_tools.told_match import told
from host_tools.watch.room import Box
from host_tools.web.pages import Texts


class Saving:
    """The folder that has those of the boxes; ``texts`` tell what goes wrong, once for each box."""

    def __init__(self, folder: Path, texts: Texts) -> None:
        self._folder = folder
        self._texts = texts
        self._failed: set[str] = set()
        # The name of the file that has the match of a box.
        self._kept: dict[str, str] = {}

    def keep(self, box: Box) -> bool:
        """Save the match of a box as far as it is, and answer whether it is saved."""
        if not box.lines:
            return True
        try:
            saved = Saved(self._folder / box.id)
            saved.check_box(box.id)
            self._keep(saved, box)
            self._failed.discard(box.id)
            return True
        except (OSError, Complaint) as error:
            if box.id not in self._failed:
                why = error.text if isinstance(error, Complaint) else error.strerror
                print(f"settebello: {self._texts('saved.not', box=box.id, why=why)}", file=sys.stderr)
            self._failed.add(box.id)
            return False

    def _keep(self, saved: Saved, box: Box) -> None:
        """Into the file of its match, if that only went on; another match may be word for word like one before."""
        match, speech = told(box.lines), Speech(self._texts.language)
        if not match.match:
            return
        name = self._kept.get(box.id, "")
        if name in saved.names:
            before = lines_of(saved.folder / name)
            if box.lines[: len(before)] != before:
                # Its first line alone is no part of any match, and so gets a file of its own.
                (first,) = saved.keep([told(box.lines[:1])], speech)
                name = first.name
            saved.names = [name]
        (whole,) = saved.keep([match], speech)
        self._kept[box.id] = whole.name
