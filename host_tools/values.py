"""Takes values out of JSON: what has the wrong form is a complaint with the value and what would do."""

import unicodedata

from host_tools.place import Place, shown

_MOST_NAME = 40
# What joins signs into one, in names that people write with pictures.
_JOINER = "\u200d"
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")


def an_object(place: Place, value: object, what: str, like: str) -> dict:
    """The value, which must be an object."""
    if not isinstance(value, dict):
        raise place.complaint("json.object", what=what, like=like, value=shown(place.speech, value))
    return value


def a_list(place: Place, value: object, what: str, like: str) -> list:
    """The value, which must be a list."""
    if not isinstance(value, list):
        raise place.complaint("json.list", what=what, like=like, value=shown(place.speech, value))
    return value


def a_text(place: Place, value: object, what: str, like: str) -> str:
    """The value, which must be a text."""
    if not isinstance(value, str):
        raise place.complaint("json.text", what=what, like=like, value=shown(place.speech, value))
    return value


def a_whole(place: Place, value: object, what: str, low: int, high: int) -> int:
    """The value, which must be a whole number from low to high."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise place.complaint("json.whole", what=what, low=low, high=high, value=shown(place.speech, value))
    return value


def counted(place: Place, values: list, what: str, count: int) -> list:
    """The list, which must have so many entries."""
    if len(values) != count:
        raise place.complaint("json.count", what=what, wanted=count, given=len(values))
    return values


def wholes(place: Place, value: object, what: str, count: int, high: int) -> list[int]:
    """The value, which must be a list of so many whole numbers from 0."""
    like = str([0] * count)
    return [a_whole(place, one, what, 0, high) for one in counted(place, a_list(place, value, what, like), what, count)]


def only(place: Place, data: dict, known: tuple[str, ...]) -> None:
    """Refuses an object with a key that isn't known, so that a misspelt one can't lose a point."""
    for key in data:
        if key not in known:
            text = place.speech.tell("key.unknown", word=shown(place.speech, key), known=", ".join(known))
            raise place.line(text + place.near(key, list(known)))


def names(place: Place, given: list) -> list[str]:
    """The names of the sides without spaces around them; they must be texts that can be shown and told apart."""
    found: list[str] = []
    for value in given:
        name = a_text(place, value, "'name'", '"Noi"').strip()
        if not name:
            raise place.complaint("name.empty")
        if len(name) > _MOST_NAME:
            raise place.complaint("name.long", name=shown(place.speech, name), most=_MOST_NAME)
        if any(unicodedata.category(sign) in _UNSEEN and sign != _JOINER for sign in name):
            raise place.complaint("name.control", name=shown(place.speech, name))
        if name.casefold() in [other.casefold() for other in found]:
            raise place.complaint("name.twice", name=shown(place.speech, name))
        found.append(name)
    return found
