"""The help pages: every topic under every rule has its words, and they fit."""

import gc

from settebello.core.games import NAMES, load
from settebello.core.rules import from_line
from tests.app.box import Box
from tests.app.helping import check_every_page, helped, page, page_of


def test_a_page_says_what_the_rules_in_force_say(case):
    assert page_of(case["topic"], case["rules"], "it") == case["says"]


def test_every_topic_of_every_rule_has_words_that_fit():
    check_every_page("it")


def test_every_game_has_its_guide():
    for name in NAMES:
        rules = from_line(load(name).PRESETS[0][0])
        assert [topic for topic, _ in load(name + "_guide").pages(rules)]


def test_the_dealer_and_the_next_one_are_named_by_the_hand():
    box = helped().keys("1")
    assert page(box).startswith("Ora dà Noi, poi Loro.")
    box.app.home()
    box.app.table.record(["points", 1, [2, 1]])
    box.app.open("help")
    box.keys("1")
    assert page(box).startswith("Ora dà Loro, poi Noi.")


def test_before_the_first_match_the_rules_and_names_being_chosen_count():
    box = Box().keys("1")
    box.app.find("new_match").take_rules(from_line("scopone"))
    box.app.find("new_match").names = ["Nord", "Sud", "Est"]
    box.app.open("help")
    box.keys("1")
    assert page(box).startswith("Ora dà Nord, poi Sud.")
    box.keys("* 4")
    assert page(box).startswith("Dieci a testa, nessuna in tavola.")


def test_a_page_is_scrolled_to_its_end_and_back_and_the_next_one_starts_at_its_top():
    box = helped().keys("2")
    top = box.frame()
    box.keys("B " * 20)
    end = box.frame()
    box.keys("B")
    assert box.frame() == end != top
    box.keys("A " * 20)
    assert box.frame() == top
    following = box.keys("B #").frame()
    assert box.keys("* 3").frame() == following


def test_the_star_goes_back_to_the_list_and_out():
    box = helped().keys("5 *")
    assert box.app.screen().title == "Le regole in breve"
    assert box.keys("*").screen() == "score"


def test_a_power_cut_comes_back_to_the_same_page():
    box = helped().keys("2 B")
    before = box.frame()
    assert box.switch_on().screen() == "help"
    assert box.frame() == before


def test_drawing_it_again_takes_no_memory():
    box = helped()
    for key in "A A 9 B B * 2 B".split():
        box.keys(key)
        box.app.draw()
        if hasattr(gc, "mem_alloc"):
            gc.collect()
            gc.disable()
            before = gc.mem_alloc()
            box.app.draw()
            taken = gc.mem_alloc() - before
            gc.enable()
            assert taken == 0, (key, taken)


CASES = {
    "test_a_page_says_what_the_rules_in_force_say": [
        {
            "id": "primiera",
            "rules": "scopa",
            "topic": "primiera",
            "says": "Un punto. La somma delle carte migliori dei quattro semi. 7=21 6=18 A=16 5=15. 4=14 3=13 2=12. "
            "Fante=10 cavallo=10 re=10. Senza un seme non si ha la primiera. Pari: a nessuno.",
        },
        {
            "id": "redeal",
            "rules": "scopa",
            "topic": "deal",
            "says": "Tre a testa per volta, quattro in tavola. Si ridà se fra le prime quattro in tavola ci sono tre "
            "o quattro re. Con quei re non si farebbe più scopa.",
        },
        {
            "id": "settebello",
            "rules": "scopa",
            "topic": "settebello",
            "says": "Un punto a chi ha preso 7♦.",
        },
        {
            "id": "cut",
            "rules": "scopa",
            "topic": "cut",
            "says": "Scopa: taglia chi siede a sinistra del mazziere. Regionale: taglia chi siede a destra, e toglie "
            "almeno tre carte. Gli altri regolamenti non lo dicono: si decide prima.",
        },
    ],
}
