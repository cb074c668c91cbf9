"""A frame buffer as text for the golden frames, and as a picture of the lit display for people."""

from __future__ import annotations

from os import PathLike

WIDTH = 128
HEIGHT = 64

_BEZEL = (24, 25, 28)
_GLASS = (5, 6, 10)
_DARK = (9, 11, 17)
_LIT = (205, 228, 255)


def is_lit(buffer: bytes | bytearray | memoryview, x: int, y: int) -> bool:
    """Tell whether pixel (x, y) of a 1,024-byte frame (128 x 64, MONO_VLSB) is lit."""
    return buffer[(y >> 3) * WIDTH + x] >> (y & 7) & 1 == 1


def frame_text(buffer: bytes | bytearray | memoryview) -> str:
    """Answer a frame as 64 lines of 128 characters, `#` lit and `.` dark, each ending in a newline."""
    return "".join("".join("#" if is_lit(buffer, x, y) else "." for x in range(WIDTH)) + "\n" for y in range(HEIGHT))


def frame_png(buffer: bytes | bytearray | memoryview, path: str | PathLike[str], scale: int = 4) -> None:
    """Write a frame as a PNG that looks like the display: `scale` dots a pixel with a gap, glass, and a bezel."""
    from PIL import Image, ImageDraw

    margin, glass = 3 * scale, 2 * scale
    edge = margin + glass
    size = (WIDTH * scale + 2 * edge, HEIGHT * scale + 2 * edge)
    image = Image.new("RGB", size, _BEZEL)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((margin, margin, size[0] - margin - 1, size[1] - margin - 1), scale, _GLASS)
    dot = scale - 1 - (scale > 4 and scale // 6)
    for y in range(HEIGHT):
        for x in range(WIDTH):
            left, top = edge + x * scale, edge + y * scale
            colour = _LIT if is_lit(buffer, x, y) else _DARK
            draw.rectangle((left, top, left + max(dot, 1) - 1, top + max(dot, 1) - 1), colour)
    image.save(path)
