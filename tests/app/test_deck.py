"""Decks with tags: which card a tag means, learning one, checking it, and the list of them."""

import gc

from settebello.app.deck import MOST, Deck, Decks, decks_of
from settebello.core.cards import DECK, parse
from settebello.ui.words import LANGUAGES, table
from tests.app.box import Box
from tests.app.tagging import Reader, box_with_reader, lay, lift, pass_card, pass_cards, pile, told


def test_a_tag_means_what_is_written_on_it_else_what_was_learned(case):
    deck = Deck("Bar", case.get("french", False))
    deck.learn(6, "04A1")
    assert deck.card(case["uid"], case["text"]) == case["card"]


def test_a_deck_remembers_one_number_a_card():
    deck = Deck("Bar")
    deck.learn(0, "04A1")
    deck.learn(39, "04A2")
    deck.learn(0, "04A3")
    assert (deck.learned("04A3"), deck.learned("04A2"), deck.learned("04A1")) == (0, 39, None)
    assert deck.missing() == list(range(1, 39))


def test_decks_come_back_from_their_line_as_they_were():
    decks = Decks([], "Mazzo 1")
    decks.deck().learn(3, "04A1")
    decks.add("Francese")
    decks.deck().french = True
    decks.deck().learn(7, "08B2")
    found, used = decks_of([decks.line()])
    assert [(deck.name, deck.french, len(deck.missing())) for deck in found] == [
        ("Mazzo 1", False, 39),
        ("Francese", True, 39),
    ]
    assert (used, found[0].learned("04A1"), found[1].learned("08B2")) == (1, 3, 7)


def test_what_is_no_line_of_decks_is_no_deck():
    for lines in ([], [""], ["nonsense"], ['["decks",0,[["A",false,""]]] 00000000'], ['["settings"] 12345678']):
        assert decks_of(lines) == ([], 0)
        assert [deck.name for deck in Decks(lines, "Deck 1").decks] == ["Deck 1"]


def learning(language="it", french=False):
    """A box that asks for the first card of a new deck."""
    box = box_with_reader("scopa", language=language)
    box.app.tags.decks.deck().french = french
    box.app.tags.keep()
    box.app.open("decks")
    return box.keys("1 1")


def deck_of(box):
    return box.app.tags.decks.deck()


def written(box, uid, text=None):
    """Lays a tag that can be written on, and lifts it."""
    lay(box, uid, text)
    told(box, "written")
    return lift(box)


def test_the_menu_leads_to_the_decks():
    box = Box().begin().keys("hold B B B B B B B B B B #")
    assert box.screen() == "decks"
    assert box.keys("1").screen() == "deck"
    assert box.keys("1").screen() == "learn"
    assert box.keys("0 * * *").screen() == "score"


def test_a_tag_with_nothing_on_it_is_written_and_remembered():
    box = learning()
    lay(box, "04A1")
    assert box.app.reader.asked == ["1D"]
    assert deck_of(box).missing() == list(range(DECK))
    told(box, "written")
    assert (deck_of(box).learned("04A1"), box.app.cue) == (0, "accepted")
    lay(lift(box), "04A2")
    assert box.app.reader.asked == ["1D", "2D"]


def test_a_tag_that_says_the_card_already_is_only_remembered():
    box = learning()
    pass_cards(box, "1D 2D")
    assert box.app.reader.asked == []
    assert deck_of(box).missing() == list(range(2, DECK))


def test_a_whole_deck_is_learned_card_by_card():
    box = learning()
    for card in range(DECK):
        written(box, "04%08X" % card)
    assert box.screen() == "deck"
    assert "40 di 40" in box.said()
    assert box.app.reader.asked == [f"{rank}{suit}" for suit in "DCSB" for rank in "1234567FCR"]
    box = Box(box.stores).keys("* * # 1")
    assert deck_of(box).missing() == []
    # Nothing is written on these, as if they had been wiped: they are known by their numbers.
    lift(lay(box, "04%08X" % 6))
    lift(lay(box, "04%08X" % 26))
    assert pile(box, 0) == parse("7D 7S")


def test_a_card_that_was_learned_is_refused_by_its_name():
    box = learning()
    written(box, "04A1")
    lay(box, "04A1", "1D", 2000)
    assert box.app.cue == "refused"
    assert box.said() == "Questa è già 1♦. Serve 2♦."
    assert deck_of(box).missing() == list(range(1, DECK))


def test_a_tag_just_learned_that_flaps_is_silent():
    box = learning()
    written(box, "04A1")
    lay(box, "04A1", "1D")
    assert (box.app.cue, box.said()) == ("", "")


def test_a_tag_that_says_another_card_becomes_this_one_only_when_it_comes_again():
    box = learning()
    lift(lay(box, "04A1", "7C"))
    assert "7♥" in box.said()
    assert (box.app.reader.asked, deck_of(box).missing()) == ([], list(range(DECK)))
    lay(box, "04A1", "7C", 2000)
    assert box.app.reader.asked == ["1D"]
    told(box, "written")
    assert deck_of(box).learned("04A1") == 0


def test_a_tag_that_was_lifted_too_early_is_asked_for_again_and_taken_at_once():
    box = learning()
    lay(box, "04A1")
    told(box, "unwritten", "lifted")
    assert box.app.cue == "refused"
    assert deck_of(box).missing() == list(range(DECK))
    told(box, "gone")
    written(box, "04A1")
    assert deck_of(box).learned("04A1") == 0


def test_a_tag_that_cant_be_written_is_known_by_its_number(case):
    box = learning()
    lay(box, case["uid"], case.get("text"))
    if not box.app.reader.asked:
        lay(lift(box), case["uid"], case["text"], 2000)
    told(box, "unwritten", case["why"])
    assert (deck_of(box).learned(case["uid"]) == 0) == case["learned"]
    assert box.app.cue == ("accepted" if case["learned"] else "refused")


def test_the_prompts_are_skipped_and_gone_back_and_the_learning_stops():
    box = learning().keys("# #")
    written(box, "04A1")
    assert deck_of(box).learned("04A1") == 2
    box.keys("* *")
    written(box, "04A2")
    assert deck_of(box).learned("04A2") == 1
    assert box.keys("0").screen() == "deck"
    assert "2 di 40" in box.said()
    # It goes on with the first card that is missing.
    box.keys("1")
    written(box, "04A3")
    assert deck_of(box).learned("04A3") == 0
    # And from there with the next one that is.
    written(box, "04A4")
    assert deck_of(box).learned("04A4") == 3


def test_the_star_on_the_first_prompt_and_the_skip_of_the_last_one_end_it():
    assert learning().keys("*").screen() == "deck"
    assert learning().keys("# " * 40).screen() == "deck"


def test_another_tag_takes_the_place_of_a_lost_one():
    box = learning()
    written(box, "04A1")
    box.keys("*")
    written(box, "04A2")
    assert (deck_of(box).learned("04A1"), deck_of(box).learned("04A2")) == (None, 0)


def test_a_power_cut_comes_back_to_the_very_same_prompt():
    box = learning()
    for card in range(5):
        written(box, "04A%d" % card)
    box.keys("# #")
    before = box.frame()
    box.switch_on()
    box.app.reader = Reader()
    assert (box.screen(), box.frame()) == ("learn", before)
    written(box, "04AA")
    assert deck_of(box).learned("04AA") == 7
    assert deck_of(box).missing() == [5, 6] + list(range(8, DECK))


def test_a_cut_between_the_writing_and_the_remembering_loses_only_that_card():
    box = learning()
    lay(box, "04A1")
    box.switch_on()
    box.app.reader = Reader()
    lay(box, "04A1", "1D")
    assert deck_of(box).learned("04A1") == 0
    assert box.app.reader.asked == []


def test_what_is_written_while_the_menu_is_open_is_no_card_of_another_prompt():
    box = learning()
    lay(box, "04A1")
    box.keys("hold")
    told(box, "written")
    assert box.keys("*").screen() == "learn"
    assert deck_of(box).missing() == list(range(DECK))


def test_the_tags_of_a_french_deck_say_what_is_on_its_cards():
    box = learning(french=True)
    for card in range(DECK):
        written(box, "04%08X" % card)
    assert box.app.reader.asked == [f"{rank}{suit}" for suit in "DHSC" for rank in "1234567JQK"]


def test_a_french_deck_reads_its_own_letters_at_the_table():
    box = box_with_reader().keys("# 1")
    box.app.tags.decks.deck().french = True
    box.app.tags.keep()
    for text in ("QH", "7c", "AS", "k d", "7B", "FC", "8H"):
        lift(lay(box, "04" + text, text))
    # 7C is the seven of clubs there, which are bastoni.
    assert pile(box, 0) == parse("RD CC AS 7B")


def test_every_card_is_checked_and_the_missing_ones_are_named():
    box = box_with_reader()
    box.app.open("decks")
    box.keys("1 2")
    assert box.screen() == "deckcheck"
    for card in range(DECK):
        if card not in (6, 26):
            pass_card(box, card)
    empty = box.frame()
    pass_cards(box, "1D", 2000)
    assert "1♦ è già dentro" in box.said()
    box.switch_on()
    assert box.screen() == "deckcheck"
    assert box.app.screen()._status == "Mancano: 7♦ 7♠"
    pass_cards(box, "7D")
    assert box.app.screen()._status == "Mancano: 7♠"
    pass_cards(box, "7S")
    assert (box.app.screen()._status, box.app.cue) == ("Ci sono tutte e quaranta.", "won")
    assert box.frame() != empty
    assert box.keys("#").screen() == "deck"


def named(box, letters):
    """Types a name and ends it."""
    return box.keys(letters + " #")


def test_decks_are_made_chosen_and_renamed_by_name():
    box = box_with_reader()
    box.app.open("decks")
    named(box.keys("2"), "2")
    assert box.screen() == "deck"
    assert [deck.name for deck in box.app.tags.decks.decks] == ["Mazzo 1", "A"]
    assert deck_of(box).name == "A"
    named(box.keys("4"), "3")
    assert deck_of(box).name == "D"
    box.keys("* 1")
    assert deck_of(box).name == "Mazzo 1"
    box = Box(box.stores)
    assert deck_of(box).name == "Mazzo 1"
    assert [deck.name for deck in box.app.tags.decks.decks] == ["Mazzo 1", "D"]


def test_a_name_that_is_taken_is_refused():
    box = box_with_reader()
    box.app.open("decks")
    named(box.keys("2"), "2")
    box.keys("*")
    named(box.keys("3"), "2")
    assert "A: il nome c'è già" in box.said()
    assert len(box.app.tags.decks.decks) == 2
    # Its own name is no other one's.
    named(box.keys("2 4"), "2")
    assert (box.screen(), box.said()) == ("deck", "")


def test_there_is_an_end_to_the_decks():
    box = box_with_reader()
    box.app.open("decks")
    for number in range(2, MOST + 1):
        named(box.keys(str(number)), str(number)).keys("*")
    assert len(box.app.tags.decks.decks) == MOST
    box.keys("7")
    assert box.screen() == "decks"
    assert "Al più 6" in box.said()


def test_a_deck_is_forgotten_when_it_is_asked_twice():
    box = box_with_reader()
    box.app.open("decks")
    named(box.keys("2"), "2")
    box.keys("5")
    assert "Scordare A?" in box.said()
    box.keys("B")
    assert len(box.app.tags.decks.decks) == 2
    box.keys("5")
    box.keys("#")
    assert box.screen() == "decks"
    assert [deck.name for deck in box.app.tags.decks.decks] == ["Mazzo 1"]
    assert [deck.name for deck in Box(box.stores).app.tags.decks.decks] == ["Mazzo 1"]


def test_the_last_deck_that_is_forgotten_leaves_an_empty_one():
    box = learning()
    written(box, "04A1")
    box.keys("0 5 #")
    assert [(deck.name, len(deck.missing())) for deck in box.app.tags.decks.decks] == [("Mazzo 1", DECK)]


def test_a_deck_is_marked_french_and_that_is_kept():
    box = box_with_reader()
    box.app.open("decks")
    box.keys("1 3")
    assert deck_of(Box(box.stores)).french
    box.keys("3")
    assert not deck_of(Box(box.stores)).french


def test_decks_that_cant_be_saved_are_said_and_go_on():
    box = learning()
    box.stores[3].full = True
    written(box, "04A1")
    assert "Non salvato" in box.said()
    assert deck_of(box).learned("04A1") == 0


def test_decks_that_cant_be_read_are_said_and_what_is_written_on_the_cards_still_counts():
    box = box_with_reader()
    box.stores[3].dead = True
    box.keys("# 1")
    pass_cards(box, "7D")
    assert pile(box, 0) == [6]


def test_no_screen_of_a_deck_takes_memory_to_be_drawn_again():
    for french in (False, True):
        box = learning(french=french)
        written(box, "04A1")
        for keys in ("", "0", "2", "* *"):
            box.keys(keys)
            box.frame()
            if hasattr(gc, "mem_alloc"):
                gc.collect()
                gc.disable()
                before = gc.mem_alloc()
                box.app.draw()
                taken = gc.mem_alloc() - before
                gc.enable()
                assert taken == 0, (box.screen(), taken)


def test_what_the_keys_do_fits_and_every_label_too():
    canvas = Box().app.canvas
    for language in LANGUAGES:
        for key, text in table(language, "deck").items():
            if key.endswith(".keys"):
                assert canvas.text_width(text) <= canvas.width - 2, (language, key)
            elif "{" not in text and key in ("new", "learn", "check", "italian", "french", "rename", "forget"):
                assert canvas.text_width(text) <= canvas.width - 18, (language, key)
            elif key in ("learn.lay", "learn.known"):
                assert canvas.text_width(text) <= canvas.width - 42, (language, key, canvas.text_width(text))


CASES = {
    "test_a_tag_means_what_is_written_on_it_else_what_was_learned": [
        {"id": "written", "uid": "04B2", "text": "7C", "card": 16},
        {"id": "written on a tag that was learned as another", "uid": "04A1", "text": "7C", "card": 16},
        {"id": "learned", "uid": "04A1", "text": None, "card": 6},
        {"id": "learned, with something else on it", "uid": "04A1", "text": "ciao", "card": 6},
        {"id": "unknown", "uid": "04B2", "text": None, "card": None},
        {"id": "no number", "uid": "", "text": None, "card": None},
        {"id": "a number with commas", "uid": ",", "text": None, "card": None},
        {"id": "french letters in an Italian deck", "uid": "04B2", "text": "QH", "card": None},
        {"id": "queen of hearts", "uid": "04B2", "text": "QH", "french": True, "card": 18},
        {"id": "seven of clubs", "uid": "04B2", "text": "7C", "french": True, "card": 36},
        {"id": "ace of spades", "uid": "04B2", "text": "as", "french": True, "card": 20},
        {"id": "no bastoni in a French deck", "uid": "04B2", "text": "7B", "french": True, "card": None},
    ],
    "test_a_tag_that_cant_be_written_is_known_by_its_number": [
        {"id": "locked", "uid": "04A1", "why": "locked", "learned": True},
        {"id": "full", "uid": "04A1", "why": "full", "learned": True},
        {"id": "locked, and says something else", "uid": "04A1", "text": "ciao", "why": "locked", "learned": True},
        {"id": "locked, and says another card", "uid": "04A1", "text": "7C", "why": "locked", "learned": False},
        {"id": "a number that changes", "uid": "08A1B2C3", "why": "locked", "learned": False},
        {"id": "a long number that begins so", "uid": "08A1B2C3D4E5F6", "why": "locked", "learned": True},
    ],
}
