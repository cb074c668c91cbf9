"""What a box remembers: its matches, and beside them the hand in progress, the settings and the decks.

It comes from a board, from a folder of the simulator, or from a folder of saved matches (host_tools/saved.py).
"""

import base64
import re
from dataclasses import dataclass, field
from pathlib import Path

from host_tools import board_sources, saved
from host_tools.board_link import Answer, BoardLink
from host_tools.errors import Complaint
from host_tools.memory_files import MemoryFiles
from settebello.drivers.flash_store import MatchStore

LOG = "/log"
_BLOCK = 4096
# Files that hold no match, by their names in every place.
OTHERS = ("hand.log", "settings.log", "decks.log")
_NAME = re.compile(r"[0-9]{5,9}\.log")
_MOST_MATCHES = 5000
# Longer than any line of ours: its check sum is wrong in any case.
_MOST_LINE = 8192
_WHO = """
import os,binascii,machine
say("box",binascii.hexlify(machine.unique_id()).decode(),list(os.statvfs("/")[:4]))
"""
_SAY = 'import json\ndef say(*a):print("@"+json.dumps(a))\n'
_START = f"import os\nos.remove({board_sources.UPDATE!r})\nsay('done')\n"


@dataclass
class BoxMemory:
    """``matches`` as their lines, the oldest first; ``others`` the files of OTHERS that are there.

    Of a board also ``box``, its own number, ``blocks``, how many of 4,096 bytes the history may take there, and
    ``segments``, the names of the files that hold it.
    """

    matches: list[list[str]]
    others: dict[str, bytes] = field(default_factory=dict)
    box: str = ""
    blocks: int = 0
    segments: list[str] = field(default_factory=list)


def of_board(link: BoardLink) -> BoxMemory:
    """What the board remembers. Raises Complaint."""
    try:
        return _taken(link.ask([_SAY + _WHO, board_sources.LOG]))
    except (ValueError, TypeError, LookupError) as error:
        raise Complaint(f"what came from the board on {link.port} isn't whole: run this again", 1) from error


def put_on_board(link: BoardLink, matches: list[list[str]], others: dict[str, bytes], held: BoxMemory) -> int:
    """Make these what the board remembers, and answer how many of the oldest matches it has no room for.

    ``held`` is what it remembers now. While it is written the board doesn't start; cut off, it is done again.
    Raises Complaint.
    """
    files = MemoryFiles({}, held.blocks)
    store = MatchStore(files, LOG)
    for match in matches:
        store.begin(match[0])
        for line in match[1:]:
            store.append(line)
    kept = len(list(store.history()))
    wanted = {**files.contents, **{f"{LOG}/{name}": data for name, data in others.items()}}
    stale = [f"{LOG}/{name}" for name in held.segments]
    link.ask([board_sources.SAFE, board_sources.removing(stale, []), *board_sources.putting(wanted)])
    again = of_board(link)
    if again.matches != matches[len(matches) - kept :]:
        raise Complaint(f"what was written to the board on {link.port} can't be read back: run this again", 1)
    link.ask([_SAY + _START])
    return len(matches) - kept


def of_folder(folder: Path) -> BoxMemory:
    """What was saved in a folder, or the simulator keeps there. Raises Complaint (2) for one without matches."""
    if not folder.is_dir():
        raise Complaint(f"there is no folder {folder}")
    names = saved.names(folder)
    if names:
        matches = [saved.lines_of(folder / name) for name in names]
    else:
        segments = [path for path in folder.iterdir() if _NAME.fullmatch(path.name)]
        if not segments:
            return _checked(of_simulator(folder), folder)
        matches = _of_segments({path.name: saved.content_of(path) for path in segments})
    return _checked(BoxMemory(matches, _others(folder)), folder)


def of_simulator(folder: Path) -> BoxMemory:
    """What the simulator keeps in a folder. The last of the history may be a copy of the one on the table
    (stores.MatchStore). Raises OSError."""
    kept = sorted((folder / "history").glob("[0-9]*[0-9].log"), key=lambda path: int(path.stem))
    matches = [saved.lines_of(path) for path in kept]
    table = saved.lines_of(folder / "match.log") if (folder / "match.log").is_file() else []
    if matches and table[: len(matches[-1])] == matches[-1]:
        matches.pop()
    return BoxMemory([match for match in [*matches, table] if match], _others(folder))


def _checked(memory: BoxMemory, folder: Path) -> BoxMemory:
    if not memory.matches and not memory.others:
        raise Complaint(f"there is no match in {folder}: name a folder that `pull` or the simulator has written")
    return memory


def _others(folder: Path) -> dict[str, bytes]:
    return {name: saved.content_of(folder / name) for name in OTHERS if (folder / name).is_file()}


def _of_segments(files: dict[str, bytes]) -> list[list[str]]:
    held = {}
    for name, data in files.items():
        held[f"{LOG}/{name}"] = b"\n".join(line[:_MOST_LINE] for line in data.split(b"\n"))
    matches = list(MatchStore(MemoryFiles(held), LOG).history())[::-1]
    if len(matches) > _MOST_MATCHES:
        raise Complaint(f"there are {len(matches)} matches, more than any box plays: erase it and install it anew", 1)
    return matches


def _taken(answers: list[Answer]) -> BoxMemory:
    files: dict[str, bytearray] = {}
    name = box = ""
    free = 0
    for word, *values in answers:
        if word == "box":
            box = bytes.fromhex(values[0]).hex()
            block, _, blocks, blocks_free = (int(value) for value in values[1])
            free = min(blocks, blocks_free) * block // _BLOCK
        elif word == "log":
            name = str(values[0])
            files[name] = bytearray()
        elif word == "piece":
            files[name] += base64.b64decode(values[0], validate=True)
    if answers[-1:] != [["end"]]:
        raise ValueError("no end")
    segments = {name: bytes(data) for name, data in files.items() if _NAME.fullmatch(name)}
    others = {name: bytes(data) for name, data in files.items() if name in OTHERS}
    taken = sum(-(-len(data) // _BLOCK) for data in segments.values())
    return BoxMemory(_of_segments(segments), others, box, free + taken, sorted(segments))
