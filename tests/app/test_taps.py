"""Cards on the reader at the table: each lies where it belongs, none is lost, none is invented."""

from settebello.core.cards import DECK, parse
from settebello.core.pile import ones
from tests.app.box import LEVEL
from tests.app.tagging import box_with_reader, lay, lift, pass_card, pass_cards, pile, told


def shuffled(numbers, seed):
    """The numbers in an order of chance that is the same on every machine."""
    found = list(numbers)
    for place in range(len(found) - 1, 0, -1):
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        other = (seed >> 16) % (place + 1)
        found[place], found[other] = found[other], found[place]
    return found


def test_a_card_that_is_passed_lies_on_the_pile_that_is_read_with_one_beep_and_its_name():
    box = box_with_reader().keys("# 1")
    pass_cards(box, "7D")
    assert pile(box, 0) == parse("7D")
    assert box.app.cue == "accepted"
    quiet = box.frame()
    box.app.tick(box.now + 1100)
    assert box.frame() == quiet
    box.app.tick(box.now + 1300)
    assert box.frame() != quiet


def test_eight_cards_a_second_lose_none():
    box = box_with_reader().keys("# 1")
    cards = shuffled(range(DECK), 7)[:27]
    for card in cards:
        pass_card(box, card)
    assert pile(box, 0) == sorted(cards)
    box.keys("#")
    assert ones(box.app.match.hands[-1].piles[0].suits[0]) == len([card for card in cards if card < 10])
    assert box.screen() == "points"


def test_a_pile_read_from_tags_gives_what_its_keys_give():
    tapped = box_with_reader().keys("# 1")
    pass_cards(tapped, "D1-4,7 C1-4,7 S1-4,6 B1-4,6").keys("#")
    keyed = box_with_reader().keys("# 1 " + LEVEL + " #")
    assert tapped.stores[0].kept == keyed.stores[0].kept


def test_the_same_tag_again_within_one_and_a_half_seconds_is_silence(case):
    box = box_with_reader().keys("# 1")
    pass_cards(box, "7D")
    frame = box.frame()
    lay(box, "04%012X" % 6, "7D", case["after"])
    assert (box.app.cue, box.said() != "") == case["heard"]
    assert (box.frame() == frame) == (not case["heard"][1])
    assert pile(box, 0) == [6]


def test_a_tag_that_flaps_is_silent_however_long_it_does():
    box = box_with_reader().keys("# 1")
    for _ in range(10):
        pass_cards(box, "7D", 600)
        assert box.said() == ""
    assert pile(box, 0) == [6]


def test_other_cards_between_do_not_make_it_a_new_tap():
    box = box_with_reader().keys("# 1")
    pass_cards(box, "7D 6C 5S")
    box.app.cue = ""
    pass_cards(box, "7D")
    assert (box.app.cue, box.said()) == ("", "")


def test_a_key_makes_the_next_tap_count():
    box = box_with_reader().keys("# 1")
    pass_cards(box, "7D")
    box.keys("*")
    assert pile(box, 0) == []
    pass_cards(box, "7D")
    assert pile(box, 0) == [6]


def test_a_card_taken_out_by_key_can_be_tapped_in_by_another_tag_of_the_same_face():
    box = box_with_reader().keys("# 1")
    lift(lay(box, "04AA", "7D"))
    lift(lay(box, "04BB", " 7 d "))
    assert pile(box, 0) == [6]
    assert box.said() == "7♦ è già dentro."
    assert box.app.cue == "refused"


def test_a_tap_on_the_score_opens_the_cards_and_waits_with_others_for_the_side():
    box = box_with_reader()
    pass_cards(box, "7D 6C")
    assert box.screen() == "cards"
    assert "Prima di chi" in box.said()
    assert box.app.cue == "accepted"
    pass_cards(box, "5S")
    assert [pile(box, 0), pile(box, 1)] == [[], []]
    box.keys("2")
    assert pile(box, 1) == parse("7D 6C 5S")
    pass_cards(box, "4B")
    assert pile(box, 1) == parse("7D 6C 5S 4B")


def test_cards_that_wait_for_a_side_are_there_after_a_power_cut():
    box = box_with_reader()
    pass_cards(box, "7D 6C")
    box.switch_on()
    assert box.screen() == "cards"
    assert pile(box.keys("1"), 0) == parse("7D 6C")


def test_cards_that_wait_are_taken_back_one_by_one_then_it_goes_back():
    box = box_with_reader()
    pass_cards(box, "7D 6C")
    box.keys("#")
    assert box.screen() == "cards"
    box.keys("* *")
    assert box.screen() == "cards"
    box.keys("1")
    assert pile(box, 0) == []
    box = box_with_reader()
    pass_cards(box, "7D").keys("* *")
    assert box.screen() == "score"


def test_a_card_twice_before_the_side_is_said_is_refused():
    box = box_with_reader()
    lift(lay(box, "04AA", "7D"))
    lift(lay(box, "04BB", "7D"))
    assert (box.said(), box.app.cue) == ("7♦ è già dentro.", "refused")
    assert pile(box.keys("1"), 0) == [6]


def three():
    """Three sides; A has 7D and 6D, and B's pile is read."""
    box = box_with_reader("scopa", ("A", "B", "C")).keys("# 1")
    return pass_cards(box, "7D 6D").keys("# 2")


def test_a_card_of_another_side_asks_whose_it_is_and_stays():
    box = pass_cards(three(), "7D")
    assert "7♦ è di A" in box.said()
    assert box.app.cue == "refused"
    assert [pile(box, 0), pile(box, 1)] == [[5, 6], []]


def test_the_answer_is_the_key_of_a_side_or_the_card_again(case):
    box = pass_cards(three(), "7D")
    if case["keys"]:
        box.keys(case["keys"])
    else:
        pass_cards(box, "7D", 1600)
    assert [pile(box, side) for side in range(3)] == case["piles"]
    pass_cards(box, "1C")
    assert pile(box, 1) == sorted(case["piles"][1] + [10])


def test_a_question_is_not_lost_when_the_pile_goes_on():
    box = pass_cards(three(), "1C 7D 2C 3C")
    assert box.said() == ""
    assert pile(box, 1) == parse("1C 2C 3C")
    box.switch_on()
    box.keys("#")
    assert (box.screen(), "7♦ è di A" in box.said()) == ("cards", True)
    box.keys("2 #")
    hand = box.app.match.hands[-1]
    assert [hand.piles[side].count() for side in range(3)] == [1, 4, 35]


def test_a_question_that_nobody_answers_is_told_once_more_and_then_the_pile_is_closed():
    box = pass_cards(three(), "1C 7D").keys("#")
    assert box.screen() == "cards"
    box.keys("#")
    hand = box.app.match.hands[-1]
    assert [hand.piles[side].count() for side in range(3)] == [2, 1, 37]


def test_two_questions_are_answered_one_after_the_other():
    box = pass_cards(three(), "7D 6D").keys("2 1")
    # The last one first, since that is what is asked.
    assert [pile(box, 0), pile(box, 1)] == [[6], [5]]
    box.keys("C 1")
    assert 10 in pile(box, 1)


def test_cards_are_tapped_into_a_correction_too():
    box = box_with_reader().keys("# 1")
    pass_cards(box, "D1-4,7 C1-4,7 S1-4,6 B1-4,6").keys("# #")
    box.app.open("correct", [1])
    box.keys("1 1")
    pass_cards(box, "5D 6D").keys("#")
    assert [pile.count() for pile in box.app.match.hands[0].piles] == [22, 18]


def test_cards_are_tapped_for_a_claim_too():
    box = box_with_reader("regionale+re_bello=off", start=[9, 9]).keys("C 1 #")
    pass_cards(box, "D1-8").keys("#")
    assert box.screen() == "claimed"
    assert box.app.match.end.winner == 0


def test_an_unknown_tag_is_refused_and_changes_nothing():
    box = box_with_reader().keys("# 1")
    before = [list(store.kept) for store in box.stores]
    for text in (None, "", "ciao", "8X", "QH", "7D 6D", "D1-4", "REST", "10D", "7DD", "♦", "1♦x"):
        lift(lay(box, "04%08X" % len(text or "?"), text, 2000))
        assert box.app.cue == "refused", text
        assert "sconosciuta" in box.said()
    assert [list(store.kept) for store in box.stores] == before


def test_a_card_lifted_before_its_text_was_read_may_come_again_at_once():
    box = box_with_reader().keys("# 1")
    lift(lay(box, "04A1", None))
    assert "sconosciuta" in box.said()
    lift(lay(box, "04A1", "7D"))
    assert (pile(box, 0), box.said()) == ([6], "")


def test_a_screen_without_cards_says_nothing_of_tags():
    box = box_with_reader().keys("hold")
    frame = box.frame()
    pass_cards(box, "7D")
    lift(lay(box, "0411223344", "?"))
    assert (box.frame(), box.said(), box.screen()) == (frame, "", "menu")


def test_a_match_that_is_over_takes_no_cards():
    box = box_with_reader("scopa", start=[10, 9]).keys("# 1 D 1 2 3 4 5 6 7 C 7 A 7 B 7 # #")
    assert box.app.match.end.winner == 0
    pass_cards(box, "7D")
    assert box.screen() == "score"


def test_trouble_is_told_in_words_and_gone_when_the_reader_is_ready():
    box = box_with_reader()
    frame = box.frame()
    told(box, "trouble", "keys.stuck", ("7",))
    assert "Tasto bloccato" in box.said()
    assert box.frame() != frame
    told(box, "ready")
    assert (box.said(), box.frame()) == ("", frame)


def test_the_keys_go_on_in_trouble_and_ready_takes_nothing_else_away():
    box = told(box_with_reader(), "trouble", "keys.stuck", ("7",)).keys("# 1 D 7")
    assert pile(box, 0) == [6]
    box.keys("C")
    box.app.tell("qualcosa")
    assert told(box, "ready").said() == "qualcosa"


def test_random_tags_never_crash_and_never_invent_a_card():
    box = box_with_reader("scopa", ("A", "B", "C")).keys("# 1")
    letters = "7DdCSB 10FR♦♥qhk0,-\x00é\n"
    seed = 3
    allowed = set()
    for _ in range(400):
        text = ""
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        for _ in range((seed >> 16) % 5):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            text += letters[(seed >> 16) % len(letters)]
        word = "".join(text.split()).upper()
        if len(word) == 2 and word[0] in "1234567FCR" and word[1] in "DCSB":
            allowed.add(10 * "DCSB".index(word[1]) + "1234567FCR".index(word[0]))
        lift(lay(box, "%08X" % seed, text))
    assert pile(box, 0) == sorted(allowed)


CASES = {
    "test_the_same_tag_again_within_one_and_a_half_seconds_is_silence": [
        {"id": "at once", "after": 1, "heard": ("", False)},
        {"id": "just before", "after": 1499, "heard": ("", False)},
        {"id": "just after", "after": 1500, "heard": ("refused", True)},
        {"id": "later", "after": 60000, "heard": ("refused", True)},
    ],
    "test_the_answer_is_the_key_of_a_side_or_the_card_again": [
        {"id": "the pile that is read", "keys": "2", "piles": [[5], [6], []]},
        {"id": "where it lies", "keys": "1", "piles": [[5, 6], [], []]},
        {"id": "the third", "keys": "3", "piles": [[5], [], [6]]},
        {"id": "none", "keys": "*", "piles": [[5, 6], [], []]},
        {"id": "the card again", "keys": "", "piles": [[5], [6], []]},
    ],
}
