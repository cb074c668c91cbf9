"""What the tests of the help pages share, a language at a time: a board has no room for both."""

from settebello.app.guide import pages
from tests.app.box import Box

# Together they ask for every sentence there is (tests/host/test_help_said.py).
LINES = (
    "scopa",
    "regionale+redeal_kings=4+napola=run",
    "brilli",
    "a_tempo",
    "scopone+napola=fixed+must_capture=false+primiera=sevens",
    "scopa_assi+primiera=ranked+napoleone=true",
    "scopa15+choice=fewest+missing_suit=common",
    "briscola+two_out=swords",
    "briscola+level=draw",
    "briscola+level=last_trick",
    "tressette",
)


def helped(line="scopa", language="it", box=None):
    """A box, a new one unless one is given, with the list of topics in front."""
    box = (box or Box()).begin(line, language=language)
    box.app.open("help")
    return box


def page(box):
    """The page in front as one text."""
    return " ".join(box.app.screen().lines)


def page_of(topic, line, language):
    """The page of a topic, reached with keys."""
    box = helped(line, language)
    topics = [known for known, _ in pages(box.app)]
    return page(box.keys("B " * topics.index(topic)).keys("#"))


def check_every_page(language):
    """Every page of every rule has its words, and they fit."""
    box = Box()
    for line in LINES:
        helped(line, language, box).keys("1")
        screen = box.app.screen()
        canvas = box.app.canvas
        titles = []
        while screen.title not in titles:
            titles.append(screen.title)
            assert canvas.text_width(screen.title) <= canvas.width - 15, screen.title
            for text in screen.lines:
                assert "{" not in text
                assert canvas.text_width(text) <= canvas.width - 4, text
            box.keys("#")
        assert len(titles) == len(pages(box.app))
