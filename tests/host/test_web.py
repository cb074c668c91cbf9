"""What all pages share: who gets in, what is refused, and how the open pages learn that something is new."""

import os
import signal
import socket
import subprocess
import sys
import time

import pytest

pytest.importorskip("starlette")

from starlette.routing import Route

from host_tools.errors import Complaint
from host_tools.web.serving import Serving, addresses, listen
from host_tools.web.site import Site
from tests.host import browsing
from tests.host.browsing import Browser
from tests.host.checkout import ROOT
from tests.host.served import Served

PAGE = """{% extends "base.html" %}{% block main %}<p id="x" data-part>{{ name }}</p>
{% if may_edit %}<form method="post">edit</form>{% endif %}{% endblock %}"""
HERE = Serving("127.0.0.1", 0, None)
ROOM = Serving("0.0.0.0", 0, None)


@pytest.fixture
def made(tmp_path):
    """Makes a site of one page, which shows a name and counts its edits."""
    (tmp_path / "page.html").write_text(PAGE)
    (tmp_path / "secret.txt").write_text("secret")

    def make(serving, name="Noi"):
        site = Site(serving, tmp_path, "host_tools.web.words")
        site.edits = 0

        async def page(request):
            return site.show(request, "page.html", name=name)

        async def edit(request):
            site.edits += site.access.may_edit(request)
            return site.show(request, "page.html", name=name)

        return site, Served(site, site.app([Route("/", page), Route("/edit", edit, methods=["POST"])]))

    return make


@pytest.fixture
def here(made):
    site, served = made(HERE)
    with served:
        yield site, Browser(served.address)


def test_a_name_with_markup_is_shown_as_text(made):
    _, served = made(HERE, '<script>alert("1")</script> & "Noi"')
    with served:
        page = Browser(served.address).get("/")
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(&#34;1&#34;)&lt;/script&gt; &amp; &#34;Noi&#34;" in page


@pytest.mark.parametrize("path", ["/", "/static/style.css", "/static/nothing", "/nothing", "/enter"])
def test_every_answer_forbids_what_comes_from_elsewhere(here, path):
    headers = here[1].ask("GET", path)[1]
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        "/static/../secret.txt",
        "/static/..%2fsecret.txt",
        "/static/%2e%2e/secret.txt",
        "/../secret.txt",
        "/static/..\\secret.txt",
        "//etc/passwd",
        "/static/%00",
        "/static/../../pages.py",
    ],
)
def test_no_path_leads_to_another_file(here, path):
    status, _, text = here[1].ask("GET", path)
    assert status == 404
    assert "secret" not in text and "root:" not in text


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"origin": None, "sec_fetch_site": "same-origin"}, 200),
        ({"origin": None}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://elsewhere.example"}, 403),
        ({"origin": None, "sec_fetch_site": "cross-site"}, 403),
        ({"host": "elsewhere.example", "origin": "http://elsewhere.example"}, 421),
        ({"host": ""}, 421),
        ({"host": "192.168.1.5:7077", "origin": "http://192.168.1.5:7077"}, 421),
        ({"content_length": str(1 << 30)}, 413),
        ({"content_length": None, "transfer_encoding": "chunked"}, 411),
    ],
    ids=str,
)
def test_only_a_form_of_this_page_may_change_something(here, headers, status):
    site, browser = here
    body = "0\r\n\r\n" if "transfer_encoding" in headers else ""
    if headers.get("content_length", "") is None:
        headers = {"transfer_encoding": "chunked", "content_length": None}
    assert browser.ask("POST", "/edit", body, **headers)[0] == status
    assert site.edits == (status == 200)


@pytest.mark.parametrize("path", ["/meeting/" + "9" * 5000, "/static/" + "x" * 5000], ids=["number", "name"])
def test_an_address_that_is_far_too_long_is_refused(here, path):
    assert here[1].ask("GET", path)[0] == 414


def test_a_form_of_far_too_many_fields_is_refused(here):
    assert here[1].ask("POST", "/enter", "a=1&" * 2500)[0] == 400


def test_who_goes_in_the_middle_of_a_form_leaves_nothing_behind(made, capfd):
    _, served = made(HERE)
    host = served.address.removeprefix("http://")
    told = ("POST /enter HTTP/1.1", f"Host: {host}", f"Origin: {served.address}", "Content-Length: 1000", "", "code=")
    with served:
        name, port = host.split(":")
        with socket.create_connection((name, int(port))) as line:
            line.sendall("\r\n".join(told).encode())
            assert Browser(served.address).ask("GET", "/")[0] == 200
    assert capfd.readouterr().err == ""


def test_in_the_room_only_the_code_lets_one_edit(made):
    site, served = made(ROOM)
    with served:
        browser, other = Browser(served.address), Browser(served.address)
        assert "<form" not in browser.get("/")
        browser.post("/edit")
        assert site.edits == 0
        assert browser.post("/enter", code="WRONG")[0] == 403
        assert browser.post("/enter", code="")[0] == 403
        code = site.access.code
        assert browser.post("/enter", code=f"{code[:4]} - {code[4:].lower()}")[0] == 303
        assert "edit" in browser.get("/")
        browser.post("/edit")
        other.post("/edit")
        assert site.edits == 1
        browser.post("/leave")
        assert ">edit<" not in browser.get("/")


def test_on_this_computer_no_code_is_asked_for(here):
    assert here[0].access.code is None
    assert ">edit<" in here[1].get("/")


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ({}, "it"),
        ({"accept_language": "en-GB,en;q=0.9"}, "en"),
        ({"accept_language": "de;q=1,en;q=0.3,it;q=0.7"}, "it"),
        ({"accept_language": "de"}, "it"),
        ({"accept_language": ";;q=x,,"}, "it"),
    ],
    ids=str,
)
def test_the_language_is_the_browsers(here, asked, language):
    assert f'<html lang="{language}">' in here[1].get("/", **asked)


def test_a_language_that_is_chosen_stays(here):
    assert '<html lang="en">' in here[1].get("/?lang=en")
    assert '<html lang="en">' in here[1].get("/", accept_language="it")
    assert '<html lang="en">' in here[1].get("/?lang=xx")


def test_a_page_that_listens_is_told_each_new_version_until_the_end(made):
    site, served = made(HERE)
    with served:
        line, answer = browsing.listen(served.address)
        first = browsing.next_version(answer)
        assert f'data-version="{first}"' in Browser(served.address).get("/")
        site.tell("7")
        assert browsing.next_version(answer).endswith("-7")
    assert answer.read() == b"\n"
    line.close()
    assert site.live.viewers == 0


def test_a_taken_port_is_one_line_and_else_the_next_is_found():
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        port = holder.getsockname()[1]
        with pytest.raises(Complaint, match=f"port {port} is taken: .*--port"):
            listen(Serving("127.0.0.1", port, None))
    with listen(Serving("127.0.0.1", None, None)) as one, listen(Serving("127.0.0.1", None, None)) as other:
        assert one.getsockname()[1] != other.getsockname()[1]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal for a child")
def test_ctrl_c_stops_the_command_at_once_with_a_line_even_while_pages_listen():
    command = [sys.executable, "-m", "host_tools", "night", "--demo", "--port", "0", "--lang", "en"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        line = next(line for line in process.stdout if line.startswith("Open "))
        listening, answer = browsing.listen(line.split()[1].rstrip("/"))
        browsing.next_version(answer)
        begin = time.monotonic()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
        assert time.monotonic() - begin < 5
        listening.close()
    assert (process.returncode, err) == (0, "")
    assert out.endswith("Stopped.\n")


def test_an_address_that_isnt_ours_is_one_line():
    with pytest.raises(Complaint, match="192.0.2.77 can't be listened at"):
        listen(Serving("192.0.2.77", None, None))


def test_the_addresses_told_can_be_opened():
    assert addresses(Serving("127.0.0.1", None, None), 7077) == ["http://127.0.0.1:7077/"]
    assert addresses(Serving("::1", None, None), 7077) == ["http://[::1]:7077/"]
    assert addresses(Serving("0.0.0.0", None, None), 80)[0] == "http://127.0.0.1:80/"
