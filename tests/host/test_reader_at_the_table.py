"""From a tag in a reader's field to the pile: the real readers on fake buses, and the real app."""

import pytest

from host_tools.chips.tags import Tag
from settebello.core.cards import DECK
from settebello.core.tag_text import text_of
from tests.app.box import Box
from tests.drivers.reader_rig import KINDS, ReaderRig, ntag

_TURN_US = 5000
each_kind = pytest.mark.parametrize("kind", KINDS)


class Table:
    """A box in a match with a reader, and cards that are laid into its field."""

    def __init__(self, kind):
        self.rig = ReaderRig(kind).started()
        self.box = Box().begin()
        self.app = self.box.app
        self.app.reader = self.rig.reader

    def turns(self, ms):
        """Lets the box hear its reader for so many ms."""
        end = self.rig.machine.time_us + 1000 * ms
        while self.rig.machine.time_us < end:
            now = self.rig.machine.time_us // 1000
            event = self.rig.reader.poll(now)
            if event is not None:
                self.app.tag(event, now)
            self.app.tick(now)
            self.rig.machine.sleep_us(_TURN_US)

    def pass_tag(self, tag, ms=400):
        """Holds a tag into the field for so many ms, and takes it away."""
        self.rig.field.put(tag)
        self.turns(ms)
        self.rig.field.lift()
        self.turns(ms)


def uid_of(card):
    """Seven bytes, the first one that of a maker."""
    return bytes((4, card, 1, 2, 3, 4, 5))


@each_kind
def test_a_deck_of_blank_tags_is_learned_and_then_read_at_the_table(kind):
    table = Table(kind)
    app = table.app
    app.open("decks")
    table.box.keys("1 1")
    tags = [ntag(uid_of(card)) for card in range(4)]
    for tag in tags:
        table.pass_tag(tag)
    deck = app.tags.decks.deck()
    assert deck.missing() == list(range(4, DECK))
    # A phone reads the same.
    assert [bytes(tag.memory).find(text_of(card).encode()) > 0 for card, tag in enumerate(tags)] == [True] * 4
    table.box.keys("0 * * # 1")
    for tag in tags:
        table.pass_tag(tag)
    assert app.match.open.piles[0].cards() == [0, 1, 2, 3]


@each_kind
def test_a_locked_tag_is_learned_by_its_number_and_a_torn_one_is_asked_for_again(kind):
    table = Table(kind)
    table.app.open("decks")
    table.box.keys("1 1")
    table.pass_tag(Tag(uid_of(0), container=b"\xe1\x10\x12\x0f"))
    deck = table.app.tags.decks.deck()
    assert deck.learned("04000102030405") == 0
    torn = ntag(uid_of(1))
    torn.lift_at = 1
    table.rig.field.put(torn)
    table.turns(600)
    assert deck.missing() == list(range(1, DECK))
    assert table.box.said() != ""
    torn.lift_at = None
    torn.is_there = True
    table.pass_tag(torn)
    assert deck.learned("04010102030405") == 1


@each_kind
def test_eight_cards_a_second_lose_none(kind):
    table = Table(kind)
    table.box.keys("# 1")
    for card in range(0, DECK, 2):
        message = b"\xd1\x01\x05T\x02it" + text_of(card).encode()
        table.rig.field.put(Tag(uid_of(card), b"\x03\x09" + message + b"\xfe"))
        table.turns(80)
        table.rig.field.lift()
        table.turns(45)
    assert table.app.match.open.piles[0].cards() == list(range(0, DECK, 2))


@each_kind
def test_two_cards_at_once_are_said_and_the_keys_go_on(kind):
    table = Table(kind)
    table.box.keys("# 1")
    first, second = ntag(uid_of(1)), ntag(uid_of(2))
    table.rig.field.put(first)
    table.rig.field.put(second)
    table.turns(600)
    assert "Una carta alla volta" in table.box.said()
    table.box.keys("D 7")
    assert table.app.match.open.piles[0].cards() == [6]
