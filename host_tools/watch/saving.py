"""Puts what boxes tell into folders of saved matches, as `pull` does: a folder for each box."""

import sys
from pathlib import Path

from host_tools.errors import Complaint
from host_tools.saved import Saved
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

    def keep(self, box: Box) -> None:
        """Save the match of a box as far as it is."""
        if not box.lines:
            return
        try:
            saved = Saved(self._folder / box.id)
            saved.check_box(box.id)
            saved.keep([told(box.lines)], Speech(self._texts.language))
            self._failed.discard(box.id)
        except (OSError, Complaint) as error:
            if box.id not in self._failed:
                why = error.text if isinstance(error, Complaint) else error.strerror
                print(f"settebello: {self._texts('saved.not', box=box.id, why=why)}", file=sys.stderr)
            self._failed.add(box.id)
