"""The pages of an evening in a real browser: what is seen, on a phone and on a projector, and how it follows."""

import pytest

pytest.importorskip("starlette")

from host_tools.night import demo
from host_tools.night.site import Night
from host_tools.web.serving import Serving
from tests.host import chromium
from tests.host.browsing import Browser
from tests.host.evenings import started, type_in, winner
from tests.host.served import Served

PATHS = ("/", "/groups", "/tables", "/results", "/prizes", "/trace", "/setup", "/boxes", "/print", "/meeting/1")
LONG = "Una coppia dal nome lunghissimo, che non finisce proprio mai"


@pytest.fixture(scope="module")
def browser():
    with chromium.opened() as opened:
        yield opened


@pytest.fixture
def serve():
    running = []

    def begin(book, place=None):
        night = Night(place or Serving("127.0.0.1", 0, "it"), book)
        served = Served(night.site, night.app)
        night.watcher.__enter__()
        served.__enter__()
        running.append((night.watcher, served))
        return served.address, night

    yield begin
    for watcher, served in running:
        served.__exit__()
        watcher.__exit__()


@pytest.fixture
def page(browser):
    """A page; what goes wrong in it, also what its own policy forbids, fails the test."""
    page = browser.new_page()
    wrong = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: message.type == "error" and wrong.append(message.text))
    yield page
    page.close()
    assert [line for line in wrong if "status of 4" not in line] == []


@pytest.mark.parametrize("size", [chromium.PHONE, chromium.PROJECTOR], ids=["phone", "projector"])
@pytest.mark.parametrize("kind", ["demo", "groups"])
def test_no_page_is_wider_than_its_window(serve, page, size, kind):
    names = [f"{number} {LONG}"[:60] for number in range(9)]
    book = demo.filled() if kind == "demo" else started(names, groups=3, best_of=3, rules="brilli", tables=12)
    address, _ = serve(book)
    page.set_viewport_size(size)
    for path in PATHS:
        assert page.goto(address + path).ok
        assert not chromium.is_wider_than_its_window(page), path


def test_on_a_projector_the_bracket_of_an_evening_is_seen_whole(serve, page):
    address, _ = serve(demo.filled())
    page.set_viewport_size(chromium.PROJECTOR)
    page.goto(address)
    cards = page.locator(".bracket .meet").all()
    assert len(cards) == 8 + 4 + 2 + 1 + 1
    for card in cards:
        box = card.bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= 1080 and box["x"] + box["width"] <= 1920


def test_the_names_at_the_tables_are_large(serve, page):
    address, _ = serve(demo.filled())
    page.set_viewport_size(chromium.PROJECTOR)
    page.goto(address + "/tables")
    size = page.locator(".seat .big").first.evaluate("element => parseFloat(getComputedStyle(element).fontSize)")
    assert size >= 48


def test_the_bracket_is_edited_and_another_window_follows_at_once(serve, browser, page):
    book = started("ABCD")
    address, _ = serve(book)
    watching = browser.new_page()
    watching.goto(address)
    page.goto(address)
    page.get_by_text("Tavolo 1").click()
    page.get_by_label("Punti di A").fill("11")
    page.get_by_label("Punti di D").fill("8")
    page.get_by_label("Perché").first.fill("visto da tutti")
    page.get_by_role("button", name="Salva il risultato").click()
    watching.locator(".has-won", has_text="A").wait_for(timeout=3000)
    assert winner(book, 1) == "A"
    assert page.get_by_role("status").filter(has_text="Salvato").is_visible()
    # Corrected: D goes on.
    page.locator("summary").click()
    page.get_by_label("Punti di D").fill("12")
    page.get_by_role("button", name="Correggi").click()
    watching.locator(".has-won", has_text="D").wait_for(timeout=3000)
    assert winner(book, 1) == "D"
    assert "11-12, prima 11-8" in page.locator("table.trace").inner_text()
    watching.close()


def test_what_somebody_is_typing_stays_while_the_page_follows(serve, page):
    book = started("ABCD")
    address, _ = serve(book)
    page.goto(address + "/meeting/1")
    page.get_by_label("Punti di A").fill("7")
    type_in(book, 1, 11, 3)
    page.locator("#meeting .has-won").wait_for(timeout=3000)
    assert page.get_by_label("Punti di A").first.input_value() == "7"
    page.get_by_label("Punti di D").fill("11")
    page.get_by_role("button", name="Salva il risultato").click()
    # The other result was first: nothing is overwritten without a word.
    assert page.get_by_role("heading", name="Qualcun altro ha scritto prima").is_visible()
    page.get_by_role("button", name="Scrivi il mio").click()
    page.wait_for_url("**/meeting/1?done=*")
    assert winner(book, 1) == "D"


def test_names_with_markup_run_nothing(serve, page):
    evil = '<img src=x onerror="document.title=1">'
    book = started([evil, "<svg onload=alert(1)>", "C"], name=evil)
    address, _ = serve(book)
    page.on("dialog", lambda dialog: pytest.fail("a name was run"))
    for path in PATHS:
        page.goto(address + path)
        assert page.locator("main img, main svg").count() == 0
    page.goto(address)
    assert evil in page.locator(".bracket").inner_text()


def test_a_lost_server_is_said(serve, page):
    address, night = serve(started("AB"))
    page.goto(address)
    assert not page.locator(".lost").is_visible()
    night.site.live.close()
    page.locator(".lost").wait_for(timeout=5000)


def test_in_the_room_a_phone_looks_on_until_the_code_is_given(serve, page):
    book = started("AB")
    address, night = serve(book, Serving("0.0.0.0", 0, "it"))
    page.set_viewport_size(chromium.PHONE)
    page.goto(address + "/meeting/1")
    assert page.get_by_role("button", name="Salva").count() == 0
    page.get_by_role("link", name="Organizzatore").click()
    page.get_by_label("Codice").fill(night.site.access.code.lower())
    page.get_by_role("button", name="Entra").click()
    page.goto(address + "/meeting/1")
    assert page.get_by_role("button", name="Salva il risultato").is_visible()


def test_the_printed_bracket_fits_a_sheet_and_leaves_the_screen_out(serve, page):
    address, _ = serve(demo.filled())
    page.goto(address + "/print")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 1047, "height": 718})
    assert not page.locator("header.top").is_visible()
    box = page.locator(".bracket").bounding_box()
    assert box["height"] < 718 and not chromium.is_wider_than_its_window(page)
    assert page.pdf(prefer_css_page_size=True).startswith(b"%PDF")


def test_a_form_of_another_site_changes_nothing(serve, page):
    book = started("AB")
    address, _ = serve(book)
    other = Browser(address)
    fields = {"do": "result", "match": "0", "points_0": 11, "points_1": 3, "version": "3"}
    assert other.ask("POST", "/meeting/1", fields, origin="http://elsewhere.example")[0] == 403
    page.goto("about:blank")
    page.set_content(
        f'<form method="post" action="{address}/meeting/1">'
        + "".join(f'<input name="{name}" value="{value}">' for name, value in fields.items())
        + "<button>go</button></form>"
    )
    page.get_by_role("button").click()
    page.wait_for_load_state()
    assert winner(book, 1) is None
