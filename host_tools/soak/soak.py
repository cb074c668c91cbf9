"""The soak: round after round, on one machine or on both, until enough keys are pressed or something is wrong."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from host_tools.soak.follower import Follower
from host_tools.soak.rounds import ROUND, Round, played, roved
from host_tools.soak.shrink import same, shrunk
from host_tools.soak.tally import Tally


@dataclass
class Fault:
    """What is wrong: where, [kind, text], and the steps that lead there from a new box."""

    machine: str
    found: list[str]
    steps: list[list]


class Soak:
    """`follower` is the VM, or None for CPython alone; `told(keys)` is called after each round."""

    def __init__(self, follower: Follower | None, told: Callable[[int], None]) -> None:
        self._follower = follower
        self._told = told
        self.tally = Tally()

    def rove(self, keys: int, seed: int) -> Fault | None:
        """Press so many keys; answers the first thing that is wrong."""
        following = None
        # While the VM plays a round again, the next one is made up.
        with ThreadPoolExecutor(1) as pool:
            for number, done in enumerate(range(0, keys, ROUND)):
                led = roved(seed, number, min(ROUND, keys - done), self.tally)
                fault = _fault("cpython", led) or (following and _fault("micropython", following.result()))
                if fault:
                    return fault
                following = pool.submit(self._follower.follow, led) if self._follower else None
                self._told(done + led.presses())
            return _fault("micropython", following.result()) if following else None

    def shorten(self, fault: Fault, seconds: float) -> Fault:
        """The same fault with the fewest steps found within so many seconds."""
        # The match may have been wrong for many steps before it was looked at.
        every = {"replay_every": 1} if fault.found[0] == "replay" else {}

        def fails(steps: list[list]) -> bool:
            result = played(steps, **every)
            if fault.machine == "micropython" and self._follower and not result.found:
                result = self._follower.follow(result)
            return same(result.found, fault.found)

        return Fault(fault.machine, fault.found, shrunk(fault.steps, fails, seconds))


def _fault(machine: str, result: Round) -> Fault | None:
    return Fault(machine, result.found, result.steps) if result.found else None
