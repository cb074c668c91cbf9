"""A matrix of keys on the pins: a key that is down joins its row with its column."""

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.rp2040 import RP2040


class Keypad:
    """The part "keys" of a board."""

    def __init__(self, mcu: RP2040, part: dict) -> None:
        """``part`` is that of a board.json."""
        self._rows = [mcu.gpio[gpio] for gpio in part["pins"]["rows"]]
        self._columns = [mcu.gpio[gpio] for gpio in part["pins"]["columns"]]
        self._places = {
            key: (row, column) for row, keys in enumerate(part["keys"]) for column, key in enumerate(keys) if key != " "
        }
        self._down: tuple[int, int] | None = None
        self._is_plugged = True
        for column in self._columns:
            column.add_listener(lambda now, before: self._settle())

    def has(self, key: str) -> bool:
        """Whether there is such a key."""
        return key in self._places

    def press(self, key: str) -> None:
        """Pushes a key down."""
        self._down = self._places[key]
        self._settle()

    def release(self) -> None:
        """Lets go of it."""
        row = self._down
        self._down = None
        if row:
            self._rows[row[0]].release_input()

    def plug(self, plugged: bool) -> None:
        """Joins it to the box or parts it."""
        self.release()
        self._is_plugged = plugged

    def _settle(self) -> None:
        """The row of the key that is down is low while its column is pulled low, else its pull-up lifts it."""
        if self._down is None or not self._is_plugged:
            return
        row, column = self._rows[self._down[0]], self._columns[self._down[1]]
        if column.value == GPIOPinState.LOW:
            row.set_input_value(False)
        else:
            row.release_input()
