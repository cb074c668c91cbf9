"""What a listener makes of what comes over a port: nothing is made up, and what was missed is asked for."""

import random

import pytest

from host_tools.watch.board import match_of
from host_tools.watch.ear import Ear
from host_tools.watch.follower import Follower
from host_tools.watch.room import Room
from settebello.core import log
from tests.host.watched import LEVEL_HAND, THREE_NIL, Cable, made, press

HERE = b"?"
ALL = b"!"


def line(number, event):
    return f"settebello:{number}:{log.line(event)}\n".encode()


MARK = ["mark", "sweeps", 0, 1]


# The ear


@pytest.mark.parametrize("size", [1, 2, 7, 64, 4096])
def test_lines_are_heard_however_the_bytes_are_cut(size):
    data = b"\n\n" + line(7, MARK) + b"\n" * 20 + line(8, ["points", 1, [2, 1]])
    ear = Ear()
    told = [one for at in range(0, len(data), size) for one in ear.hear(data[at : at + size])]
    assert [(number, event) for number, event, _ in told] == [(7, MARK), (8, ["points", 1, [2, 1]])]


def test_noise_is_passed_over_and_a_damaged_line_is_told_apart():
    whole = line(7, MARK)
    ear = Ear()
    assert ear.hear(b"MicroPython v1.24.1\r\n>>> \xff\xfe\n") == []
    assert ear.hear(whole.replace(b"sweeps", b"sweepz")) == [None]
    assert ear.hear(whole.replace(b":7:", b":x:")) == [None]
    assert ear.hear(b"settebello:\n") == [None]
    assert ear.hear(b"settebello:9:" + b"[" * 3000 + b"\n") == [None]
    assert ear.hear(b"AT+GCAP\r" + whole)[0][1] == MARK
    assert ear.hear(whole.replace(b"\n", b"\r\n"))[0][1] == MARK


def test_ten_million_bytes_without_a_line_end_are_no_burden():
    ear = Ear()
    for _ in range(2500):
        assert ear.hear(b"settebello:" + b"x" * 4085) == []
        assert len(ear._rest) <= 8192
    assert ear.hear(b"\n") == []
    assert ear.hear(line(1, MARK))[0][:2] == (1, MARK)


def test_random_bytes_are_never_taken_for_something_told():
    dice = random.Random(7)
    ear = Ear()
    for _ in range(200):
        assert not [one for one in ear.hear(b"settebello:" + dice.randbytes(500) + b"\n") if one]


# The follower


def test_a_box_is_followed_from_its_first_answer_on():
    cable = Cable(made())
    assert cable.carry().startswith(ALL)
    board = cable.board()
    assert ([side.name for side in board.sides], cable.totals()) == (["Noi", "Loro"], [0, 0])
    assert (board.table, board.number, board.hand, board.last, board.target) == (3, 12, 1, 0, 11)
    press(cable.box, ["1", "1", "2"])
    cable.carry(0.2)
    assert [side.marks for side in cable.board().sides] == [2, 1]
    assert ALL not in cable.carry(10)


def test_a_hand_comes_with_its_points_and_their_reasons():
    cable = Cable(made())
    cable.carry()
    press(cable.box, LEVEL_HAND)
    cable.carry(0.2)
    assert cable.totals() == [2, 2]
    board = cable.board()
    assert (board.hand, board.last) == (2, 1)
    given = {award.name: award.points for award in board.awards}
    assert given == {"Carte": [1, 0], "Denari": [1, 0], "Settebello": [0, 1], "Primiera": [0, 1], "Scope": [0, 0]}
    assert all(award.why for award in board.awards)
    assert [side.deals for side in board.sides] == [False, True]


def test_the_winner_is_told():
    cable = Cable(made(start=[8, 5]))
    cable.carry()
    press(cable.box, THREE_NIL)
    cable.carry(0.2)
    board = cable.board()
    assert (cable.totals(), board.is_over, board.winner) == ([11, 5], True, "Noi")
    assert [side.has_won for side in board.sides] == [True, False]


@pytest.mark.parametrize("lost", range(8))
def test_whatever_line_is_lost_it_catches_up(lost):
    cable = Cable(made())
    cable.carry()
    press(cable.box, ["1", *LEVEL_HAND, "2"])
    data = cable.box.told(9000).split(b"\n")
    lines = [one for one in data if one]
    del lines[lost % len(lines)]
    cable.follower.take(b"\n".join(lines) + b"\n", cable.now)
    asked = cable.carry(4)
    assert ALL in asked
    assert cable.totals() == [3, 2]
    assert [side.marks for side in cable.board().sides] == [0, 1]


def test_a_line_that_was_damaged_is_asked_for():
    cable = Cable(made())
    cable.carry()
    cable.lose = lambda data: data.replace(b"sweeps", b"sw\x00eps")
    press(cable.box, ["1"])
    cable.carry(0.1)
    assert [side.marks for side in cable.board().sides] == [0, 0]
    cable.lose = lambda data: data
    assert ALL in cable.carry(2)
    assert [side.marks for side in cable.board().sides] == [1, 0]


def test_a_box_that_goes_on_damaging_lines_is_asked_twice_a_second_at_most():
    cable = Cable(made())
    cable.lose = lambda data: data.replace(b'"open"', b'"opem"')
    assert cable.carry(10).count(ALL) <= 20
    assert not cable.follower.match
    cable.lose = lambda data: data
    cable.carry(3)
    assert cable.totals() == [0, 0]


def test_pulled_in_the_middle_of_a_line_and_put_back_it_stands_where_it_stood():
    cable = Cable(made())
    cable.carry()
    press(cable.box, LEVEL_HAND)
    cable.follower.take(cable.box.told(4096)[:70], cable.now)
    cable.box.unplug()
    cable.now += 30
    assert not cable.follower.is_there(cable.now)
    cable.box.plug()
    press(cable.box, ["2"])
    cable.carry()
    assert cable.follower.is_there(cable.now)
    assert cable.totals() == [2, 2]
    assert [side.marks for side in cable.board().sides] == [0, 1]


def test_a_rematch_and_an_undo_are_followed():
    cable = Cable(made())
    cable.carry()
    press(cable.box, LEVEL_HAND)
    cable.carry(0.2)
    cable.box.play([["key", "hold *"]])
    app = cable.box._player._app
    app.table.record(["undo", 1])
    cable.carry(0.2)
    assert cable.totals() == [0, 0]
    assert cable.board().last == 0


def test_following_ends_with_what_the_box_itself_has():
    dice = random.Random(3)
    cable = Cable(made(rules="scopa+target=99"))
    cable.carry()
    for _ in range(60):
        press(cable.box, dice.choice([["1"], ["2"], ["*"], LEVEL_HAND, THREE_NIL]))
        chance = dice.random()
        cable.lose = (lambda data: data[:-40]) if chance < 0.2 else (lambda data: data)
        cable.carry(0.2)
        cable.lose = lambda data: data
    cable.carry(6)
    matches, hand, *_ = cable.box.stores
    own = cable.box._player._app.match
    assert cable.follower.match == matches.lines()
    assert cable.totals() == own.end.totals
    assert [side.marks for side in cable.board().sides] == own.open.counters["sweeps"]


def test_a_box_that_lies_is_shown_as_far_as_it_can_be():
    follower = Follower()
    lies = [
        ["box", "e66", "it", 2],
        ["match", "scopa", ["<b>", 7], [0, 0], 0],
        ["open", 1],
        ["box", "../../etc", "it", 0],
        ["box", "e66", "it", -3],
        ["box", "e66", "it", 9e9],
        ["box"],
        ["box", "e66", {"a": 1}, 3],
        ["match"],
        ["points", 1, "x"],
        ["mark", "sweeps", 0, 10**30],
        ["time", "x", {}, "y"],
        ["time", [1, 2], [0, 0], 7],
    ]
    for event in lies * 2:
        follower.take(line(5, event), 1.0)
        follower.ask(1.0)
        match_of(follower.match, follower.hand)
    assert follower.name in ("", "e66")


def test_a_follower_that_is_lied_to_goes_on():
    cable = Cable(made(rules="a_tempo"))
    cable.carry()
    number = cable.follower._number
    for event in (
        ["time", "x", {}, "y"],
        ["time", [1, 2], [0, 0], 7],
        ["time", [[], 2], 1, 0],
        ["time", [5, 5], [0, 0], 1],
        ["time", [5, 5], [0, 0]],
        ["time"],
        ["time", [5, 5], [0, 0], 1, 1],
    ):
        number += 1
        cable.follower.take(line(number, event), cable.now)
        cable.match()
    assert cable.totals() == [0, 0]


def times(cable, left, turn):
    """The box tells the times of its clock."""
    cable.box._player._app.table.note(["time", left, [0, 0], turn])
    cable.carry(0.2)
    return [(side.clock, side.moves) for side in cable.board().sides], cable.follower.timed > cable.now - 1


def test_the_clock_is_shown_and_known_to_run_or_to_stand_still():
    cable = Cable(made(rules="a_tempo"))
    cable.carry()
    assert [(side.clock, side.moves) for side in cable.board().sides] == [("18:00", False), ("18:00", False)]
    # It is started, kept after ten seconds, given on, stopped, and goes on.
    assert times(cable, [1_080_000, 1_080_000], 1) == ([("18:00", False), ("18:00", True)], True)
    assert times(cable, [1_080_000, 1_070_500], 1) == ([("18:00", False), ("17:51", True)], True)
    assert times(cable, [1_080_000, 1_066_001], 0) == ([("18:00", True), ("17:47", False)], True)
    assert times(cable, [1_075_000, 1_066_001], 0) == ([("17:55", True), ("17:47", False)], False)
    assert times(cable, [1_075_000, 1_066_001], 0) == ([("17:55", True), ("17:47", False)], True)


def test_a_match_without_a_clock_shows_none():
    cable = Cable(made())
    cable.carry()
    assert [side.left for side in cable.board().sides] == [None, None]


def test_the_times_that_a_hand_ends_with_stay_with_it():
    cable = Cable(made(rules="a_tempo"))
    cable.carry()
    times(cable, [1_080_000, 1_080_000], 1)
    cable.box._player._app.table.record(["points", 1, [2, 1]])
    cable.carry(0.2)
    assert cable.follower.match == cable.box.stores[0].lines()
    again = Cable(cable.box)
    again.carry()
    assert again.follower.match == cable.follower.match
    assert again.follower.hand == cable.follower.hand


def test_a_flag_decides():
    cable = Cable(made(rules="a_tempo"))
    cable.carry()
    times(cable, [1_080_000, 9_000], 1)
    cable.box._player._app.table.record(["flag", 1, 1])
    cable.carry(0.2)
    assert (cable.board().is_over, cable.board().winner) == (True, "Noi")
    assert [side.clock for side in cable.board().sides] == ["18:00", "0:00"]
    cable.box._player._app.table.record(["undo", 1])
    cable.carry(0.2)
    assert [side.clock for side in cable.board().sides] == ["18:00", "0:09"]


def test_what_is_no_event_in_the_hand_is_passed_over():
    start = log.line(["match", "scopa", ["Noi", "Loro"], [0, 0], 0])
    hand = [log.line(event) for event in (["open", 1, [[0] * 4] * 2, [[0, 0]]], ["mark", "sweeps", 1, 1])]
    assert match_of([start], hand).open.counters["sweeps"] == [0, 1]
    assert match_of([start], [*hand, "torn"]).open.counters["sweeps"] == [0, 1]
    assert match_of([start], [log.line(["open"])]).open.counters["sweeps"] == [0, 0]
    assert match_of([], hand) is None


# The room


class Told:
    def __init__(self):
        self.versions = []
        self.kept = []
        self.room = Room(self.versions.append)
        self.can_keep = True
        self.room.keep = lambda box: self.kept.append((box.id, list(box.lines))) or self.can_keep


def test_boxes_are_found_lost_and_found_again_on_another_port():
    it = Told()
    one, two = Cable(made("aa")), Cable(made("bb"))
    for port, cable in (("p1", one), ("p2", two)):
        cable.carry()
        it.room.heard(port, cable.follower, cable.now)
    boxes, troubles = it.room.listed()
    assert ([(box.id, box.is_there) for box in boxes], troubles) == ([("aa", True), ("bb", True)], [])
    it.room.forget("p1")
    assert [box.is_there for box in it.room.listed()[0]] == [False, True]
    again = Cable(one.box)
    again.carry()
    it.room.heard("p7", again.follower, again.now)
    assert [(box.id, box.port) for box in it.room.listed()[0]] == [("aa", "p7"), ("bb", "p2")]
    assert it.versions == sorted(set(it.versions), key=int)


def test_two_boxes_of_one_name_are_two():
    it = Told()
    for port in ("p1", "p2"):
        cable = Cable(made("aa"))
        cable.carry()
        it.room.heard(port, cable.follower, cable.now)
    assert [box.id for box in it.room.listed()[0]] == ["aa", "aa-2"]


def test_the_pages_are_told_only_when_something_changed():
    it = Told()
    cable = Cable(made())
    cable.carry()
    for _ in range(5):
        it.room.heard("p1", cable.follower, cable.now)
    assert it.versions == ["1"]
    press(cable.box, ["1"])
    cable.carry(0.2)
    it.room.heard("p1", cable.follower, cable.now)
    assert it.versions == ["1", "2"]


def test_a_match_is_kept_when_its_lines_change_and_not_with_every_mark():
    it = Told()
    cable = Cable(made())
    for keys in ([], ["1"], LEVEL_HAND):
        press(cable.box, keys)
        cable.carry()
        it.room.heard("p1", cable.follower, cable.now)
    assert [len(lines) for _, lines in it.kept] == [2, 3]


def test_a_match_that_couldnt_be_kept_is_tried_again_after_a_while_until_it_is():
    it = Told()
    cable = Cable(made())
    it.can_keep = False
    for seconds, tries in ((3, 1), (1, 1), (1.5, 2), (0, 2), (2.5, 3)):
        cable.carry(seconds)
        it.room.heard("p1", cable.follower, cable.now)
        assert len(it.kept) == tries
    it.can_keep = True
    for _ in range(3):
        cable.carry(2.5)
        it.room.heard("p1", cable.follower, cable.now)
    assert len(it.kept) == 4


def test_what_is_wrong_with_a_port_is_told_until_it_is_gone():
    it = Told()
    it.room.lost("p1", "p1 is busy")
    it.room.lost("p1", "p1 is busy")
    assert it.room.listed() == ([], ["p1 is busy"])
    assert it.versions == ["1"]
    it.room.forget("p1")
    assert it.room.listed() == ([], [])
