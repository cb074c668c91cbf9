"""A box whose hands are keyed card by card, as an evening makes them, on the drivers' own stores."""

from host_tools.bench.played import PlayedHand, Table
from host_tools.memory_files import MemoryFiles
from host_tools.play import FRAME_BYTES
from host_tools.soak.dice import Dice
from settebello.app.app import App
from settebello.app.grid import RANK_KEYS, SUIT_KEYS
from settebello.app.page import SIDE_KEYS
from settebello.core.cards import RANKS, card
from settebello.core.match import Match
from settebello.core.rules import from_line
from settebello.drivers.flash_store import open_stores
from settebello.ui.canvas import Canvas

_SIDES = ("Noi", "Loro")
_LONG = "scopa+target=201"
_FOLDER = "/log"


class Evening:
    """``app`` is the box, in a match that has begun."""

    def __init__(self, files, rules: str) -> None:
        """``files`` is what the stores take (drivers/files.py), ``rules`` a rule line."""
        self.app = App(Canvas(bytearray(FRAME_BYTES)), *stores(files))
        self.app.start()
        self.app.speak("it")
        self.match = Match(from_line(rules), list(_SIDES))
        self.app.begin(self.match)
        self._table = Table(self.match.rules, Dice(1))

    def hand(self) -> int:
        """Keys a hand from the score to the score: its sweeps, the cards of the shorter pile. Answers how many events
        that was: the sweeps, the cards, the end of the hand."""
        hand = self._table.hand()
        sweeps = [SIDE_KEYS[side] for side, made in enumerate(hand.sweeps) for _ in range(made)]
        side, cards = _shorter(hand)
        for key in [*sweeps, "#", SIDE_KEYS[side], *cards, "#", "#"]:
            self.app.key(key, 0)
            self.app.rest()
        assert self.app.screen().name == "score"
        return len(sweeps) + hand.piles[side].count() + 1


def stores(files) -> tuple:
    """The stores of a box, in its files."""
    return open_stores(files, _FOLDER)


def after(hands: int) -> dict[str, bytes]:
    """What lies in the flash when so many hands of a match were keyed, and the score is shown."""
    files = MemoryFiles({})
    evening = Evening(files, _LONG)
    for _ in range(hands):
        evening.hand()
    assert len(evening.match.hands) == hands
    return {name.lstrip("/"): data for name, data in files.contents.items()}


def _shorter(hand: PlayedHand) -> tuple[int, list[str]]:
    """The side whose pile has fewer cards, and the keys for these, suit by suit."""
    counts = [pile.count() for pile in hand.piles]
    side = counts.index(min(counts))
    keys = []
    for suit, key in enumerate(SUIT_KEYS):
        ranks = [rank for rank in range(1, RANKS + 1) if hand.piles[side].has(card(suit, rank))]
        keys += [key, *(RANK_KEYS[rank - 1] for rank in ranks)] if ranks else []
    return side, keys
