"""`settebello deck`: lists, exports and imports decks with tags, and draws their labels."""

import json
import xml.etree.ElementTree as ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tools.script import read_script
from host_tools.stores import DECKS, FileStore, Stores
from settebello.app.deck import MOST, Deck, Decks, decks_of
from settebello.core.cards import DECK
from settebello.core.tag_text import text_of
from tests.app.box import Box
from tests.app.tagging import lay, pile
from tests.host import machines
from tests.host.command import settebello

SVG = "{http://www.w3.org/2000/svg}"
BAR = {"name": "Bar", "french": False, "cards": {"1D": "04A1B2C3D4E501", "10B": "04A1B2C3"}}


@pytest.fixture
def folder(tmp_path):
    """A folder with two decks, the second one in use."""
    decks = Decks([], "Casa")
    for card in range(DECK - 1):
        decks.deck().learn(card, f"04{card:012X}")
    decks.add("Club")
    decks.deck().french = True
    FileStore(tmp_path / "box" / DECKS).begin(decks.line())
    return tmp_path / "box"


@pytest.fixture
def file(tmp_path):
    """Writes a value as a JSON file."""

    def write(value):
        path = tmp_path / "decks.json"
        path.write_text(value if isinstance(value, str) else json.dumps(value), "utf-8")
        return str(path)

    return write


def decks_in(folder):
    decks, used = decks_of(FileStore(folder / DECKS).lines())
    return [(deck.name, deck.french, deck.uids) for deck in decks], used


def test_the_list_says_how_much_was_learned_and_what_is_missing(folder):
    ran = settebello("deck", "list", "--from", str(folder), "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == ["Casa: 39 of 40, missing 10B", "Club: 0 of 40, French, in use"]
    ran = settebello("deck", "list", "--from", str(folder), "--lang", "it")
    assert ran.out.splitlines() == ["Casa: 39 di 40, mancano 10B", "Club: 0 di 40, francese, in uso"]


def test_the_list_as_json_is_one_object(folder):
    told = json.loads(settebello("deck", "list", "--from", str(folder), "--json").out)
    assert told["in_use"] == "Club"
    assert told["decks"][0] == {"name": "Casa", "french": False, "missing": ["10B"]}
    assert len(told["decks"][1]["missing"]) == DECK


def test_what_is_exported_comes_back_as_it_was(folder, tmp_path):
    out = tmp_path / "decks.json"
    assert settebello("deck", "export", "--from", str(folder), "-o", str(out)).code == 0
    other = tmp_path / "other"
    assert settebello("deck", "import", str(out), "--to", str(other)).code == 0
    assert decks_in(other) == decks_in(folder)


def test_one_deck_is_exported_by_its_name_to_standard_output(folder):
    told = json.loads(settebello("deck", "export", "casa", "--from", str(folder)).out)
    assert [deck["name"] for deck in told["decks"]] == ["Casa"]
    assert told["decks"][0]["cards"]["1D"] == "04000000000000"
    assert "10B" not in told["decks"][0]["cards"]


def test_an_imported_deck_is_there_at_the_table(file, tmp_path):
    ran = settebello("deck", "import", file({"decks": [BAR], "in_use": "Bar"}), "--to", str(tmp_path), "--lang", "en")
    assert ran.out.startswith("Bar: 2 of 40, in use, missing 2D ")
    with Stores(tmp_path) as stores:
        box = Box(tuple(stores)).begin().keys("# 1")
        lay(box, "04A1B2C3")
        assert pile(box, 0) == [39]


def test_a_deck_of_the_same_name_is_replaced_and_the_others_stay(folder, file):
    given = file({"decks": [{"name": "casa", "cards": {"7D": "04A1B2C3"}}]})
    assert settebello("deck", "import", given, "--to", str(folder)).code == 0
    decks, used = decks_in(folder)
    assert [(name, french) for name, french, _ in decks] == [("casa", False), ("Club", True)]
    assert (Deck(*decks[0]).learned("04A1B2C3"), used) == (6, 1)


def test_a_deck_learned_on_the_simulator_is_exported_and_imported(tmp_path):
    script = tmp_path / "learn.txt"
    script.write_text("key 1 #\nhold *\nkey B B B B B B B B B B #\nkey 1 1\ntap D1-7\ntap 04A1B2C3\nkey 0\n")
    with Stores(tmp_path / "sim") as stores:
        machines.on_cpython([step for step in read_script(str(script)) if step.action[0] != "#"], tuple(stores))
    told = json.loads(settebello("deck", "export", "--from", str(tmp_path / "sim")).out)
    assert told["decks"][0]["cards"] == {**{f"{rank}D": f"SIM-{rank}D" for rank in range(1, 8)}, "8D": "04A1B2C3"}
    (tmp_path / "decks.json").write_text(json.dumps(told))
    assert settebello("deck", "import", str(tmp_path / "decks.json"), "--to", str(tmp_path / "new")).code == 0
    assert decks_in(tmp_path / "new") == decks_in(tmp_path / "sim")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("", "there is nothing in it"),
        ("[]", "must be an object"),
        ({}, "'decks' must be a list"),
        ({"decks": []}, "decks given: 0; there must be 1 to 6"),
        ({"decks": [{"name": str(n), "cards": {}} for n in range(7)]}, "decks given: 7"),
        ({"decks": [BAR], "used": "Bar"}, "unknown key 'used'"),
        ({"decks": [BAR], "in_use": "Bra"}, "'in_use' is 'Bra', but the decks are Bar"),
        ({"decks": [BAR, {**BAR, "name": "BAR"}]}, "two decks are called 'BAR'"),
        ({"decks": [{"cards": {}}]}, "'name' must be a text"),
        ({"decks": [{**BAR, "french": 1}]}, "deck 'Bar': 'french' must be true or false, not 1"),
        ({"decks": [{**BAR, "cards": []}]}, "deck 'Bar': 'cards' must be an object"),
        ({"decks": [{**BAR, "cards": {"8X": "04A1B2C3"}}]}, "deck 'Bar': '8X' is no card"),
        ({"decks": [{**BAR, "cards": {"D1-2": "04A1B2C3"}}]}, "deck 'Bar': 'D1-2' is no card"),
        ({"decks": [{**BAR, "cards": {"1D": "04A1"}}]}, "deck 'Bar': '1D': '04A1' is no tag's number"),
        ({"decks": [{**BAR, "cards": {"1D": 4}}]}, "deck 'Bar': '1D' must be a text"),
        ({"decks": [{**BAR, "cards": {"1D": "04A1B2C3", "2D": "04a1b2c3"}}]}, "the tag 04A1B2C3 can't be 1D and 2D"),
        ({"decks": [{**BAR, "cards": {"1D": "04A1B2C3", "AD": "04A1B2C4"}}]}, "1D is there twice"),
    ],
)
def test_what_cant_be_imported_is_said_in_one_line_and_changes_nothing(given, said, file, folder):
    before = decks_in(folder)
    ran = settebello("deck", "import", file(given), "--to", str(folder), "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1
    assert decks_in(folder) == before


def test_more_decks_than_a_box_keeps_are_refused(folder, file):
    given = {"decks": [{"name": str(number), "cards": {}} for number in range(MOST - 1)]}
    ran = settebello("deck", "import", file(given), "--to", str(folder), "--lang", "en")
    assert (ran.code, "these would be 7 decks" in ran.err) == (2, True)


@pytest.mark.parametrize("what", ["list", "export"])
def test_a_folder_without_decks_is_said_with_the_remedy(what, tmp_path):
    ran = settebello("deck", what, "--from", str(tmp_path / "nowhere"), "--lang", "en")
    assert (ran.code, "there are no decks" in ran.err, len(ran.err.splitlines())) == (1, True, 1)
    assert not (tmp_path / "nowhere").exists()


def test_an_unknown_deck_is_said_with_those_that_there_are(folder):
    ran = settebello("deck", "export", "Bar", "--from", str(folder), "--lang", "en")
    assert (ran.code, "there is no deck 'Bar'; there are Casa, Club" in ran.err) == (2, True)


def test_a_folder_in_use_is_not_written_to(folder, file):
    with Stores(folder):
        assert settebello("deck", "import", file({"decks": [BAR]}), "--to", str(folder)).code == 1


def labels(tmp_path, *options):
    path = tmp_path / "labels.svg"
    assert settebello("deck", "labels", "-o", str(path), *options).code == 0
    return ElementTree.parse(path).getroot()


@pytest.mark.parametrize("options", [(), ("--french",), ("--lang", "it"), ("--lang", "it", "--french")])
def test_a_sheet_has_a_label_for_each_card_with_what_its_tag_says(options, tmp_path):
    root = labels(tmp_path, *options)
    assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
    found = root.findall(SVG + "g")
    french = "--french" in options
    assert [group.findall(SVG + "text")[2].text for group in found] == [text_of(card, french) for card in range(DECK)]
    signs = [group.findall(SVG + "use")[0].get("href", "") for group in found]
    assert signs == [f"#suit{card // 10}" for card in range(DECK)]
    assert {sign[1:] for sign in signs} == {group.get("id") for group in root.iter(SVG + "g") if group.get("id")}


@pytest.mark.parametrize(
    ("options", "card", "printed"),
    [
        (("--lang", "it"), 6, ("7", "7 denari")),
        (("--lang", "it"), 18, ("C", "Cav. coppe")),
        (("--lang", "en"), 18, ("Q", "Queen cups")),
        (("--lang", "it", "--french"), 18, ("Q", "Donna cuori")),
        (("--lang", "en", "--french"), 30, ("A", "Ace clubs")),
        (("--lang", "it", "--french"), 29, ("K", "Re picche")),
    ],
)
def test_a_label_shows_what_is_on_the_card(options, card, printed, tmp_path):
    texts = labels(tmp_path, *options).findall(SVG + "g")[card].findall(SVG + "text")
    assert (texts[0].text, texts[1].text) == printed


def test_labels_stay_on_the_page_and_apart(tmp_path):
    places = [group.get("transform", "") for group in labels(tmp_path).findall(SVG + "g")]
    corners = [tuple(map(float, place.removeprefix("translate(").rstrip(")").split())) for place in places]
    assert len(set(corners)) == DECK
    assert all(0 <= x <= 210 - 18 and 0 <= y <= 297 - 25 for x, y in corners)


def test_a_sheet_that_is_no_svg_is_refused(tmp_path):
    ran = settebello("deck", "labels", "-o", str(tmp_path / "labels.pdf"), "--lang", "en")
    assert (ran.code, "ends in .svg" in ran.err) == (2, True)


@given(st.text(max_size=4), st.booleans())
def test_no_text_names_a_card_but_a_rank_and_a_suit(text, french):
    card = Deck("A", french).card("04A1B2C3", text)
    ranks, suits = ("A1234567JQK", "DHSC") if french else ("1234567FCR", "DCSB")
    word = "".join(text.split()).upper()
    named = len(word) == 2 and word[0] in ranks and word[1] in suits
    assert (card is not None) == named
