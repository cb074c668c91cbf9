"""What the screens share: where the heading and the hints stand, the sides' keys, and how sentences are broken into
lines."""

from settebello.compat import const

# Of the first side, the second ...
SIDE_KEYS = "123456"
LINE = const(8)
HINTS = const(56)
_BAR = const(9)


def heading(canvas, text, right=""):
    """Draws a title across the top, dark on lit, and a shorter text at its right."""
    room = canvas.width - 6 - canvas.text_width(right)
    canvas.text_fit(text, 2, 1, room)
    canvas.text_right(right, canvas.width - 2, 1)
    canvas.invert(0, 0, canvas.width, _BAR)


def hints(canvas, text):
    """Draws what the keys do now along the bottom."""
    canvas.text(text, 1, HINTS)


def broken(canvas, text, width):
    """A sentence as a list of lines, none wider than so many pixels; a word that is goes on in the next, a setting of
    a rule line with its value."""
    lines = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and canvas.text_width(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
        while canvas.text_width(line) > width:
            count = len(line) - 1
            while count > 1 and canvas.text_width(line[:count]) > width:
                count -= 1
            count = line.find("=", 0, count) + 1 or count
            lines.append(line[:count])
            line = line[count:]
    lines.append(line)
    return lines
