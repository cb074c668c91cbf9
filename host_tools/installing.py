"""Puts the box onto a board: what is to be done, and doing it so that it can be cut off anywhere and done again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from host_tools import board_look, board_sources, box_files, packs
from host_tools.board_link import Answer, BoardLink
from host_tools.board_look import Look
from host_tools.errors import Complaint
from host_tools.plain import plain

_OURS = (f"/{box_files.PACKAGE}/", f"/{packs.FOLDER}/")
_KIB = 1024
# For the folders, and for a file that is written before the one that it replaces is gone.
_SPARE_BLOCKS = 6
_MOST_SHOWN = 60


@dataclass
class Plan:
    """What is to be written (by path, in order), what is there already, what goes, and whose main.py is kept."""

    put: dict[str, bytes]
    same: list[str]
    gone: list[str]
    folders: list[str]
    keeps_main: bool

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do."""
        return not self.put and not self.gone

    @property
    def steps(self) -> int:
        """How many answers the board gives while it is done."""
        return board_sources.pieces(self.put) + len(self.gone) + self.keeps_main


def planned(look: Look, files: Mapping[str, bytes]) -> Plan:
    """What makes these files, by their names, the box's on this board. Everything else on it is left alone."""
    wanted = {f"/{name}": data for name, data in files.items()}
    put = {path: data for path, data in wanted.items() if look.checksum(path) != box_files.checksum(data)}
    # A build.json that is right says that all was right once: it goes last, also where only others differ.
    build = f"/{box_files.BUILD}"
    if put and build not in put:
        put[build] = wanted[build]
    reader = f"/{packs.READER}"
    inside = [path for path in look.files if path.startswith(_OURS) or path == reader]
    gone = [path for path in (*inside, *(folder[:-1] for folder in _OURS)) if path in look.files and path not in wanted]
    folders = [path for path in look.folders if path.startswith(_OURS)]
    empty = [path for path in folders if not any(name.startswith(path + "/") for name in wanted)]
    main = f"/{box_files.MAIN}"
    keeps_main = main in put and main in look.files and not look.build
    return Plan(
        put, [path for path in wanted if path not in put], gone, sorted(empty, key=len, reverse=True), keeps_main
    )


def check_kind(look: Look, board: str, switch: bool) -> None:
    """Raises Complaint (2) when the board is a box of another kind, unless that is wanted."""
    if look.board and look.board != board and not switch:
        raise Complaint(
            f"the board is a {look.board}, not a {board}: with --switch it becomes one, without --board it stays one"
        )


def check_room(look: Look, plan: Plan) -> None:
    """Raises Complaint (1) when the files don't fit into the flash."""
    block = max(look.block, 1)

    def blocks(size: int) -> int:
        return -(-size // block)

    needed = sum(blocks(len(data)) for data in plan.put.values()) + _SPARE_BLOCKS
    freed = sum(blocks(look.files[path][0]) for path in (*plan.put, *plan.gone) if path in look.files)
    room = look.free // block + freed
    if needed <= room:
        return
    others = sorted((path for path in look.files if _is_foreign(path)), key=lambda path: -look.files[path][0])
    largest = ", ".join(f"{plain(path, _MOST_SHOWN)} ({look.files[path][0] // _KIB} KiB)" for path in others[:3])
    what = (
        f"of the files that aren't ours the largest are {largest}: delete what you don't need"
        if others
        else ("the history of the matches takes the room: `settebello pull` it, then begin anew with `settebello uf2`")
    )
    raise Complaint(
        f"the flash is too full: {needed * block // _KIB} KiB are needed, {room * block // _KIB} KiB are there; {what}",
        1,
    )


def carry_out(link: BoardLink, plan: Plan, heard: Callable[[Answer], None]) -> None:
    """Do it. From its first step until it is started, the board stays at its prompt. Raises Complaint."""
    sources: list[str | bytes] = [board_sources.SAFE, board_sources.removing(plan.gone, plan.folders)]
    if plan.keeps_main:
        sources.append(board_sources.keeping_main())
    link.ask([*sources, *board_sources.putting(plan.put)], heard)


def read_back(link: BoardLink, files: Mapping[str, bytes]) -> None:
    """Raises Complaint (1) when the board doesn't hold these files, and of ours nothing else."""
    look = board_look.taken(link.ask([board_sources.LOOK]))
    left = planned(look, files)
    if not left.is_done:
        wrong = ", ".join(plain(path, _MOST_SHOWN) for path in [*left.put, *left.gone][:3])
        raise Complaint(f"what was written can't be read back ({wrong}): run the same command again", 1)


def _is_foreign(path: str) -> bool:
    return not path.startswith((*_OURS, "/log/")) and path.strip("/") not in (
        box_files.MAIN,
        box_files.BOARD,
        box_files.BUILD,
        packs.READER,
    )
