"""Starts the box; the first thing that runs."""

import os

# Left by the installer: the board is to stay at its prompt, so that files can be put on it.
UPDATE = "update"
# Reads the packs; without it the modules lie in their folders, put there by `mip` or as sources.
READER = "packs.mpy"


def load():
    """The module that starts the box."""
    if READER in os.listdir("/"):
        __import__("packs").mount()
    from settebello import start

    return start


def main():
    """Runs the box until it is switched off; comes back only in safe mode or for a board that can't be."""
    if UPDATE in os.listdir("/"):
        print("Settebello is not started, because of the file", UPDATE)
    else:
        load().main()


if __name__ == "__main__":
    main()
