"""How the wheel is built (pyproject.toml): beside the packages it carries what host_tools/assets.py looks for.

setuptools reads this file alone, in the folder of the checkout and without the package that it lies in.
"""

import sys
from pathlib import Path

from setuptools.command.build_py import build_py


class BuildPy(build_py):
    """Copies the boards and main.py into the package as well."""

    def run(self) -> None:
        """Build."""
        super().run()
        for source in _carried():
            target = Path(self.build_lib, "host_tools", "carried", source)
            self.mkpath(str(target.parent))
            self.copy_file(str(source), str(target), preserve_mode=False)

    def get_source_files(self) -> list[str]:
        """All sources; the source archive has these too."""
        return [*super().get_source_files(), *map(str, _carried())]


def _carried() -> list[Path]:
    """The files, by their paths from the top of the checkout."""
    sys.path.insert(0, ".")
    from host_tools.assets import PLACES

    sys.path.pop(0)
    files = [path for place in PLACES for path in (Path(*place), *Path(*place).rglob("*"))]
    return sorted(path for path in files if path.is_file())
