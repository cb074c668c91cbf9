"""The draw: so many players, who deals, who plays together."""

import gc

from settebello.core.lots import Lots
from tests.app.box import Box


def drawing(language="it", opened=1000):
    box = Box().begin(language=language)
    box.now = opened
    box.app.open("draw")
    return box


def said(box):
    screen = box.app.screen()
    return screen.tall, " ".join(screen.lines)


def expected_team(opened, pressed, players):
    """What the lots give to someone who mixes in the same times."""
    lots = Lots()
    lots.stir(opened)
    lots.stir(pressed)
    return lots.team(players)


def test_four_players_are_drawn_in_two_pairs():
    for pressed in (2000, 2345, 9999):
        box = Box().begin()
        box.app.key("#", 1000)
        box.now = pressed
        box.app.open("draw")
        box.keys("4")
        dealer, partner = expected_team(1000, pressed, 4)
        team = sorted([dealer + 1, partner + 1])
        others = [player for player in (1, 2, 3, 4) if player not in team]
        tall, line = said(box)
        assert tall == "Dà il %d" % (dealer + 1)
        assert line == "Insieme %d, %d contro %d, %d. Ci si siede alternati." % (team[0], team[1], others[0], others[1])


def test_an_odd_number_of_players_has_a_dealer_alone():
    tall, line = said(drawing("en").keys("3"))
    assert tall in ("1 deals", "2 deals", "3 deals")
    assert line == "Players: 3, counted from who holds the box to the right."


def test_six_players_are_two_teams_of_three():
    _, line = said(drawing().keys("6"))
    together, against = line.split(".")[0][len("Insieme ") :].split(" contro ")
    assert sorted(together.split(", ") + against.split(", ")) == ["1", "2", "3", "4", "5", "6"]
    assert len(against.split(", ")) == 3


def test_another_draw_is_counted_so_that_nobody_draws_unseen():
    box = drawing().keys("4")
    assert box.app.screen().right == "n. 1"
    box.now = 1777
    box.keys("#")
    assert box.app.screen().right == "n. 2"
    box.keys("5")
    assert box.app.screen().right == "n. 3"


def test_the_time_of_the_key_changes_what_is_drawn():
    results = set()
    box = drawing()
    place = box.app.screen().place()
    for pressed in range(2000, 2400, 5):
        box.app.back()
        box.app.open("draw", place)
        box.now = pressed
        results.add(said(box.keys("4")))
    # Four dealers, three partners each.
    assert len(results) == 12


def test_before_a_number_there_is_nothing_to_draw_again():
    box = drawing().keys("#")
    assert box.said() == "Il tasto # qui non fa nulla."
    assert said(box)[0] == ""


def test_a_power_cut_comes_back_to_the_same_draw():
    box = drawing().keys("4")
    before = said(box)
    assert box.switch_on().screen() == "draw"
    assert said(box) == before
    assert box.app.screen().right == "n. 1"


def test_its_lines_stay_inside_the_frame(case):
    box = drawing(case["id"])
    canvas = box.app.canvas
    for players in "23456":
        box.keys(players)
        assert canvas.tall_width(box.app.screen().tall) <= canvas.width
        assert len(box.app.screen().lines) <= 3
    box = drawing(case["id"])
    assert len(box.app.screen().lines) <= 5


def test_drawing_it_again_takes_no_memory():
    box = drawing()
    for key in "0 4 6 3 #".split():
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


CASES = {"test_its_lines_stay_inside_the_frame": [{"id": "it"}, {"id": "en"}]}
