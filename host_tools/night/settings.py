"""How an evening is played."""

from dataclasses import dataclass, fields

from host_tools.night.refusal import Refusal
from host_tools.plain import plain
from settebello.core.refused import Refused
from settebello.core.rules import from_line

MOST_PAIRS = 256
MOST_TABLES = 99
MOST_TEXT = 60
_MOST_GROUPS = 32
_MOST_PRIZES = 32


@dataclass(frozen=True)
class Settings:
    """``best_of`` is how many matches a meeting of the bracket has at most, 1 or 3; in the groups it is always 1.

    ``groups`` is their number, 0 for none, and the first ``advance`` of each go on. ``prizes`` are those of the first
    places, amounts or words; ``unit`` stands behind amounts.
    """

    name: str = "Settebello"
    rules: str = "torneo"
    best_of: int = 1
    third: bool = False
    groups: int = 0
    advance: int = 2
    tables: int = 4
    prizes: tuple[str, ...] = ()
    unit: str = ""

    def check(self, pairs: int) -> None:
        """Raises Refusal where that many pairs can't play like this."""
        if not 2 <= pairs <= MOST_PAIRS:
            raise Refusal("no.pairs", count=pairs, most=MOST_PAIRS)
        if not self.groups:
            return
        if pairs < 2 * self.groups:
            raise Refusal("no.groups", groups=self.groups, pairs=pairs)
        if self.advance > pairs // self.groups or self.groups * self.advance < 2:
            raise Refusal("no.advance", advance=self.advance, smallest=pairs // self.groups)


def settings(told: dict) -> Settings:
    """The Settings that an act tells. Raises Refusal."""
    known = {field.name for field in fields(Settings)}
    given = {name: value for name, value in told.items() if name in known}
    given["prizes"] = tuple(_text(prize) for prize in given.get("prizes", ()))[:_MOST_PRIZES]
    for name in ("name", "unit", "rules"):
        given[name] = _text(given.get(name, ""))
    found = Settings(**given)
    if not found.name:
        raise Refusal("no.name")
    try:
        from_line(found.rules)
    except Refused:
        raise Refusal("no.rules", rules=found.rules) from None
    if found.best_of not in (1, 3):
        raise Refusal("no.best_of", value=found.best_of)
    for name, low, high in (("tables", 1, MOST_TABLES), ("groups", 0, _MOST_GROUPS), ("advance", 1, MOST_PAIRS)):
        if not low <= getattr(found, name) <= high:
            raise Refusal(f"no.{name}_range", value=getattr(found, name), low=low, high=high)
    return found


def _text(text: str) -> str:
    """A text in one line that can be shown."""
    return plain(" ".join(str(text).split()), MOST_TEXT)
