"""One measured figure, its budget, and the yardstick of the same run that it is to be read against."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A row of the table that `settebello bench` prints.

    ``name`` is a word that stays the same (`heap.free`), ``what`` says it to people. ``value`` and ``budget`` are in
    ``unit`` (`KB`, `ms`, `keys` ...); ``value`` is None where it wasn't measured, and ``why_not`` says why then;
    ``budget`` is None for a figure that is only told. ``at_least`` is true where more is better. ``yardsticks`` are
    (what, value, unit), measured in the same run.
    """

    name: str
    what: str
    unit: str
    value: float | None
    budget: float | None = None
    at_least: bool = False
    yardsticks: tuple[tuple[str, float, str], ...] = ()
    why_not: str = ""

    @property
    def is_missed(self) -> bool:
        """Whether it was measured and doesn't keep its budget."""
        if self.value is None or self.budget is None:
            return False
        return self.value < self.budget if self.at_least else self.value > self.budget
