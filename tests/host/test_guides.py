"""The guides say what is there: their headings are messages, their commands verbs, their pictures what is seen."""

import ast
import re

import pytest

from host_tools import command
from settebello.app.screens import menu
from settebello.ui.words import LANGUAGES, Words, table
from tests.host.checkout import ROOT

DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]
PAIRS = {
    "build": "costruire",
    "flash": "installare",
    "use": "usare",
    "troubleshooting": "problemi",
    "watch": "tabellone",
    "night": "serata",
    "figures": "misure",
}
ROOMS = [path.stem.removeprefix("en_") for path in (ROOT / "firmware/settebello/ui/words").glob("en_*.py")]


def each(pages):
    return pytest.mark.parametrize("page", pages, ids=lambda page: page.name)


def flat(text):
    """A message with … for what differs, and nothing but single spaces."""
    return re.sub(r"\s+", " ", re.sub(r"\{[^{}]*\}", "…", text))


def told():
    """Every text in the code of the tools and of the box's start, and in the words."""
    for path in [*(ROOT / "host_tools").rglob("*.py"), *(ROOT / "firmware").glob("*.py"), ROOT / "firmware" / "settebello" / "start.py"]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                yield flat("".join(part.value if isinstance(part, ast.Constant) else "…" for part in node.values))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield flat(node.value)
    for language in LANGUAGES:
        for room in ROOMS:
            for key in table(language, room):
                yield flat(Words(language).get(room, key))


MESSAGES = list(told())


@each([DOCS / "troubleshooting.md", DOCS / "problemi.md"])
def test_every_heading_of_the_third_rank_is_a_message_that_is_there(page):
    headings = re.findall(r"^### (.*)$", page.read_text("utf-8"), re.MULTILINE)
    assert len(headings) > 10
    for heading in headings:
        # What follows the last … is another message, or nothing.
        wanted = heading.removesuffix("…").rstrip()
        assert any(wanted in message for message in MESSAGES), heading


def test_what_a_command_says_is_explained_in_both_languages_and_never_left_without_words():
    said = {}
    for name, heading in (("troubleshooting.md", "## A command says\n"), ("problemi.md", "## Un comando dice\n")):
        parts = re.split(r"^### (.*)\n", (DOCS / name).read_text("utf-8").partition(heading)[2], flags=re.MULTILINE)
        said[name] = parts[1::2]
        assert all(explained.strip() for explained in parts[2::2])
    assert said["problemi.md"] == said["troubleshooting.md"]


def test_every_message_about_the_parts_is_explained_in_both_languages():
    for language, name in zip(LANGUAGES, ("problemi.md", "troubleshooting.md"), strict=True):
        page = (DOCS / name).read_text("utf-8")
        for key in table(language, "parts"):
            if re.fullmatch(r"(display|keys|memory|reader)\.(?!ok)\w+", key):
                assert f"### {flat(Words(language).get('parts', key))}\n" in page, key


@each(PAGES)
def test_links_and_pictures_lead_somewhere(page):
    text = page.read_text("utf-8")
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        if anchor:
            headings = re.findall(r"^#+ (.*)$", target.read_text("utf-8"), re.MULTILINE)
            assert anchor in [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings], link


@each(PAGES)
def test_every_command_in_a_guide_is_a_verb(page):
    text = page.read_text("utf-8")
    assert set(re.findall(r"(?:-m host_tools|`settebello) ([a-z]\w*)", text)) <= set(command.verb_names())


def test_each_guide_is_there_in_both_languages():
    names = {path.stem for path in DOCS.glob("*.md")}
    assert names == {*PAIRS, *PAIRS.values()}
    for english, italian in PAIRS.items():
        assert f"({italian}.md)" in (DOCS / f"{english}.md").read_text("utf-8")
        assert f"({english}.md)" in (DOCS / f"{italian}.md").read_text("utf-8")


@pytest.mark.parametrize(("page", "language"), [("use.md", "en"), ("usare.md", "it")])
def test_what_a_guide_calls_a_line_of_the_menu_is_one(page, language):
    part = re.split(r"^## ", (DOCS / page).read_text("utf-8"), flags=re.MULTILINE)
    part = next(text for text in part if "enu\n" in text[:12])
    known = [Words(language).get("menus", f"menu.{name}") for name in menu._ITEMS]
    named = re.findall(r"\*\*(.+?)\*\*", part)
    assert len(named) > 5
    assert set(named) <= set(known)


def test_the_pictures_are_what_the_simulator_shows_now(tmp_path):
    pytest.importorskip("PIL")
    from PIL import Image

    from host_tools.script import read_script
    from host_tools.stage import Stage, save_frame

    shown: list[str] = []
    Stage(lambda name, pixels: (shown.append(name), save_frame(tmp_path, name, pixels))).play(
        read_script(str(DOCS / "pictures.txt"))
    )
    assert sorted(shown) == sorted(path.stem for path in (DOCS / "pictures").glob("*.png"))
    for name in shown:
        with Image.open(tmp_path / f"{name}.png") as now, Image.open(DOCS / "pictures" / f"{name}.png") as kept:
            assert now.tobytes() == kept.tobytes(), f"{name}: run the command at the top of docs/pictures.txt"


def test_every_picture_is_used():
    text = "".join(page.read_text("utf-8") for page in PAGES)
    assert [path.name for path in (DOCS / "pictures").glob("*.png") if f"pictures/{path.name})" not in text] == []


def test_the_parts_in_the_guide_are_those_of_the_board():
    board = (ROOT / "boards/pico_keypad_oled/README.md").read_text("utf-8")
    guide = (DOCS / "build.md").read_text("utf-8")
    for line in re.findall(r"^- (1 .*)$", board, re.MULTILINE):
        assert line.split(" (")[0] in guide, line
