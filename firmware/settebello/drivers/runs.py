"""Where two frames differ: the runs of columns that a display has to be sent."""

import micropython
from settebello.compat import const, ptr8

# Runs begin and end at multiples of so many columns.
CELL = const(8)
_WIDTH = const(128)
# So many equal columns are sent in less time than a run of their own takes to begin.
_GAP = const(40)


@micropython.viper
def differing(frame, sent, page: int, stale: int) -> int:
    """The first run of columns, whole cells, in which two frames differ on a page, as first << 8 | end; -1 for none.

    From the column ``stale`` on all differ.
    """
    new = ptr8(frame)
    old = ptr8(sent)
    at = page * _WIDTH
    first = 0
    while first < stale and new[at + first] == old[at + first]:
        first += 1
    if first == _WIDTH:
        return -1
    end = column = first
    while column < _WIDTH and column - end < _GAP:
        if column >= stale or new[at + column] != old[at + column]:
            end = column + 1
        column += 1
    return (first & ~(CELL - 1)) << 8 | (end + CELL - 1) & ~(CELL - 1)


@micropython.viper
def copy(source, at: int, target, to: int, size: int):
    """Copies ``size`` bytes of a buffer, from ``at`` on, to ``to`` and on of another one."""
    old = ptr8(source)
    new = ptr8(target)
    end = at + size
    while at < end:
        new[to] = old[at]
        at += 1
        to += 1
