"""MicroPython's `framebuf` for CPython: the one format and the calls that the box uses.

A frame drawn through it is byte for byte the frame that MicroPython's own module draws.
"""

from __future__ import annotations

from typing import cast

MONO_VLSB = 0


class FrameBuffer:
    """Draws on a buffer of one-bit pixels; each byte is eight pixels of a column, the lowest bit on top."""

    def __init__(
        self, buffer: bytearray | memoryview, width: int, height: int, format: int, stride: int | None = None
    ) -> None:
        """Take a writable buffer of stride * ceil(height / 8) bytes; stride is in pixels, the width if not given.

        Raises TypeError for a read-only buffer, ValueError for another format or a buffer that is too small.
        """
        if memoryview(buffer).readonly:
            raise TypeError("object with buffer protocol required")
        self._adopt(buffer, width, height, format, stride)

    def _adopt(
        self, buffer: bytes | bytearray | memoryview, width: int, height: int, format: int, stride: int | None
    ) -> None:
        if format != MONO_VLSB:
            raise ValueError("invalid format")
        if width < 1 or height < 1 or len(buffer) < (stride or width) * ((height + 7) // 8):
            raise ValueError("buffer too small")
        # Bytes are drawn from, never into.
        self._buffer = cast("bytearray", buffer)
        self._width, self._height, self._stride = width, height, stride or width

    def pixel(self, x: int, y: int, c: int | None = None) -> int | None:
        """Set the pixel to c, or answer its colour (None outside the frame) when c is not given."""
        if not (0 <= x < self._width and 0 <= y < self._height):
            return None
        at, bit = (y >> 3) * self._stride + x, 1 << (y & 7)
        if c is None:
            return int(self._buffer[at] & bit != 0)
        self._buffer[at] = self._buffer[at] | bit if c else self._buffer[at] & ~bit
        return None

    def fill(self, c: int) -> None:
        """Set every pixel to c."""
        self.fill_rect(0, 0, self._width, self._height, c)

    def fill_rect(self, x: int, y: int, w: int, h: int, c: int) -> None:
        """Set the pixels of a rectangle, cut at the edges of the frame, to c."""
        left, right = max(x, 0), min(x + w, self._width)
        top, bottom = max(y, 0), min(y + h, self._height)
        if left >= right or top >= bottom:
            return
        for page in range(top >> 3, (bottom + 7) >> 3):
            first, last = max(top - 8 * page, 0), min(bottom - 8 * page, 8)
            mask = (1 << last) - (1 << first)
            start = page * self._stride
            for at in range(start + left, start + right):
                self._buffer[at] = self._buffer[at] | mask if c else self._buffer[at] & ~mask

    def hline(self, x: int, y: int, w: int, c: int) -> None:
        """Set w pixels from (x, y) to the right to c."""
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x: int, y: int, h: int, c: int) -> None:
        """Set h pixels from (x, y) downwards to c."""
        self.fill_rect(x, y, 1, h, c)

    def rect(self, x: int, y: int, w: int, h: int, c: int, f: bool = False) -> None:
        """Draw a rectangle's one-pixel outline, or all of it when f is true."""
        if f:
            self.fill_rect(x, y, w, h, c)
            return
        self.fill_rect(x, y, w, 1, c)
        self.fill_rect(x, y + h - 1, w, 1, c)
        self.fill_rect(x, y, 1, h, c)
        self.fill_rect(x + w - 1, y, 1, h, c)

    def blit(self, source: FrameBuffer | tuple | list, x: int, y: int, key: int = -1) -> None:
        """Copy a picture, a frame or (buffer, width, height, format[, stride]), except its pixels of colour key."""
        if isinstance(source, FrameBuffer):
            picture = source
        else:
            picture = FrameBuffer.__new__(FrameBuffer)
            picture._adopt(*source, *(None,) * (5 - len(source)))
        top, bottom = max(y, 0), min(y + picture._height, self._height)
        window = (1 << max(bottom, 0)) - (1 << top) if top < bottom else 0
        for column in range(max(-x, 0), min(picture._width, self._width - x)):
            ones = picture._column(column)
            ones = ones << y if y >= 0 else ones >> -y
            written = window & (~ones if key == 1 else ones if key == 0 else window)
            at = x + column + (top >> 3) * self._stride
            for shift in range(top & ~7, bottom, 8):
                mask = written >> shift & 0xFF
                if mask:
                    self._buffer[at] = self._buffer[at] & ~mask | ones >> shift & mask
                at += self._stride

    def _column(self, x: int) -> int:
        """All pixels of a column as one number, the lowest bit on top."""
        ones = 0
        for shift in range(0, self._height, 8):
            ones |= self._buffer[x] << shift
            x += self._stride
        return ones
