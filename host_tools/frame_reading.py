"""Reads what stands on a frame, exactly: a character counts only when every pixel of it is right.

The small and the tall letters are known by the tables of `ui/font.py`, lit on dark and dark on lit, the score
digits by drawing them. Whatever else is lit (lines, boxes, pictures) says nothing, and so the small `|` does.
"""

from dataclasses import dataclass
from functools import cache

from framebuf import MONO_VLSB, FrameBuffer
from host_tools.picture import HEIGHT, WIDTH
from settebello.ui import digits, font

_LEAST_DIGIT_HIGH = 20
_LINE_INK = 8
_MOST_DIGIT_WIDE = 40


@dataclass(frozen=True)
class _Glyph:
    """A character: its columns without the dark ones at its sides, those at its left, and its full width."""

    character: str
    columns: tuple[int, ...]
    left: int
    width: int

    @property
    def ink(self) -> int:
        """How many pixels it has."""
        return sum(bin(column).count("1") for column in self.columns)

    @property
    def telling(self) -> bool:
        """Whether it can't be a part of a drawing, as a dash or a dot can."""
        return self.ink > _LINE_INK and len(set(self.columns)) > 1


@dataclass(frozen=True)
class _Found:
    """A glyph on the frame, and the column where its ink begins."""

    glyph: _Glyph
    x: int

    @property
    def begin(self) -> int:
        """The column where its cell begins."""
        return self.x - self.glyph.left

    @property
    def end(self) -> int:
        """The column behind its cell."""
        return self.begin + self.glyph.width


@dataclass(frozen=True)
class _Font:
    height: int
    gap: int
    glyphs: dict[tuple[int, ...], _Glyph]


def read_lines(pixels: bytes | bytearray) -> list[str]:
    """The texts on a 1,024-byte frame (128 x 64, MONO_VLSB), line by line from the top.

    Parts of a line that stand apart are separated by a space. Tall letters are capitals; a character that the
    font lacks is `□`.
    """
    columns = [sum(pixels[page * WIDTH + x] << 8 * page for page in range(HEIGHT // 8)) for x in range(WIDTH)]
    lines = _take_numbers(columns)
    for kind in (_tall(), _small(), _low()):
        lines += _take_letters(columns, kind)
    return [text for _, text in sorted(lines, key=lambda line: line[0])]


def _take_letters(columns: list[int], kind: _Font) -> list[tuple[int, str]]:
    """The lines (top row, text) in a font; the best explained is taken off the frame first, until none is left."""
    rows = range(HEIGHT - kind.height + 1)
    found = {y: _line_at(columns, y, kind) for y in rows}
    lines = []
    while True:
        y = max(rows, key=lambda row: sum(one.glyph.ink for one in found[row]))
        if not any(one.glyph.telling for one in found[y]):
            return lines
        lines.append((y, _text(found[y], kind)))
        for one in found[y]:
            for at, ink in enumerate(one.glyph.columns, one.x):
                columns[at] ^= ink << y
        for row in range(max(y - kind.height, 0), min(y + kind.height, len(rows))):
            found[row] = _line_at(columns, row, kind)


def _line_at(columns: list[int], y: int, kind: _Font) -> list[_Found]:
    """The glyphs that stand with their top in row y, from the left; none when none of them is telling."""
    mask = (1 << kind.height) - 1
    lit = _glyphs_in([column >> y & mask for column in columns], kind)
    dark = _glyphs_in([column >> y & mask ^ mask for column in columns], kind)
    # The gap between two strokes of lit letters looks like a dark stroke, and the other way round.
    found = _without_gaps(lit, dark) + _without_gaps(dark, lit)
    return sorted(found, key=lambda one: one.x) if any(one.glyph.telling for one in found) else []


def _without_gaps(found: list[_Found], others: list[_Found]) -> list[_Found]:
    """Those that can't be the gap beside a letter of the other colour."""
    ends = {other.x + len(other.glyph.columns) for other in others if other.glyph.telling}
    begins = {other.x for other in others if other.glyph.telling}
    return [
        one
        for one in found
        if one.glyph.telling or not (one.x in ends or one.x + len(one.glyph.columns) in begins)
    ]


def _glyphs_in(band: list[int], kind: _Font) -> list[_Found]:
    found = []
    widest = max(len(columns) for columns in kind.glyphs)
    x = 0
    while x < len(band):
        glyph = None
        if band[x] and not (x and band[x - 1]):
            # The longest first: `…` begins like a dot.
            for end in range(min(x + widest, len(band)), x, -1):
                if not (end < len(band) and band[end]):
                    glyph = kind.glyphs.get(tuple(band[x:end]))
                    if glyph:
                        found.append(_Found(glyph, x))
                        break
        x += len(glyph.columns) if glyph else 1
    return found


def _text(found: list[_Found], kind: _Font) -> str:
    text = ""
    end = found[0].begin
    for one in found:
        text += " " * (bool(text) and one.begin - end > kind.gap) + one.glyph.character
        end = one.end
    return text


def _take_numbers(columns: list[int]) -> list[tuple[int, str]]:
    """The lines (top row, text) of score digits, taken off the frame."""
    found: dict[tuple[int, int], list[tuple[int, int, str]]] = {}
    for x, y, shape in _shapes(columns):
        digit = _digit(shape)
        if digit:
            height = max(shape).bit_length()
            found.setdefault((y, height), []).append((x, x + len(shape), digit))
            for at, ink in enumerate(shape, x):
                columns[at] ^= ink << y
    return [(y, _number_text(columns, y, height, found[y, height])) for y, height in found]


def _number_text(columns: list[int], y: int, height: int, found: list[tuple[int, int, str]]) -> str:
    text = ""
    end = 0
    for x, after, digit in sorted(found):
        # Digits of one number stand close, and no line parts them.
        parted = any(column >> y & (1 << height) - 1 for column in columns[end:x])
        text += " " * bool(text and (parted or x - end > height // 8)) + digit
        end = after
    return text


def _shapes(columns: list[int]) -> list[tuple[int, int, tuple[int, ...]]]:
    """The lit shapes that hang together and are as high as score digits: (left, top, columns)."""
    lit = {(x, y) for x, column in enumerate(columns) for y in range(HEIGHT) if column >> y & 1}
    shapes = []
    while lit:
        shape = [lit.pop()]
        for x, y in shape:
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & lit
            lit -= near
            shape += near
        left, top = (min(values) for values in zip(*shape, strict=True))
        right, bottom = (max(values) for values in zip(*shape, strict=True))
        if bottom - top + 1 >= _LEAST_DIGIT_HIGH:
            inked = [0] * (right - left + 1)
            for x, y in shape:
                inked[x - left] |= 1 << y - top
            shapes.append((left, top, tuple(inked)))
    return shapes


@cache
def _digit(shape: tuple[int, ...]) -> str:
    """The score digit that looks exactly like this shape, "" if none does."""
    height = max(shape).bit_length()
    for width in range(len(shape), min(2 * len(shape) + 4, _MOST_DIGIT_WIDE + 1)):
        # Every digit but the one is as wide as its box.
        for digit in range(10) if width == len(shape) else (1,):
            if width >= 7 and _drawn(digit, width, height) == shape:
                return str(digit)
    return ""


def _drawn(digit: int, width: int, height: int) -> tuple[int, ...]:
    buffer = bytearray(width * ((height + 7) // 8))
    digits.draw_digit(FrameBuffer(buffer, width, height, MONO_VLSB), digit, 0, 0, width, height)
    pages = range(0, len(buffer), width)
    return _inked([sum(buffer[at + x] << 8 * page for page, at in enumerate(pages)) for x in range(width)])


def _inked(columns: list[int]) -> tuple[int, ...]:
    """Columns without the dark ones at the sides."""
    inked = [x for x, column in enumerate(columns) if column]
    return tuple(columns[inked[0] : inked[-1] + 1]) if inked else ()


@cache
def _small() -> _Font:
    return _Font(8, 1, _glyphs(font.SMALL_CHARACTERS, font.SMALL, font.SMALL_COLUMNS, 1))


@cache
def _low() -> _Font:
    """The small letters without a tail, for boxes that end below them."""
    glyphs = {columns: glyph for columns, glyph in _small().glyphs.items() if max(columns) < 1 << 7}
    return _Font(7, 1, glyphs)


@cache
def _tall() -> _Font:
    return _Font(16, 2, _glyphs(font.TALL_CHARACTERS, font.TALL, font.TALL_COLUMNS, 2))


def _glyphs(characters: str, records: bytes, most: int, pages: int) -> dict[tuple[int, ...], _Glyph]:
    glyphs = {}
    for place, character in enumerate("□" + characters):
        at = place * (1 + most * pages)
        width, cell = records[at], records[at + 1 : at + 1 + most * pages]
        columns = [sum(cell[page * most + x] << 8 * page for page in range(pages)) for x in range(width)]
        inked = _inked(columns)
        if inked and character != "|":
            glyphs[inked] = _Glyph(character, inked, next(x for x, column in enumerate(columns) if column), width)
    return glyphs
