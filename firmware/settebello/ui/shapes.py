"""Round shapes on a frame, in whole numbers only."""


def fill_round(frame, x: int, y: int, w: int, h: int, rx: int, ry: int, colour: int) -> None:
    """Fill a w x h box at (x, y), its corners rounded by an ellipse of radii rx and ry (at most half its sides)."""
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


def fill_leg(frame, x0: int, x1: int, y: int, w: int, h: int, bend: int) -> None:
    """Fill a slanting bar h rows high from row y, each row w pixels wide, its left edge going from x0 to x1.

    bend is 0 for a straight one; positive up to 4, it starts steep and ends flat; negative, the other way round.
    """
    last = max(h - 1, 1)
    whole = 4 * last * last
    for row in range(h):
        way = 4 * row * last - bend * row * (last - row)
        frame.hline(x0 + ((x1 - x0) * way * 2 + whole) // (2 * whole), y + row, w, 1)
