"""Reads a frame back, straight from its bytes."""


def is_lit(buffer, x, y):
    """Whether pixel (x, y) of a 128 x 64 MONO_VLSB frame is lit."""
    return buffer[y // 8 * 128 + x] & (1 << y % 8) != 0


def rows(buffer, x, y, w, h):
    """The w x h pixels at (x, y) as h strings of `#` and `.`."""
    return ["".join(["#" if is_lit(buffer, x + i, y + j) else "." for i in range(w)]) for j in range(h)]


def extent(buffer):
    """(left, top, width, height) of the box around all that is lit, or None in the dark."""
    left, top, right, bottom = 128, 64, -1, -1
    for at in range(1024):
        if buffer[at]:
            left, right = min(left, at % 128), max(right, at % 128)
            for y in range(at // 128 * 8, at // 128 * 8 + 8):
                if is_lit(buffer, at % 128, y):
                    top, bottom = min(top, y), max(bottom, y)
    return None if right < 0 else (left, top, right - left + 1, bottom - top + 1)


def lit(buffer):
    """How many pixels are lit."""
    return sum(byte >> bit & 1 for byte in buffer for bit in range(8))
