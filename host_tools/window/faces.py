"""How keys and cards look: a lit face, and the gap to the next one."""

from rich.segment import Segment
from rich.style import Style


def face_row(y: int, height: int, width: int, words: list[Segment], face: Style, ground: Style) -> list[Segment]:
    """Row y of a face in a place of `width` x `height`: the words in the middle, a gap right and half a row below."""
    gap = Segment(" ", ground)
    if height > 1 and y == height - 1:
        return [Segment("▀" * (width - 1), Style(color=face.bgcolor, bgcolor=ground.bgcolor)), gap]
    if y != (height - 1) // 2:
        return [Segment(" " * (width - 1), face), gap]
    spare = width - 1 - sum(word.cell_length for word in words)
    left = max(spare // 2, 0)
    row = [Segment(" " * left, face), *words, Segment(" " * max(spare - left, 0), face)]
    return [*Segment.adjust_line_length(row, width - 1, face), gap]
