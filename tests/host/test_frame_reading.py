"""What is drawn on a frame is read back, whatever the font, the colour and the place."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from host_tools.frame_reading import read_lines
from settebello.ui import font
from settebello.ui.canvas import Canvas

FRAME = 1024
few = settings(max_examples=40, deadline=None)
# Two of ' have the pixels of one ", and | is taken for a line.
SMALL = font.SMALL_CHARACTERS.replace("|", "").replace("'", "")
TALL = font.TALL_CHARACTERS


def blank():
    canvas = Canvas(bytearray(FRAME))
    return canvas, canvas.buffer


def words(characters):
    """Texts that begin with a letter, so that they can't be a part of a drawing, and have single spaces."""
    return st.text(characters, max_size=14).map(lambda tail: " ".join(("A" + tail).split()))


@few
@given(words(SMALL), st.integers(0, 127), st.integers(0, 56), st.booleans())
def test_small_letters_are_read_lit_and_dark(text, x, y, dark):
    canvas, frame = blank()
    assume(x + canvas.text_width(text) <= 128)
    canvas.text(text, x, y)
    if dark:
        canvas.invert(0, 0, 128, 64)
    assert read_lines(frame) == [text]


@few
@given(words(TALL), st.integers(0, 127), st.integers(0, 48), st.booleans())
def test_tall_letters_are_read_lit_and_dark(text, x, y, dark):
    canvas, frame = blank()
    assume(x + canvas.tall_width(text) <= 128)
    canvas.tall(text, x, y)
    if dark:
        canvas.invert(0, 0, 128, 64)
    assert read_lines(frame) == [text]


@few
@given(st.integers(0, 999), st.integers(0, 999), st.sampled_from([(17, 32), (27, 28), (20, 40)]))
def test_two_scores_side_by_side_are_read(left, right, place):
    y, height = place
    canvas, frame = blank()
    canvas.big_number(left, 0, y, 60, height)
    canvas.vline(62, y, height)
    canvas.big_number(right, 66, y, 60, height)
    assert read_lines(frame) == [f"{left} {right}"]


@few
@given(st.lists(words(SMALL), min_size=8, max_size=8))
def test_lines_eight_pixels_apart_are_read_from_the_top(texts):
    canvas, frame = blank()
    assume(all(canvas.text_width(text) <= 128 for text in texts))
    for row, text in enumerate(texts):
        canvas.text(text, 0, 8 * row)
    assert read_lines(frame) == texts


def test_a_screen_of_every_kind_of_letters_is_read_line_by_line():
    canvas, frame = blank()
    canvas.text("Scopa a 11", 2, 1)
    canvas.text_right("sm. 4", 126, 1)
    canvas.invert(0, 0, 128, 9)
    after = canvas.key("1", 0, 11)
    canvas.text("Noi", after, 11)
    canvas.big_number(10, 0, 20, 60, 24)
    canvas.tall_centre("Sì! 3-2", 96, 20)
    canvas.text("# scegli  * indietro", 0, 56)
    assert read_lines(frame) == ["Scopa a 11 sm. 4", "1 Noi", "10", "SÌ! 3-2", "# scegli * indietro"]


def test_a_card_in_its_box_is_read_beside_those_that_lie_open():
    canvas, frame = blank()
    for place, rank in enumerate("123"):
        canvas.text(rank, 10 * place + 2, 10)
    canvas.invert(10, 9, 9, 8)
    assert read_lines(frame) == ["1 3", "2"]


def test_what_is_no_letter_says_nothing():
    canvas, frame = blank()
    canvas.box(0, 0, 128, 64)
    canvas.vline(64, 0, 64)
    canvas.hline(10, 20, 40)
    canvas.disc(90, 20, 20)
    canvas.scroll_bar(120, 5, 50, 2, 3, 9)
    canvas.fill_box(5, 30, 2, 16)
    assert read_lines(frame) == []


def test_a_letter_with_one_wrong_pixel_is_not_read():
    canvas, frame = blank()
    canvas.text("AB", 0, 0)
    canvas.vline(3, 4, 1)
    assert read_lines(frame) == ["B"]


def test_a_character_that_the_font_lacks_is_shown_as_such():
    canvas, frame = blank()
    canvas.text("A€B", 0, 0)
    assert read_lines(frame) == ["A□B"]
