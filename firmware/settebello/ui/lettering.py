"""Letters on a frame: one font's characters, their widths, and the numbers drawn with its digits."""

import framebuf


class Lettering:
    """One font. Text is drawn over what is there; nothing is allocated but the cell that every glyph passes through.

    A lower-case letter that the font lacks is drawn as its capital, any other character as a hollow box.
    """

    def __init__(self, characters: str, columns: int, height: int, records: bytes, gap: int):
        """Take a font of `ui/font.py`: its characters in order of their records (the box comes before them), the
        columns of a record, the height of a glyph (a multiple of 8) and the dark columns between two glyphs, in pixels.
        """
        self.height = height
        self._characters = characters
        self._zero = characters.find("0") + 1
        self._records = records
        self._gap = gap
        self._cell = bytearray(columns * (height >> 3))
        self._cell_frame = framebuf.FrameBuffer(self._cell, columns, height, framebuf.MONO_VLSB)

    def width(self, text: str) -> int:
        """Answer the columns from the first to the last glyph of text, both included; 0 when it is empty."""
        x = 0
        for character in text:
            x += self._glyph_width(self._place(character)) + self._gap
        return x - self._gap if x else 0

    def draw(self, frame, text: str, x: int, y: int) -> int:
        """Draw text with its top left corner at (x, y); answer the x where more text would go on."""
        for character in text:
            x = self._draw_glyph(frame, self._place(character), x, y)
        return x

    def draw_fit(self, frame, text: str, x: int, y: int, w: int) -> int:
        """Draw text, its end replaced by `…` when it is wider than w pixels; answer the x where more would go on."""
        if self.width(text) <= w:
            return self.draw(frame, text, x, y)
        dots = self._place("…")
        end = x + w - self._glyph_width(dots)
        for character in text:
            place = self._place(character)
            if x + self._glyph_width(place) + self._gap > end:
                break
            x = self._draw_glyph(frame, place, x, y)
        return self._draw_glyph(frame, dots, x, y)

    def number_width(self, n: int) -> int:
        """Answer the columns that the number n takes."""
        x = -self._gap
        if n < 0:
            x += self._glyph_width(self._place("-")) + self._gap
            n = -n
        while True:
            x += self._glyph_width(self._zero) + self._gap
            n //= 10
            if not n:
                return x

    def draw_number(self, frame, n: int, x: int, y: int) -> int:
        """Draw the number n, without making a string of it; answer the x where more text would go on."""
        if n < 0:
            x = self._draw_glyph(frame, self._place("-"), x, y)
            n = -n
        power = 1
        while power * 10 <= n:
            power *= 10
        while power:
            x = self._draw_glyph(frame, self._zero + n // power % 10, x, y)
            power //= 10
        return x

    def _place(self, character: str) -> int:
        place = self._characters.find(character)
        if place < 0 and ("a" <= character <= "z" or character in "àèéìòù"):
            place = self._characters.find(chr(ord(character) - 32))
        return place + 1

    def _glyph_width(self, place: int) -> int:
        return self._records[place * (len(self._cell) + 1)]

    def _draw_glyph(self, frame, place: int, x: int, y: int) -> int:
        cell, records = self._cell, self._records
        at = place * (len(cell) + 1)
        w = records[at]
        for i in range(len(cell)):
            at += 1
            cell[i] = records[at]
        frame.blit(self._cell_frame, x, y, 0)
        return x + w + self._gap
