"""The score digits: solid, rounded, any size, built from strokes so that the same shapes serve a score and a clock."""

from settebello.ui.shapes import corner_cut, fill_round, fill_slope


def draw_number(frame, n: int, x: int, y: int, w: int, h: int) -> None:
    """Draw n >= 0 in digits h high in the middle of the dark w x h box at (x, y); they take the width that fits."""
    count, power = 1, 1
    while power * 10 <= n:
        power *= 10
        count += 1
    gap = 2 if w < 16 * count else 4
    wide = min((w - gap * (count - 1)) // count, h * 7 // 8)
    x += (w - wide * count - gap * (count - 1)) >> 1
    while power:
        draw_digit(frame, n // power % 10, x, y, wide, h)
        power //= 10
        x += wide + gap


def draw_digit(frame, digit: int, x: int, y: int, w: int, h: int) -> None:
    """Draw one digit that fills the dark w x h box at (x, y); w from 6, h from 12 pixels."""
    fill_round(frame, x, y, w, h, w // 3, h // 4, 1)
