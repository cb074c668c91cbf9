"""A copy of the checkout for tests that start the command there."""

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def copy_to(folder, *more):
    """Copy the code and what describes it, and these other files, into a folder that exists."""
    for name in ("host_tools", "firmware", "boards"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", *more):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


def bare_python():
    """The Python that this environment was made with; it lacks the environment's packages."""
    return os.path.join(sys.base_prefix, "bin", f"python3.{sys.version_info[1]}")
