"""The drawings of the letters and the firmware's bytes made of them."""

import pytest

from host_tools import font


def test_the_firmware_has_the_letters_as_they_are_drawn():
    assert font.TARGET.read_text("utf-8") == font.generate(), "stale: run python3 -m host_tools.font"


def test_a_drawing_names_its_glyphs_above_their_rows():
    drawing = "a  space\n##  ..\n#.  ..\n\nbox\n#\n.\n"
    assert font.read_glyphs(drawing, 2) == {"a": ["##", "#."], " ": ["..", ".."], "box": ["#", "."]}


def test_a_column_is_a_byte_with_its_lowest_bit_on_top():
    assert font.columns(["#.", "#.", ".#", "..", "..", "..", "..", ".#"]) == [b"\x03\x84"]


def test_a_record_is_the_width_and_the_columns_padded_to_the_widest():
    glyphs = {"box": ["##"] * 8, " ": ["."] * 8, "A": ["#"] * 8}
    assert font.pack(glyphs) == (" A", 2, [b"\x02\xff\xff", b"\x01\x00\x00", b"\x01\xff\x00"])


@pytest.mark.parametrize(
    "drawing",
    ["a\n##\n#\n", "a\n##\n", "a\n#o\n##\n", "a b\n## ##\n##\n"],
    ids=["ragged", "too low", "foreign sign", "missing row"],
)
def test_a_glyph_drawn_badly_is_named(drawing):
    with pytest.raises(ValueError, match="glyph '[ab]' must be 2 equally long rows"):
        font.read_glyphs(drawing, 2)


def test_a_glyph_drawn_twice_is_named():
    with pytest.raises(ValueError, match="glyph 'a' is drawn twice"):
        font.read_glyphs("a a\n# #\n# #\n", 2)
