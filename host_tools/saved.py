"""A folder of saved matches, which `pull` fills: a file a match, `2026-01-31_0007.log`, the date that of the PC when
it was first seen, the number its place in the order. Beside them lie a report of each, `.txt`, lines that were
damaged, and what else the box remembers. Each file is written whole or not at all, and none is taken for another."""

import datetime
import re
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from host_tools import match_report, pairing
from host_tools.errors import Complaint
from host_tools.speech import Speech
from host_tools.stores import FileStore
from host_tools.told_match import Told
from settebello.core.match import Match

_NAME = re.compile(r"\d{4}-\d\d-\d\d_(\d{4,})\.log")
BOX = "box"
_NEWS = {None: "new", pairing.LONGER: "longer", pairing.SAME: "same", pairing.PART: "same"}
_MOST_BYTES = 4 << 20


def names(folder: Path) -> list[str]:
    """The names of the files of matches in a folder, in their order."""
    found = [match for path in folder.iterdir() if (match := _NAME.fullmatch(path.name))]
    return [match[0] for match in sorted(found, key=lambda match: int(match[1]))]


def lines_of(path: Path) -> list[str]:
    """The lines of a file; bytes that are no text make lines that their check sums refuse. Raises as `content_of`."""
    return [line.decode("utf-8", "surrogateescape") for line in content_of(path).split(b"\n") if line]


def content_of(path: Path) -> bytes:
    """The bytes of a file. Raises OSError, and Complaint (2) for one that is larger than a flash."""
    with open(path, "rb") as file:
        data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise Complaint(f"{path} is longer than {_MOST_BYTES} bytes: no box makes such a file")
    return data


@dataclass
class Kept:
    """A match in its file ``name``: ``news`` is "new", "longer" or "same"."""

    name: str
    news: str
    match: Match
    told: Told


class Saved:
    """The folder, which need not be there yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names = names(folder) if folder.is_dir() else []

    def check_box(self, box: str) -> None:
        """Remember whose matches these are. Raises Complaint (2) when they are those of another box."""
        file = self.folder / BOX
        known = file.read_text("ascii", "replace").strip() if file.is_file() else ""
        if known and box and known != box:
            raise Complaint(f"{self.folder} has the matches of another box: name another folder with --to")
        if box and not known:
            self.own(box)

    def own(self, box: str) -> None:
        """Say that from now on these are the matches of this box."""
        FileStore(self.folder / BOX).begin(box)

    def keep(self, matches: Iterable[Told], speech: Speech) -> list[Kept]:
        """Put each match that is one into its file, its report beside it, and say where. Raises OSError."""
        names = list(self.names)
        whole = [(one, one.match) for one in matches if one.match]
        known = [lines_of(self.folder / name) for name in names]
        pairs = pairing.paired(known, [one.lines for one, _ in whole])
        kept = []
        for (one, match), pair in zip(whole, pairs, strict=True):
            kind, name = (pair[0], names[pair[1]]) if pair else (None, self._new_name())
            if kind != pairing.PART:
                self.write(name, "\n".join(one.lines))
                self.write(f"{Path(name).stem}.txt", match_report.report(match, speech))
            kept.append(Kept(name, _NEWS[kind], match, one))
        return kept

    def keep_damaged(self, lines: list[str]) -> str:
        """Put damaged lines into a file of their own, which is named after them, and answer its name."""
        data = "\n".join(lines).encode("utf-8", "backslashreplace")
        name = f"damaged_{zlib.crc32(data):08x}.txt"
        self.write(name, data.decode("utf-8"))
        return name

    def _new_name(self) -> str:
        number = int(_NAME.fullmatch(self.names[-1])[1]) + 1 if self.names else 1  # type: ignore[index]
        self.names.append(f"{datetime.date.today().isoformat()}_{number:04}.log")
        return self.names[-1]

    def write(self, name: str, text: str) -> None:
        """Put a text, without its last line end, into a file in the place of what was there. Raises OSError."""
        path = self.folder / name
        if not path.is_file() or path.read_bytes() != text.encode("utf-8") + b"\n":
            FileStore(path).begin(text)
