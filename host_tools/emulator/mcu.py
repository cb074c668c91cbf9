"""The emulator's RP2040, which works twice as many instructions a second when its memory is reached directly.

Its compiled code asks at every access whether a subclass does it otherwise, and the answer is a method that is made
anew each time, only to be compared and thrown away. What is static isn't made: the answer is the same, at once.
"""

from functools import partial
from types import FunctionType

from rp2040py.rp2040 import RP2040

_ACCESSES = ("read_uint8", "read_uint16", "read_uint32", "write_uint8", "write_uint16", "write_uint32")


class _Direct(RP2040):
    __slots__ = ()

    def __init__(self, *settings: object) -> None:
        super().__init__(*settings)  # type: ignore
        for channel in self.dma.channels:
            channel.rp2040 = _Memory(self)  # type: ignore


class _Memory:
    """The memory of a chip for those who reach it from Python, as the DMA does: there the methods need their chip."""

    def __init__(self, mcu: RP2040) -> None:
        for name in _ACCESSES:
            setattr(self, name, partial(getattr(RP2040, name), mcu))


def fastest() -> type[RP2040]:
    """The kind of chip to emulate."""
    # Where the emulator couldn't be compiled, its methods are Python's own, and called as such.
    if isinstance(RP2040.read_uint8, FunctionType):
        return RP2040
    for name in _ACCESSES:
        setattr(_Direct, name, staticmethod(getattr(RP2040, name)))
    return _Direct
