"""The simulator's window, driven by Textual's own test driver; the display is read off the characters drawn."""

import asyncio
import random
import string
import unicodedata
from pathlib import Path

import pytest

pytest.importorskip("textual")

from textual.widgets import Input, Static

from host_tools.cells import DOTS, HALVES, QUARTERS
from host_tools.frame_reading import read_lines
from host_tools.picture import is_lit
from host_tools.play import Clock, Memory
from host_tools.stores import Stores
from host_tools.window import window as window_module
from host_tools.window.box import Box, Keys, Reader
from host_tools.window.crash import complaint
from host_tools.window.deck import Deck
from host_tools.window.display import Display
from host_tools.window.keypad import Key
from host_tools.window.manual import Manual
from host_tools.window.plan import plan
from host_tools.window.prompt import Prompt
from host_tools.window.window import Window
from host_tools.window.words import WORDS
from settebello.core.tag_text import card_of
from settebello.ui.words import Words

SMALL = (80, 24)
LARGE = (140, 45)


class Recorder:
    """In the box's place: notes what comes from its keys and its reader, and shows nothing."""

    def __init__(self):
        self.keys = Keys()
        self.reader = Reader()
        self.words = Words("it")
        self.pixels = bytes(1024)
        self.now = 0
        self.came = []

    def turn(self):
        for part in (self.keys, self.reader):
            while (came := part.poll(self.now)) is not None:
                self.came.append(came)


def tapped(box):
    """The cards that came to the reader, each lifted before the next one."""
    cards = [card_of(event[2]) for event in box.came[::2]]
    assert [event[0] for event in box.came] == ["tag", "gone"] * len(cards)
    return cards


def memories():
    return [Memory() for _ in range(4)]


def drive(box, steps, size=SMALL):
    """Open a window over a box, let `steps(window, pilot)` happen in it, and close it."""

    async def play():
        window = Window(box)
        async with window.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(window, pilot)

    asyncio.run(play())


async def press(window, pilot, *keys):
    for key in keys:
        await pilot.press(key)
        window.turn()
    await pilot.pause()


def pixel_drawn(character, x, y, across, down):
    """Whether pixel (x, y) of a character is drawn, from the character's own name in Unicode."""
    name = unicodedata.name(character)
    if name in ("SPACE", "BRAILLE PATTERN BLANK"):
        return False
    if name == "FULL BLOCK":
        return True
    if name.startswith("BRAILLE"):
        dot = [["1", "4"], ["2", "5"], ["3", "6"], ["7", "8"]][y][x]
        return dot in name.split("-")[1]
    vertical, horizontal = ("UPPER", "LOWER")[y], ("LEFT", "RIGHT")[x]
    if name.endswith("HALF BLOCK"):
        return name.split()[0] in (vertical, horizontal)
    return f"{vertical} {horizontal}" in name


def pixels_drawn(rows, drawing):
    """The frame of 1,024 bytes that rows of characters show."""
    frame = bytearray(1024)
    for y in range(64):
        for x in range(128):
            character = rows[y // drawing.down][x // drawing.across]
            if pixel_drawn(character, x % drawing.across, y % drawing.down, drawing.across, drawing.down):
                frame[y // 8 * 128 + x] |= 1 << y % 8
    return bytes(frame)


def lines_shown(window, drawing=DOTS):
    """The texts on the display, read off the characters in the terminal."""
    display = window.screen_stack[0].query_one(Display)
    rows = [display.render_line(y).text for y in range(display.size.height)]
    return read_lines(pixels_drawn(rows, drawing))


def key_of(window, name):
    return next(key for key in window.screen_stack[0].query(Key) if key.key == name)


def text_of(widget):
    return "\n".join(widget.render_line(y).text for y in range(widget.size.height))


@pytest.mark.parametrize("drawing", [HALVES, QUARTERS, DOTS], ids=["halves", "quarters", "dots"])
def test_every_pixel_of_a_frame_is_drawn(drawing):
    frame = random.Random(7).randbytes(1024)
    rows = [drawing.row(frame, y) for y in range(drawing.height)]
    assert {len(row) for row in rows} == {drawing.width}
    assert pixels_drawn(rows, drawing) == frame
    assert is_lit(frame, 0, 0) == pixel_drawn(rows[0][0], 0, 0, drawing.across, drawing.down)


@pytest.mark.parametrize(
    ("size", "drawing", "beside", "deck"),
    [
        ((80, 24), DOTS, False, True),
        ((66, 23), DOTS, False, False),
        ((120, 30), DOTS, False, True),
        ((120, 19), DOTS, True, True),
        ((100, 45), QUARTERS, False, True),
        ((140, 45), HALVES, False, True),
        ((200, 36), HALVES, True, True),
    ],
)
def test_the_best_drawing_that_fits_is_taken(size, drawing, beside, deck):
    planned = plan(*size)
    assert planned is not None
    assert planned.drawing is drawing
    assert planned.beside == beside
    assert (planned.card != (0, 0)) == deck


def test_what_is_planned_fits():
    for width in range(20, 240):
        for height in range(8, 70):
            planned = plan(width, height)
            if planned is None:
                assert width < 66 or height < 19 or (width < 116 and height < 23)
                continue
            across, down = planned.drawing.width + 2, planned.drawing.height + 2
            keys, cards = 4 * planned.key[0], 10 * planned.card[0]
            if planned.beside:
                assert across + 2 + max(keys, cards) <= width
                assert max(down, 4 * planned.key[1] + 1 + 4 * planned.card[1]) <= height - 1
            else:
                assert max(across, keys + (2 + cards if cards else 0)) <= width
                assert down + planned.gap + 4 * max(planned.key[1], planned.card[1]) <= height - 1


@pytest.mark.parametrize("size", [SMALL, LARGE, (66, 23), (120, 19), (100, 45), (200, 36)])
def test_everything_is_in_sight(size):
    async def steps(window, pilot):
        for widget in (window.query_one(Display), *window.query(Key), window.query_one("#offers")):
            assert widget.region.area > 0
            assert window.screen.region.contains_region(widget.region)
            assert window.screen.find_widget(widget).visible_region == widget.region

    drive(Recorder(), steps, size)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_click_on_each_key_reaches_the_box(size):
    box = Recorder()

    async def steps(window, pilot):
        for name in "123A456B789C*0#D":
            await pilot.click(key_of(window, name))
        window.turn()

    drive(box, steps, size)
    assert "".join(box.came) == "123A456B789C*0#D"


def test_the_keyboard_has_the_same_keys():
    box = Recorder()
    keys = ["1", "9", "0", "a", "D", "number_sign", "asterisk", "enter", "escape", "backspace", "up", "down", "m"]
    drive(box, lambda window, pilot: press(window, pilot, *keys))
    assert box.came == ["1", "9", "0", "A", "D", "#", "*", "#", "*", "*", "A", "B", "hold *"]


def test_other_keys_do_nothing():
    box = Recorder()
    drive(box, lambda window, pilot: press(window, pilot, "x", "left", "tab", "e", "f5", "space"))
    assert box.came == []


def test_the_star_is_held_with_the_mouse():
    box = Recorder()

    async def steps(window, pilot):
        star = key_of(window, "*")
        await pilot.mouse_down(star)
        window.turn()
        box.now = 599
        window.turn()
        assert box.came == []
        box.now = 600
        window.turn()
        assert box.came == ["hold *"]
        await pilot.mouse_up(star)
        window.turn()

    drive(box, steps)
    assert box.came == ["hold *"]


def test_a_pressed_key_is_lit_while_the_mouse_is_down():
    async def steps(window, pilot):
        seven = key_of(window, "7")
        assert not seven.has_class("lit")
        await pilot.mouse_down(seven)
        assert seven.has_class("lit")

    drive(Recorder(), steps)


@pytest.mark.parametrize("size", [SMALL, (200, 36)])
def test_a_click_on_a_card_lays_it_on_the_reader(size):
    box = Recorder()

    async def steps(window, pilot):
        deck = window.query_one(Deck)
        wide, high = deck.size.width // 10, deck.size.height // 4
        for column in range(10):
            await pilot.click(deck, offset=(column * wide + 1, column % 4 * high))
        window.turn()

    drive(box, steps, size)
    assert tapped(box) == [0, 11, 22, 33, 4, 15, 26, 37, 8, 19]


def test_the_deck_shows_its_cards_in_the_order_they_have():
    async def steps(window, pilot):
        rows = text_of(window.query_one(Deck)).split("\n")
        assert rows[0] == "A♦ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ F♦ C♦ R♦ "
        assert [row[1] for row in rows] == ["♦", "♥", "♠", "♣"]

    drive(Recorder(), steps)


@pytest.mark.parametrize(
    ("typed", "cards"), [("7D", [6]), ("rb", [39]), ("7♠", [26]), ("D1-3,7", [0, 1, 2, 6]), ("10c 1d", [19, 0])]
)
def test_cards_are_typed_in_any_form(typed, cards):
    box = Recorder()

    async def steps(window, pilot):
        await pilot.press("t")
        window.screen.query_one(Input).value = typed
        await pilot.press("enter")
        await pilot.pause()
        window.turn()
        assert len(window.screen_stack) == 1

    drive(box, steps)
    assert tapped(box) == cards


def test_a_wrong_card_is_refused_in_words_and_can_be_left():
    box = Recorder()

    async def steps(window, pilot):
        await pilot.press("t", "1", "1", "d", "enter")
        await pilot.pause()
        assert isinstance(window.screen, Prompt)
        assert "'11d' non è una carta" in text_of(window.screen.query_one(Static))
        await pilot.press("escape")
        window.turn()
        assert len(window.screen_stack) == 1

    drive(box, steps)
    assert box.came == []


@pytest.mark.parametrize(("language", "said"), [("it", "La scatola"), ("en", "The box")])
def test_help_opens_in_the_language_of_the_box_and_any_key_closes_it(language, said):
    box = Recorder()
    box.words = Words(language)

    async def steps(window, pilot):
        await pilot.press("f1")
        assert isinstance(window.screen, Manual)
        assert said in text_of(window.screen.query_one(Static))
        await pilot.press("7")
        assert len(window.screen_stack) == 1
        window.turn()

    drive(box, steps)
    assert box.came == []


def test_both_languages_say_the_same_things():
    places = {
        language: {key: {field for _, field, _, _ in string.Formatter().parse(text)} for key, text in words.items()}
        for language, words in WORDS.items()
    }
    assert places["it"] == places["en"]


def test_the_window_follows_the_language_of_the_box():
    async def steps(window, pilot):
        assert "fante" in text_of(key_of(window, "8"))
        assert "esci" in text_of(window.query_one("#offers"))
        await press(window, pilot, "2")
        assert "jack" in text_of(key_of(window, "8"))
        assert "quit" in text_of(window.query_one("#offers"))
        assert "J♦ Q♦ K♦" in text_of(window.query_one(Deck))

    drive(Box(memories(), Clock(), None), steps)


@pytest.mark.parametrize(("size", "drawing"), [(SMALL, DOTS), ((100, 45), QUARTERS), (LARGE, HALVES)])
def test_the_display_shows_what_the_box_does(size, drawing):
    async def steps(window, pilot):
        await press(window, pilot, "1", "enter")
        assert "0 0" in lines_shown(window, drawing)
        await press(window, pilot, "1")
        assert "SCOPA! NOI" in lines_shown(window, drawing)
        await press(window, pilot, "m")
        assert "Menu" in lines_shown(window, drawing)

    drive(Box(memories(), Clock(), None), steps, size)


def test_the_window_goes_on_where_it_was_left(tmp_path):
    shown = []

    async def first(window, pilot):
        await press(window, pilot, "1", "enter", "enter", "1", "d", "7", "4")
        shown.append(lines_shown(window))

    async def second(window, pilot):
        shown.append(lines_shown(window))

    for steps in (first, second):
        with Stores(tmp_path) as stores:
            clock = Clock()
            box = Box(tuple(stores), clock, None)
            drive(box, steps)
    assert "7 DENARI" not in shown[1]
    assert any("2 carte" in line for line in shown[1])


def test_a_terminal_that_is_made_smaller_and_larger_keeps_the_picture():
    async def steps(window, pilot):
        await press(window, pilot, "1", "enter")
        for size, drawing in ((LARGE, HALVES), (SMALL, DOTS), ((100, 45), QUARTERS), ((66, 23), DOTS)):
            await pilot.resize_terminal(*size)
            assert "0 0" in lines_shown(window, drawing)

    drive(Box(memories(), Clock(), None), steps, (200, 60))


def test_a_terminal_that_is_too_small_says_how_large_it_must_be():
    async def steps(window, pilot):
        await pilot.resize_terminal(60, 20)
        small = window.query_one("#small")
        assert "Servono 66 colonne e 23 righe; qui 60 e 20." in text_of(small)
        assert not window.query_one("#table").display
        await press(window, pilot, "1")
        await pilot.resize_terminal(1, 1)
        await pilot.resize_terminal(80, 24)
        assert not small.display
        assert window.query_one("#table").display

    drive(Box(memories(), Clock(), None), steps)


class Watched(Display):
    """A display that notes what is drawn again."""

    def __init__(self):
        self.refreshed = []
        super().__init__()

    def refresh(self, *regions, **options):
        self.refreshed += regions
        return super().refresh(*regions, **options)


def test_only_the_rows_that_changed_are_drawn_again():
    display = Watched()
    frame = bytearray(1024)
    frame[3 * 128 + 5] = 0x81
    display.show(bytes(frame))
    assert [(region.y, region.height) for region in display.refreshed] == [(6, 1), (7, 1)]


def test_an_idle_box_draws_nothing(monkeypatch):
    drawn = []

    async def steps(window, pilot):
        await pilot.pause()
        monkeypatch.setattr(Display, "render_line", lambda display, y: drawn.append(y))
        for _ in range(1000):
            window.turn()
        await pilot.pause()

    drive(Box(memories(), Clock(), None), steps)
    assert drawn == []


def test_pictures_of_the_display_go_into_the_current_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    async def steps(window, pilot):
        await pilot.press("p", "p")
        told = [notification.message for notification in window._notifications]
        assert told == [f"Foto in {tmp_path / name}" for name in ("settebello-1.png", "settebello-2.png")]

    drive(Recorder(), steps)
    assert (tmp_path / "settebello-2.png").read_bytes().startswith(b"\x89PNG")


def test_a_picture_that_cannot_be_saved_is_told_in_words(tmp_path, monkeypatch):
    def full(*args):
        raise OSError(28, "No space left on device")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(window_module, "frame_png", full)

    async def steps(window, pilot):
        await pilot.press("p")
        told = [notification.message for notification in window._notifications]
        assert told == [f"Foto non salvata: No space left on device. Si può scrivere in {tmp_path}?"]

    drive(Recorder(), steps)


class Broken(Recorder):
    """A box whose program fails once it is pressed."""

    def turn(self):
        if self.keys.poll(0):
            raise ZeroDivisionError("division by zero")


def test_a_box_that_fails_closes_the_window(capfd):
    windows = []

    async def steps(window, pilot):
        windows.append(window)
        await press(window, pilot, "1")

    with pytest.raises(ZeroDivisionError):
        drive(Broken(), steps)
    told = capfd.readouterr()
    assert "Traceback" not in told.out + told.err


def test_a_failure_is_told_in_words_with_what_to_do(tmp_path):
    try:
        Broken().words.get("screens", "no.such.word")
    except KeyError as error:
        told = complaint(error, tmp_path, "it")
    assert told.code == 1
    assert "avvia di nuovo" in told.text and "--fresh" in told.text and "\n" not in told.text
    report = tmp_path / "crash.txt"
    assert str(report) in told.text
    assert "Traceback" in report.read_text("utf-8")


def test_a_failure_in_a_folder_that_is_gone_is_told_all_the_same(tmp_path):
    try:
        int("odd")
    except ValueError as error:
        told = complaint(error, Path(tmp_path / "gone"), None)
    assert "ValueError: invalid literal" in told.text and "crash.txt" not in told.text


@pytest.mark.parametrize("key", ["ctrl+q", "ctrl+c"])
def test_the_window_closes(key):
    async def steps(window, pilot):
        await pilot.press(key)
        await pilot.pause()
        assert window.return_code == 0

    drive(Recorder(), steps)
