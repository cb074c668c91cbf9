"""A bar that fills while something long is done."""

import sys

_WIDTH = 24


class Bar:
    """On a terminal a bar in one line of standard error; elsewhere nothing."""

    def __init__(self, steps: int) -> None:
        self._steps = max(steps, 1)
        self._done = 0
        self._is_shown = bool(sys.stderr) and sys.stderr.isatty()

    def step(self, what: str) -> None:
        """One step is done, which was about that."""
        self._done = min(self._done + 1, self._steps)
        if self._is_shown:
            filled = "#" * (self._done * _WIDTH // self._steps)
            print(
                f"\r[{filled:.<{_WIDTH}}] {self._done}/{self._steps} {what[:40]:40}",
                end="",
                file=sys.stderr,
                flush=True,
            )

    def end(self) -> None:
        """Nothing more is shown."""
        if self._is_shown and self._done:
            print(file=sys.stderr)
