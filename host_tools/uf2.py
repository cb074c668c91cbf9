"""UF2, the format of the files that are dragged onto a Pico: reads one and writes one (Microsoft's specification).

A file is blocks of 512 bytes, each with the address of its payload in the flash, its number, their count, and the
family of the chip it is for.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from host_tools.errors import Complaint

RP2040 = 0xE48BFF56
RP2350 = 0xE48BFF59
FAMILIES = {RP2040: "RP2040", RP2350: "RP2350"}
PAGE = 256

# The first block of a file for the RP2350, which its bootrom needs to erase what it ought to (erratum E10).
_ABSOLUTE = 0xE48BFF57
_BLOCK = 512
_HEAD = "<8I"
_HEAD_BYTES = 32
_TAIL = "<I"
_TAIL_BYTES = 4
_MAGIC = 0x0A324655, 0x9E5D5157
_END = 0x0AB16F30
_HAS_FAMILY = 0x2000
_FLASH = 0x1000_0000
_FLASH_BYTES = 16 << 20
# What the largest flash fills.
MOST_BYTES = _FLASH_BYTES // PAGE * _BLOCK


@dataclass(frozen=True)
class Uf2:
    """A file: the family of its chip, its pages by their places in the flash (from 0), and the block before them."""

    family: int
    pages: dict[int, bytes]
    first: bytes = b""

    def content(self) -> bytes:
        """The bytes of the file."""
        count = len(self.pages)
        blocks = (
            _block(place, page, number, count, self.family)
            for number, (place, page) in enumerate(sorted(self.pages.items()))
        )
        return b"".join(chain([self.first], blocks))

    def flash(self) -> bytes:
        """What is in the flash from its beginning to the last page, 0xFF where there are gaps."""
        end = max(self.pages) + PAGE
        held = bytearray(b"\xff" * end)
        for place, page in self.pages.items():
            held[place : place + len(page)] = page
        return bytes(held)


def read(data: bytes) -> Uf2:
    """The file that these bytes are. Raises Complaint (2) with the reason why they are none for a Pico."""
    if data[:8] != struct.pack("<2I", *_MAGIC):
        raise Complaint("it is no UF2 file")
    if len(data) % _BLOCK:
        raise Complaint(f"it is cut off: it ends in the middle of block {len(data) // _BLOCK}")
    first = b""
    if _head(data)[7] == _ABSOLUTE:
        first, data = data[:_BLOCK], data[_BLOCK:]
    if not data:
        raise Complaint("it is cut off: there is nothing in it")
    family = _head(data)[7]
    if family not in FAMILIES or not _head(data)[2] & _HAS_FAMILY:
        raise Complaint("it is for another chip than the RP2040 of a Pico or the RP2350 of a Pico 2")
    pages = {}
    for number, (place, page) in enumerate(_pages(data, family)):
        if place in pages:
            raise Complaint(f"it is damaged: block {number} is for a place that another one has filled")
        pages[place] = page
    return Uf2(family, pages, first)


def _pages(data: bytes, family: int) -> Iterator[tuple[int, bytes]]:
    count = len(data) // _BLOCK
    for number in range(count):
        block = data[number * _BLOCK : (number + 1) * _BLOCK]
        *magic, flags, address, size, told, total, of = _head(block)
        if tuple(magic) != _MAGIC or block[-_TAIL_BYTES:] != struct.pack(_TAIL, _END) or not flags & _HAS_FAMILY:
            raise Complaint(f"it is damaged in block {number}")
        if total > count:
            raise Complaint(f"it is cut off: {count} of {total} blocks are there")
        if told != number or total != count or of != family:
            raise Complaint(f"it is damaged: block {number} says that it is block {told} of {total}")
        place = address - _FLASH
        if size != PAGE or place % PAGE or not 0 <= place < _FLASH_BYTES:
            raise Complaint(f"it is damaged: block {number} is for no page of a flash ({address:#010x}, {size} bytes)")
        yield place, block[_HEAD_BYTES : _HEAD_BYTES + size]


def _head(block: bytes) -> tuple[int, ...]:
    return struct.unpack_from(_HEAD, block)


def _block(place: int, page: bytes, number: int, count: int, family: int) -> bytes:
    head = struct.pack(_HEAD, *_MAGIC, _HAS_FAMILY, _FLASH + place, len(page), number, count, family)
    return (head + page).ljust(_BLOCK - _TAIL_BYTES, b"\0") + struct.pack(_TAIL, _END)
