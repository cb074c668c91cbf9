"""What the organiser changes on the pages of an evening: results, corrections, the setting up, matches of boxes."""

import re
import time

import pytest

pytest.importorskip("starlette")

from host_tools.night.book import Book
from settebello.core import log
from tests.host.boxes import flash_in
from tests.host.browsing import Browser
from tests.host.command import settebello
from tests.host.evenings import sides, started, type_in, winner
from tests.host.nights import form, nights
from tests.host.test_night_boxes import placed


@pytest.fixture
def serve():
    """Serves books until the end of the test, and answers a browser for each."""
    with nights() as begin:
        yield begin


def test_a_result_is_typed_and_the_bracket_follows(serve):
    book = started("ABCD")
    browser = serve(book)
    status, _ = browser.post("/meeting/1", **form(book, 1, 11, 7, why="seen by all"))
    assert (status, winner(book, 1)) == (303, "A")
    last = book.evening.trace[-1].act
    assert (last.who, last.why) == ("Club", "seen by all")
    assert "seen by all" in browser.get("/trace") and "11-7" in browser.get("/results")
    # The name of who typed is there the next time.
    assert 'value="Club"' in browser.get("/meeting/2")


def test_a_correction_that_opens_others_says_which(serve):
    book = started("ABCD")
    for number in (1, 2, 3):
        type_in(book, number, 11, 3)
    browser = serve(book)
    status, headers, _ = browser.ask("POST", "/meeting/1", form(book, 1, 3, 11))
    assert status == 303
    assert "Meetings that are open again: 3;" in browser.get(headers["location"])
    assert "open again: 3" in browser.get("/trace")


def test_two_browsers_dont_overwrite_each_other_silently(serve):
    book = started("ABCD")
    one = serve(book)
    other = Browser(one.address)
    seen = form(book, 1, 11, 7)
    assert (
        one.post(
            "/meeting/1",
            **seen,
        )[0]
        == 303
    )
    status, text = other.post("/meeting/1", **{**seen, "points_0": 5, "points_1": 11, "who": "Other"})
    assert status == 409 and winner(book, 1) == "A"
    assert "11-7" in text and "5-11" in text and "Somebody else was first" in text
    # What was to be written is still there, to be written all the same.
    again = dict(re.findall(r'name="(\w+)" value="([^"]*)"', text))
    assert again["version"] == str(book.evening.meeting(1).version)
    assert other.post("/meeting/1", **again)[0] == 303
    assert winner(book, 1) == "D"
    assert [entry.act.who for entry in book.evening.trace[3:]] == ["Club", "Other"]


def test_a_form_that_is_sent_twice_is_done_once(serve):
    book = started("ABCD")
    browser = serve(book)
    for path, told in (
        ("/meeting/1", form(book, 1, 11, 7)),
        ("/setup", {"do": "rename", "pair": 0, "new_name": "Asso", "version": book.evening.setup}),
    ):
        first, again = (browser.ask("POST", path, told) for _ in range(2))
        assert (first[0], again[0], again[1]["location"]) == (303, 303, first[1]["location"])
    assert book.evening.version == 5


def test_a_form_from_another_evening_is_a_conflict_with_nothing(serve):
    browser = serve(Book(None))
    status, text = browser.post("/setup", do="pairs", pairs="A\nB", version=5)
    assert status == 409 and "Nothing yet." in text and "Pairs: 2" in text


def test_the_setting_up_isnt_overwritten_either(serve):
    book = started("ABCD")
    browser = serve(book)
    told = {"do": "rename", "pair": 0, "version": book.evening.setup}
    assert browser.post("/setup", **told, new_name="Asso")[0] == 303
    status, text = browser.post("/setup", **told, new_name="Ace")
    assert status == 409 and "Asso" in text and "Ace" in text
    assert book.evening.pairs[0].name == "Asso"


def test_an_evening_is_set_up_in_the_browser(serve):
    book = Book(None)
    browser = serve(book)
    setup = {"name": "Friday", "rules": "brilli", "best_of": "3", "third": "yes", "groups": "0", "advance": "2"}
    more = {"tables": "2", "prizes": "60\r\n40\r\n", "unit": "brilli"}
    assert browser.post("/setup", do="settings", version=0, **setup, **more)[0] == 303
    told = book.evening.settings
    assert (told.name, told.best_of, told.third, told.tables, told.prizes) == ("Friday", 3, True, 2, ("60", "40"))
    draw = {"do": "draw", "players": "a\r\nb\r\nc\r\nd\r\n", "seed": "7", "version": book.evening.setup}
    assert browser.post("/setup", **draw)[0] == 303
    assert len(book.evening.pairs) == 2 and "number 7" in browser.get("/setup")
    assert browser.post("/setup", do="pairs", pairs="A: x, y\r\nB\r\nC\r\n", version=book.evening.setup)[0] == 303
    assert browser.post("/setup", do="start", order="list", seed="", version=book.evening.setup)[0] == 303
    assert sides(book, 1) == ("B", "C") and sides(book, 2) == ("A", None)
    assert "draw" in browser.get("/trace")


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"points_0": "x"}, "“x” is no whole number."),
        ({"points_0": ""}, "is no whole number"),
        ({"points_0": "9" * 30}, "is no whole number"),
        ({"points_0": "7", "points_1": "7"}, "say who has won"),
        ({"points_0": "5000"}, "from 0 to 999"),
        ({"ending": "rain"}, "no way to end"),
        ({"match": "7"}, "isn&#39;t the next"),
        ({"version": ""}, "is no whole number"),
        ({"version": "99", "ending": "rain"}, "no way to end"),
        ({"version": "99", "points_0": "5000"}, "from 0 to 999"),
        ({"pot_0": "12,5"}, "two decimals"),
    ],
    ids=str,
)
def test_what_cant_be_typed_is_said_on_the_same_page_and_kept_there(serve, fields, said):
    book = started("AB")
    status, text = serve(book).post("/meeting/1", **form(book, 1, 11, 4, **fields))
    assert status == 422 and said in text
    assert winner(book, 1) is None
    if "points_1" not in fields:
        assert 'name="points_1" min="0" max="999" required value="4"' in text


def test_a_match_that_needs_a_word_is_placed_by_the_organiser(serve, tmp_path):
    saved = tmp_path / "saved"

    def pull(*matches):
        flash_in(tmp_path / "flash", list(matches))
        assert settebello("pull", "--from", str(tmp_path / "flash"), "--to", str(saved / "one")).code == 0

    pull(placed(0, 0, (12, 0)), placed(0, 0, (0, 11)))
    book = started("ABCD")
    browser = serve(book, folders=[saved])
    text = wait_for(browser, "/boxes", lambda text: text.count("doesn&#39;t say which table") == 2)
    first, second = re.findall(r'name="source" value="([^"]*)"', text)
    assert browser.post("/boxes", do="take", source=first, meeting="2", turned="yes")[0] == 303
    assert (winner(book, 2), book.evening.meeting(2).results[0].points) == ("C", (0, 12))
    assert browser.post("/boxes", do="take", source=second, meeting="2")[0] == 422
    assert browser.post("/boxes", do="aside", source=second)[0] == 303
    assert browser.post("/boxes", do="take", source="../x", meeting="1")[0] == 422
    assert "in its place" in wait_for(browser, "/boxes", lambda text: 'name="source"' not in text)
    # What is pulled while the pages are open comes in by itself.
    pull(placed(0, 0, (12, 0)), placed(0, 0, (0, 11)), placed(1, 1, (0, 13)))
    wait_for(browser, "/results", lambda text: "0-13" in text)
    assert winner(book, 1) == "D"


def test_what_is_no_result_here_is_told_on_the_page_of_the_boxes(serve, tmp_path):
    endless = placed(1, 1, *[(90, 0)] * 12, rules="scopa+target=0+hands=12")
    flash_in(tmp_path / "flash", [endless])
    assert settebello("pull", "--from", str(tmp_path / "flash"), "--to", str(tmp_path / "saved" / "one")).code == 0
    browser = serve(started("ABCD"), folders=[tmp_path / "saved"])
    text = browser.get("/boxes")
    assert "1080-0" in text and "Points go from 0 to 999." in text


def test_a_match_that_goes_on_is_no_old_one_when_the_bracket_is_made(serve, tmp_path):
    def pull(*hands):
        flash_in(tmp_path / "flash", [placed(1, 1, *hands)])
        assert settebello("pull", "--from", str(tmp_path / "flash"), "--to", str(tmp_path / "saved" / "one")).code == 0

    pull((3, 1))
    book = started("ABCD")
    book.do({"do": "reopen"}, "Club")
    browser = serve(book, folders=[tmp_path / "saved"])
    assert browser.post("/setup", do="start", order="list", version=book.evening.setup)[0] == 303
    pull((3, 1), (9, 0))
    browser.post("/boxes", do="look")
    assert winner(book, 1) == "A"
    flash_in(tmp_path / "flash", [[*placed(1, 1, (3, 1), (9, 0)), log.line(["undo", 2])]])
    settebello("pull", "--from", str(tmp_path / "flash"), "--to", str(tmp_path / "saved" / "one"))
    browser.post("/boxes", do="look")
    text = browser.get("/boxes")
    assert "On the box this match goes on" in text and 'value="aside"' not in text


def test_trouble_with_a_folder_is_marked_on_every_page(serve, tmp_path):
    (tmp_path / "saved").mkdir()
    browser = serve(started("ABCD"), folders=[tmp_path / "saved"])
    assert "Boxes (!)" not in browser.get("/")
    (tmp_path / "saved").rename(tmp_path / "gone")
    browser.post("/boxes", do="look")
    assert "Boxes (!)" in browser.get("/") and "there is no folder" in browser.get("/boxes")


def wait_for(browser, path, is_there, most_s=10):
    """The page at a path once it is as wanted."""
    end = time.monotonic() + most_s
    while True:
        text = browser.get(path)
        if is_there(text):
            return text
        assert time.monotonic() < end, text
        time.sleep(0.05)
