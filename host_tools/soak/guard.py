"""A canvas that draws nothing and looks where everything would stand."""

from host_tools.soak.found import Found
from settebello.app.app import App
from settebello.ui import font
from settebello.ui.canvas import HEIGHT, WIDTH, Canvas

_SMALL_HIGH = 7
_TALL_HIGH = 16
# The row of a heading, which must be read whole.
_HEADING = 1
_BYTES = WIDTH * HEIGHT // 8


class Guard(Canvas):
    """Raises Found for what stands outside the display, for letters over others, for a heading that is cut and
    for a character that the font lacks.
    """

    def __init__(self) -> None:
        super().__init__(bytearray(_BYTES))
        self._placed: list[tuple[int, int, int, int, str]] = []

    def look(self, app: App) -> None:
        """Let an app draw here instead of on its own canvas."""
        own = app.canvas
        app.canvas = self
        try:
            app.draw()
        except Found as found:
            raise Found("drawing", f"{app.screen().name}: {found.text}") from None
        finally:
            app.canvas = own

    def clear(self) -> None:
        self._placed = []

    def text(self, s: str, x: int, y: int) -> int:
        return self._write(s, x, y, self.text_width(s), _SMALL_HIGH) + 1

    def text_right(self, s: str, x_right: int, y: int) -> int:
        return self.text(s, x_right - self.text_width(s), y)

    def text_centre(self, s: str, x_centre: int, y: int) -> int:
        return self.text(s, x_centre - (self.text_width(s) >> 1), y)

    def text_fit(self, s: str, x: int, y: int, w: int) -> int:
        wide = self.text_width(s)
        if wide <= w:
            return self.text(s, x, y)
        if y == _HEADING:
            raise Found("drawing", f"the heading '{s}' is cut: it takes {wide} pixels and has {w}")
        return self._write(s, x, y, w, _SMALL_HIGH) + 1

    def number(self, n: int, x: int, y: int) -> int:
        return self._write(str(n), x, y, self.number_width(n), _SMALL_HIGH) + 1

    def number_right(self, n: int, x_right: int, y: int) -> int:
        return self.number(n, x_right - self.number_width(n), y)

    def number_centre(self, n: int, x_centre: int, y: int) -> int:
        return self.number(n, x_centre - (self.number_width(n) >> 1), y)

    def tall(self, s: str, x: int, y: int) -> int:
        return self._write(s, x, y, self.tall_width(s), _TALL_HIGH) + 2

    def tall_centre(self, s: str, x_centre: int, y: int) -> int:
        return self.tall(s, x_centre - (self.tall_width(s) >> 1), y)

    def tall_fit(self, s: str, x: int, y: int, w: int) -> int:
        return self._write(s, x, y, min(self.tall_width(s), w), _TALL_HIGH) + 2

    def tall_number(self, n: int, x: int, y: int) -> int:
        return self.tall(str(n), x, y)

    def big_number(self, n: int, x: int, y: int, w: int, h: int) -> None:
        self._write(str(n), x, y, w, h)

    def big_digit(self, digit: int, x: int, y: int, w: int, h: int) -> None:
        self._write(str(digit), x, y, w, h)

    def pip(self, suit: int, x: int, y: int) -> int:
        return self._write("♦", x, y, _SMALL_HIGH, _SMALL_HIGH) + 1

    def big_pip(self, suit: int, x: int, y: int) -> None:
        self._write("♦", x, y, _TALL_HIGH, _TALL_HIGH)

    def hline(self, x: int, y: int, w: int) -> None:
        self._inside("a line", x, y, w, 1)

    def vline(self, x: int, y: int, h: int) -> None:
        self._inside("a line", x, y, 1, h)

    def box(self, x: int, y: int, w: int, h: int) -> None:
        self._inside("a box", x, y, w, h)

    def fill_box(self, x: int, y: int, w: int, h: int) -> None:
        self._inside("a box", x, y, w, h)

    def clear_box(self, x: int, y: int, w: int, h: int) -> None:
        self._inside("a dark box", x, y, w, h)
        self._placed = [placed for placed in self._placed if not _meet(placed, x, y, w, h)]

    def disc(self, x: int, y: int, d: int) -> None:
        self._inside("a disc", x, y, d, d)

    def invert(self, x: int, y: int, w: int, h: int) -> None:
        self._inside("a lit box", x, y, w, h)

    def strike(self, x: int, y: int, w: int) -> None:
        self._inside("a stroke", x, y, w, 8)

    def key(self, s: str, x: int, y: int) -> int:
        end = self.text(s, x + 2, y) + 1
        self.invert(x, y - 1, end - x, 9)
        return end + 2

    def scroll_bar(self, x: int, y: int, h: int, first: int, shown: int, total: int) -> None:
        if shown < total:
            self._inside("a scroll bar", x - 1, y, 3, h)

    def _write(self, s: str, x: int, y: int, w: int, h: int) -> int:
        """Put something to read somewhere; answers the x behind it."""
        if not s:
            return x - 1
        for character in s:
            if character not in font.SMALL_CHARACTERS:
                raise Found("drawing", f"'{s}' has a character that the font lacks")
        self._inside(f"'{s}'", x, y, w, h)
        for placed in self._placed:
            if _meet(placed, x, y, w, h):
                raise Found("drawing", f"'{s}' stands over '{placed[4]}'")
        self._placed.append((x, y, w, h, s))
        return x + w

    def _inside(self, what: str, x: int, y: int, w: int, h: int) -> None:
        if x < 0 or y < 0 or w < 0 or h < 0 or x + w > WIDTH or y + h > HEIGHT:
            raise Found("drawing", f"{what} would stand at {x}, {y} with {w} x {h} pixels: off the display")


def _meet(placed: tuple[int, int, int, int, str], x: int, y: int, w: int, h: int) -> bool:
    left, top, wide, high, _ = placed
    return left < x + w and x < left + wide and top < y + h and y < top + high
