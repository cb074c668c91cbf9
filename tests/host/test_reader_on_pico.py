"""The readers on the pins of an emulated Pico with the real firmware; scripts with cards are played there by the lane."""

import pytest

pytest.importorskip("rp2040py")
pytest.importorskip("littlefs")

from host_tools import boards
from host_tools.emulator import uf2
from host_tools.emulator.box import Box
from host_tools.emulator.gauge import Gauge
from host_tools.emulator.player import Player
from host_tools.errors import Complaint
from host_tools.frame_reading import read_lines
from host_tools.script import read_script
from host_tools.stage import Stage
from settebello.core.tag_text import text_of

TO_THE_PILE = "key 1\nkey # #\nkey 1\n"


def box_of(board):
    """A board on an emulated Pico."""
    try:
        firmware = uf2.find()
    except Complaint as complaint:
        pytest.skip(f"NOT RUN: {complaint.text}")
    return Box(boards.folders([board])[0], firmware)


def play(box, script, tmp_path):
    """What the frames of a script read."""
    file = tmp_path / "script.txt"
    file.write_text(script, "utf-8")
    told = []
    stage = Stage(lambda name, pixels: told.append(" ".join(read_lines(pixels))), player=lambda at: Player(box, at, Gauge()))
    stage.play(read_script(str(file)))
    return told


@pytest.mark.parametrize(
    ("board", "said"), [("pico_pn532_oled", "PN532 non risponde"), ("pico_rc522_oled", "RC522 risponde 0x00")]
)
def test_a_reader_that_comes_loose_is_said_the_keys_go_on_and_it_is_found_again(board, said, tmp_path):
    loose = "unplug reader\nframe loose\nkey C 7\nwait 1500\nframe keyed\n"
    back = "plug reader\ntap 04A1B2C3D4E5F6= 1b\nwait 1500\nframe tapped\n"
    told = play(box_of(board), TO_THE_PILE + "tap 7D\nlift\nwait 1500\n" + loose + back, tmp_path)
    assert said in told[0]
    assert "2 carte" in told[1] and "3 carte" in told[2]


@pytest.mark.parametrize("board", ["pico_pn532_oled", "pico_rc522_oled"])
def test_eight_cards_a_second_lose_none(board, tmp_path):
    box = box_of(board)
    player = []

    def keep(stage):
        player.append(Player(box, stage, Gauge()))
        return player[0]

    file = tmp_path / "script.txt"
    file.write_text(TO_THE_PILE + "wait 500\n", "utf-8")
    Stage(lambda name, pixels: None, player=keep).play(read_script(str(file)))
    cards = list(range(0, 24, 2))
    assert box.reader
    for card in cards:
        box.reader.tag(f"04{card:012X}", text_of(card), misses=0)
        box.chip.run(80)
        box.reader.lift()
        box.chip.run(45)
    # They are saved once they are through.
    box.chip.run(1500)
    app = player[0].saved()
    assert app.match and app.match.open.piles[0].cards() == cards
