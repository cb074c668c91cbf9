"""Chance that is the same everywhere and in every version of Python."""

from collections.abc import Sequence
from typing import Any

# Park and Miller's "minimal standard", Communications of the ACM 31 (1988): products stay below 2 ** 47.
_FACTOR = 48271
_MODULUS = 0x7FFFFFFF


class Dice:
    """``seed`` is any whole number from 0; the same one throws the same."""

    def __init__(self, seed: int) -> None:
        self._state = seed % (_MODULUS - 1) + 1
        # Seeds that are neighbours begin alike.
        for _ in range(8):
            self.below(1)

    def below(self, number: int) -> int:
        """A whole number from 0 to ``number`` - 1."""
        self._state = self._state * _FACTOR % _MODULUS
        return (self._state >> 4) % number

    def one_in(self, number: int) -> bool:
        """True once in so many times."""
        return self.below(number) == 0

    def pick(self, things: Sequence) -> Any:
        """One of a list, a tuple or a text."""
        return things[self.below(len(things))]
