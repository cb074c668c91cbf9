"""What a screen says, for tests that ask for its words rather than its pixels."""

from settebello.ui.canvas import Canvas


class Reading(Canvas):
    """A canvas that keeps the texts and numbers that are drawn on it, in ``texts``."""

    def __init__(self):
        super().__init__(bytearray(1024))
        self.texts = []

    def text(self, s, x, y):
        self.texts.append(s)
        return super().text(s, x, y)

    def text_fit(self, s, x, y, w):
        self.texts.append(s)
        return super().text_fit(s, x, y, w)

    def text_right(self, s, x_right, y):
        self.texts.append(s)
        return super().text_right(s, x_right, y)

    def text_centre(self, s, x_centre, y):
        self.texts.append(s)
        return super().text_centre(s, x_centre, y)

    def number_right(self, n, x_right, y):
        self.texts.append(str(n))
        return super().number_right(n, x_right, y)

    def tall(self, s, x, y):
        self.texts.append(s)
        return super().tall(s, x, y)

    def tall_fit(self, s, x, y, w):
        self.texts.append(s)
        return super().tall_fit(s, x, y, w)

    def tall_number(self, n, x, y):
        self.texts.append(str(n))
        return super().tall_number(n, x, y)

    def big_number(self, n, x, y, w, h):
        self.texts.append(str(n))
        super().big_number(n, x, y, w, h)


def shows(box, *texts):
    """Whether the screen in front says all of these."""
    reading = Reading()
    box.app.screen().draw(reading)
    said = " ".join(reading.texts)
    for text in texts:
        if text not in said:
            return False
    return True
