"""A drawing of boxes, lines, dots and texts, written as SVG for pages and as PNG for anything else."""

from html import escape
from pathlib import Path

_FONT = "DejaVu Sans, Verdana, Helvetica, Arial, sans-serif"
_SHARPER = 3

Point = tuple[float, float]


class Drawing:
    """Shapes in the order in which they cover each other; all lengths in pixels, y downwards."""

    def __init__(self, width: int, height: int, background: str) -> None:
        self.width = width
        self.height = height
        self._shapes: list[tuple] = []
        self.box(0, 0, width, height, background)

    def box(self, x: float, y: float, w: float, h: float, fill: str, edge: str = "", round: float = 0) -> None:
        """A filled box, with an edge of one pixel and a half and rounded corners where asked for."""
        self._shapes.append(("box", x, y, w, h, fill, edge, round))

    def line(self, points: list[Point], colour: str, width: float) -> None:
        """A line through points, with round ends and corners."""
        self._shapes.append(("line", points, colour, width))

    def dot(self, x: float, y: float, radius: float, fill: str, edge: str = "") -> None:
        """A filled circle around (x, y)."""
        self._shapes.append(("dot", x, y, radius, fill, edge))

    def text(
        self, x: float, y: float, text: str, size: float, fill: str, anchor: str = "start", bold: bool = False
    ) -> None:
        """A text whose middle line is at y; `anchor` (start, middle, end) says which of its points is at x."""
        self._shapes.append(("text", x, y, text, size, fill, anchor, bold))

    def svg(self) -> str:
        """The drawing as an SVG document."""
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{_FONT}">'
        return "\n".join([head, *(_SVG[shape[0]](*shape[1:]) for shape in self._shapes), "</svg>", ""])

    def png(self, path: Path) -> None:
        """Write the drawing as a PNG of twice its size."""
        from PIL import Image, ImageDraw

        image = Image.new("RGB", (self.width * 2 * _SHARPER, self.height * 2 * _SHARPER))
        pencil = _Pencil(ImageDraw.Draw(image), 2 * _SHARPER)
        for shape in self._shapes:
            getattr(pencil, shape[0])(*shape[1:])
        image.resize((self.width * 2, self.height * 2), Image.Resampling.LANCZOS).save(path)


def _number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def _edge(edge: str) -> str:
    return f' stroke="{edge}" stroke-width="1.5"' if edge else ""


def _svg_box(x: float, y: float, w: float, h: float, fill: str, edge: str, round: float) -> str:
    corner = f' rx="{_number(round)}"' if round else ""
    place = f'x="{_number(x)}" y="{_number(y)}" width="{_number(w)}" height="{_number(h)}"'
    return f'<rect {place}{corner} fill="{fill}"{_edge(edge)}/>'


def _svg_line(points: list[Point], colour: str, width: float) -> str:
    path = " ".join(f"{_number(x)},{_number(y)}" for x, y in points)
    style = f'stroke="{colour}" stroke-width="{_number(width)}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<polyline points="{path}" fill="none" {style}/>'


def _svg_dot(x: float, y: float, radius: float, fill: str, edge: str) -> str:
    return f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(radius)}" fill="{fill}"{_edge(edge)}/>'


def _svg_text(x: float, y: float, text: str, size: float, fill: str, anchor: str, bold: bool) -> str:
    weight = ' font-weight="bold"' if bold else ""
    place = f'x="{_number(x)}" y="{_number(y)}" dy="0.35em" font-size="{_number(size)}"'
    return f'<text {place} text-anchor="{anchor}" fill="{fill}"{weight}>{escape(text)}</text>'


_SVG = {"box": _svg_box, "line": _svg_line, "dot": _svg_dot, "text": _svg_text}


class _Pencil:
    """Draws the shapes with Pillow, each length times `scale`."""

    def __init__(self, draw, scale: int) -> None:
        self._draw = draw
        self._scale = scale

    def box(self, x: float, y: float, w: float, h: float, fill: str, edge: str, round: float) -> None:
        s = self._scale
        corners = (x * s, y * s, (x + w) * s, (y + h) * s)
        self._draw.rounded_rectangle(corners, round * s, fill, edge or None, int(1.5 * s) if edge else 0)

    def line(self, points: list[Point], colour: str, width: float) -> None:
        s = self._scale
        self._draw.line([(x * s, y * s) for x, y in points], colour, int(width * s))
        for x, y in points:
            self.dot(x, y, width / 2, colour, "")

    def dot(self, x: float, y: float, radius: float, fill: str, edge: str) -> None:
        s = self._scale
        corners = ((x - radius) * s, (y - radius) * s, (x + radius) * s, (y + radius) * s)
        self._draw.ellipse(corners, fill, edge or None, int(1.5 * s) if edge else 0)

    def text(self, x: float, y: float, text: str, size: float, fill: str, anchor: str, bold: bool) -> None:
        from PIL import ImageFont

        s = self._scale
        font = ImageFont.load_default(size * s)
        place = {"start": "lm", "middle": "mm", "end": "rm"}[anchor]
        self._draw.text((x * s, y * s), text, fill, font, place, stroke_width=s // 4 if bold else 0, stroke_fill=fill)
