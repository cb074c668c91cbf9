"""Reads what `pull` has fetched from the boxes: a folder a box, or one with a folder for each."""

import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from host_tools import saved
from host_tools.errors import Complaint
from host_tools.plain import plain
from host_tools.told_match import told
from settebello.core.match import Match
from settebello.core.purse import purse

_MOST_NAME = 80
# How a match ended for a side that is out, as an evening tells it.
_ENDINGS = {"abandons": "abandon", "excluded": "excluded", "flag": "flag"}


@dataclass(frozen=True)
class BoxMatch:
    """A match of two sides in a file of a box, ``source``: the box and the name of the file.

    ``table`` and ``number`` say where it belongs, 0 for unknown. ``winner`` is None when it ended level or isn't over.
    ``prizes`` are what its pot paid each side, in hundredths, or None.
    """

    source: str
    sides: tuple[str, str]
    table: int
    number: int
    points: tuple[int, int]
    winner: int | None
    ending: str
    prizes: tuple[int, int] | None
    is_over: bool


def read(folders: Iterable[Path]) -> list[BoxMatch]:
    """The matches of these folders, box by box in the order they were played. Raises Complaint for folders
    that aren't there, and for two of the same box, whose files have the same names."""
    found = []
    seen: dict[str, Path] = {}
    for folder in folders:
        check(folder)
        for path in (folder, *sorted(path for path in folder.iterdir() if path.is_dir())):
            if not saved.names(path):
                continue
            box = _box_of(path)
            other = seen.setdefault(box, path)
            if other.resolve() != path.resolve():
                raise Complaint(f"{other} and {path} are both of box {box}: take one of them away")
            if other is path:
                found += _of_box(box, path)
    return found


def check(folder: Path) -> None:
    """Raises Complaint for a folder that isn't there."""
    if not folder.is_dir():
        made = f"`settebello watch --save {folder}` or `pull --to {folder}` makes it"
        raise Complaint(f"there is no folder {folder}: {made}")


def state(folders: Iterable[Path]) -> int:
    """A number that is another one when a file of these folders has changed, or one of them is gone."""
    told = []
    for folder in folders:
        told.append(f"{folder} {folder.is_dir()}")
        for path in sorted([*folder.glob("*.log"), *folder.glob("*/*.log")]):
            try:
                stat = path.stat()
            except FileNotFoundError:
                continue
            told.append(f"{path} {stat.st_size} {stat.st_mtime_ns}")
    return zlib.crc32("\n".join(told).encode("utf-8", "backslashreplace"))


def _box_of(folder: Path) -> str:
    """What a box is called whose matches are in a folder."""
    owner = folder / saved.BOX
    name = owner.read_text("ascii", "replace").strip() if owner.is_file() else folder.resolve().name
    return plain(name, _MOST_NAME)


def _of_box(box: str, folder: Path) -> list[BoxMatch]:
    found = []
    for name in saved.names(folder):
        match = told(saved.lines_of(folder / name)).match
        if match and len(match.sides) == 2:
            found.append(_told(f"{box}/{name}", match))
    return found


def _told(source: str, match: Match) -> BoxMatch:
    end = match.end
    table, number = match.place
    paid = purse(match)
    ending = "played"
    for one in match.breaks:
        if one.side in end.out and one.how in _ENDINGS:
            ending = _ENDINGS[one.how]
    return BoxMatch(
        source=source,
        sides=(match.sides[0], match.sides[1]),
        table=table,
        number=number,
        points=(end.totals[0], end.totals[1]),
        winner=end.winner,
        ending=ending,
        prizes=(paid.totals[0], paid.totals[1]) if paid.rows else None,
        is_over=end.is_over(),
    )
