"""A box whose every step is checked."""

import binascii

from host_tools.play import FRAME_BYTES
from host_tools.soak.box import Box
from host_tools.soak.disk import Disk
from host_tools.soak.found import Found
from host_tools.soak.guard import Guard
from host_tools.soak.tally import Tally
from host_tools.soak.told import replayed, told
from host_tools.soak.watched import Watched
from settebello.app.app import App
from settebello.app.screens import SCREENS
from settebello.drivers.file_store import is_void
from settebello.ui.canvas import Canvas

# Forty cards and eighteen sweeps taken back one by one, a number, and the screens on the way.
_MOST_BACK = 80
_TIME = '["time"'
# Screens that come back with all that was put in. Where a list's cursor stood is not worth a write to the flash.
_WHOLE = ("score", "cards", "quick", "tally", "brief", "points") + (
    "new_match",
    "history",
    "claim",
    "arbiter",
    "help",
    "draw",
    "ledger",
    "place",
    "learn",
    "deckcheck",
)
_DECKS = 3


class Checked(Box):
    """What it does goes into a Tally. The match is compared with what its log tells whenever that has grown, and
    every `replay_every` steps.
    """

    def __init__(self, disk: Disk, tally: Tally, replay_every: int) -> None:
        self._guard = Guard()
        self._still = Canvas(bytearray(FRAME_BYTES))
        self._tally = tally
        self._replay_every = replay_every
        self._left: tuple | None = None
        self._kept = (0, 0)
        self._decks: list[str] = []
        self._was_behind = False
        self._is_timed = False
        self._backs = 0
        self._steps = 0
        super().__init__(disk)

    def play(self, step: list) -> None:
        """Play a step and look whether all is right. Raises Found, Misplay, and whatever the box raises."""
        over = self._is_over()
        self._is_timed = self._runs()
        super().play(step)
        if self.app:
            self._check(self.app, step)
        if self._is_over() and not over:
            self._tally.note("match over")

    def _over(self, stores):
        self._watched = [Watched(store, self._tally.event) for store in stores]
        self._writes = self._written()
        return self._watched

    def _fall(self) -> None:
        asked = self._watched[_DECKS].asked
        super()._fall()
        if self._watched[_DECKS].lines() not in (self._decks, [asked]):
            raise Found("cut", "the decks are neither those before the power went nor those that were written")
        self._keep_decks()
        self._tally.note("cut in a write")
        self._check_cut()
        self._writes = self._written()

    def _unplug(self, name: str) -> None:
        if name == "power" and self.app:
            # A screen leaves out what a flash covers, and what flashes isn't back after a cut; what is told then stays.
            self.app.untell()
            self._left = None if self._is_behind() else self._place(self.app)
        super()._unplug(name)

    def _plug(self, name: str) -> None:
        super()._plug(name)
        if name != "power" or not self.app:
            return
        self._tally.note("power back")
        if not self._left:
            # What was owed is lost, and what it left half written is put in order.
            self._writes = self._written()
        elif self._place(self.app) != self._left:
            raise Found("power", f"the box was at {self._left}, and came back at {self._place(self.app)}")
        self._replay()

    def _is_over(self) -> bool:
        match = self.app.match if self.app else None
        return match is not None and match.end.is_over()

    def _runs(self) -> bool:
        """Whether a clock runs, which writes by itself and may end a match."""
        timing = self.app.table.timing if self.app else None
        return timing is not None and timing.clock.runs

    def _place(self, app: App) -> tuple[str, int, int, int]:
        """Where the box is: its screen, the pixels of it without what passes by itself, the match, and the decks."""
        screen = app.screen()
        self._still.clear()
        screen.draw(self._still)
        # A time goes back to where it was saved.
        has_time = app.table.timing is not None and app.table.timing.is_begun()
        pixels = binascii.crc32(self._still.buffer) if screen.name in _WHOLE and not has_time else 0
        # Without its name, which comes from the language where nobody gave one.
        decks = [f"{deck.french} {deck.uids}" for deck in app.tags.decks.decks]
        return screen.name, pixels, told(app.match), _crc(decks)

    def _is_behind(self) -> bool:
        """Whether a store owes something, so that a cut would lose it."""
        return any(store.behind for store in self._watched)

    def _written(self) -> list[int]:
        return [store.writes for store in self._watched]

    def _log(self) -> list[str]:
        """The lines of the match on the table, without those that were never finished."""
        return [line for line in self._watched[0].lines() if not is_void(line)]

    def _check(self, app: App, step: list) -> None:
        name = app.screen().name
        self._tally.note(f"screen {name}")
        self._tally.note(f"language {app.words.language}")
        if name not in SCREENS:
            raise Found("screen", f"the screen in front is {name}")
        self._backs = self._backs + 1 if step == ["key", "*"] and name != "score" else 0
        if self._backs > _MOST_BACK:
            raise Found("way back", f"* pressed {self._backs} times, and still at {name}")
        self._guard.look(app)
        self._check_writes(step)
        self._steps += 1
        writes = self._written()
        if writes[0] != self._writes[0] or self._steps % self._replay_every == 0:
            self._replay()
        self._writes = writes

    def _check_writes(self, step: list) -> None:
        """Only keys and cards write; they write what is new, and one event of the match at most."""
        for store, before in zip(self._watched, self._writes, strict=True):
            if store.repeats:
                raise Found("writes", "the same places were written twice")
            if step[0] not in ("key", "tap", "tag") and store.writes != before and not self._is_timed:
                raise Found("writes", f"{step[0]} wrote something")
        if self._watched[0].writes > self._writes[0] + 1:
            raise Found("writes", "one key made more than one event of the match")
        if self._watched[_DECKS].writes != self._writes[_DECKS]:
            self._check_decks()

    def _check_decks(self) -> None:
        """The decks in the memory are those that were saved."""
        self._keep_decks()
        if not self._watched[_DECKS].behind and self.app and self._decks != [self.app.tags.decks.line()]:
            raise Found("decks", "the decks aren't what was saved of them")

    def _keep_decks(self) -> None:
        self._decks = self._watched[_DECKS].lines()

    def _check_cut(self) -> None:
        """Nothing is lost that was written before the key that was cut off, and that key wrote one event at most."""
        lines = self._log()
        count, crc = self._kept
        # The time of a hand is a line of its own before it.
        new = [line for line in lines[count:] if not line.startswith(_TIME)]
        whole = count <= len(lines) and len(new) <= 1 and _crc(lines[:count]) == crc
        if not (whole or _are_of_beginning(lines) or self._was_behind):
            raise Found("cut", f"{count} lines of the log were there before the power went, {len(lines)} after it")
        self._replay()

    def _replay(self) -> None:
        """The match on the table is what its log tells."""
        lines = self._log()
        self._kept = len(lines), _crc(lines)
        self._was_behind = self._is_behind()
        if self._was_behind or not self.app:
            return
        if told(replayed(lines, self._watched[1].lines())) != told(self.app.match):
            raise Found("replay", "the match isn't what its log tells")


def _are_of_beginning(lines: list[str]) -> bool:
    """Whether they are what a match begins with: its own line, and perhaps that of its place."""
    kinds = [line.split(",")[0] for line in lines]
    return kinds in (['["match"'], ['["match"', '["place"'])


def _crc(lines: list[str]) -> int:
    crc = 0
    for line in lines:
        crc = binascii.crc32(line.encode("utf-8", "surrogateescape"), crc)
    return crc
