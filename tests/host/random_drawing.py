"""Draws many random things with `framebuf` and prints the frames; run on both interpreters to compare them."""

import framebuf

_WIDTH, _HEIGHT = 37, 29


class Dice:
    """The same numbers on every interpreter (a linear congruence with the constants of C's `rand`)."""

    def __init__(self, seed):
        self._state = seed

    def throw(self, low, high):
        """A whole number from low to high, both included."""
        self._state = (self._state * 1103515245 + 12345) % 2147483648
        return low + (self._state >> 8) % (high - low + 1)


def picture(dice, stride):
    """A random picture as (bytes, width, height, format, stride)."""
    w, h = dice.throw(1, 12), dice.throw(1, 20)
    stride = w + stride
    return bytes([dice.throw(0, 255) for _ in range(stride * ((h + 7) // 8))]), w, h, framebuf.MONO_VLSB, stride


def draw(frame, dice):
    """One random call; places and sizes reach beyond every edge."""
    x, y = dice.throw(-15, _WIDTH + 5), dice.throw(-15, _HEIGHT + 5)
    w, h = dice.throw(-2, _WIDTH + 20), dice.throw(-2, _HEIGHT + 20)
    colour = dice.throw(0, 1)
    kind = dice.throw(0, 9)
    if kind == 0:
        frame.pixel(x, y, colour)
    elif kind == 1:
        frame.hline(x, y, w, colour)
    elif kind == 2:
        frame.vline(x, y, h, colour)
    elif kind == 3:
        frame.rect(x, y, w, h, colour)
    elif kind == 4:
        frame.rect(x, y, w // 3, h // 3, colour, True)
    elif kind == 5:
        frame.fill_rect(x, y, w // 3, h // 3, colour)
    elif kind == 6:
        frame.blit(picture(dice, 0)[:4], x, y)
    elif kind == 7:
        frame.blit(picture(dice, dice.throw(0, 3)), x, y, dice.throw(-1, 1))
    elif kind == 8:
        pixels, w, h, layout, stride = picture(dice, 2)
        frame.blit(framebuf.FrameBuffer(bytearray(pixels), w, h, layout, stride), x, y, dice.throw(-1, 1))
    elif dice.throw(0, 9) == 0:
        frame.fill(colour)


def main():
    """Print one frame in hexadecimal, and some pixels read back, for each seed."""
    for seed in range(60):
        dice = Dice(seed)
        stride = _WIDTH + seed % 3
        buffer = bytearray(stride * ((_HEIGHT + 7) // 8))
        frame = framebuf.FrameBuffer(buffer, _WIDTH, _HEIGHT, framebuf.MONO_VLSB, stride)
        for _ in range(60):
            draw(frame, dice)
        read = [frame.pixel(dice.throw(-3, _WIDTH + 2), dice.throw(-3, _HEIGHT + 2)) for _ in range(20)]
        print("".join(["%02x" % byte for byte in buffer]), read)


if __name__ == "__main__":
    main()
