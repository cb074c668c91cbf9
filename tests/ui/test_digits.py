"""The score digits: where they stand, that they are solid and that no two look alike."""

from settebello.ui.canvas import Canvas
from tests.ui.pixels import extent, is_lit, lit, rows

SIZES = ((7, 14), (8, 16), (9, 32), (12, 24), (14, 32), (18, 32), (27, 32), (26, 60), (30, 64))

CASES = {
    "test_a_digit_fills_its_box": [{"id": "%dx%d" % size, "size": size} for size in SIZES],
    "test_no_two_digits_look_alike": [{"id": "%dx%d" % size, "size": size} for size in SIZES],
    "test_strokes_are_at_least_two_pixels_thick": [{"id": "%dx%d" % size, "size": size} for size in SIZES],
    "test_a_score_stays_in_its_box": [
        {"id": "%d in %d x %d" % (n, w, h), "n": n, "w": w, "h": h}
        for n in (0, 1, 8, 10, 11, 21, 88, 100, 111, 127, 888, 999)
        for w, h in ((60, 32), (40, 32), (29, 32), (60, 16), (60, 24), (128, 64))
    ],
}


def drawn(digit, w, h):
    canvas = Canvas(bytearray(1024))
    canvas.big_digit(digit, 0, 0, w, h)
    return canvas.buffer


def test_a_digit_fills_its_box(case):
    w, h = case["size"]
    for digit in (0, 2, 3, 4, 5, 6, 7, 8, 9):
        assert extent(drawn(digit, w, h)) == (0, 0, w, h), digit
    left, top, width, height = extent(drawn(1, w, h))
    assert (top, height) == (0, h) and left > 0 and left + width < w


def test_no_two_digits_look_alike(case):
    w, h = case["size"]
    frames = [drawn(digit, w, h) for digit in range(10)]
    for one in range(10):
        for other in range(one):
            unlike = lit([a ^ b for a, b in zip(frames[one], frames[other])])
            assert unlike * 30 >= w * h, (one, other)


def test_strokes_are_at_least_two_pixels_thick(case):
    w, h = case["size"]
    for digit in range(10):
        for row in rows(drawn(digit, w, h), 0, 0, w, h):
            assert all(len(stroke) != 1 for stroke in row.split(".")), (digit, row)


def holes(buffer, w, h):
    """How many dark areas the lit pixels of a digit at (0, 0) enclose, by flooding."""
    wide = w + 2
    dark = bytearray([1] * (wide * (h + 2)))
    for y in range(h):
        for x in range(w):
            dark[(y + 1) * wide + x + 1] = not is_lit(buffer, x, y)
    areas = 0
    for start in range(len(dark)):
        reached = [start] if dark[start] else []
        areas += len(reached)
        while reached:
            at = reached.pop()
            for near in (at - wide, at - 1, at, at + 1, at + wide):
                if 0 <= near < len(dark) and dark[near]:
                    dark[near] = 0
                    reached.append(near)
    return areas - 1


def test_digits_have_the_holes_that_tell_them_apart():
    for w, h in SIZES:
        counted = [holes(drawn(digit, w, h), w, h) for digit in range(10)]
        assert counted == [1, 0, 0, 0, 1, 0, 1, 0, 2, 1], (w, h)


def test_zero_and_eight_are_symmetrical():
    for digit in (0, 8):
        for row in rows(drawn(digit, 18, 32), 0, 0, 18, 32):
            assert row == "".join(list(reversed(row)))


def test_a_score_stays_in_its_box(case):
    canvas = Canvas(bytearray(1024))
    w, h = case["w"], case["h"]
    canvas.big_number(case["n"], 0, 0, w, h)
    left, top, width, height = extent(canvas.buffer)
    assert (top, height) == (0, h)
    assert left >= 0 and left + width <= w
    # As far from the left as from the right, but for the sides that a one leaves dark.
    assert abs(left - (w - left - width)) <= 3


def test_a_score_of_three_digits_has_three_parts():
    canvas = Canvas(bytearray(1024))
    canvas.big_number(888, 0, 0, 60, 32)
    columns = ["".join([row[x] for row in rows(canvas.buffer, 0, 0, 60, 32)]) for x in range(60)]
    lit = "".join(["#" if "#" in column else "." for column in columns])
    assert len([part for part in lit.split(".") if part]) == 3


def test_a_lone_digit_is_as_wide_as_one_of_two():
    canvas = Canvas(bytearray(1024))
    canvas.big_number(8, 0, 0, 29, 32)
    lone = extent(canvas.buffer)[2]
    canvas.clear()
    canvas.big_number(88, 0, 0, 29, 32)
    assert extent(canvas.buffer)[2] == 2 * lone + 2
