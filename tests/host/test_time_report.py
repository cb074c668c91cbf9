"""What a report of a pulled match says of its clock."""

from host_tools import match_report
from host_tools.speech import Speech
from settebello.core import log
from settebello.core.replay import replay

MATCH = ["match", "a_tempo", ["Noi", "Loro"], [0, 0], 0]
HAND = [["time", [900000, 800001], [4000, 6000], 0], ["points", 1, [2, 1]]]


def report(events, language):
    match, dropped = replay([log.line(event) for event in events])
    assert match is not None and not dropped
    return match_report.report(match, Speech(language))


def test_it_tells_what_is_left_and_who_ran_out_of_it():
    told = [MATCH, *HAND, ["flag", 2, 1]]
    assert "Time left on the clock: Noi 15:00, Loro 13:21." in report(told, "en")
    assert "Loro ran out of time in hand 2." in report(told, "en")
    assert "Tempo rimasto sull'orologio: Noi 15:00, Loro 13:21." in report(told, "it")


def test_where_no_clock_ran_or_only_moves_were_limited_it_says_nothing_of_it():
    assert "Time left" not in report([MATCH, HAND[1]], "en")
    limited = [["match", "scopa+move_s=15", ["Noi", "Loro"], [0, 0], 0], ["time", [15000, 9000], [0, 0], 1], HAND[1]]
    assert "Time left" not in report(limited, "en")
