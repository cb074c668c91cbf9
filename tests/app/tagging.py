"""What the tests of tags share: cards laid on a reader and lifted, at times that they say."""

from settebello.core.cards import parse
from settebello.core.tag_text import text_of
from tests.app.box import Box


class Reader:
    """In a reader's place: notes what is to be written on a tag."""

    def __init__(self):
        self.asked = []

    def write(self, text):
        self.asked.append(text)


def box_with_reader(*begin, **options):
    """A box at the score of a match, with a reader."""
    box = Box().begin(*begin, **options)
    box.app.reader = Reader()
    return box


def lay(box, uid, text=None, after=200):
    """Lays a tag on the reader, so many ms after what was before, and leaves it there."""
    box.now += after
    box.app.cue = ""
    box.app.tag(("tag", uid, text), box.now)
    box.app.rest()
    return box


def lift(box, after=80):
    """Takes the tag away."""
    box.now += after
    box.app.tag(("gone",), box.now)
    box.app.rest()
    return box


def pass_cards(box, line, after=45):
    """Passes cards over the reader, each for 80 ms and with so many ms before it; eight a second unless told."""
    for card in parse(line):
        pass_card(box, card, after)
    return box


def pass_card(box, card, after=45):
    """Passes one card (0..39), whose tag says what it is."""
    return lift(lay(box, "04%012X" % card, text_of(card), after))


def told(box, *event):
    """Lets the reader tell something else."""
    box.now += 20
    box.app.tag(event, box.now)
    box.app.rest()
    return box


def pile(box, side):
    """The cards of a side's pile, as a list."""
    return box.app.match.open.piles[side].cards()
