"""Looks at everything between this PC and a running box, a line each: fine, or what to do."""

import os
import platform
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from host_tools import (
    board_look,
    board_sources,
    box_files,
    box_memory,
    finding,
    micropython_uf2,
    mpy,
    pico,
    ports,
    starting,
)
from host_tools.board_link import BoardLink
from host_tools.board_look import Look
from host_tools.boxed.reports import Reports
from host_tools.errors import Complaint
from host_tools.plain import plain
from host_tools.told_match import all_told

_KIB = 1024
_MOST_SHOWN = 60
# Less of the flash than a tenth, and the box drops the oldest matches (drivers/flash_store.py).
_FREE_PARTS = 10
_CRASH = "crash.txt"
_LAST_LINES = 20
_MOST_TOLD = 160


@dataclass
class Line:
    """One finding: ``fine`` or not, its text, whether the rest can't be looked at because of it, and lines below it."""

    fine: bool
    text: str
    is_last: bool = False
    more: Sequence[str] = ()


def lines(given: str | None) -> Iterator[Line]:
    """The findings, in order; ``given`` is the port, None to look for it. Raises Complaint (2) for several boards."""
    yield Line(True, f"Python {platform.python_version()} on {platform.system()}")
    for drive in ports.boot_drives():
        yield Line(False, f"a Pico shows its drive at {drive}: {ports.IN_BOOTSEL}")
    try:
        port = finding.choose(given)
    except Complaint as complaint:
        if complaint.code != 3:
            raise
        yield Line(False, complaint.text, True)
        return
    yield from _port(port, given is None)
    try:
        with BoardLink(port) as link:
            yield from _board(link)
    except Complaint as complaint:
        yield Line(False, complaint.text, complaint.code == 3)


def _port(port: str, was_found: bool) -> Iterator[Line]:
    """What can be said of a port without opening it; the one who can't open it is told why."""
    shown = plain(port, _MOST_SHOWN)
    if was_found:
        yield Line(True, f"a Pico is on {shown}, and its cable carries data")
    if os.name == "nt" or "://" in port:
        return
    if os.path.exists(port) and os.access(port, os.R_OK | os.W_OK):
        yield Line(True, f"you may use {shown}")
    if sys.platform == "linux" and ports.modem_manager():
        yield Line(True, "ModemManager runs: for some 20 s after a board is plugged in, it may be busy")


def _board(link: BoardLink) -> Iterator[Line]:
    look = board_look.taken(link.ask([board_sources.LOOK]))
    name = micropython_uf2.mcu_of(look.machine)
    shown = pico.MCUS[name] if name else plain(look.machine, _MOST_SHOWN)
    yield Line(
        name is not None, f"MicroPython {look.version_text} on a {shown}" + ("" if name else ", which is no Pico")
    )
    if look.too_old():
        yield Line(False, look.too_old())
    yield _flash(look)
    yield Line(True, f"{look.heap_free // _KIB} of {look.heap // _KIB} KiB of its RAM are free without the box")
    yield from _box(link, look)
    if "/log" in look.folders:
        yield _log(link)


def _flash(look: Look) -> Line:
    free, size = look.free // _KIB, look.blocks * look.block // _KIB
    if look.free * _FREE_PARTS >= look.blocks * look.block:
        return Line(True, f"{free} of {size} KiB of its flash are free")
    return Line(
        False, f"only {free} of {size} KiB of its flash are free: `settebello pull`, and delete what isn't ours"
    )


def _box(link: BoardLink, look: Look) -> Iterator[Line]:
    if board_sources.UPDATE in look.files:
        yield Line(False, "an installation was cut off: run `settebello flash` again")
        return
    if not look.board:
        yield Line(False, "there is no box on it: `settebello flash` puts it there")
        return
    wrong = look.differing()
    if wrong:
        yield Line(False, f"{len(wrong)} files aren't as they were installed ({wrong[0]}): run `settebello flash`")
    else:
        yield Line(True, f"the box {look.board}, version {look.box_version}, every file as it was installed")
    if f"/{_CRASH}" in look.files:
        yield _failure(link, look)
    try:
        word = starting.start(link)
    except Complaint as complaint:
        if complaint.code == 3:
            raise
        yield Line(False, complaint.text)
        return
    yield Line(True, f"it starts, with {word.free // _KIB} KiB of its RAM free")
    yield from (Line(fine, sentence) for fine, sentence in word.parts)


def _failure(link: BoardLink, look: Look) -> Line:
    """What the box told of its last failure, in the names of the sources where it was made from these."""
    answers = link.ask([board_sources.CRASH])
    report = next((str(values[0]) for word, *values in answers if word == "crash" and values), "")
    text = f"it failed once, and told this ({_CRASH})"
    if all(look.checksum(f"/{name}") == box_files.checksum(data) for name, data in box_files.modules().items()):
        report = Reports(mpy.texts(mpy.firmware())).readable(report)
    else:
        text += ", in the short names of its own version, which isn't this one"
    return Line(True, text, more=[plain(line, _MOST_TOLD) for line in report.splitlines()[-_LAST_LINES:]])


def _log(link: BoardLink) -> Line:
    told = all_told(box_memory.of_board(link).matches)
    damaged = [one for one in told if one.damaged]
    if not damaged:
        return Line(True, f"{len(told)} matches in its log, every line of them whole")
    count = sum(len(one.damaged) for one in damaged)
    return Line(
        False,
        f"{count} damaged lines in {len(damaged)} of {len(told)} matches: what comes before them counts, and "
        "`settebello pull` keeps both",
    )
