"""The files of a box that has told so many hands, card by card, as an evening makes them."""

import random

from host_tools.memory_files import MemoryFiles
from settebello.app.app import App
from settebello.core import cards
from settebello.core.match import Match
from settebello.core.rules import from_line
from settebello.drivers.flash_store import open_stores
from settebello.ui.canvas import Canvas

_RULES = "scopa+target=201"
_SIDES = ["Noi", "Loro"]
_SUIT_KEYS = "DCAB"
_FOLDER = "/log"


def after(hands: int) -> dict[str, bytes]:
    """What lies in the flash when so many hands of a match were keyed, and the score is shown."""
    files = MemoryFiles({})
    app = App(Canvas(bytearray(1024)), *open_stores(files, _FOLDER))
    app.start()
    app.speak("it")
    app.begin(Match(from_line(_RULES), _SIDES))
    dice = random.Random(30)
    for _ in range(hands):
        for key in ["1", "#", "1", *keys_of(dice), "#", "#"]:
            app.key(key, 0)
            app.rest()
    assert app.screen().name == "score" and app.match and len(app.match.hands) == hands
    return {name.lstrip("/"): data for name, data in files.contents.items()}


def keys_of(dice: random.Random) -> list[str]:
    """The keys for the cards of a pile of 16 to 20, suit by suit."""
    pile = sorted(dice.sample(range(40), dice.randint(16, 20)))
    keys = []
    for suit in range(4):
        ranks = [cards.rank_of(card) for card in pile if cards.suit_of(card) == suit]
        keys += [_SUIT_KEYS[suit], *(str(rank % 10) for rank in ranks)] if ranks else []
    return keys
