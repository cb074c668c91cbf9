"""The score digits: solid, rounded, of any size; built from strokes, so that one set of shapes serves all."""

from settebello.ui.shapes import fill_leg, fill_round


def draw_number(frame, n: int, x: int, y: int, w: int, h: int) -> None:
    """Draw n >= 0 in digits h high in the middle of the dark w x h box at (x, y), as wide as fits and looks well.

    A lone digit is no wider than one of two, so that scores of 9 and 10 side by side look equally large.
    """
    count, power, ones = 1, 1, n % 10 == 1
    while power * 10 <= n:
        power *= 10
        count += 1
        ones += n // power % 10 == 1
    places = max(count, 2)
    gap = min(max(w // (places * 6), 2), h // 8)
    wide = min((w - gap * (places - 1)) // places, h * 7 // 8)
    narrow = wide * 5 // 8
    x += (w - wide * (count - ones) - narrow * ones - gap * (count - 1)) >> 1
    while power:
        digit = n // power % 10
        if digit == 1:
            # Its strokes take the middle of the digit's box; the empty sides would tear a number apart.
            draw_digit(frame, 1, x - (wide - narrow) // 2, y, wide, h)
            x += narrow + gap
        else:
            draw_digit(frame, digit, x, y, wide, h)
            x += wide + gap
        power //= 10


def draw_digit(frame, digit: int, x: int, y: int, w: int, h: int) -> None:
    """Draw a digit in the dark w x h box at (x, y): w from 7, h from 14 pixels. A one leaves its sides dark."""
    stem = max((w + 3) // 4, 2)
    bar = max(min(h // 6, stem), 2)
    _DIGITS[digit](frame, x, y, w, h, stem, bar)


def _ring(frame, x, y, w, h, stem, bar):
    rx, ry = w * 4 // 9, min(w * 4 // 9, h // 2)
    fill_round(frame, x, y, w, h, rx, ry, 1)
    fill_round(frame, x + stem, y + bar, w - 2 * stem, h - 2 * bar, max(rx - stem, 1), max(ry - bar, 1), 0)


def _zero(frame, x, y, w, h, stem, bar):
    _ring(frame, x, y, w, h, stem, bar)


def _one(frame, x, y, w, h, stem, bar):
    stem += stem // 4
    left = x + w * 13 // 16 - stem
    fill_leg(frame, left, x + w * 3 // 16, y, stem, h // 4, 0)
    frame.fill_rect(left, y, stem, h, 1)


def _two(frame, x, y, w, h, stem, bar):
    turn = h * 3 // 7
    _ring(frame, x, y, w, h, stem, bar)
    frame.fill_rect(x, y + h * 2 // 7, w - stem, h, 0)
    frame.fill_rect(x, y + turn, w, h - turn, 0)
    wide = stem + stem // 4
    fill_leg(frame, x + w - stem, x, y + turn, stem, h - bar - turn, 2)
    fill_leg(frame, x + w - wide, x, y + turn + 1, wide, h - bar - turn - 1, 2)
    frame.fill_rect(x, y + h - bar, w, bar, 1)


def _three(frame, x, y, w, h, stem, bar):
    _eight(frame, x, y, w, h, stem, bar)
    end = h * 2 // 7
    under = (h + bar) // 2
    frame.fill_rect(x, y + end, w // 2, under - bar - end, 0)
    frame.fill_rect(x, y + under - bar, w // 3, bar, 0)
    frame.fill_rect(x, y + under, w // 2, h - end - under, 0)


def _four(frame, x, y, w, h, stem, bar):
    level = h * 5 // 7 - bar // 2
    right = x + w - stem - w // 8
    fill_leg(frame, right - stem // 4, x, y, stem, level, 0)
    frame.fill_rect(x, y + level, w, bar, 1)
    frame.fill_rect(right, y, stem, h, 1)


def _five(frame, x, y, w, h, stem, bar):
    top = h * 3 // 8
    _ring(frame, x, y + top, w, h - top, stem, bar)
    end = y + h - h * 2 // 7
    frame.fill_rect(x, y + top, w // 2, bar, 1)
    frame.fill_rect(x, y + top + bar, w // 2, end - y - top - bar, 0)
    frame.fill_rect(x, y, w - w // 12, bar, 1)
    frame.fill_rect(x, y, stem, top + bar, 1)


def _six(frame, x, y, w, h, stem, bar):
    top = h * 3 // 8
    _ring(frame, x, y, w, h, stem, bar)
    frame.fill_rect(x + stem, y + h * 2 // 7, w - stem, h // 2, 0)
    _ring(frame, x, y + top, w, h - top, stem, bar)
    frame.fill_rect(x, y + h // 3, stem, h // 3, 1)


def _seven(frame, x, y, w, h, stem, bar):
    wide = stem + stem // 4
    fill_leg(frame, x + w - wide, x + w // 4, y + bar, wide, h - bar, -2)
    frame.fill_rect(x, y, w, bar, 1)


def _eight(frame, x, y, w, h, stem, bar):
    upper = (h + bar) // 2
    _ring(frame, x, y, w, upper, stem, bar)
    _ring(frame, x, y + upper - bar, w, h - upper + bar, stem, bar)


def _nine(frame, x, y, w, h, stem, bar):
    bowl = h - h * 3 // 8
    _ring(frame, x, y, w, h, stem, bar)
    frame.fill_rect(x, y + h // 4, w - stem, h - h // 4 - h * 2 // 7, 0)
    _ring(frame, x, y, w, bowl, stem, bar)
    frame.fill_rect(x + w - stem, y + h // 3, stem, h // 3, 1)


_DIGITS = (_zero, _one, _two, _three, _four, _five, _six, _seven, _eight, _nine)
