"""The drawing surface of every screen: letters, numbers, suits and boxes on a 128 x 64 frame, without allocating."""

import framebuf
from settebello.compat import const, taken
from settebello.ui import digits
from settebello.ui.lettering import Lettering
from settebello.ui.pixels import clear, invert, invert_cells
from settebello.ui.shapes import fill_round

WIDTH = const(128)
HEIGHT = const(64)
_PIP = const(16)
# The suits of Italian cards, then those of French ones.
_PIP_CHARACTERS = "♦♥♠♣♢♡♤♧"
_FRENCH = const(4)


class Canvas:
    """Draws on one frame buffer. x goes right and y down, from (0, 0); what falls outside the frame is left out.

    Letters, numbers and lines are lit and drawn over what is there; `invert` turns a finished part dark on lit.
    Every call for text answers the x where more text would go on. ``french``: the suits have the signs of French cards.
    """

    def __init__(self, buffer):
        """Take the caller's bytearray of 1,024 bytes, MONO_VLSB, as the displays want it; it is kept as `.buffer`."""
        self.buffer = buffer
        self.width = WIDTH
        self.height = HEIGHT
        self._frame = framebuf.FrameBuffer(buffer, WIDTH, HEIGHT, framebuf.MONO_VLSB)
        # The letterings keep what they need of it.
        font = taken("settebello.ui", "font")
        self._small = Lettering(buffer, font.SMALL_COLUMNS, 8, font.SMALL_ASCII, font.SMALL_OTHERS, font.SMALL, 1)
        self._tall = Lettering(buffer, font.TALL_COLUMNS, 16, font.TALL_ASCII, font.TALL_OTHERS, font.TALL, 2)
        self.french = False
        self._pips = font.PIPS
        self._pip = bytearray(_PIP * _PIP >> 3)
        self._pip_frame = framebuf.FrameBuffer(self._pip, _PIP, _PIP, framebuf.MONO_VLSB)

    def clear(self) -> None:
        """Make the whole frame dark."""
        clear(self.buffer)

    def text(self, s: str, x: int, y: int) -> int:
        """Draw s in the small font (capitals 7 high, tails in row 8)."""
        return self._small.draw(s, x, y)

    def text_width(self, s: str) -> int:
        """Answer the pixels from the first to the last glyph of s in the small font."""
        return self._small.width(s)

    def text_right(self, s: str, x_right: int, y: int) -> int:
        """Draw s so that its last pixel is just left of x_right."""
        return self._small.draw(s, x_right - self._small.width(s), y)

    def text_centre(self, s: str, x_centre: int, y: int) -> int:
        """Draw s with its middle at x_centre."""
        return self._small.draw(s, x_centre - (self._small.width(s) >> 1), y)

    def text_fit(self, s: str, x: int, y: int, w: int) -> int:
        """Draw s in at most w pixels, its end replaced by `…` when it is wider."""
        return self._small.draw_fit(s, x, y, w)

    def cells(self, s: str, x: int, y: int, step: int) -> None:
        """Draw the characters of s in the small font, the left edges of two neighbours step pixels apart."""
        self._small.draw_cells(s, x, y, step)

    def number(self, n: int, x: int, y: int) -> int:
        """Draw the whole number n in the small font; all digits are equally wide."""
        return self._small.draw_number(n, x, y)

    def number_width(self, n: int) -> int:
        """Answer the pixels that the number n takes in the small font."""
        return self._small.number_width(n)

    def number_right(self, n: int, x_right: int, y: int) -> int:
        """Draw n so that its last pixel is just left of x_right."""
        return self._small.draw_number(n, x_right - self._small.number_width(n), y)

    def number_centre(self, n: int, x_centre: int, y: int) -> int:
        """Draw n with its middle at x_centre."""
        return self._small.draw_number(n, x_centre - (self._small.number_width(n) >> 1), y)

    def tall(self, s: str, x: int, y: int) -> int:
        """Draw s in the tall font: capitals of 16 pixels, small letters as capitals."""
        return self._tall.draw(s, x, y)

    def tall_width(self, s: str) -> int:
        """Answer the pixels from the first to the last glyph of s in the tall font."""
        return self._tall.width(s)

    def tall_centre(self, s: str, x_centre: int, y: int) -> int:
        """Draw s in the tall font with its middle at x_centre."""
        return self._tall.draw(s, x_centre - (self._tall.width(s) >> 1), y)

    def tall_fit(self, s: str, x: int, y: int, w: int) -> int:
        """Draw s in the tall font in at most w pixels, its end replaced by `…` when it is wider."""
        return self._tall.draw_fit(s, x, y, w)

    def tall_number(self, n: int, x: int, y: int) -> int:
        """Draw the whole number n in the tall font."""
        return self._tall.draw_number(n, x, y)

    def big_number(self, n: int, x: int, y: int, w: int, h: int) -> None:
        """Draw n >= 0 in score digits h high, as wide as fits, in the middle of the dark w x h box at (x, y)."""
        digits.draw_number(self._frame, n, x, y, w, h)

    def big_digit(self, digit: int, x: int, y: int, w: int, h: int) -> None:
        """Draw one score digit that fills the dark w x h box at (x, y)."""
        digits.draw_digit(self._frame, digit, x, y, w, h)

    def pip(self, suit: int, x: int, y: int) -> int:
        """Draw the sign of a suit (0 denari, 1 coppe, 2 spade, 3 bastoni), 7 x 7, as in the small font."""
        return self._small.draw(_PIP_CHARACTERS[self._sign(suit)], x, y)

    def big_pip(self, suit: int, x: int, y: int) -> None:
        """Draw the sign of a suit 16 x 16, beside the tall font."""
        at = self._sign(suit) * len(self._pip)
        for i in range(len(self._pip)):
            self._pip[i] = self._pips[at + i]
        self._frame.blit(self._pip_frame, x, y, 0)

    def _sign(self, suit: int) -> int:
        return suit + _FRENCH if self.french else suit

    def hline(self, x: int, y: int, w: int) -> None:
        """Draw w pixels to the right from (x, y)."""
        self._frame.hline(x, y, w, 1)

    def vline(self, x: int, y: int, h: int) -> None:
        """Draw h pixels downwards from (x, y)."""
        self._frame.vline(x, y, h, 1)

    def box(self, x: int, y: int, w: int, h: int) -> None:
        """Draw the one-pixel outline of a w x h box."""
        self._frame.rect(x, y, w, h, 1)

    def fill_box(self, x: int, y: int, w: int, h: int) -> None:
        """Light a w x h box."""
        self._frame.fill_rect(x, y, w, h, 1)

    def clear_box(self, x: int, y: int, w: int, h: int) -> None:
        """Make a w x h box dark."""
        self._frame.fill_rect(x, y, w, h, 0)

    def disc(self, x: int, y: int, d: int) -> None:
        """Light a disc d pixels across in the box at (x, y)."""
        fill_round(self._frame, x, y, d, d, d >> 1, d >> 1, 1)

    def invert(self, x: int, y: int, w: int, h: int) -> None:
        """Swap lit and dark in a w x h box."""
        invert(self.buffer, x, y, w, h)

    def invert_cells(self, bits: int, x: int, y: int, step: int) -> None:
        """Swap lit and dark in those boxes of a row, 8 high and `step` apart, whose bit is set: the first is bit 0.

        Between two of them stay two columns as they are.
        """
        invert_cells(self.buffer, bits, x, y, step)

    def strike(self, x: int, y: int, w: int) -> None:
        """Strike a small character at about (x + 2, y) through: a stroke rising over w >= 2 columns, 9 suit a digit.

        It slants because a level one would turn 8 and 9 into 0.
        """
        for column in range(w):
            self._frame.pixel(x + column, y + 7 - 8 * column // (w - 1), 1)

    def dots(self, n: int, x: int, y: int, w: int) -> int:
        """Draw n dots, 6 pixels each; when they don't fit in w pixels, one dot and the number."""
        if 6 * n - 1 > w:
            return self.number(n, self.text("●", x, y), y)
        for _ in range(n):
            x = self.text("●", x, y)
        return x

    def dots_centre(self, n: int, x_centre: int, y: int, w: int) -> int:
        """Draw n dots, or one and the number, within w pixels around x_centre."""
        wide = 6 * n - 1
        if wide > w:
            wide = 6 + self.number_width(n)
        return self.dots(n, x_centre - (wide >> 1), y, w)

    def key(self, s: str, x: int, y: int) -> int:
        """Draw the name of a key in small text at (x + 2, y), dark on a lit cap from row y - 1 to y + 7."""
        end = self.text(s, x + 2, y) + 1
        self.invert(x, y - 1, end - x, 9)
        for corner in range(4):
            self._frame.pixel(end - 1 if corner & 1 else x, y + 7 if corner & 2 else y - 1, 0)
        return end + 2

    def scroll_bar(self, x: int, y: int, h: int, first: int, shown: int, total: int) -> None:
        """Draw which rows of a list, `shown` of `total` from `first`, are seen: a bar 2 wide on a line h high."""
        if shown >= total:
            return
        size = max(h * shown // total, 3)
        self._frame.vline(x, y, h, 1)
        self._frame.fill_rect(x - 1, y + (h - size) * first // (total - shown), 3, size, 1)
