"""What the boxes tell while they are watched, saved, and taken into an evening from there."""

import pytest

pytest.importorskip("starlette", reason="NOT RUN: what serves pages isn't installed")

from host_tools.night.watcher import Watcher
from host_tools.watch.room import Room
from host_tools.watch.saving import Saving
from host_tools.web.pages import Texts
from settebello.core.match import Match
from settebello.core.rules import from_line
from tests.host.boxes import saved_matches
from tests.host.evenings import started, winner
from tests.host.watched import Cable, made, press

# All points of a hand to the first side, or to the second: 4-0, 0-4.
ALL_FIRST, ALL_SECOND = "0 1 1 1 1 # #".split(), "0 2 2 2 2 # #".split()
FIFTEEN_MINUTES = ["wait", 900_000]


class Club:
    """Simulated boxes that are watched, and saved into a folder."""

    def __init__(self, folder, **boxes):
        self.folder = folder
        self.room = Room(lambda version: None, Saving(folder, Texts("host_tools.watch.words", "en")).keep)
        self.boxes = boxes
        self.cables = {port: Cable(box) for port, box in boxes.items()}
        self.carry()

    def carry(self, seconds=3):
        """Let all boxes tell what is new."""
        for port, cable in self.cables.items():
            cable.carry(seconds)
            self.room.heard(port, cable.follower, cable.now)

    def replug(self, port):
        """Pull a box from its port, and put it into it again."""
        self.boxes[port].unplug()
        self.room.lost(port)
        self.boxes[port].plug()
        self.cables[port] = Cable(self.boxes[port])
        self.carry()

    def begin(self, port, rules="briscola"):
        """A new match on a box, by its rules and without a number."""
        self.boxes[port]._player._app.begin(Match(from_line(rules), ["Noi", "Loro"]))
        self.carry()

    def record(self, port, *events):
        """What happens in the match of a box."""
        for event in events:
            self.boxes[port]._player._app.table.record(event)
        self.carry()


WON_TWO = (["points", 1, [1, 0]], ["points", 2, [1, 0]])


def test_a_match_that_is_word_for_word_like_the_one_before_is_saved_as_well(tmp_path):
    club = Club(tmp_path, p1=made("aa1"))
    for _ in range(3):
        club.begin("p1")
        club.record("p1", *WON_TWO)
    _, *found = saved_matches(tmp_path / "aa1")
    assert len(found) == 3 and found[0] == found[1] == found[2]
    # What goes on is the last of them.
    club.record("p1", ["undo", 2])
    lengths = [len(lines) for lines in saved_matches(tmp_path / "aa1")]
    assert lengths == [2, 3, 3, 4]


def test_a_match_goes_on_in_its_file_when_the_box_or_the_listener_begins_anew(tmp_path):
    club = Club(tmp_path, p1=made("aa1"))
    club.record("p1", ["points", 1, [1, 0]])
    club.replug("p1")
    club.record("p1", ["points", 2, [1, 0]])
    again = Club(tmp_path, p1=club.boxes["p1"])
    again.record("p1", ["points", 3, [1, 0]])
    assert saved_matches(tmp_path / "aa1") == [again.boxes["p1"].stores[0].lines()]


def test_what_couldnt_be_saved_is_saved_when_it_can_be(tmp_path, capsys):
    (tmp_path / "aa1").write_text("a file in the way")
    club = Club(tmp_path, p1=made("aa1"))
    club.record("p1", ["points", 1, [1, 0]])
    assert capsys.readouterr().err.count("can't be saved") == 1
    (tmp_path / "aa1").unlink()
    club.carry()
    assert saved_matches(tmp_path / "aa1") == [club.boxes["p1"].stores[0].lines()]


def test_a_file_that_somebody_took_away_is_made_anew(tmp_path):
    club = Club(tmp_path, p1=made("aa1"))
    for path in (tmp_path / "aa1").iterdir():
        path.unlink()
    club.record("p1", ["points", 1, [1, 0]])
    assert saved_matches(tmp_path / "aa1") == [club.boxes["p1"].stores[0].lines()]


def test_a_result_and_a_flag_come_from_the_tables_to_their_meetings_once(tmp_path):
    book = started("ABCD", tables=2, rules="a_tempo")
    club = Club(
        tmp_path / "club", p1=made("aa1", table=1, number=1), p2=made("bb2", rules="a_tempo", table=2, number=2)
    )
    night = Watcher(book, [club.folder], "box", "", lambda version: None)

    def play(port, *keys):
        press(club.boxes[port], keys)
        club.carry(1)
        night.look()

    for _ in range(3):
        play("p1", *ALL_FIRST)
    assert (winner(book, 1), winner(book, 2)) == ("A", None)
    play("p2", *ALL_SECOND)
    play("p2", "A", "#")
    club.boxes["p2"].play([FIFTEEN_MINUTES])
    club.replug("p2")
    night.look()
    assert winner(book, 2) is None
    play("p2", "#")
    club.boxes["p2"].play([FIFTEEN_MINUTES])
    club.carry(1)
    night.look()
    flag = book.evening.meeting(2).results[0]
    assert (flag.points, flag.winner, flag.ending, winner(book, 2)) == ((0, 4), 1, "flag", "C")
    taken = book.evening.version
    # However often boxes and listeners come and go, and whoever looks, nothing comes twice.
    for _ in range(2):
        club.replug("p1")
        club = Club(club.folder, **club.boxes)
        night.look()
        Watcher(book, [club.folder], "box", "", lambda version: None).look()
    assert (book.evening.version, night.asked) == (taken, [])
