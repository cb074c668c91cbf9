"""Starts the box; the first thing that runs."""

import os

# Left by the installer: the board is to stay at its prompt, so that files can be put on it.
UPDATE = "update"
# The packs and what reads them; without them the modules lie in their folders, put there by `mip` or as sources.
PACKS = "packs.mpy"


def main():
    """Runs the box until it is switched off; comes back only in safe mode or for a board that can't be."""
    names = os.listdir("/")
    if UPDATE in names:
        print("Settebello is not started, because of the file", UPDATE)
        return
    if PACKS in names:
        __import__("packs").mount()
    from settebello import start

    start.main()


if __name__ == "__main__":
    main()
