"""What runs on a PC: the `settebello` command and its tools."""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# In a checkout the box's code lies in firmware/; installed, it is importable already. Both come
# first, so that a checkout is never mixed with an installed copy.
for _folder in (os.path.join(ROOT, "host_tools", "stand_ins"), os.path.join(ROOT, "firmware")):
    if os.path.isdir(_folder) and _folder not in sys.path:
        sys.path.insert(0, _folder)
