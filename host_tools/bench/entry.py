"""Enters played hands on the real app, by its keys and tags alone, the ways that people at the table have."""

from collections.abc import Callable

from host_tools.bench.played import PlayedHand
from host_tools.play import FRAME_BYTES, Memory, Reader, sim_tag
from settebello.app.app import App
from settebello.app.grid import RANK_KEYS, SUIT_KEYS
from settebello.app.page import SIDE_KEYS
from settebello.core.cards import RANKS, card, suit_of
from settebello.core.hand import Hand
from settebello.core.match import Match
from settebello.core.pile import ones
from settebello.core.rules import Rules
from settebello.ui.canvas import Canvas

_STORES = 4
_NAMES = ("Noi", "Loro")
_PRESS_MS = 300
# From here on a number of cards needs no # after it: the box waits for no second digit.
_ALONE = 5
_MOST_KEYS = 60


class Entry:
    """A box at its score, in a match of its own, the sweeps of the hand marked: how many keys that took is ``marks``.

    ``keys`` and ``taps`` count what came after.
    """

    def __init__(self, rules: Rules, hand: PlayedHand) -> None:
        self.hand = hand
        self._rules = rules
        self._now = 0
        self.app = App(Canvas(bytearray(FRAME_BYTES)), *(Memory() for _ in range(_STORES)))
        self.app.reader = Reader()
        self.app.start()
        self.app.begin(Match(rules, list(_NAMES)))
        self.keys = self.taps = 0
        for side, made in enumerate(hand.sweeps):
            for _ in range(made):
                self.key(SIDE_KEYS[side])
        self.marks, self.keys = self.keys, 0

    @property
    def screen(self) -> str:
        """The name of the screen in front."""
        return self.app.screen().name

    def closed(self) -> Hand | None:
        """The hand as the box closed it, once the screen shows its points."""
        match = self.app.match
        return match.hands[-1] if match and self.screen == "points" else None

    def full(self) -> Hand:
        """The hand as the core scores it from all forty cards."""
        hand = Hand(len(self.hand.piles), self._rules.game)
        hand.piles = list(self.hand.piles)
        hand.counters["sweeps"] = list(self.hand.sweeps)
        hand.score(self._rules)
        return hand

    def key(self, name: str) -> None:
        """Press a key."""
        self._now += _PRESS_MS
        self.app.key(name, self._now)
        self.app.rest()
        self.keys += 1

    def tap(self, number: int) -> None:
        """Lay a card (0..39) on the reader and lift it."""
        self._now += _PRESS_MS
        self.app.tag(("tag", *sim_tag(number)), self._now)
        self.app.tag(("gone",), self._now)
        self.app.rest()
        self.taps += 1


def _shorter(entry: Entry) -> int:
    """The side whose pile has fewer cards."""
    first, second = entry.hand.piles
    return 1 if second.count() < first.count() else 0


def pile(entry: Entry) -> None:
    """Every card of the shorter pile, suit by suit."""
    side = _shorter(entry)
    entry.key("#")
    entry.key(SIDE_KEYS[side])
    suit = None
    for number in entry.hand.piles[side].cards():
        if suit_of(number) != suit:
            suit = suit_of(number)
            entry.key(SUIT_KEYS[suit])
        entry.key(RANK_KEYS[number % RANKS])
    entry.key("#")
    if entry.screen == "cards":
        # It makes sure that a side took nothing at all.
        entry.key("#")


def tags(entry: Entry) -> None:
    """Every card of the shorter pile passed over the reader, the first of them at the score."""
    side = _shorter(entry)
    numbers = entry.hand.piles[side].cards()
    for number in numbers[:1]:
        entry.tap(number)
    if not numbers:
        entry.key("#")
    entry.key(SIDE_KEYS[side])
    for number in numbers[1:]:
        entry.tap(number)
    entry.key("#")
    if entry.screen == "cards":
        entry.key("#")


def quick(entry: Entry) -> None:
    """Who has what, as somebody knows who has counted it all: an award of one point a key."""
    entry.key("0")
    for award in entry.full().awards or ():
        if award.name != "sweeps":
            entry.key(SIDE_KEYS[award.points.index(1)] if 1 in award.points else "0")
    entry.key("#")


def short(entry: Entry) -> None:
    """The shortest way: whoever presses the keys sees the two piles, and what the screen asks."""
    counted = entry.hand.piles[0]
    entry.key("B")
    number = counted.count()
    for digit in str(number):
        entry.key(digit)
    if number < _ALONE:
        entry.key("#")
    coins = ones(counted.suits[0])
    entry.key("D" if coins == RANKS else str(coins))
    while entry.screen == "brief" and entry.keys < _MOST_KEYS:
        asked = entry.app.screen().question
        looked_at = entry.hand.piles[asked.side]
        ranks = [rank for step in asked.steps for rank in step if looked_at.has(card(asked.suit, rank))]
        entry.key(RANK_KEYS[ranks[0] - 1] if ranks else "C")


WAYS: dict[str, Callable[[Entry], None]] = {"short": short, "pile": pile, "quick": quick, "tags": tags}
