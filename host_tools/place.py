"""Where in a file something stands, and the one line that says what is wrong there."""

import difflib
import json

from host_tools.errors import Complaint
from host_tools.plain import plain
from host_tools.speech import Speech
from settebello.core import games
from settebello.core.refused import Refused

_SHOWN = 40
# Lists of presets or values are longer than anything that a person mistypes.
_SHOWN_REFUSED = 200


class Place:
    """A file, and where in it: `steps` such as `hand 2` and `side 'Loro'`."""

    def __init__(self, speech: Speech, file: str, steps: tuple[str, ...] = ()) -> None:
        self.speech = speech
        self.file = file
        self.steps = steps

    def hand(self, number: int) -> "Place":
        """The hand of that number, from 1, in this place."""
        return self._inside("hand", number=number)

    def side(self, name: str) -> "Place":
        """The side of that name in this place."""
        return self._inside("side", name=shown(self.speech, name))

    def deck(self, name: str) -> "Place":
        """The deck of that name in this place."""
        return self._inside("deck", name=shown(self.speech, name))

    def complaint(self, key: str, **values: object) -> Complaint:
        """A text of the tools as a complaint about this place."""
        return self.line(self.speech.tell(key, **values))

    def line(self, text: str) -> Complaint:
        """A text as a complaint about this place."""
        where = ", ".join(self.steps)
        return Complaint(": ".join(part for part in (plain(self.file, _SHOWN_REFUSED), where, text) if part))

    def refusal(self, refused: Refused, names: list[str]) -> Complaint:
        """What the core said no to, as a complaint about this place, with the nearest name that would do."""
        values = [plain(value, _SHOWN_REFUSED) if isinstance(value, str) else value for value in refused.values]
        text = self.speech.say("refusals", refused.key, values, names)
        return self.line(text + self._near(refused))

    def near(self, wrong: str, known: list[str]) -> str:
        """The end of a line that proposes the known name nearest to a wrong one, or nothing."""
        found = difflib.get_close_matches(wrong[:_SHOWN].lower(), known, 1, 0.6)
        return self.speech.tell("near", near=found[0]) if found else ""

    def _inside(self, key: str, **values: object) -> "Place":
        return Place(self.speech, self.file, (*self.steps, self.speech.tell(key, **values)))

    def _near(self, refused: Refused) -> str:
        key = refused.key
        if key == "rule.unknown":
            every = [field[0] for name in games.NAMES for field in games.load(name).FIELDS]
            return self.near(str(refused.values[0]), every)
        if key == "rule.preset":
            return self.near(str(refused.values[0]), games.presets())
        if key == "rule.value":
            return self.near(str(refused.values[1]), str(refused.values[2]).split(" | "))
        return ""


def shown(speech: Speech, value: object) -> str:
    """A value from a file as a complaint shows it: short, in one line, and printable."""
    if isinstance(value, str):
        return repr(value) if len(value) <= _SHOWN else repr(value[:_SHOWN]) + "…"
    if isinstance(value, list):
        return speech.tell("a_list")
    if isinstance(value, dict):
        return speech.tell("an_object")
    return plain(json.dumps(value), _SHOWN)
