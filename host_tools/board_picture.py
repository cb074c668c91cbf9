"""The wiring picture of a board: the Pico in the middle, the parts beside it, every wire in its colour."""

from host_tools import pico
from host_tools.board_reader import SWITCHES
from host_tools.board_wires import Wire, wires
from host_tools.boards import Board
from host_tools.drawing import Drawing, Point
from settebello.drivers.board import ROLES

_PAPER, _INK, _FAINT = "#fbfaf7", "#202124", "#6b7078"
_GREEN, _GOLD, _HOLE = "#10763c", "#d9b24c", "#fbfaf7"
_ROW = 27
_PICO_WIDTH = 230
_CHANNEL = 190
_PART_WIDTH = 270
_MARGIN = 40
_TOP = 128
_LEAD = 19
_GAP = 36
_PART_HEIGHTS = {"keys": 306, "display": 196, "sound": 112, "reader": 230}
_CAPTIONS = {
    "keypad": "keypad",
    "ssd1306": "OLED SSD1306, I2C",
    "sh1106": "OLED SH1106, I2C",
    "buzzer": "piezo buzzer",
    "pn532_spi": "reader PN532, SPI",
    "pn532_i2c": "reader PN532, I2C",
    "mfrc522": "reader RC522, SPI",
}


def draw(board: Board) -> Drawing:
    """The picture of a board."""
    return _Picture(board).drawing


class _Picture:
    """Lays the parts out on the side where most of their wires end, then draws them and the wires."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._wires = wires(board)
        self._left = _MARGIN + _PART_WIDTH + _CHANNEL
        self._right = self._left + _PICO_WIDTH
        self._sides = [self._side(number) for number in range(len(board.parts))]
        self._tops = self._stack()
        bottoms = [top + self._height(number) for number, top in enumerate(self._tops)]
        height = max(_TOP + 20 * _ROW + 70, *(bottom + 50 for bottom in bottoms))
        self.drawing = Drawing(self._right + _CHANNEL + _PART_WIDTH + _MARGIN, int(height), _PAPER)
        self._title()
        self._pico()
        for number in range(len(board.parts)):
            self._part(number)
        for side in ("left", "right"):
            self._route(side)

    def _side(self, number: int) -> str:
        sides = [pico.place_of(wire.pin)[0] for wire in self._wires if wire.part == number]
        return max(("left", "right"), key=sides.count)

    def _height(self, number: int) -> int:
        leads = sum(wire.part == number for wire in self._wires)
        return max(_PART_HEIGHTS[ROLES[self._board.parts[number]["kind"]]], leads * _LEAD + 40)

    def _stack(self) -> list[float]:
        """The y of each part: level with its pins as far as there is room, none over another."""
        tops: list[float] = [0.0] * len(self._board.parts)
        for side in ("left", "right"):
            free = _TOP - 30.0
            members = [number for number in range(len(tops)) if self._sides[number] == side]
            for number in sorted(members, key=self._middle):
                tops[number] = max(free, self._middle(number) - self._height(number) / 2)
                free = tops[number] + self._height(number) + _GAP
        return tops

    def _middle(self, number: int) -> float:
        rows = [pico.place_of(wire.pin)[1] for wire in self._wires if wire.part == number]
        return _TOP + _ROW * (sum(rows) / len(rows) + 0.5)

    def _title(self) -> None:
        models = ", ".join(pico.MCUS[mcu] for mcu in self._board.mcus)
        self.drawing.text(_MARGIN, 38, self._board.name, 24, _INK, bold=True)
        self.drawing.text(_MARGIN, 66, f"{models}, seen from above", 14, _FAINT)

    def _pico(self) -> None:
        drawing, x = self.drawing, self._left
        drawing.box(x, _TOP - 26, _PICO_WIDTH, 20 * _ROW + 52, _GREEN, "#0a5a2c", 12)
        drawing.box(x + _PICO_WIDTH / 2 - 36, _TOP - 40, 72, 50, "#c9ccd1", "#8f949b", 4)
        drawing.text(x + _PICO_WIDTH / 2, _TOP - 14, "USB", 12, "#5b6068", "middle")
        drawing.box(x + _PICO_WIDTH / 2 - 26, _TOP + 7 * _ROW, 52, 52, "#1d1f22", "#000000", 4)
        drawing.text(x + _PICO_WIDTH / 2, _TOP + 11.2 * _ROW, "Pico", 17, "#d8efe0", "middle", True)
        used = {wire.pin: wire.colour for wire in self._wires}
        for pin in range(1, 41):
            self._pad(pin, used.get(pin))

    def _pad(self, pin: int, colour: str | None) -> None:
        drawing, name = self.drawing, pico.PINS[pin - 1]
        x, y = self._pin(pin)
        inward = 1 if pico.place_of(pin)[0] == "left" else -1
        anchor = "start" if inward > 0 else "end"
        drawing.box(x - 9, y - 8, 18, 16, _GOLD, "#a9842f", 8)
        drawing.dot(x, y, 4.5, colour or _HOLE)
        drawing.text(x + 15 * inward, y, str(pin), 9.5, "#9fd3b3", anchor)
        drawing.text(x + 31 * inward, y, name, 13, "#ffffff" if colour else "#a8cdb6", anchor, bool(colour))

    def _pin(self, pin: int) -> Point:
        side, row = pico.place_of(pin)
        x = self._left + 12 if side == "left" else self._right - 12
        return x, _TOP + _ROW * (row + 0.5)

    def _part(self, number: int) -> None:
        part, top, height = self._board.parts[number], self._tops[number], self._height(number)
        x = _MARGIN if self._sides[number] == "left" else self._right + _CHANNEL
        strip = 46
        face = x if self._sides[number] == "left" else x + strip
        kind = part["kind"]
        fill = {"keypad": "#2b2e33", "buzzer": "#e9e6de", "pn532_spi": "#a3212b", "pn532_i2c": "#a3212b"}
        self.drawing.box(x, top, _PART_WIDTH, height, fill.get(kind, "#123a6b"), "#15181c", 12)
        width = _PART_WIDTH - strip
        if kind == "keypad":
            self._keys(part["keys"], face, top, width, height)
        elif kind == "buzzer":
            self._disc(face + width / 2, top + height / 2)
        elif ROLES[kind] == "reader":
            self._antenna(face, top, width, height, kind)
        else:
            self._glass(face, top, width, height, part)
        self.drawing.text(x + _PART_WIDTH / 2, top + height + 16, _CAPTIONS[kind], 13, _FAINT, "middle")
        for wire in self._wires:
            if wire.part == number:
                self._lead(wire, "#202124" if kind == "buzzer" else "#ffffff")

    def _keys(self, keys: list[str], x: float, top: float, width: float, height: float) -> None:
        step_x, step_y = (width - 16) / len(keys[0]), (height - 24) / len(keys)
        for row, line in enumerate(keys):
            for column, key in enumerate(line):
                left, up = x + 14 + column * step_x, top + 14 + row * step_y
                fill = "#c0392b" if key in "ABCD" else "#2471c9" if key in "*#" else "#f2f1ed"
                ink = _INK if key.isdigit() else "#ffffff"
                if key != " ":
                    self.drawing.box(left, up, step_x - 8, step_y - 8, fill, "", 7)
                    self.drawing.text(left + step_x / 2 - 4, up + step_y / 2 - 4, key, 19, ink, "middle", True)

    def _glass(self, x: float, top: float, width: float, height: float, part: dict) -> None:
        drawing = self.drawing
        drawing.box(x + 8, top + 26, width - 18, height - 60, "#05060a", "#2c3139", 4)
        middle = x + 8 + (width - 18) / 2
        drawing.text(middle - 45, top + height / 2 - 6, "11", 44, "#cde4ff", "middle", True)
        drawing.text(middle + 45, top + height / 2 - 6, "9", 44, "#cde4ff", "middle", True)
        drawing.line([(middle, top + 44), (middle, top + height - 54)], "#5d7896", 1)
        drawing.text(middle, top + height - 17, f"128 x 64, address {part['address']}", 11, "#b9cbe4", "middle")

    def _disc(self, x: float, y: float) -> None:
        self.drawing.dot(x, y, 44, "#d8b25a", "#9a7a2e")
        self.drawing.dot(x, y, 28, "#f0eee8", "#b9b4a8")
        self.drawing.dot(x, y, 4, "#9a948a")

    def _antenna(self, x: float, top: float, width: float, height: float, kind: str) -> None:
        drawing = self.drawing
        for turn in range(4):
            edge = 12 + 7 * turn
            left, up, right, down = x + 20 + edge, top + edge, x + width - edge, top + height - edge
            drawing.line([(left, up), (right, up), (right, down), (left, down), (left, up)], _GOLD, 2)
        middle = x + 10 + width / 2
        drawing.text(middle, top + height / 2 - 30, "tags here", 15, "#ffffff", "middle", True)
        if kind in SWITCHES:
            self._switches(middle, top + height / 2 + 22, SWITCHES[kind])

    def _switches(self, x: float, y: float, positions: str) -> None:
        """Two switches, up for 1."""
        self.drawing.box(x - 34, y - 22, 68, 52, "#1f5fae", "#15181c", 4)
        for at, position in enumerate(positions):
            left = x - 24 + 28 * at
            self.drawing.box(left, y - 14, 20, 28, "#0d2c54")
            self.drawing.box(left + 2, y - 12 + (0 if position == "1" else 12), 16, 12, "#ffffff")
            self.drawing.text(left + 10, y + 22, str(at + 1), 11, "#ffffff", "middle", True)
        self.drawing.text(x + 42, y - 8, "1", 11, "#ffffff")
        self.drawing.text(x + 42, y + 8, "0", 11, "#ffffff")

    def _lead(self, wire: Wire, ink: str) -> None:
        x, y = self._end(wire)
        inward = -1 if self._sides[wire.part] == "left" else 1
        self.drawing.dot(x, y, 7, _GOLD, "#a9842f")
        self.drawing.text(x + 13 * inward, y, wire.label, 12, ink, "end" if inward < 0 else "start", True)

    def _end(self, wire: Wire) -> Point:
        """Where a wire ends at its part: on the edge that faces the Pico, the first pin on top."""
        members = [one for one in self._wires if one.part == wire.part]
        middle = self._tops[wire.part] + self._height(wire.part) / 2
        y = middle + _LEAD * (members.index(wire) - (len(members) - 1) / 2)
        return (_MARGIN + _PART_WIDTH - 6 if self._sides[wire.part] == "left" else self._right + _CHANNEL + 6), y

    def _route(self, side: str) -> None:
        """Draws the wires of the parts on one side.

        Each turns in a lane of its own. Of wires that go down the lower turns nearer to the part, of those that
        go up the upper, so that only wires cross whose ends are in another order.
        """
        members = [wire for wire in self._wires if self._sides[wire.part] == side]
        down = sorted((one for one in members if self._falls(one)), key=lambda one: -self._end(one)[1])
        up = sorted((one for one in members if not self._falls(one)), key=lambda one: self._end(one)[1])
        for group in (down, up):
            for at, wire in enumerate(group):
                share = (at + 1) / (len(group) + 1)
                lane = 24 + (_CHANNEL - 48) * share
                x = _MARGIN + _PART_WIDTH + lane if side == "left" else self._right + _CHANNEL - lane
                self._wire(wire, x, side, at)

    def _falls(self, wire: Wire) -> bool:
        return self._pin(wire.pin)[1] > self._end(wire)[1]

    def _wire(self, wire: Wire, lane: float, side: str, at: int) -> None:
        start, end = self._end(wire), self._pin(wire.pin)
        points = [start, (lane, start[1]), (lane, end[1]), end]
        if pico.place_of(wire.pin)[0] != side:
            over = _TOP - 52 - 7 * at
            beyond = self._right + 24 + 7 * at if side == "left" else self._left - 24 - 7 * at
            points = [start, (lane, start[1]), (lane, over), (beyond, over), (beyond, end[1]), end]
        self.drawing.line(points, _PAPER, 7)
        self.drawing.line(points, wire.colour, 3.6)
        self.drawing.dot(*end, 5, wire.colour)
        if sum(wire.pin == other.pin for other in self._wires) > 1:
            # Two wires of one pin join here.
            self.drawing.dot(points[-2][0], end[1], 5, wire.colour)
