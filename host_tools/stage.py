"""Plays scripts on this PC and shows what comes of them."""

import sys
import textwrap
from collections.abc import Callable, Iterable
from pathlib import Path
from shutil import get_terminal_size

from host_tools.cells import DOTS, HALVES
from host_tools.errors import Complaint
from host_tools.frame_reading import read_lines
from host_tools.paper import WIDTH, can_write
from host_tools.picture import frame_png, frame_text
from host_tools.play import Memory, Misplay, Player
from host_tools.script import Step


class Stage:
    """Plays steps, and hands on the frames and states that they ask for."""

    def __init__(
        self,
        keep: Callable[[str, bytes], None],
        tell: Callable[[str], None] = print,
        player: Callable[["Stage"], Player] | None = None,
    ) -> None:
        """`keep` is called with a frame's name and its 1,024 bytes (MONO_VLSB), `tell` with a state's line of JSON.

        `player` makes what plays the steps, with this as its watcher; without it, that is a box of fakes on
        empty stores that nobody keeps.
        """
        self._place = ""
        self._keep = keep
        self._tell = tell
        self._player = player(self) if player else on_stores([Memory() for _ in range(4)])(self)

    def play(self, steps: Iterable[Step], language: str = "") -> None:
        """Play them to the end; comments that begin with the language, `it: ...`, are printed as what is told.

        Raises Complaint: 1 when the display doesn't show what is expected, 2 for a step that can't be played.
        """
        for step in steps:
            self._place = step.place
            if step.action[0] == "#":
                self._narrate(step.action[1], language)
                continue
            try:
                self._player.play(step.action)
            except Misplay as misplay:
                raise Complaint(f"{step.place}: {misplay}") from None

    def frame(self, name: str, pixels: bytes | bytearray) -> None:
        """Hand a frame on."""
        self._keep(name, bytes(pixels))

    def expect(self, text: str, pixels: bytes | bytearray) -> None:
        """Go on only if the frame shows this text."""
        lines = read_lines(pixels)
        if not shows(lines, text):
            read = "\n".join(["It reads:", *(f"  {line}" for line in lines)]) if lines else "It shows no text."
            print(f"{drawing(pixels)}\n{read}", file=sys.stderr)
            raise Complaint(f"{self._place}: the display doesn't show '{text}'", 1)

    def state(self, line: str) -> None:
        """Hand on where the match stands."""
        self._tell(line)

    def _narrate(self, comment: str, language: str) -> None:
        told = comment.removeprefix(f"{language}: ") if language else comment
        if told != comment:
            print(textwrap.fill(told, WIDTH) + "\n")


def on_stores(stores: Iterable) -> Callable[[Stage], Player]:
    """What makes the box of fakes of a Stage; `stores` are its four (loop.py)."""
    return lambda stage: Player(tuple(stores), stage)


def print_frame(name: str, pixels: bytes) -> None:
    """Print a frame as a picture of characters."""
    print(f"{name}:\n{drawing(pixels)}")


def save_frame(folder: Path, name: str, pixels: bytes) -> None:
    """Write a frame into a folder as NAME.png and NAME.txt."""
    folder.mkdir(parents=True, exist_ok=True)
    frame_png(pixels, folder / f"{name}.png")
    (folder / f"{name}.txt").write_text(frame_text(pixels), "ascii", newline="\n")


def shows(lines: Iterable[str], text: str) -> bool:
    """Whether a text stands in these lines, going on from one to the next; capitals count as small letters."""
    return " ".join(text.split()).lower() in " ".join(lines).lower()


def drawing(pixels: bytes | bytearray) -> str:
    """A frame as characters in a thin box, as wide as the terminal allows."""
    for kind in (HALVES, DOTS):
        edge = "─" * kind.width
        if kind.width + 2 <= get_terminal_size().columns and can_write(sys.stdout, kind.signs + "┌─┐│└┘"):
            rows = [f"│{kind.row(bytes(pixels), y)}│" for y in range(kind.height)]
            return "\n".join([f"┌{edge}┐", *rows, f"└{edge}┘"])
    return frame_text(pixels).rstrip()
