"""The display: the box's frame drawn pixel for pixel, in a bezel."""

from rich.segment import Segment
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from host_tools.cells import DOTS, Drawing
from host_tools.window.box import FRAME_BYTES


class Display(Widget):
    """Shows frames; only the rows that changed are drawn again."""

    def __init__(self) -> None:
        super().__init__()
        self.border_subtitle = "settebello"
        self._frame = bytes(FRAME_BYTES)
        self._arrange(DOTS)

    def draw_as(self, drawing: Drawing) -> None:
        """Draw in another way, with another size."""
        if drawing is not self._drawing:
            self._arrange(drawing)
            self.refresh(layout=True)

    def show(self, frame: bytes) -> None:
        """Show a frame of FRAME_BYTES bytes; the same object again is no work."""
        if frame is self._frame:
            return
        self._frame = frame
        for y in range(self._drawing.height):
            row = self._drawing.row(frame, y)
            if row != self.rows[y]:
                self.rows[y] = row
                self.refresh(Region(0, y, self._drawing.width, 1))

    def render_line(self, y: int) -> Strip:
        """Row y of what is inside the bezel."""
        return Strip([Segment(self.rows[y], self.rich_style)], self._drawing.width)

    def _arrange(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self.rows = [drawing.row(self._frame, y) for y in range(drawing.height)]
        # The bezel is one cell wide.
        self.styles.width = drawing.width + 2
        self.styles.height = drawing.height + 2
