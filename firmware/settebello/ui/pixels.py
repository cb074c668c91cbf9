"""Machine code that changes many pixels of a frame at once: 1,024 bytes, MONO_VLSB."""

import micropython
from settebello.compat import const, ptr8

_WIDTH = const(128)
_HEIGHT = const(64)
_FRAME_BYTES = const(1024)


@micropython.viper
def clear(frame):
    """Makes all 128 x 64 pixels dark."""
    pixels = ptr8(frame)
    at = 0
    while at < _FRAME_BYTES:
        pixels[at] = pixels[at + 1] = pixels[at + 2] = pixels[at + 3] = 0
        at += 4


@micropython.viper
def invert(frame, x: int, y: int, w: int, h: int):
    """Swaps lit and dark in a w x h box, as far as it is in the frame."""
    pixels = ptr8(frame)
    right = x + w
    bottom = y + h
    if x < 0:
        x = 0
    if y < 0:
        y = 0
    if right > _WIDTH:
        right = _WIDTH
    if bottom > _HEIGHT:
        bottom = _HEIGHT
    while y < bottom and x < right:
        end = (y | 7) + 1
        if end > bottom:
            end = bottom
        mask = (1 << end - y) - 1 << (y & 7)
        at = (y >> 3) * _WIDTH + x
        last = at + right - x
        while at < last:
            pixels[at] ^= mask
            at += 1
        y = end


@micropython.viper
def invert_cells(frame, bits: int, x: int, y: int, step: int):
    """Swaps lit and dark in boxes 8 high and ``step`` - 2 wide, ``step`` apart: those whose bit is set."""
    pixels = ptr8(frame)
    mask = 255 << (y & 7)
    while bits:
        column = x
        while bits & 1 and column < x + step - 2:
            at = (y >> 3) * _WIDTH + column
            if 0 <= column < _WIDTH:
                if 0 <= at < _FRAME_BYTES:
                    pixels[at] ^= mask & 255
                at += _WIDTH
                if 0 <= at < _FRAME_BYTES:
                    pixels[at] ^= mask >> 8
            column += 1
        bits >>= 1
        x += step
