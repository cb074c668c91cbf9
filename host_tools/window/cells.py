"""A frame as rows of characters: how many pixels a character stands for, and which one stands for which of them."""

from typing import NamedTuple

from host_tools.picture import HEIGHT, WIDTH

# The dots of a braille character by their bits (Unicode 15.1, 21.1): four down at the left, four at the right.
_BRAILLE = 0x2800
_DOTS = (0x01, 0x02, 0x04, 0x40, 0x08, 0x10, 0x20, 0x80)


class Drawing(NamedTuple):
    """A way to draw: a character is `across` x `down` pixels.

    `signs` has a character for every pattern of them, whose bits go down the first column, then the second.
    """

    across: int
    down: int
    signs: str

    @property
    def width(self) -> int:
        """The columns that a frame takes."""
        return WIDTH // self.across

    @property
    def height(self) -> int:
        """The rows that a frame takes."""
        return HEIGHT // self.down

    def row(self, frame: bytes, y: int) -> str:
        """The characters of row y (from 0) of a 1,024-byte frame (128 x 64, MONO_VLSB)."""
        page, shift = divmod(y * self.down, 8)
        mask = (1 << self.down) - 1
        columns = [byte >> shift & mask for byte in frame[page * WIDTH : (page + 1) * WIDTH]]
        if self.across == 1:
            return "".join(self.signs[bits] for bits in columns)
        pairs = zip(columns[::2], columns[1::2], strict=True)
        return "".join(self.signs[left | right << self.down] for left, right in pairs)


def _braille() -> str:
    patterns = [sum(dot for bit, dot in enumerate(_DOTS) if bits >> bit & 1) for bits in range(256)]
    return "".join(chr(_BRAILLE + pattern) for pattern in patterns)


def _drawing(across: int, down: int, signs: str) -> Drawing:
    return Drawing(across, down, signs)


HALVES = _drawing(1, 2, " ▀▄█")
QUARTERS = _drawing(2, 2, " ▘▖▌▝▀▞▛▗▚▄▙▐▜▟█")
DOTS = _drawing(2, 4, _braille())
