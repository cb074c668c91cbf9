"""The boards: finds them, reads board.json, and hands out the ones that can be built."""

import difflib
import json
from pathlib import Path

from host_tools import ROOT, assets, board_faults
from host_tools.errors import Complaint
from settebello.drivers import board as kinds


class Board:
    """A board.json that passed: ``name``, ``mcus``, and ``parts``, each a dict with all its settings."""

    def __init__(self, data: dict) -> None:
        self.name: str = data["name"]
        self.mcus: list[str] = data["mcus"]
        self.parts = [_filled(part) for part in data["parts"]]


def folders(names: list[str]) -> list[Path]:
    """The folders of these boards, names or paths, or of all. Raises Complaint for one that isn't there."""
    if not names:
        found = sorted(path.parent for path in assets.boards().glob("*/board.json"))
        if not found:
            raise Complaint(f"there are no boards in {assets.boards()}; they come with the source")
        return found
    return [_folder(name) for name in names]


def load(folder: Path) -> Board:
    """The board in a folder. Raises Complaint with its first fault."""
    for fault in faults(folder):
        raise Complaint(fault)
    return Board(_read(folder / "board.json"))


def faults(folder: Path) -> list[str]:
    """A line for each fault of the board in a folder."""
    file = folder / "board.json"
    try:
        data = _read(file)
    except Complaint as complaint:
        return [complaint.text]
    return [f"{_shown(file)}: {fault}" for fault in board_faults.of_board(data, folder.resolve().name)]


def _folder(name: str) -> Path:
    for folder in (Path(name), assets.boards() / name):
        if (folder / "board.json").is_file():
            return folder
    if Path(name).is_dir():
        raise Complaint(f"there is no board.json in {name}")
    near = difflib.get_close_matches(name, [path.name for path in folders([])], 1, 0.4)
    hint = f"did you mean {near[0]}?" if near else f"boards are the folders of {_shown(assets.boards())}"
    raise Complaint(f"there is no board {name!r}; {hint}")


def _shown(path: Path) -> str:
    """A path as people know it: from the top of the checkout where it lies in it."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def _read(file: Path) -> dict:
    try:
        data = json.loads(file.read_text("utf-8"), object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        raise Complaint(f"{_shown(file)}: line {error.lineno}, column {error.colno}: {error.msg}") from error
    except (ValueError, RecursionError) as error:
        raise Complaint(f"{_shown(file)}: {str(error) or 'too deep'}") from error
    except OSError as error:
        raise Complaint(f"{_shown(file)}: {error.strerror or error}") from error
    if not isinstance(data, dict):
        raise Complaint(f"{_shown(file)}: an object with name, mcus and parts belongs here")
    return data


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"{key!r} is there twice in one object: take one out")
        found[key] = value
    return found


def _filled(part: dict) -> dict:
    settings = {name: part.get(name, value) for name, value in kinds.SETTINGS[part["kind"]]}
    return {"kind": part["kind"], "pins": part["pins"], **settings}
