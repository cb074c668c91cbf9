"""What is told of a match that was pulled."""

from host_tools.match_report import report
from host_tools.speech import Speech
from settebello.core.match import Match
from settebello.core.rules import from_line


def told(*events):
    match = Match(from_line("scopa"), ["Noi", "Loro"])
    for event in events:
        match.apply(event)
    return report(match, Speech("en"))


def test_awards_that_people_entered_are_said_to_be_once():
    text = told(["awards", 1, [["cards", [1, 0]], ["coins", [1, 0]], ["sweeps", [0, 1]]]])
    assert text.count("Entered by hand.") == 1
    assert "Hand 1 *" in text


def test_a_hand_without_any_award_is_a_hand_of_nothing():
    text = told(["awards", 1, []], ["points", 2, [2, 1]])
    assert "Hand 1 *    ·    0           ·    0" in text
    assert "Total            2                1" in text
