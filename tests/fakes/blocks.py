"""A flash in RAM for the real littlefs, with a journal that lets its power be cut at any point."""

BLOCK = 4096
PAGE = 256
_PAGES = BLOCK // PAGE
_COUNT_OP, _SIZE_OP, _ERASE_OP = 4, 5, 6


class RamFlash:
    """A block device as MicroPython asks for one. ``pages`` maps a page to its bytes; an erased one isn't in it."""

    def __init__(self, blocks, pages=()):
        self.blocks = blocks
        self.pages = dict(pages)
        self.journal = []

    def readblocks(self, block, buffer, offset=0):
        at = block * BLOCK + offset
        end = at + len(buffer)
        to = 0
        while at < end:
            page, start = at // PAGE, at % PAGE
            count = min(PAGE - start, end - at)
            found = self.pages.get(page)
            buffer[to : to + count] = found[start : start + count] if found else b"\xff" * count
            at += count
            to += count

    def writeblocks(self, block, buffer, offset=0):
        assert offset % PAGE == 0 and len(buffer) % PAGE == 0, (offset, len(buffer))
        step = (block * _PAGES + offset // PAGE, bytes(buffer))
        for page in range(len(buffer) // PAGE):
            assert step[0] + page not in self.pages, "programmed twice without being erased"
        self.journal.append(step)
        apply(self.pages, step)

    def ioctl(self, op, argument):
        if op == _COUNT_OP:
            return self.blocks
        if op == _SIZE_OP:
            return BLOCK
        if op == _ERASE_OP:
            step = (argument * _PAGES, None)
            self.journal.append(step)
            apply(self.pages, step)
        return 0


def apply(pages, step):
    """Lets a step of a journal happen: (first page, bytes to program, or None for erasing that block)."""
    page, data = step
    if data is None:
        for at in range(page, page + _PAGES):
            pages.pop(at, None)
    else:
        for at in range(0, len(data), PAGE):
            pages[page + at // PAGE] = data[at : at + PAGE]


def cuts(pages, journal):
    """Every state that a cut of the power can leave: after each step, and in the middle of each programming.

    Yields (pages, whether all of the journal has happened); ``pages`` is the state before and is changed.
    """
    yield pages, False
    for number, step in enumerate(journal):
        data = step[1]
        if data is not None:
            half = len(data) // 2
            torn = dict(pages)
            apply(torn, (step[0], data[:half] + b"\xff" * (len(data) - half)))
            yield torn, False
        apply(pages, step)
        yield pages, number == len(journal) - 1
