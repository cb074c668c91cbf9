"""The arbiter: a table and a card go in by keys or taps, the ruling comes out, the match stays as it was."""

import gc

from settebello.core.cards import parse
from settebello.core.rules import from_line
from tests.app.box import Box


def arbiter(line="scopa", language="it", box=None):
    box = (box or Box()).begin(line, language=language)
    box.app.open("arbiter")
    return box


def ruling(box):
    """The screen's sentence, its captures, and what is said beside each."""
    ruling = box.app.screen().ruling
    return " ".join(ruling.lines), ruling.captures, ruling.marks


def test_the_keys_lead_to_a_ruling(case):
    box = arbiter(case["rules"], case.get("language", "it")).keys(case["keys"])
    assert ruling(box) == (case["says"], case["takes"], case["marks"])


def test_a_card_can_be_keyed_rank_first():
    box = arbiter().keys("7 C 3 A # 7 D")
    assert ruling(box)[1] == ["7♥"]


def test_taps_do_what_keys_do():
    box = arbiter()
    for card in parse("4C 3S"):
        box.app.tap(card, 0)
    box.keys("#")
    box.app.tap(parse("7D")[0], 0)
    assert ruling(box)[1:] == (["4♥ 3♠"], ["scopa!"])


def test_a_card_tapped_twice_stays_and_is_told():
    box = arbiter()
    box.app.tap(parse("4C")[0], 0)
    box.app.tap(parse("4C")[0], 0)
    assert box.said() == "4♥ è già dentro."
    box.keys("# D 4")
    assert ruling(box)[1] == ["4♥"]


def test_a_card_keyed_twice_is_taken_back():
    box = arbiter().keys("C 4 4 # D 4")
    assert ruling(box)[1] == []


def test_the_star_takes_back_one_card_then_leaves():
    box = arbiter().keys("C 4 5 * # D 5")
    assert ruling(box)[1] == []
    box.keys("# C 4 *")
    assert box.screen() == "arbiter"
    assert box.keys("*").screen() == "score"


def test_a_card_on_the_table_cannot_be_the_one_played():
    box = arbiter().keys("C 4 # 4")
    box.keys("C")
    assert "4♥" in box.said()
    box.keys("D 4")
    assert ruling(box)[1] == ["4♥"]


def test_without_a_card_played_there_is_no_ruling():
    box = arbiter().keys("C 4 # #")
    assert box.said() == "Manca la carta giocata: seme e valore."


def test_the_last_card_is_told_with_0_and_taken_back_with_it():
    box = arbiter().keys("C 4 A 3 # D 7 0")
    assert ruling(box)[2] == ["non è scopa"]
    box.keys("0")
    assert ruling(box)[2] == ["scopa!"]


def test_the_star_goes_back_to_the_card_and_another_one_is_ruled():
    box = arbiter().keys("C 4 A 3 # D 7 * D 4")
    assert ruling(box)[1:] == (["4♥"], [""])


def test_the_hash_starts_a_new_question():
    box = arbiter().keys("C 4 A 3 # D 7 #")
    box.keys("# D 7")
    assert ruling(box)[1] == []


def test_many_captures_are_scrolled_to_the_last_one():
    box = arbiter().keys("D 1 2 3 4 C 1 2 3 4 # D 5")
    said, first, _ = ruling(box)
    assert said == "scopa: più carte che fanno 5, a scelta fra 12."
    seen = list(first)
    for _ in range(20):
        box.keys("B")
        for text in ruling(box)[1]:
            if text not in seen:
                seen.append(text)
    # 4+1 and 3+2 four ways each, 3+1+1 and 2+2+1 two each.
    assert len(seen) == 12
    box.keys("A " * 20)
    assert ruling(box)[1] == first


def test_the_match_on_the_table_is_left_as_it_was():
    box = Box().begin().keys("1 # 1 D 7")
    before = box.app.match.opened()
    box.app.open("arbiter")
    box.keys("D 7 C 7 # A 7 0 #").keys("*")
    assert box.app.match.opened() == before


def test_a_power_cut_comes_back_to_the_same_ruling():
    box = arbiter().keys("C 4 A 3 # D 7 0")
    before = ruling(box)
    box.switch_on()
    assert box.screen() == "arbiter"
    assert ruling(box) == before


def test_a_power_cut_comes_back_to_the_cards_on_the_table():
    box = arbiter().keys("C 4 A 3").switch_on().keys("# D 7")
    assert ruling(box)[1] == ["4♥ 3♠"]


def test_before_the_first_match_it_rules_by_the_rules_being_chosen():
    box = Box().keys("1")
    box.app.find("new_match").take_rules(from_line("scopa_assi"))
    box.app.open("arbiter")
    box.keys("C 4 A 3 # D 1")
    assert ruling(box)[1:] == (["4♥ 3♠"], ["non è scopa"])


def test_its_lines_stay_inside_the_frame(case):
    box = Box()
    canvas = box.app.canvas
    for line in ("scopa", "regionale+must_capture=false+choice=fewest", "scopa_assi", "brilli+ace_takes=takes", "scopa15"):
        arbiter(line, case["id"], box)
        for way in ("# D 1", "C 1 9 # D 1", "C 9 8 7 A 9 8 7 D 0 # D 1", "C 1 2 3 4 A 1 2 3 B 1 2 # D 0", "C 0 9 # D 0"):
            said, captures, marks = ruling(box.keys(way))
            assert len(box.app.screen().ruling.lines) <= 3, said
            for text, mark in zip(captures, marks):
                assert canvas.text_width(text) + canvas.text_width(mark) <= canvas.width - 8, (text, mark)
            box.keys("#")


def test_drawing_it_again_takes_no_memory():
    box = arbiter()
    for key in "C 4 A 3 9 # D 7 * 9 * 0 0 # C 1 2 3 4 A 1 2 3 # B 5 B".split():
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
    "test_its_lines_stay_inside_the_frame": [{"id": "it"}, {"id": "en"}],
    "test_the_keys_lead_to_a_ruling": [
        {"id": "equal first", "rules": "scopa", "keys": "C 7 A 3 B 4 # D 7", "says": "scopa: prima la carta uguale.", "takes": ["7♥"], "marks": [""]},
        {"id": "in English", "rules": "scopa", "language": "en", "keys": "C 7 A 3 B 4 # D 7", "says": "scopa: an equal card comes first.", "takes": ["7♥"], "marks": [""]},
        {"id": "a sweep", "rules": "scopa", "keys": "C 4 A 3 # D 7", "says": "scopa: più carte che fanno 7.", "takes": ["4♥ 3♠"], "marks": ["scopa!"]},
        {"id": "a choice", "rules": "scopa", "keys": "C 4 5 A 3 2 # D 7", "says": "scopa: più carte che fanno 7, a scelta fra 2.", "takes": ["4♥ 3♠", "5♥ 2♠"], "marks": ["", ""]},
        {"id": "equal ranks stand together", "rules": "scopa", "keys": "C 2 A 2 B 2 D 1 # D 7", "says": "scopa: più carte che fanno 7.", "takes": ["2♥♠♣ 1♦"], "marks": ["scopa!"]},
        {"id": "fewest by a rule of its own", "rules": "scopa+choice=fewest", "keys": "C 5 3 2 4 6 # D 0", "says": "choice=fewest: la presa con meno carte.", "takes": ["6♥ 4♥"], "marks": [""]},
        {"id": "fewest by the preset", "rules": "brilli", "keys": "C 5 3 2 # D 0", "says": "brilli: la presa con meno carte.", "takes": ["5♥ 3♥ 2♥"], "marks": ["scopa!"]},
        {"id": "fifteen", "rules": "scopa15", "keys": "C 5 3 # D 7", "says": "scopa15: con la carta si fa 15.", "takes": ["5♥ 3♥"], "marks": ["scopa!"]},
        {"id": "an ace takes", "rules": "scopa_assi", "keys": "C 9 8 # D 1", "says": "scopa_assi: l'asso prende tutto.", "takes": ["9♥ 8♥"], "marks": ["non è scopa"]},
        {"id": "an ace sweeps", "rules": "brilli", "keys": "C 9 8 # D 1", "says": "brilli: l'asso prende tutto.", "takes": ["9♥ 8♥"], "marks": ["scopa!"]},
        {"id": "an ace and another", "rules": "brilli", "keys": "C 9 1 # D 1", "says": "brilli: c'è un altro asso, prende quello.", "takes": ["1♥"], "marks": [""]},
        {"id": "too many to name", "rules": "scopa_assi", "keys": "C 2 3 4 5 6 7 8 9 # D 1", "says": "scopa_assi: l'asso prende tutto.", "takes": ["tutte e 8"], "marks": ["non è scopa"]},
        {"id": "nothing", "rules": "scopa", "keys": "C 9 8 # D 1", "says": "scopa: niente da prendere, si cala.", "takes": [], "marks": []},
        {"id": "an empty table", "rules": "scopa", "keys": "# D 1", "says": "scopa: tavola vuota, si cala.", "takes": [], "marks": []},
    ],
}
