"""A frame as text and as a picture."""

import pytest

from host_tools.picture import frame_png, frame_text


@pytest.fixture
def frame():
    """A frame with (0, 0), (127, 0) and (2, 63) lit."""
    buffer = bytearray(1024)
    buffer[0] = buffer[127] = 0x01
    buffer[7 * 128 + 2] = 0x80
    return buffer


def test_a_frame_is_64_lines_of_128_signs(frame):
    lines = frame_text(frame).split("\n")
    assert lines.pop() == "" and len(lines) == 64
    assert lines[0] == "#" + "." * 126 + "#"
    assert lines[63] == "..#" + "." * 125
    assert set(lines[1:63]) == {"." * 128}


@pytest.mark.parametrize("scale", [1, 4, 8])
def test_a_picture_is_brighter_where_the_frame_is_lit(frame, tmp_path, scale):
    image = pytest.importorskip("PIL.Image")
    frame_png(frame, tmp_path / "frame.png", scale)
    with image.open(tmp_path / "frame.png") as picture:
        edge = (picture.width - 128 * scale) // 2
        assert picture.size == (128 * scale + 2 * edge, 64 * scale + 2 * edge)
        grey = picture.convert("L")
        assert grey.getpixel((edge, edge)) > 150
        assert grey.getpixel((edge + 2 * scale, edge + 63 * scale)) > 150
        assert grey.getpixel((edge + 64 * scale, edge + 32 * scale)) < 50
