"""Round shapes on a frame, in whole numbers only."""


def fill_round(frame, x: int, y: int, w: int, h: int, rx: int, ry: int, colour: int) -> None:
    """Fill the w x h rectangle at (x, y), its corners cut by an ellipse with radii rx and ry, at most half its sides."""
    rx = min(rx, w >> 1)
    ry = min(ry, h >> 1)
    for row in range(ry):
        cut = corner_cut(rx, ry, row)
        frame.hline(x + cut, y + row, w - 2 * cut, colour)
        frame.hline(x + cut, y + h - 1 - row, w - 2 * cut, colour)
    frame.fill_rect(x, y + ry, w, h - 2 * ry, colour)


def corner_cut(rx: int, ry: int, row: int) -> int:
    """Answer how many pixels a rounded corner leaves out in its row, counted from the outside.

    A pixel belongs to the shape when its centre lies in the ellipse.
    """
    dy = (2 * (ry - row) - 1) * rx
    rest = 4 * rx * rx * ry * ry - dy * dy
    cut = 0
    dx = (2 * rx - 1) * ry
    while dx * dx > rest and cut < rx:
        cut += 1
        dx -= 2 * ry
    return cut


def fill_slope(frame, x0: int, x1: int, y: int, w: int, h: int, colour: int) -> None:
    """Fill a slanting bar h rows high from row y, each row w pixels wide, its left edge going from x0 to x1."""
    last = max(h - 1, 1)
    for row in range(h):
        frame.hline(x0 + ((x1 - x0) * row * 2 + last) // (2 * last), y + row, w, colour)
