"""Serves evenings to a test's browsers."""

from contextlib import ExitStack, contextmanager

from host_tools.night.site import Night
from host_tools.web.serving import Serving
from tests.host.browsing import Browser
from tests.host.served import Served

HERE = Serving("127.0.0.1", 0, "en")


@contextmanager
def nights():
    """Answers what begins to serve a book, and answers a browser for it."""
    with ExitStack() as running:

        def begin(book, place=HERE, folders=()):
            night = Night(place, book, folders)
            served = Served(night.site, night.app)
            running.enter_context(night.watcher)
            running.enter_context(served)
            browser = Browser(served.address)
            browser.night = night
            return browser

        yield begin


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
