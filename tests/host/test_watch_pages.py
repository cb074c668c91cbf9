"""The scoreboard in a browser: boxes that come and go, and what is shown of them."""

import re
import subprocess
import sys
import threading
import time

import pytest

pytest.importorskip("starlette", reason="NOT RUN: what serves pages isn't installed")
pytest.importorskip("serial", reason="NOT RUN: pyserial isn't installed")

from host_tools import ROOT
from host_tools.watch import listening
from host_tools.watch.demo import Demo
from host_tools.watch.listening import Listening
from host_tools.watch.saving import Saving
from host_tools.watch.site import Scoreboard
from host_tools.web.serving import Serving
from tests.host import boxes, chromium
from tests.host.browsing import Browser, listen, next_version
from tests.host.command import settebello
from tests.host.served import Served
from tests.host.watched import LEVEL_HAND, THREE_NIL, made, press

WAIT_S = 15


class Plugs:
    """Ports with simulated boxes, as far as they are plugged."""

    def __init__(self, **plugged):
        self.plugged = plugged

    def find(self):
        return list(self.plugged)

    def reach(self, port):
        if port not in self.plugged:
            raise OSError("no such port")
        return self.plugged[port]


class Watched:
    """A scoreboard that is served, and listens to simulated boxes."""

    def __init__(self, plugs, language="it"):
        self.plugs = plugs
        self.board = Scoreboard(Serving("127.0.0.1", 0, language))
        self._served = Served(self.board.site, self.board.app)
        self._listening = Listening(self.board.room, find=plugs.find, reach=plugs.reach)
        self.address = self._served.address

    def __enter__(self):
        self._served.__enter__()
        self._listening.__enter__()
        return self

    def __exit__(self, *error):
        self._listening.__exit__(*error)
        self._served.__exit__(*error)

    def wait(self, condition):
        """Until a condition of the room's boxes holds."""
        end = time.monotonic() + WAIT_S
        told = threading.Event()
        while time.monotonic() < end:
            found = {box.id: box for box in self.board.room.listed()[0]}
            if condition(found):
                return found
            told.wait(0.02)
        raise AssertionError(self.board.room.listed())


def is_there(*names):
    return lambda found: all(name in found and found[name].is_there and found[name].match for name in names)


def test_boxes_come_and_go_and_come_back():
    one, two = made("aa1", table=2), made("bb2", sides=("Rossi", "Verdi"), table=1)
    plugs = Plugs(p1=one)
    with Watched(plugs) as it:
        it.wait(is_there("aa1"))
        plugs.plugged["p2"] = two
        it.wait(is_there("aa1", "bb2"))
        page = Browser(it.address).get("/")
        assert page.index("Tavolo 1 · partita 12") < page.index("Tavolo 2 · partita 12")
        press(one, LEVEL_HAND)
        del plugs.plugged["p1"]
        one.unplug()
        it.wait(lambda found: not found["aa1"].is_there)
        assert "scollegata" in Browser(it.address).get("/box/aa1")
        one.plug()
        plugs.plugged["p9"] = one
        found = it.wait(is_there("aa1", "bb2"))
        assert found["aa1"].match.end.totals == [2, 2]


def test_no_box_and_an_unknown_one_are_words_not_errors():
    with Watched(Plugs()) as it:
        browser = Browser(it.address)
        assert "Collega una scatola" in browser.get("/")
        assert "scollegata" in browser.get("/box/e66141")
        status, _, text = browser.ask("GET", "/box/%3Cscript%3Ealert(1)%3C%2Fscript%3E")
        assert status in (200, 404) and "<script>alert" not in text
        assert browser.ask("GET", "/box/../../etc/passwd")[0] == 404
        assert browser.post("/", box="x")[0] == 405


def test_names_with_markup_are_shown_as_text():
    name = "<img src=x onerror=alert(1)>&'\""
    with Watched(Plugs(p1=made("aa1", sides=(name, "Lorò ♦")))) as it:
        it.wait(is_there("aa1"))
        for path in ("/", "/box/aa1"):
            page = Browser(it.address).get(path)
            assert "<img src=x" not in page
            assert "&lt;img src=x onerror=alert(1)&gt;" in page
            assert "Lorò ♦" in page


def test_a_port_that_cannot_be_opened_is_told_in_words(tmp_path):
    class Locked(Plugs):
        def reach(self, port):
            raise OSError(13, "denied")

    missing = str(tmp_path / "ttyACM7")
    with Watched(Locked(**{missing: None})) as it:
        it.wait(lambda found: it.board.room.listed()[1])
        page = Browser(it.address).get("/")
        assert f"there is no port {missing}: leave --box out" in page and "--port" not in page


def test_a_port_of_noise_is_no_box():
    class Noise:
        def read(self, size):
            return b"AT+GCAP\r\n\xff\xfesettebello:\n" * 50

        def write(self, data):
            return len(data)

        def close(self):
            pass

    plugs = Plugs(p1=Noise(), p2=made("aa1"))
    with Watched(plugs) as it:
        it.wait(is_there("aa1"))
        assert [box.id for box in it.board.room.listed()[0]] == ["aa1"]


def test_matches_are_saved_where_night_and_pull_find_them(tmp_path):
    box = made("aa1")
    with Watched(Plugs(p1=box)) as it:
        it.board.room.keep = Saving(tmp_path / "club", it.board.site.pages.told()).keep
        it.wait(is_there("aa1"))
        press(box, LEVEL_HAND)
        it.wait(lambda found: found["aa1"].match.end.totals == [2, 2])
        press(box, THREE_NIL)
        it.wait(lambda found: found["aa1"].match.end.totals == [5, 2])
    assert boxes.saved_matches(tmp_path / "club" / "aa1") == [box.stores[0].lines()]
    done = settebello("pull", "--from", str(tmp_path / "club" / "aa1"), "--to", str(tmp_path / "again"), "--csv")
    assert done.code == 0 and ",Noi,3,5," in done.out


def test_the_ports_of_picos_are_told_from_others(monkeypatch):
    class Port:
        def __init__(self, device, vid, pid):
            self.device, self.vid, self.pid = device, vid, pid

    known = [Port("/dev/ttyACM0", 0x2E8A, 5), Port("/dev/ttyUSB0", 0x10C4, 0xEA60), Port("/dev/ttyS0", None, None)]
    monkeypatch.setattr(listening.list_ports, "comports", lambda: known)
    assert listening.picos() == ["/dev/ttyACM0"]


def test_saving_the_demonstration_is_refused():
    done = settebello("watch", "--demo", "--save", "club")
    assert (done.code, done.out) == (2, "")
    assert "leave it out" in done.err


def test_the_folder_to_save_into_is_there_from_the_start(tmp_path):
    command = [sys.executable, "-m", "host_tools", "watch", "--box", str(tmp_path / "none"), "--port", "0"]
    with subprocess.Popen(
        [*command, "--save", str(tmp_path / "a" / "club")], cwd=ROOT, stdout=subprocess.PIPE
    ) as process:
        try:
            assert process.stdout and b"http://" in process.stdout.readline()
            assert (tmp_path / "a" / "club").is_dir()
        finally:
            process.kill()


def test_a_folder_to_save_into_that_cant_be_is_one_line(tmp_path):
    (tmp_path / "club").write_text("a file")
    done = settebello("watch", "--save", str(tmp_path / "club"), "--port", "0")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "club is a file: name another" in done.err


def test_one_command_serves_the_demonstration():
    command = [sys.executable, "-m", "host_tools", "watch", "--demo", "--port", "0", "--lang", "en"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, bufsize=1)
    try:
        assert process.stdout
        address = re.search(r"http://\S+(?=/)", process.stdout.readline())
        assert address
        browser = Browser(address[0])
        end = time.monotonic() + WAIT_S
        while browser.get("/").count('class="table"') < 3:
            assert time.monotonic() < end
    finally:
        process.kill()
        process.communicate()


def test_the_demonstration_plays_on_by_itself():
    demo = Demo()
    board = Scoreboard(Serving("127.0.0.1", 0, "it"))
    with demo, Listening(board.room, demo.names, reach=demo.reach):
        end = time.monotonic() + WAIT_S
        while sum(len(box.lines) for box in board.room.listed()[0]) < 6 or board.room.version < 8:
            assert time.monotonic() < end
            threading.Event().wait(0.05)


def test_a_hundred_viewers_see_what_happened():
    boxes_here = {f"p{table}": made(f"aa{table}", table=table) for table in range(1, 9)}
    ready = threading.Barrier(101)
    seen = []

    def view(address):
        line, answer = listen(address)
        next_version(answer)
        ready.wait(WAIT_S)
        while 'data-digits="1">3<' not in Browser(address).get("/box/aa1"):
            next_version(answer)
        seen.append(time.monotonic())
        line.close()

    with Watched(Plugs(**boxes_here)) as it:
        it.wait(is_there(*(box.name for box in boxes_here.values())))
        viewers = [threading.Thread(target=view, args=(it.address,), daemon=True) for _ in range(100)]
        for viewer in viewers:
            viewer.start()
        ready.wait(WAIT_S)
        began = time.monotonic()
        press(boxes_here["p1"], THREE_NIL)
        for viewer in viewers:
            viewer.join(WAIT_S)
        print(f"the last of {len(seen)} viewers saw it after {max(seen) - began:.2f} s")
    assert len(seen) == 100


# In a real browser


@pytest.fixture(scope="module")
def browser():
    with chromium.opened() as found:
        yield found


def test_the_scoreboard_follows_the_keys_within_a_second(browser):
    expect = pytest.importorskip("playwright.sync_api").expect
    box = made("aa1", start=[8, 5])
    with Watched(Plugs(p1=box)) as it:
        it.wait(is_there("aa1"))
        page = browser.new_page(viewport=chromium.PROJECTOR)
        page.goto(f"{it.address}/box/aa1")
        totals = page.locator(".total")
        expect(totals).to_have_text(["8", "5"], timeout=1000)
        press(box, ["1", "1"])
        expect(page.locator(".side:first-child .dots i")).to_have_count(2, timeout=1000)
        press(box, ["*", "*"])
        expect(page.locator(".dots i")).to_have_count(0, timeout=1000)
        press(box, THREE_NIL)
        expect(totals).to_have_text(["11", "5"], timeout=1000)
        expect(page.locator(".won")).to_have_text("Vince Noi!", timeout=1000)
        assert page.locator(".has-won").count() == 1
        assert page.locator(".awards li.given").count() == 3
        press(box, ["#"])
        expect(totals).to_have_text(["0", "0"], timeout=1000)
        page.close()


def test_the_clock_runs_on_between_what_the_box_tells_and_no_longer(browser):
    expect = pytest.importorskip("playwright.sync_api").expect
    box = made("aa1", rules="a_tempo")
    with Watched(Plugs(p1=box)) as it:
        it.wait(is_there("aa1"))
        page = browser.new_page(viewport=chromium.PROJECTOR)
        page.clock.install()
        page.goto(f"{it.address}/box/aa1")
        clocks = page.locator(".clock")
        expect(clocks).to_have_text(["18:00", "18:00"])
        box._player._app.table.note(["time", [1_080_000, 95_000], [0, 0], 1])
        expect(clocks).to_have_text(["18:00", "1:35"], timeout=2000)
        expect(page.locator(".clock.moves")).to_have_count(1)
        page.clock.run_for(5000)
        expect(clocks).to_have_text(["18:00", re.compile("1:(29|30)")])
        # The box would have told by now: its clock was stopped, and nobody heard it.
        page.clock.run_for(9000)
        expect(clocks).to_have_text(["18:00", "1:35"])
        page.close()


def test_a_box_that_is_pulled_and_put_back_is_seen_to_be(browser):
    box = made("aa1")
    plugs = Plugs(p1=box)
    with Watched(plugs) as it:
        it.wait(is_there("aa1"))
        page = browser.new_page()
        page.goto(it.address)
        page.wait_for_selector("a.table:not(.is-away)", timeout=2000)
        plugs.plugged.clear()
        box.unplug()
        page.wait_for_selector("a.table.is-away", timeout=4000)
        box.plug()
        plugs.plugged["p1"] = box
        page.wait_for_selector("a.table:not(.is-away)", timeout=4000)
        page.close()


@pytest.mark.parametrize("sides", [("Noi", "Loro"), ("Castelfranco-di-Sotto" * 2, "Ò"), tuple("ABCDEF")])
@pytest.mark.parametrize("size", [chromium.PHONE, chromium.PROJECTOR], ids=["phone", "projector"])
def test_everything_fits_on_a_phone_and_on_a_projector(browser, size, sides):
    box = made("aa1", sides=sides, start=[88] * len(sides), rules="scopa+target=99")
    with Watched(Plugs(p1=box)) as it:
        it.wait(is_there("aa1"))
        press(box, ["1", *LEVEL_HAND])
        it.wait(lambda found: found["aa1"].match.hands)
        page = browser.new_page(viewport=size)
        for path in ("/", "/box/aa1"):
            page.goto(it.address + path)
            assert not chromium.is_wider_than_its_window(page), path
            wide = page.evaluate(
                "[...document.querySelectorAll('.side')].every(one => one.scrollWidth <= one.clientWidth + 1)"
            )
            assert wide, path
        if size == chromium.PROJECTOR:
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
            least = 0.18 if len(sides) > 2 else 0.4
            assert page.evaluate("document.querySelector('.total').clientHeight / innerHeight") > least
        page.close()
