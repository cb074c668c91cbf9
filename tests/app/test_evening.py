"""The prizes on the box, the matches of the evening, and where a match belongs."""

from settebello.core import log
from tests.app.box import Box
from tests.app.looking import shows

# Their ways in the menu.
LEDGER = "B " * 12 + "#"
EVENING = "B " * 13 + "#"
PLACE = "B " * 14 + "#"


def points(box, *hands):
    """Closes hands by their points, up to what each gave."""
    for made in hands:
        while box.screen() != "score":
            box.keys("#")
        box.app.open("tally", [[], 0, None, False])
        for number in made:
            box.keys(" ".join(str(number)) + " #")
    return box


def test_after_the_points_of_a_hand_come_its_prizes_then_the_score():
    box = points(Box().begin("brilli"), [4, 2])
    assert box.screen() == "points"
    box.keys("#")
    assert box.screen() == "ledger"
    # 12.00 for 6 points are 2.00 a point.
    assert shows(box, "8,00", "4,00", "mano 1")
    box.keys("#")
    assert box.screen() == "score"


def test_without_a_pot_there_are_no_prizes():
    box = points(Box().begin("scopa"), [4, 2]).keys("#")
    assert box.screen() == "score"
    box.keys("hold " + LEDGER)
    assert box.screen() == "menu"
    assert box.said() != ""


def test_the_prizes_are_in_the_menu_and_come_back_after_a_power_cut():
    box = points(Box().begin("brilli", language="en"), [4, 2], [2, 4], [1, 1], [1, 1]).keys("# #")
    box.keys("hold " + LEDGER)
    assert box.screen() == "ledger"
    # 8 + 4 + 6 + 6 = 24, the last three of four hands below it.
    assert shows(box, "24.00", "hand 2", "hand 4") and not shows(box, "hand 1")
    box.keys("A")
    assert shows(box, "hand 1")
    frame = box.frame()
    assert box.switch_on().screen() == "ledger"
    assert box.frame() == frame
    box.keys("#")
    assert box.screen() == "menu"


def test_at_the_end_the_whole_pot_is_paid():
    box = points(Box().begin("brilli"), [4, 2], [5, 2], [12, 4]).keys("#")
    # 8.00 + 8.57 + 9.00 + 24.00 + 30.00 and 4.00 + 3.43 + 3.00 + 10.00.
    assert shows(box, "79,57", "20,43", "30,00-0,00", "0,00-10,00", "pagati 100,00 su 100")


def test_who_gives_up_is_told_among_the_prizes():
    box = points(Box().begin("brilli"), [4, 2]).keys("# # hold 5 1 #")
    assert box.screen() == "ledger"
    # 4.00 + 12.00 + 30.00; the rest of the pot pays nobody.
    assert shows(box, "8,00", "46,00", "Noi lascia, mano 2", "pagati 54,00 su 100")
    box.keys("#")
    assert shows(box, "Vince: Loro")


def test_a_false_claim_shows_its_proof_before_the_prizes():
    box = Box().begin("brilli+claim=true").keys("C 1 # # #")
    assert box.screen() == "claimed"
    box.keys("#")
    assert box.screen() == "ledger"


def test_the_prizes_of_three_sides_stand_in_rows():
    box = points(Box().begin("brilli", sides=("Nord", "Sud", "Est")), [3, 2, 1]).keys("#")
    assert shows(box, "6,00 Nord", "4,00 Sud", "2,00 Est", "6,00-4,00-2,00 mano 1")


def test_the_evening_tells_who_won_how_many_and_who_deals_next():
    box = points(Box().begin(start=(10, 10)), [1, 0])
    box.keys("# hold " + EVENING)
    assert box.screen() == "evening"
    # Noi dealt the only hand.
    assert shows(box, "partite: 1", "Noi 1", "Loro 0", "Dà poi: Loro")
    box.keys("* * #")
    points(box, [0, 11])
    box.keys("# hold " + EVENING)
    assert shows(box, "partite: 2", "Noi 1", "Loro 1", "Dà poi: Noi")


def test_other_sides_join_the_evening():
    box = points(Box().begin(), [11, 0]).begin(sides=("Noi", "Voi"))
    points(box, [11, 0])
    assert box.app.settings.evening(box.app.match) == (["Noi", "Loro", "Voi"], [2, 0, 0], 2)
    assert box.app.settings.won(box.app.match) == [2, 0]
    box.keys("# hold " + EVENING)
    assert shows(box, "Noi 2", "Loro 0", "Voi 0")


def test_a_drawn_match_is_one_of_the_evening_that_nobody_won():
    box = points(Box().begin("briscola+target=0+hands=1+level=draw"), [0, 0])
    assert box.app.match.end.drawn
    assert box.app.settings.evening(box.app.match) == (["Noi", "Loro"], [0, 0], 1)


def test_an_evening_begins_anew_when_it_is_said_twice():
    box = points(Box().begin(), [11, 0]).keys("# hold " + EVENING + " C *")
    assert shows(box, "partite: 1")
    box.keys("C #")
    assert shows(box, "partite: 0", "Nessuna partita")
    # The match on the table was of the evening before; the next one isn't.
    points(box.keys("* * #"), [0, 11])
    box.switch_on()
    assert box.app.settings.evening(box.app.match) == (["Noi", "Loro"], [0, 1], 1)


def test_the_place_of_a_new_match_is_asked_for_only_by_its_key():
    box = Box().keys("1 6 1 2 # 7 # #")
    assert box.screen() == "score"
    assert box.app.match.place == (12, 7)
    assert shows(box, "T12·7")
    assert [log.event(line)[0] for line in box.stores[0].kept] == ["match", "place"]
    box.switch_on()
    assert box.app.match.place == (12, 7)


def test_without_a_place_nothing_is_recorded():
    box = Box().keys("1 #")
    assert box.app.match.place == (0, 0)
    assert [log.event(line)[0] for line in box.stores[0].kept] == ["match"]


def test_the_number_goes_up_with_a_rematch_and_with_a_new_match():
    box = points(Box().keys("1 6 3 # 7 # #"), [11, 0]).keys("# #")
    assert box.app.match.place == (3, 8)
    box.keys("hold 1")
    assert shows(box, "T3·9")
    box.keys("#")
    assert box.app.match.place == (3, 9)


def test_the_place_of_the_match_on_the_table_is_set_from_the_menu_and_leaves_its_hand():
    box = Box().begin().keys("1 2 hold " + PLACE)
    assert box.screen() == "place"
    box.keys("4 # 9 9 9 9 #")
    assert box.screen() == "menu"
    assert box.app.match.place == (4, 999)
    # The sweep marked last can still be taken back.
    box.keys("* *")
    assert box.app.match.open.counters["sweeps"] == [1, 0]
    box.switch_on()
    assert box.app.match.place == (4, 999)
    assert box.app.match.open.counters["sweeps"] == [1, 0]


def test_a_place_that_is_kept_is_taken_with_the_yes_key_and_one_can_go_back():
    box = Box().begin().keys("hold " + PLACE + " 4 # 9 #")
    box.keys(PLACE + " # 1 2 * *")
    assert box.screen() == "place"
    assert shows(box, "Partita", "9")
    box.keys("*")
    assert shows(box, "Tavolo", "4")
    box.keys("# #")
    assert box.app.match.place == (4, 9)
    box.keys(PLACE + " *")
    assert box.screen() == "menu"


def test_the_history_tells_the_place():
    box = points(Box().keys("1 6 3 # 7 # #"), [1, 0]).keys("# hold 3")
    assert shows(box, "T3·7")
