"""The pages of an evening, asked for as a browser does: what they show, what they refuse, and how many they serve."""

import csv
import io
import json
import re
import sqlite3
import threading
import time
from html.parser import HTMLParser

import pytest

pytest.importorskip("starlette")

from host_tools.night import demo
from host_tools.night.book import Book
from host_tools.night.site import Night
from host_tools.night.words import en, it
from host_tools.web.serving import Serving
from host_tools.web.words import en as web_en
from host_tools.web.words import it as web_it
from tests.host import browsing
from tests.host.boxes import flash_in
from tests.host.browsing import Browser
from tests.host.checkout import ROOT
from tests.host.command import settebello
from tests.host.evenings import sides, started, type_in, winner
from tests.host.served import Served
from tests.host.test_night_boxes import placed

HERE = Serving("127.0.0.1", 0, "en")
ROOM = Serving("0.0.0.0", 0, "en")
PAGES = [
    "/",
    "/groups",
    "/tables",
    "/results",
    "/prizes",
    "/trace",
    "/setup",
    "/boxes",
    "/print",
    "/meeting/1",
    "/enter",
]
EVIL = '<script>alert("1")</script>'


@pytest.fixture
def serve():
    """Serves books until the end of the test, and answers a browser for each."""
    running = []

    def begin(book, place=HERE, folders=()):
        night = Night(place, book, folders)
        served = Served(night.site, night.app)
        night.watcher.__enter__()
        served.__enter__()
        running.append((night.watcher, served))
        browser = Browser(served.address)
        browser.night = night
        return browser

    yield begin
    for watcher, served in running:
        served.__exit__()
        watcher.__exit__()


def form(book, meeting, *points, **more):
    """The fields of the form of a result."""
    told = {
        "do": "result",
        "match": "0",
        "points_0": points[0],
        "points_1": points[1],
        "winner": "",
        "ending": "played",
    }
    return {**told, "version": book.evening.meeting(meeting).version, "who": "Club", "why": "", **more}


class Reader(HTMLParser):
    """Finds what is wrong with a page: tags that aren't closed in their order, and elements that would run something."""

    VOID = ("meta", "link", "input", "img", "br")

    def __init__(self, text):
        super().__init__()
        self.open, self.wrong = [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        if tag not in self.VOID:
            self.open.append(tag)
        if any(name.startswith("on") or name == "style" for name, _ in attributes):
            self.wrong.append(f"{tag} {attributes}")

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}>")


@pytest.mark.parametrize(
    "book",
    [demo.filled, lambda: started("ABCDEF", groups=2, advance=2, best_of=3, rules="brilli"), lambda: Book(None)],
    ids=["demo", "groups", "empty"],
)
def test_every_page_is_whole_in_both_languages(serve, book):
    browser = serve(book(), Serving("127.0.0.1", 0, None))
    for language in ("it", "en"):
        for path in PAGES:
            if path.startswith("/meeting") and not browser.night._showing._book.evening.plan:
                continue
            text = browser.get(path, accept_language=language)
            read = Reader(text)
            assert (read.open, read.wrong) == ([], []), path
            assert f'<html lang="{language}">' in text
            assert "None" not in re.sub(r"<[^>]*>", " ", text), path


def test_both_languages_have_the_same_texts_with_the_same_places():
    for one, other in ((it.TEXTS, en.TEXTS), (web_it.TEXTS, web_en.TEXTS)):
        assert set(one) == set(other)
        for key, text in one.items():
            assert set(re.findall(r"\{(\w+)", text)) == set(re.findall(r"\{(\w+)", other[key])), key


def test_every_text_that_is_asked_for_is_there():
    sources = [*(ROOT / "host_tools/night").rglob("*.html"), *(ROOT / "host_tools/night").glob("*.py")]
    asked = set()
    for path in sources:
        text = path.read_text("utf-8")
        asked |= set(re.findall(r"""\bt\(['"]([\w.]+)['"][,)]""", text))
        asked |= set(re.findall(r"""(?:Refusal|Asked)\((?:match, )?["']([\w.]+)["']""", text))
        asked |= set(re.findall(r"""None, ["'](ask\.[\w.]+)["']""", text))
    assert len(asked) > 100
    assert asked <= set(en.TEXTS) | set(web_en.TEXTS)


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
    assert "the meetings 3 are open again" in browser.get(headers["location"])
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


def test_names_with_markup_are_text_on_every_page_and_in_every_export(serve):
    book = started(
        [EVIL, "</table><b>x", "\"'&amp;", "{{ 77 * 77 }}", "=1+1"], name=EVIL, unit=EVIL, prizes=[EVIL, "{% x %}"]
    )
    for number in (1, 2, 3):
        type_in(book, number, 11, 3, why=EVIL)
    browser = serve(book)
    for path in [*PAGES, "/meeting/2", "/export.html"]:
        text = browser.get(path)
        assert (
            "<script>alert" not in text
            and "<b>x" not in text
            and ">5929" not in re.sub(r"<style>.*</style>", "", text, flags=re.S)
        )
    assert "{{ 77 * 77 }}" in browser.get("/")
    rows = list(csv.DictReader(io.StringIO(browser.get("/export.csv"))))
    assert "'=1+1" in {row["first"] for row in rows} | {row["second"] for row in rows}
    assert json.loads(browser.get("/export.json"))["name"] == EVIL


def test_the_exports_tell_all(serve):
    browser = serve(demo.filled())
    rows = list(csv.DictReader(io.StringIO(browser.get("/export.csv"))))
    assert [row["meeting"] for row in rows] == ["1", "2", "3", "4", "5", "6", "7"]
    assert rows[2]["ending"] == "abandon" and rows[3]["ending"] == "flag"
    assert (rows[0]["winner"], rows[0]["points_1"], rows[0]["points_2"]) == (rows[0]["first"], "12", "8")
    whole = json.loads(browser.get("/export.json"))
    assert len(whole["acts"]) == len(json.loads(demo.EXAMPLE.read_text("utf-8")))
    assert len(whole["meetings"]) == 13 and len(whole["pairs"]) == 13
    page = browser.get("/export.html")
    assert "<style>" in page and "src=" not in page and "<link" not in page


def test_the_command_exports_the_same(tmp_path):
    file = tmp_path / "friday.night"
    book = started("AB", file)
    type_in(book, 1, 11, 3)
    book.close()
    for kind, part in (
        ("csv", "1,Final,1,A,B,11,3,A,played,"),
        ("json", '"winner": "A"'),
        ("html", "<h1>Venerdì</h1>"),
    ):
        done = settebello("night", str(file), "--export", str(tmp_path / f"out.{kind}"), "--lang", "en")
        assert (done.code, done.err) == (0, "")
        assert part in (tmp_path / f"out.{kind}").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "name the file of the evening"),
        (("x.night", "--demo"), "--demo shows its own"),
        (("x.night", "--once"), "--take FOLDER"),
        (("x.night", "--once", "--take", "."), "there is no evening x.night"),
        (("x.night", "--export", "x.pdf"), "ends in .csv, .json or .html"),
        (("x.night", "--export", "x.csv"), "there is no evening x.night"),
        (("x.night", "--take", "nowhere"), "there is no folder nowhere"),
        (("x.night", "--host", "here"), "--host takes an address"),
        (("x.night", "--port", "99999"), "--port takes a number"),
        (("none/x.night",), "there is no folder none"),
        ((".",), "is a folder"),
    ],
    ids=str,
)
def test_a_wrong_argument_is_one_line(tmp_path, monkeypatch, arguments, said):
    monkeypatch.chdir(tmp_path)
    done = settebello("night", *arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert said in done.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "path",
    [
        "/../friday.night",
        "/static/../../book.py",
        "/meeting/%2e%2e",
        "/meeting/99",
        "/meeting/-1",
        "/meeting/1/x",
        "/export.txt",
        "/friday.night",
    ],
)
def test_no_path_leads_elsewhere(serve, tmp_path, path):
    book = started("AB", tmp_path / "friday.night")
    status, _, text = serve(book).ask("GET", path)
    assert status == 404 and "SQLite" not in text


def test_a_file_that_cant_be_read_now_is_said_on_the_page_and_comes_back(serve, tmp_path, monkeypatch):
    monkeypatch.setattr("host_tools.night.book._MOST_WAIT_S", 0.05)
    file = tmp_path / "friday.night"
    book = started("AB", file)
    browser = serve(book)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    for method, path in (("GET", "/"), ("GET", "/meeting/1"), ("GET", "/export.csv"), ("POST", "/meeting/1")):
        status, _, text = browser.ask(method, path, {"do": "undo", "match": "0", "version": "3"})
        assert status == 503 and "held by another program: close that one" in text
    other.execute("ROLLBACK")
    other.close()
    assert browser.post("/meeting/1", **form(book, 1, 11, 7))[0] == 303


def test_in_the_room_all_may_look_and_nobody_change_without_the_code(serve):
    book = started("ABCD")
    browser = serve(book, ROOM)
    code = browser.night.site.access.code
    for path in PAGES:
        text = browser.get(path)
        assert code not in text
        assert re.findall(r"<form[^>]*>", text) in ([], ['<form method="post" action="/enter" class="fields">'])
    before = book.evening.version
    for path in ("/meeting/1", "/setup", "/boxes"):
        status, _ = browser.post(path, **form(book, 1, 11, 7), pairs="x", source="x")
        assert status == 403
    assert book.evening.version == before
    browser.post("/enter", code=code)
    assert browser.post("/meeting/1", **form(book, 1, 11, 7))[0] == 303
    assert winner(book, 1) == "A"


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


def wait_for(browser, path, is_there, most_s=10):
    """The page at a path once it is as wanted."""
    end = time.monotonic() + most_s
    while True:
        text = browser.get(path)
        if is_there(text):
            return text
        assert time.monotonic() < end, text
        time.sleep(0.05)


def test_a_hundred_viewers_see_the_last_of_five_hundred_results(serve):
    names = [f"Pair {number}" for number in range(251)]
    book = started(names, best_of=3, tables=40)
    for meeting in list(book.evening.meetings.values())[:-1]:
        type_in(book, meeting.number, 11, 3)
        type_in(book, meeting.number, 11, 4, match=1)
    assert sum(len(one.results) for one in book.evening.meetings.values()) == 498
    browser = serve(book, ROOM)
    admitted = Browser(browser.address)
    admitted.post("/enter", code=browser.night.site.access.code)
    lines = [browsing.listen(browser.address) for _ in range(100)]
    seen = [browsing.next_version(answer) for _, answer in lines]
    assert len(set(seen)) == 1
    number = book.evening.plan.meetings[-1].number
    begin = time.monotonic()
    admitted.post(f"/meeting/{number}", **form(book, number, 11, 3))
    admitted.post(f"/meeting/{number}", **form(book, number, 11, 5, match="1"))
    took = []

    def follow(answer):
        viewer = Browser(browser.address)
        while True:
            browsing.next_version(answer)
            if "Wins the evening" in viewer.get("/"):
                took.append(time.monotonic() - begin)
                return

    threads = [threading.Thread(target=follow, args=(answer,)) for _, answer in lines]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(took) == 100
    print(
        f"a hundred viewers had the new bracket of 251 pairs after {sorted(took)[50]:.1f} s, the last after {max(took):.1f} s"
    )
    assert max(took) < 30
    for line, _ in lines:
        line.close()
