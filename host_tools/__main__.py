"""Starts the `settebello` command: `python3 -m host_tools`, `python3 PATH/host_tools`, or installed.

This file and the package's `__init__` are understood by any Python, so that an old one is refused in words.
"""

import os
import sys

if sys.version_info < (3, 10):
    sys.exit("settebello: Python 3.10 or newer is needed, and %s is %d.%d" % ((sys.executable,) + sys.version_info[:2]))

# Run as a folder, Python puts host_tools/ itself first, where its modules would hide others of that name.
if not __package__:
    sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

from host_tools.command import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main())
