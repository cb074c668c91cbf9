"""Where the boards and the box's main.py lie: in the checkout, or inside the installed package (wheel.py)."""

from pathlib import Path

from host_tools import ROOT

_BOARDS = ("boards",)
_MAIN = ("firmware", "main.py")
# From the top of the checkout.
PLACES = (_BOARDS, _MAIN)


def boards() -> Path:
    """The folder of the boards."""
    return _found(_BOARDS)


def main() -> Path:
    """The box's main.py."""
    return _found(_MAIN)


def _found(place: tuple[str, ...]) -> Path:
    here = Path(ROOT, *place)
    return here if here.exists() else Path(__file__).parent.joinpath("carried", *place)
