"""Where two frames differ: the runs of columns that a display has to be sent."""

import micropython
from settebello.compat import const, ptr8

# Runs begin and end at multiples of so many columns.
CELL = const(8)
_WIDTH = const(128)
_PAGES = const(8)
# So many equal columns are sent in less time than a run of their own takes to begin.
_GAP = const(40)


@micropython.viper
def differing(frame, sent, stale, page: int) -> int:
    """The first run of columns, whole cells, in which two frames differ from a page on, as
    page << 16 | first << 8 | end; -1 for none.

    ``stale`` has a byte for each page: from that column on all differ.
    """
    new = ptr8(frame)
    old = ptr8(sent)
    known = ptr8(stale)
    while page < _PAGES:
        same = known[page]
        at = page * _WIDTH
        first = 0
        while first < same and new[at + first] == old[at + first]:
            first += 1
        if first < _WIDTH:
            end = column = first
            while column < _WIDTH and column - end < _GAP:
                if column >= same or new[at + column] != old[at + column]:
                    end = column + 1
                column += 1
            return page << 16 | (first & ~(CELL - 1)) << 8 | (end + CELL - 1) & ~(CELL - 1)
        page += 1
    return -1


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
