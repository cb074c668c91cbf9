"""Reads the needs files and compares them with what this Python has; pip itself is not asked."""

import itertools
import re
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path


def requirements(file: Path) -> list[tuple[str, str]]:
    """The (package, specifier) pairs of a needs file that hold on every machine.

    A line with a marker (`name~=1.2 ; sys_platform == ...`) is for some machines only: pip decides
    about it, and its lack is told by what uses it.
    """
    lines = [line.strip() for line in file.read_text("utf-8").splitlines()]
    matches = [re.fullmatch(r"([\w.-]+)(?:\[\w+\])?([~=<>].*)", line) for line in lines]
    return [(match[1], match[2]) for match in matches if match and ";" not in match[2]]


def fits(version: str, specifier: str) -> bool:
    """Whether a version satisfies a specifier of `~=`, `==X.*`, `>=` and `<` parts, all that the needs files use."""
    have = _numbers(version)
    for sign, wanted in re.findall(r"(~=|==|>=|<)([\d.]+)", specifier):
        want = _numbers(wanted)
        series = want[:-1] if sign == "~=" else want
        if sign in ("~=", "==") and have[: len(series)] != series:
            return False
        if sign in ("~=", ">=") and have < want or sign == "<" and have >= want:
            return False
    return True


def _numbers(version: str) -> list[int]:
    """The release part, `1.29.0` of `1.29.0.post1`, as numbers."""
    return [int(part) for part in itertools.takewhile(str.isdigit, version.split("."))]


def missing(files: Iterable[Path]) -> list[str]:
    """The packages that this Python lacks or has in another version."""
    lacking = []
    for file in files:
        for name, specifier in requirements(file):
            try:
                if fits(metadata.version(name), specifier):
                    continue
            except metadata.PackageNotFoundError:
                pass
            lacking.append(name)
    return lacking
