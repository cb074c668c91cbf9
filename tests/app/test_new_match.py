"""A new match as people put it together."""

from tests.app.box import Box


def box_at_new_match():
    return Box().keys("1")


def test_the_rules_go_by_their_name():
    box = box_at_new_match().keys("1 4 #")
    assert box.app.match.rules.line() == "a_tempo"


def test_a_target_that_is_not_in_the_list_is_typed():
    box = box_at_new_match().keys("2 6 1 5 # #")
    assert box.app.match.rules.line() == "scopa+target=15"


def test_a_single_hand_is_a_target_of_none():
    box = box_at_new_match().keys("2 5 #")
    assert box.app.match.rules.line() == "scopa+target=0"
    assert box.app.match.rules["hands"] == 1


def test_a_target_out_of_range_is_refused_and_the_old_one_stays():
    box = box_at_new_match().keys("2 6 1 0 0 0 #")
    assert "999" in box.said()
    box.keys("#")
    assert box.app.match.rules["target"] == 11


def test_a_rule_is_changed_by_itself():
    # The sixth field of scopa is the primiera, its second value the sevens (RULES.md 3).
    box = box_at_new_match().keys("D 6 2 * #")
    assert box.app.match.rules.line() == "scopa+primiera=sevens"


def test_rules_that_exclude_each_other_are_refused_with_the_reason():
    box = box_at_new_match().keys("1 0 D")
    for _ in range(12):
        box.keys("B")
    box.keys("# 3")
    assert box.said() != ""
    assert box.app.find("new_match").rules.line() == "scopa15"


def test_own_rules_are_kept_and_forgotten_by_name():
    box = box_at_new_match().keys("D 6 2 C 2 * * #")
    assert box.app.settings.rules == []
    box.keys("hold 1 D C 2 # *")
    assert box.app.settings.rules == [["A", "scopa+primiera=sevens"]]
    box.switch_on()
    assert box.app.settings.rules == [["A", "scopa+primiera=sevens"]]
    box.keys("1 C")
    assert box.app.settings.rules == []


def test_sides_go_from_two_to_six_and_round():
    box = box_at_new_match()
    counts = []
    for _ in range(5):
        box.keys("3")
        counts.append(len(box.app.screen().names))
    assert counts == [3, 4, 5, 6, 2]
    assert len(set(box.app.screen().names)) == 2


def test_a_name_is_typed_letter_by_letter():
    # B is the second letter of 2, A its first after the D, I the third of 4.
    box = box_at_new_match().keys("4 1 2 2 D 2 4 4 4 # * ")
    assert box.app.find("names").place()[1][0] == "Bai"


def test_a_name_that_another_side_has_is_refused():
    box = box_at_new_match().keys("4 1 5 5 5 6 6 6 7 7 7 6 6 6 #")
    assert "Loro" in box.said()
    assert box.screen() == "names"


def test_names_are_remembered_for_the_next_match():
    box = box_at_new_match().keys("4 1 2 # 2 #")
    assert box.app.match.sides == ["A", "Loro"]
    box.switch_on()
    assert box.app.settings.names[:2] == ["A", "Loro"]


def test_the_first_dealer_is_chosen():
    box = box_at_new_match().keys("5 #")
    assert box.app.match.dealing() == 1
