"""What a canvas draws, pixel by pixel, and that it allocates nothing."""

import gc

from settebello.ui.canvas import Canvas
from tests.ui.pixels import extent, is_lit, lit, rows


def blank():
    return Canvas(bytearray(1024))


def test_the_buffer_stays_the_callers_own():
    buffer = bytearray(1024)
    canvas = Canvas(buffer)
    canvas.fill_box(0, 0, 1, 1)
    assert canvas.buffer is buffer and buffer[0] == 1
    assert (canvas.width, canvas.height) == (128, 64)


def test_the_canvas_draws_on_a_part_of_a_larger_buffer():
    larger = bytearray(1025)
    Canvas(memoryview(larger)[1:]).fill_box(0, 0, 128, 64)
    assert larger[0] == 0 and all(byte == 255 for byte in larger[1:])


def test_a_letter_is_drawn_at_its_place_in_any_row():
    for y in (0, 3, 9, 57):
        canvas = blank()
        assert canvas.text("L", 10, y) == 15
        assert rows(canvas.buffer, 9, y, 6, 7) == [".#....", ".#....", ".#....", ".#....", ".#....", ".#....", ".####."]


def test_letters_stand_one_pixel_apart():
    canvas = blank()
    canvas.text("il", 0, 0)
    assert rows(canvas.buffer, 0, 0, 5, 7) == ["#.#..", "..#..", "#.#..", "#.#..", "#.#..", "#.#..", "#..#."]


def test_text_goes_on_where_the_last_text_ended():
    canvas, whole = blank(), blank()
    canvas.text("bello", canvas.text("sette", 3, 20), 20)
    whole.text("settebello", 3, 20)
    assert canvas.buffer == whole.buffer


def test_text_is_drawn_over_what_is_there():
    canvas = blank()
    canvas.fill_box(0, 0, 20, 8)
    canvas.text("A", 0, 0)
    assert extent(canvas.buffer) == (0, 0, 20, 8)
    assert rows(canvas.buffer, 0, 0, 20, 8) == ["#" * 20] * 8


def test_empty_text_draws_nothing():
    canvas = blank()
    assert canvas.text("", 5, 5) == 5
    assert canvas.text_width("") == canvas.tall_width("") == 0
    assert extent(canvas.buffer) is None


def test_text_keeps_to_its_right_edge():
    canvas = blank()
    canvas.text_right("H", 128, 0)
    assert extent(canvas.buffer) == (123, 0, 5, 7)


def test_text_keeps_to_its_middle():
    canvas = blank()
    canvas.text_centre("HHH", 64, 0)
    assert extent(canvas.buffer) == (56, 0, 17, 7)


CASES = {
    "test_text_that_crosses_an_edge_is_cut_there": [
        {"id": "left", "x": -3, "y": 0, "extent": (0, 0, 2, 7)},
        {"id": "right", "x": 126, "y": 0, "extent": (126, 0, 2, 7)},
        {"id": "top", "x": 0, "y": -3, "extent": (0, 0, 5, 4)},
        {"id": "bottom", "x": 0, "y": 61, "extent": (0, 61, 5, 3)},
        {"id": "far left", "x": -50, "y": 0, "extent": None},
        {"id": "far right", "x": 500, "y": 0, "extent": None},
        {"id": "far above", "x": 0, "y": -50, "extent": None},
        {"id": "far below", "x": 0, "y": 500, "extent": None},
    ],
    "test_a_number_looks_like_its_text": [
        {"id": str(n), "n": n} for n in (0, 7, 10, 11, 100, 999, 1000, 1234567890 // 2, -1, -10, -1234567)
    ],
    "test_an_inverted_box_is_cut_at_the_edges": [
        {"id": "inside", "box": (5, 6, 7, 20), "extent": (5, 6, 7, 20)},
        {"id": "one page", "box": (5, 9, 3, 4), "extent": (5, 9, 3, 4)},
        {"id": "whole", "box": (0, 0, 128, 64), "extent": (0, 0, 128, 64)},
        {"id": "around", "box": (-9, -9, 500, 500), "extent": (0, 0, 128, 64)},
        {"id": "bottom right", "box": (120, 60, 20, 20), "extent": (120, 60, 8, 4)},
        {"id": "empty", "box": (5, 5, 0, 9), "extent": None},
        {"id": "outside", "box": (128, 64, 9, 9), "extent": None},
        {"id": "above", "box": (3, -9, 9, 9), "extent": None},
    ],
}


def test_text_that_crosses_an_edge_is_cut_there(case):
    canvas = blank()
    canvas.text("H", case["x"], case["y"])
    assert extent(canvas.buffer) == case["extent"]


def test_a_number_looks_like_its_text(case):
    drawn, written = blank(), blank()
    assert drawn.number(case["n"], 2, 1) == written.text(str(case["n"]), 2, 1)
    assert drawn.buffer == written.buffer
    assert drawn.number_width(case["n"]) == written.text_width(str(case["n"]))


def test_a_long_negative_number_takes_a_hyphen_and_seven_digits():
    canvas = blank()
    canvas.number(-1234567, 0, 0)
    assert canvas.number_width(-1234567) == 3 + 7 * 6
    assert extent(canvas.buffer) == (0, 0, 45, 7)


def test_numbers_of_as_many_digits_are_equally_wide():
    canvas = blank()
    for n in (11, 47, 88, 90):
        assert canvas.number_width(n) == 11


def test_a_number_keeps_to_its_right_edge_and_to_its_middle():
    canvas = blank()
    canvas.number_right(88, 128, 0)
    assert extent(canvas.buffer) == (117, 0, 11, 7)
    canvas.clear()
    canvas.number_centre(88, 64, 0)
    assert extent(canvas.buffer) == (59, 0, 11, 7)


def test_a_tall_number_looks_like_its_text():
    drawn, written = blank(), blank()
    drawn.tall_number(-120, 4, 5)
    written.tall("-120", 4, 5)
    assert drawn.buffer == written.buffer


def test_text_that_fits_is_whole():
    canvas, whole = blank(), blank()
    canvas.text_fit("NOI", 0, 0, canvas.text_width("NOI"))
    whole.text("NOI", 0, 0)
    assert canvas.buffer == whole.buffer


def test_text_that_is_too_wide_ends_in_dots_within_its_width():
    canvas, short = blank(), blank()
    canvas.text_fit("HHHH", 0, 0, 22)
    short.text("HH…", 0, 0)
    assert canvas.buffer == short.buffer


def test_text_never_grows_out_of_the_width_it_must_fit():
    for w in range(10, 90):
        canvas = blank()
        assert canvas.text_fit("Gioca l’asso pigliatutto", 0, 0, w) <= w + 1
        assert extent(canvas.buffer)[2] <= w
        canvas.clear()
        assert canvas.tall_fit("settebello", 0, 0, w) <= w + 2
        assert extent(canvas.buffer)[2] <= w


def test_tall_letters_are_sixteen_pixels_high_and_ten_fit():
    canvas = blank()
    canvas.tall("SETTEBELLO", 0, 40)
    left, top, width, height = extent(canvas.buffer)
    assert (left, top, height) == (0, 40, 16) and width == canvas.tall_width("SETTEBELLO") <= 128


def test_small_letters_are_drawn_tall_as_capitals():
    small, capital = blank(), blank()
    small.tall("Perché è già", 0, 0)
    capital.tall("PERCHÉ È GIÀ", 0, 0)
    assert small.buffer == capital.buffer


def test_a_character_without_a_glyph_is_a_hollow_box():
    for unknown in ("☺", "ß", "÷", "\n"):
        canvas = blank()
        canvas.text(unknown, 0, 0)
        assert rows(canvas.buffer, 0, 0, 6, 8) == [
            "#####.",
            "#...#.",
            "#...#.",
            "#...#.",
            "#...#.",
            "#...#.",
            "#####.",
            "......",
        ]
        canvas.clear()
        canvas.tall(unknown, 0, 0)
        assert extent(canvas.buffer) == (0, 0, 8, 16) and not is_lit(canvas.buffer, 4, 8)


def test_a_suit_is_drawn_like_its_character():
    for suit in range(4):
        drawn, written = blank(), blank()
        assert drawn.pip(suit, 20, 9) == written.text("♦♥♠♣"[suit], 20, 9) == 28
        assert drawn.buffer == written.buffer


def test_denari_is_a_ring_with_a_dot():
    canvas = blank()
    canvas.pip(0, 0, 0)
    assert rows(canvas.buffer, 0, 0, 7, 7) == [
        "..###..",
        ".#...#.",
        "#..#..#",
        "#.###.#",
        "#..#..#",
        ".#...#.",
        "..###..",
    ]


def test_a_large_suit_fills_sixteen_pixels():
    seen = []
    for suit in range(4):
        canvas = blank()
        canvas.big_pip(suit, 30, 20)
        left, top, width, height = extent(canvas.buffer)
        assert left >= 30 and top == 20 and left + width <= 46 and height == 16
        seen.append(rows(canvas.buffer, 30, 20, 16, 16))
    assert all(seen.count(picture) == 1 for picture in seen)


def test_lines_and_boxes_take_the_pixels_they_name():
    canvas = blank()
    canvas.hline(2, 1, 5)
    canvas.vline(0, 0, 3)
    canvas.box(8, 0, 4, 3)
    canvas.fill_box(13, 0, 3, 3)
    canvas.clear_box(14, 1, 1, 1)
    assert rows(canvas.buffer, 0, 0, 17, 4) == [
        "#.......####.###.",
        "#.#####.#..#.#.#.",
        "#.......####.###.",
        ".................",
    ]


def test_a_disc_is_round():
    canvas = blank()
    canvas.disc(1, 1, 6)
    assert rows(canvas.buffer, 0, 0, 8, 8) == [
        "........",
        "..####..",
        ".######.",
        ".######.",
        ".######.",
        ".######.",
        "..####..",
        "........",
    ]


def test_an_inverted_box_is_cut_at_the_edges(case):
    canvas = blank()
    canvas.invert(*case["box"])
    assert extent(canvas.buffer) == case["extent"]
    if case["extent"]:
        _, _, w, h = case["extent"]
        assert lit(canvas.buffer) == w * h
    canvas.invert(*case["box"])
    assert extent(canvas.buffer) is None


def test_inverted_cells_are_the_boxes_of_their_bits():
    # Rows that begin at a page, within one and across an edge of the frame.
    for x, y in ((17, 16), (17, 19), (-4, -3), (100, 60)):
        cells, boxes = blank(), blank()
        cells.invert_cells(0b1000000101, x, y, 11)
        for cell in (0, 2, 9):
            boxes.invert(x + 11 * cell, y, 9, 8)
        assert cells.buffer == boxes.buffer
        assert extent(cells.buffer)


def test_a_struck_digit_has_a_stroke_from_corner_to_corner():
    canvas = blank()
    canvas.strike(10, 20, 9)
    assert extent(canvas.buffer) == (10, 19, 9, 9)
    assert all(is_lit(canvas.buffer, 10 + i, 27 - i) for i in range(9))


def test_a_key_is_dark_on_a_lit_cap():
    canvas = blank()
    assert canvas.key("1", 0, 1) == 11
    assert rows(canvas.buffer, 0, 0, 10, 9) == [
        ".#######..",
        "####.####.",
        "###..####.",
        "####.####.",
        "####.####.",
        "####.####.",
        "####.####.",
        "###...###.",
        ".#######..",
    ]


def test_dots_are_counted_while_they_fit():
    canvas, written = blank(), blank()
    assert canvas.dots(3, 0, 0, 17) == written.text("●●●", 0, 0)
    assert canvas.buffer == written.buffer
    assert canvas.dots(0, 7, 0, 17) == 7


def test_too_many_dots_become_a_dot_and_the_number():
    canvas, written = blank(), blank()
    canvas.dots(12, 0, 0, 30)
    written.text("●12", 0, 0)
    assert canvas.buffer == written.buffer


def test_dots_keep_to_their_middle():
    canvas = blank()
    canvas.dots_centre(3, 60, 0, 30)
    assert extent(canvas.buffer)[0] == 52 and extent(canvas.buffer)[2] == 17
    canvas.clear()
    canvas.dots_centre(12, 60, 0, 30)
    assert extent(canvas.buffer)[0] == 52 and extent(canvas.buffer)[2] == 17


def test_a_scroll_bar_shows_which_rows_are_seen():
    canvas = blank()
    canvas.scroll_bar(126, 0, 40, 0, 5, 10)
    assert [is_lit(canvas.buffer, 125, y) for y in (0, 19, 20, 39)] == [True, True, False, False]
    canvas.clear()
    canvas.scroll_bar(126, 0, 40, 5, 5, 10)
    assert [is_lit(canvas.buffer, 125, y) for y in (0, 19, 20, 39)] == [False, False, True, True]
    assert extent(canvas.buffer) == (125, 0, 3, 40)


def test_a_list_that_fits_needs_no_scroll_bar():
    canvas = blank()
    canvas.scroll_bar(126, 0, 40, 0, 5, 5)
    assert extent(canvas.buffer) is None


def draw_everything(canvas):
    canvas.clear()
    canvas.text_centre("Perché", 64, 0)
    canvas.text_right("è", 128, 0)
    canvas.text_fit("Gioca l’asso pigliatutto", 0, 8, 60)
    canvas.number(canvas.number_width(-1234567), 0, 16)
    canvas.number_right(-17, 128, 16)
    canvas.number_centre(999, 64, 16)
    canvas.tall("vince noi", 0, 24)
    canvas.tall_centre("À", 64, 24)
    canvas.tall_fit("settebello a noi", 0, 24, 90)
    canvas.tall_number(-120, 0, 24)
    for digit in range(10):
        canvas.big_digit(digit, 9 * digit, 30, 9, 32)
    canvas.big_number(217, 0, 0, 128, 64)
    canvas.pip(3, 0, 40)
    canvas.big_pip(3, 9, 40)
    canvas.hline(0, 0, 9)
    canvas.vline(0, 0, 9)
    canvas.box(0, 0, 9, 9)
    canvas.fill_box(1, 1, 3, 3)
    canvas.clear_box(2, 2, 1, 1)
    canvas.disc(20, 20, 9)
    canvas.invert(3, 3, 50, 50)
    canvas.invert_cells(5, 17, 11, 11)
    canvas.strike(3, 3, 9)
    canvas.dots(3, 0, 50, 30)
    canvas.dots_centre(12, 64, 50, 30)
    canvas.key("#", 0, 56)
    canvas.text("☺", 100, 56)
    canvas.scroll_bar(126, 0, 50, 2, 5, 9)


def test_drawing_allocates_nothing():
    if not hasattr(gc, "mem_alloc"):
        return
    canvas = blank()
    draw_everything(canvas)
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    for _ in range(20):
        draw_everything(canvas)
    after = gc.mem_alloc()
    gc.enable()
    assert after == before
