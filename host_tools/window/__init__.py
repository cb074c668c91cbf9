"""The simulator's window in the terminal: the box with its display and keypad, and a deck to lay on its reader."""

from pathlib import Path

from host_tools.stores import Stores
from host_tools.window.box import Box, Clock
from host_tools.window.crash import complaint
from host_tools.window.window import Window


def run(folder: Path, fresh: bool, language: str | None) -> int:
    """Open the window over the stores of a folder and return its exit code once it is closed.

    The match goes on where it was left; with `fresh` it is set aside and a new one begins. The box speaks
    `language` (`it` or `en`) from now on; None leaves its own choice. Raises Complaint (1) when the folder is
    in use, or when the box's program failed, and OSError when a match can't be set aside.
    """
    with Stores(folder) as stores:
        if fresh:
            stores.set_aside()
        try:
            box = Box(tuple(stores), Clock(), language)
        except Exception as error:
            raise complaint(error, folder, language) from error
        window = Window(box)
        window.run()
        if window.crash:
            raise complaint(window.crash, folder, window.language) from window.crash
        return window.return_code or 0
