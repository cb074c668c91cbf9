"""Letters on a frame: one font's characters, their widths, and the numbers drawn with its digits."""

import micropython
from settebello.compat import const, ptr8

_WIDTH = const(128)
_PAGES = const(8)
# Where a measured text is "drawn": below the frame, so that nothing of it is seen.
_NOWHERE = const(64)
_NO_END = const(0x7FFF)
_FIRST = const(32)
_ASCII = const(95)
_HEAD = const(4)
_MOST_DIGITS = const(12)


class Lettering:
    """One font on a frame. Text is drawn over what is there, and nothing is allocated.

    A lower-case letter that the font lacks is drawn as its capital, any other character as a hollow box.
    """

    def __init__(self, frame, columns: int, height: int, places: bytes, others: bytes, records: bytes, gap: int):
        """Take the buffer of 1,024 bytes, MONO_VLSB, to draw on and a font of `ui/font.py`: the columns of a record,
        the height of a glyph (8 or 16), where the record of each character is, the records, and the dark columns
        between two glyphs, in pixels.
        """
        self._frame = frame
        self._gap = gap
        self._font = bytes((columns, height >> 3, gap, len(others) // 3)) + places + others + records
        self._number = bytearray(_MOST_DIGITS + 1)

    def width(self, text: str) -> int:
        """Answer the columns from the first to the last glyph of text, both included; 0 when it is empty."""
        return self._run(text, 0, _NOWHERE, _NO_END) - self._gap if text else 0

    def draw(self, text: str, x: int, y: int) -> int:
        """Draw text with its top left corner at (x, y); answer the x where more text would go on."""
        return self._run(text, x, y, _NO_END)

    def draw_cells(self, text: str, x: int, y: int, step: int) -> None:
        """Draw the characters of text with their left edges at x, x + step, x + 2 * step ..."""
        self._run(text, x, y, -step)

    def draw_fit(self, text: str, x: int, y: int, w: int) -> int:
        """Draw text, its end replaced by `…` when it is wider than w pixels; answer the x where more would go on."""
        if self.width(text) <= w:
            return self._run(text, x, y, _NO_END)
        return self._cut(text, x, y, w)

    def number_width(self, n: int) -> int:
        """Answer the columns that the number n takes."""
        return self._run(self._written(n), 0, _NOWHERE, _NO_END) - self._gap

    def draw_number(self, n: int, x: int, y: int) -> int:
        """Draw the number n, without making a string of it; answer the x where more text would go on."""
        return self._run(self._written(n), x, y, _NO_END)

    def _cut(self, text, x, y, w):
        end = max(x + w - self.width("…"), 1)
        return self._run("…", self._run(text, x, y, end), y, _NO_END)

    def _written(self, n: int):
        """The characters of the number n, and a zero byte after them."""
        number = self._number
        count = 0
        if n < 0:
            number[0] = 45
            count = 1
            n = -n
        power = 1
        while power * 10 <= n:
            power *= 10
        while power:
            number[count] = 48 + n // power % 10
            count += 1
            power //= 10
        number[count] = 0
        return number

    @micropython.viper
    def _run(self, text, x: int, y: int, end: int) -> int:
        """Draws the characters of a text, UTF-8, as far as they end before ``end``; answers the x where more goes on.

        When ``end`` is below zero all are drawn, each so many pixels after the one before it.
        """
        # With more parameters every caller would take memory: MicroPython lays a call whose locals and operands are
        # more than 11 on the heap (py/objfun.c).
        head = ptr8(self._font)
        letters = ptr8(text)
        pixels = ptr8(self._frame)
        columns = head[0]
        tall = head[1]
        gap = head[2]
        others = head[3]
        size = columns * tall + 1
        records = _HEAD + _ASCII + 3 * others
        shift = y & 7
        page = y >> 3
        at = 0
        while letters[at]:
            code = letters[at]
            at += 1
            if code >= 0xE0:
                code = (code & 15) << 12 | (letters[at] & 63) << 6 | letters[at + 1] & 63
                at += 2
            elif code >= 0xC0:
                code = (code & 31) << 6 | letters[at] & 63
                at += 1
            place = 0
            if _FIRST <= code:
                if code < _FIRST + _ASCII:
                    place = head[_HEAD + code - _FIRST]
                else:
                    other = _HEAD + _ASCII
                    while other < records:
                        if (head[other] << 8 | head[other + 1]) == code:
                            place = head[other + 2]
                            other = records
                        other += 3
            glyph = records + place * size
            wide = head[glyph]
            after = x + wide + gap
            if 0 < end < after:
                return x
            if -wide < x < _WIDTH and page < _PAGES:
                column = 0
                while column < wide:
                    at_x = x + column
                    column += 1
                    if 0 <= at_x < _WIDTH:
                        ones = head[glyph + column]
                        if tall > 1:
                            ones |= head[glyph + columns + column] << 8
                        ones <<= shift
                        to = page
                        while ones and to < _PAGES:
                            if to >= 0:
                                pixels[to * _WIDTH + at_x] = pixels[to * _WIDTH + at_x] | ones & 255
                            ones >>= 8
                            to += 1
            x = after if end > 0 else x - end
        return x
