"""What every screen must keep to: its width, its way back, no memory for a frame."""

import gc

from settebello.ui.words import LANGUAGES, table
from tests.app.box import LEVEL, Box

# Keys that lead to every screen, from a fresh box in Italian.
WAY = "1 D # * C * * 1 * 2 6 * 4 1 2 * * # 1 2 # 1 D 7 C 1 # 0 C * * # 0 1 2 1 0 # # hold 2 * 3 # * C 3 * * * * hold 5 1 * *"


def taken(box):
    """The bytes that drawing takes again; 0 where they can't be counted."""
    box.app.draw()
    if not hasattr(gc, "mem_alloc"):
        return 0
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    box.app.draw()
    bytes_taken = gc.mem_alloc() - before
    gc.enable()
    return bytes_taken


def test_no_screen_takes_memory_to_be_drawn_again():
    box = Box()
    for key in WAY.split():
        box.keys(key)
        assert taken(box) == 0, box.screen()


def test_the_cards_that_still_matter_take_no_memory_to_be_drawn_again():
    box = Box().begin()
    box.app.open("brief")
    for key in "2 0 5 7 6".split():
        box.keys(key)
        assert taken(box) == 0, key
    assert box.screen() == "brief"


def test_a_grid_without_the_cards_that_are_not_played_takes_no_memory_to_be_drawn_again():
    box = Box().begin("briscola+two_out=coins", ["Ada", "Bea", "Cai"]).keys("# 2")
    assert box.screen() == "cards"
    assert taken(box) == 0


def test_the_way_leads_to_every_screen_that_needs_no_cards_tapped():
    box = Box()
    seen = {box.screen()}
    for key in WAY.split():
        box.keys(key)
        seen.add(box.screen())
    for name in ("score", "cards", "quick", "points", "reasons", "others", "menu", "new_match", "preset"):
        assert name in seen, name
    for name in ("target", "rules", "rule", "names", "typing", "undo", "history", "correct", "tally", "leave"):
        assert name in seen, name


def test_what_the_keys_do_fits_below_every_screen_in_both_languages():
    canvas = Box().app.canvas
    for language in LANGUAGES:
        for room in ("screens", "menus", "parts"):
            for key, text in table(language, room).items():
                if ".keys" in key and not key.startswith("keys.") or key == "typing.help":
                    widest = text.replace("{0}", "6").replace("{1}", "999")
                    # A pixel is left free at either edge.
                    assert canvas.text_width(widest) <= canvas.width - 2, (language, key, canvas.text_width(widest))


def test_the_star_leads_home_from_everywhere():
    box = Box().begin()
    for way in ("hold 1 D 6", "hold 1 4 1 2", "hold 3", "# 1 D 7", "0 1", "hold 1 2 6 5"):
        box.keys(way)
        for _ in range(30):
            if box.screen() == "score":
                break
            box.keys("*")
        assert box.screen() == "score", way


def test_a_score_that_does_not_change_is_not_drawn_again():
    box = Box().begin()
    box.app.dirty = False
    box.app.tick(5000)
    assert not box.app.dirty
    box.keys("1")
    assert box.app.dirty


def test_a_flash_passes_by_itself():
    box = Box().begin().keys("1")
    during = box.frame()
    box.app.dirty = False
    box.app.tick(1000)
    assert not box.app.dirty
    box.app.tick(2000)
    assert box.app.dirty
    assert box.frame() != during


def test_long_names_many_sides_and_large_totals_stay_inside_the_frame():
    for sides in (["Massimiliano-e-Bartolomeo", "Wanda Wolkowicz e figlie"], list("ABCDEF"), ["W" * 40] * 3):
        names = [name + str(index) for index, name in enumerate(sides)]
        box = Box().begin("scopa+target=999", names, [998] * len(names))
        box.keys("1 # 1 D").keys(LEVEL)
        box.frame()
        box.keys("# hold 2 # * hold 1")
        box.frame()
