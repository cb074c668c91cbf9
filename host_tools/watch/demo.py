"""Three simulated tables that play at scopa for as long as somebody watches."""

import random
import threading
from collections.abc import Callable
from contextlib import ExitStack

from host_tools.watch.board import match_of
from host_tools.watch.listening import Line
from host_tools.watch.sim_box import SimBox
from settebello.core.cards import DECK, RANKS
from settebello.core.match import Match
from settebello.core.rules import from_line

_TABLES = (
    ("scopa", ("Noi", "Loro")),
    ("scopone", ("Casa", "Ospiti")),
    ("torneo", ("Bar", "Piazza")),
)
_PAUSE_S = 1.5
_WON_S = 8.0


class Demo:
    """``names`` are the ports of its boxes, ``reach`` opens one (listening.py); they play as long as a `with` lasts."""

    def __init__(self) -> None:
        self._boxes: dict[str, SimBox] = {}
        for table, (rules, sides) in enumerate(_TABLES, 1):
            match = Match(from_line(rules), list(sides))
            match.place = (table, 1)
            self._boxes[f"demo{table}"] = SimBox(f"demo{table}", match)
        self.names = list(self._boxes)
        self._stop = threading.Event()
        self._playing = ExitStack()

    def reach(self, port: str) -> Line:
        """The line to one of its boxes."""
        return self._boxes[port]

    def __enter__(self) -> "Demo":
        for box in self._boxes.values():
            thread = threading.Thread(target=self._play, args=(box,), daemon=True)
            self._playing.callback(thread.join)
            thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._stop.set()
        self._playing.close()

    def _play(self, box: SimBox) -> None:
        dice = random.Random(box.name)
        wait: Callable[[float], bool] = self._stop.wait
        while not wait(dice.uniform(0.5, 1) * _PAUSE_S):
            for key in _hand(dice):
                box.play([["key", key]])
                if wait(dice.uniform(0.1, 0.5) * _PAUSE_S):
                    return
            match = match_of(box.stores[0].lines(), [])
            if match and match.end.is_over():
                if wait(_WON_S):
                    return
                box.play([["key", "#"]])


def _hand(dice: random.Random) -> list[str]:
    """The keys of a hand: sweeps as they are made, the cards of the second side by their suits, the points."""
    keys = [dice.choice("12") for _ in range(dice.randrange(4))] + ["#", "2"]
    pile = dice.sample(range(DECK), dice.randrange(15, 21))
    for suit, key in enumerate("DCAB"):
        ranks = sorted(card % RANKS for card in pile if card // RANKS == suit)
        keys += [key, *(str((rank + 1) % RANKS) for rank in ranks)] if ranks else []
    return [*keys, "#", "#"]
