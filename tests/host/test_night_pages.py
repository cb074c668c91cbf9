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
from host_tools.night.words import en, it
from host_tools.web.serving import Serving
from host_tools.web.words import en as web_en
from host_tools.web.words import it as web_it
from tests.host import browsing
from tests.host.browsing import Browser
from tests.host.checkout import ROOT
from tests.host.evenings import started, type_in, winner
from tests.host.nights import form, nights

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
    with nights() as begin:
        yield begin


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
