"""The two fonts: every character that the screens need is there, apart from the others, and keeps to its cell."""

from settebello.ui import font

PRINTABLE = "".join([chr(code) for code in range(32, 127)])
ACCENTED = "ÀÈÉÌÒÙàèéìòù"
SIGNS = "’·…→←↑↓✓●○–×♦♥♠♣"
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÈÉÌÒÙ"
DIGITS = "0123456789"


class Font:
    """A font read straight from its records: the box's, then one for each character."""

    def __init__(self, characters, columns, pages, records):
        self.characters = characters
        self.columns = columns
        self._pages = pages
        self._records = records
        self._size = 1 + columns * pages
        assert len(records) == self._size * (1 + len(characters))

    def record(self, place):
        """The bytes of a record."""
        return self._records[place * self._size : (place + 1) * self._size]

    def width(self, character):
        """The width of a character's glyph."""
        return self.record(1 + self.characters.index(character))[0]

    def column(self, character, x):
        """The pixels of a column as a number, the lowest bit on top."""
        record = self.record(1 + self.characters.index(character))
        return sum([record[1 + page * self.columns + x] << 8 * page for page in range(self._pages)])

    def rows(self, character):
        """The pixels of all columns laid over each other."""
        together = 0
        for x in range(self.columns):
            together |= self.column(character, x)
        return together


def small():
    return Font(font.SMALL_CHARACTERS, font.SMALL_COLUMNS, 1, font.SMALL)


def tall():
    return Font(font.TALL_CHARACTERS, font.TALL_COLUMNS, 2, font.TALL)


def test_the_small_font_has_every_character_that_a_screen_may_show():
    assert not [c for c in PRINTABLE + ACCENTED + SIGNS if c not in font.SMALL_CHARACTERS]


def test_the_tall_font_has_capitals_digits_and_what_names_and_scores_need():
    assert not [c for c in CAPITALS + DIGITS + " -–.,'’/+=×:!?()&%→…✓·#*" if c not in font.TALL_CHARACTERS]


def test_no_character_is_there_twice():
    for letters in (small(), tall()):
        assert len(set(letters.characters)) == len(letters.characters)


def test_no_two_glyphs_are_alike():
    for letters in (small(), tall()):
        shapes = {letters.record(place) for place in range(1 + len(letters.characters))}
        assert len(shapes) == 1 + len(letters.characters)


def test_no_pixel_lies_outside_the_width_of_its_glyph():
    for letters in (small(), tall()):
        for character in letters.characters:
            assert 1 <= letters.width(character) <= letters.columns
            for x in range(letters.width(character), letters.columns):
                assert not letters.column(character, x), character


def test_every_glyph_but_the_space_shows_something():
    for letters in (small(), tall()):
        assert [character for character in letters.characters if not letters.rows(character)] == [" "]


def test_capitals_fill_their_width_so_that_gaps_are_even():
    for letters in (small(), tall()):
        for character in CAPITALS:
            assert letters.column(character, 0) and letters.column(character, letters.width(character) - 1), character


def test_digits_are_equally_wide():
    assert {small().width(digit) for digit in DIGITS} == {5}
    assert {tall().width(digit) for digit in DIGITS} == {8}


def test_small_letters_are_at_most_five_wide_and_suits_seven():
    letters = small()
    for character in letters.characters:
        width = letters.width(character)
        assert width == 7 if character in "♦♥♠♣♢♡♤♧" else width <= 5, character


def test_capitals_and_digits_reach_from_the_top_to_the_line():
    for letters, height in ((small(), 7), (tall(), 16)):
        for character in CAPITALS + DIGITS:
            rows = letters.rows(character)
            assert rows & 1 and rows >> (height - 1) == 1, character


def test_only_tails_go_below_the_line():
    letters = small()
    below = [character for character in letters.characters if letters.rows(character) >> 7]
    assert sorted(below) == sorted(",;_gjpqy|")


def test_the_five_of_the_small_font_is_the_one_drawn_here():
    drawn = ("#####", "#....", "####.", "....#", "....#", "#...#", ".###.", ".....")
    for y in range(8):
        assert "".join(["#" if small().column("5", x) >> y & 1 else "." for x in range(5)]) == drawn[y]


def test_large_suits_are_eight_of_thirty_two_bytes():
    pictures = {font.PIPS[at : at + 32] for at in range(0, 256, 32)}
    assert len(font.PIPS) == 256 and len(pictures) == 8
