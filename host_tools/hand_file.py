"""Reads a file of a hand or a match (DESIGN.md 3) into a Sheet; every complaint names hand, side and card."""

from host_tools import json_file, values
from host_tools.place import Place, shown
from host_tools.sheet import Sheet
from host_tools.speech import Speech
from settebello.core.cards import REST, parse
from settebello.core.games import DEFAULT
from settebello.core.match import MOST_SIDES
from settebello.core.pile import Pile, pile_of, rest_of
from settebello.core.refused import Refused
from settebello.core.rules import Rules, from_line, from_object

_LEAST_SIDES = 2
_MOST_POINTS = 99
_MOST_START = 999
_LIKE_SIDE = '{"name": "Noi", "cards": "D1-4,7"}'
_LIKE_SIDES = '[{"cards": "D1-4,7"}, {"cards": "rest"}]'
_LIKE_HAND = '{"sides": ' + _LIKE_SIDES + "}"


def read(name: str, speech: Speech, line: str | None = None) -> Sheet:
    """The Sheet in the file of that name (`-`: standard input), under the rule line if one is given.

    Raises Complaint for whatever is wrong with either.
    """
    place = Place(speech, speech.tell("stdin") if name == "-" else name)
    data = values.an_object(place, json_file.read(name, place), "JSON", _LIKE_HAND)
    rules = _rules(place, data.get("rules", DEFAULT)) if line is None else _rules(Place(speech, "--rules"), line)
    is_match = "hands" in data
    known = ("rules", "sides", "start", "hands") if is_match else ("rules", "sides", *rules.game.SINGLES)
    values.only(place, data, known)
    if not is_match and "sides" not in data:
        raise place.complaint("sheet.neither", example=json_file.EXAMPLES / "hand.json")
    return _match(place, data, rules) if is_match else _hand(place, data, rules)


def _rules(place: Place, given: object) -> Rules:
    try:
        if isinstance(given, str):
            return from_line(given)
        if isinstance(given, dict):
            return from_object({name: _plain(place, name, value) for name, value in given.items()})
    except Refused as refused:
        raise place.refusal(refused, []) from refused
    raise place.complaint("rules.kind", value=shown(place.speech, given))


def _plain(place: Place, name: str, value: object) -> object:
    """The value of a rule's field: one value, or a list of them, and nothing inside it; a text for the preset."""
    if name == "preset":
        return values.a_text(place, value, "'preset'", f'"{DEFAULT}"')
    if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(one, (dict, list)) for one in value)):
        raise place.complaint("rules.value", name=shown(place.speech, name), value=shown(place.speech, value))
    return value


def _hand(place: Place, data: dict, rules: Rules) -> Sheet:
    sides = _sides(place, data["sides"])
    given = [side.get("name", name) for side, name in zip(sides, _plain_names(len(sides)), strict=True)]
    sheet = Sheet(place, rules, values.names(place, given), is_match=False)
    sheet.events.append(_laid(place, sheet, data, sides, 1))
    return sheet


def _match(place: Place, data: dict, rules: Rules) -> Sheet:
    hands = values.a_list(place, data["hands"], "'hands'", '[{"points": [2, 1]}]')
    names = _names_of_match(place, data, hands)
    start = values.wholes(place, data["start"], "'start'", len(names), _MOST_START) if "start" in data else None
    sheet = Sheet(place, rules, names, is_match=True, start=start)
    for number, given in enumerate(hands, 1):
        sheet.events.append(_event(place.hand(number), sheet, given, number))
    return sheet


def _names_of_match(place: Place, data: dict, hands: list) -> list[str]:
    if "sides" in data:
        names = values.a_list(place, data["sides"], "'sides'", '["Noi", "Loro"]')
        if any(isinstance(name, dict) for name in names):
            raise place.complaint("sheet.names")
        return values.names(place, _counted(place, names))
    first = hands[0] if hands and isinstance(hands[0], dict) else {}
    here = place.hand(1)
    for where, telling in ((place, data.get("start")), (here, first.get("sides")), (here, first.get("points"))):
        if isinstance(telling, list):
            return _plain_names(len(_counted(where, telling)))
    return _plain_names(_LEAST_SIDES)


def _event(place: Place, sheet: Sheet, given: object, number: int) -> list:
    data = values.an_object(place, given, "hand", _LIKE_HAND)
    if sheet.events and sheet.events[-1][0] == "claim":
        raise place.complaint("claim.last", number=number - 1)
    singles = () if "points" in data else sheet.rules.game.SINGLES
    values.only(place, data, (("claim", "sides") if "claim" in data else ("sides", "points")) + singles)
    if "points" in data:
        if "sides" in data:
            raise place.complaint("sheet.points_and_cards")
        return ["points", number, values.wholes(place, data["points"], "'points'", len(sheet.names), _MOST_POINTS)]
    if "sides" not in data:
        raise place.complaint("sheet.no_points")
    sides = values.counted(place, _sides(place, data["sides"]), "'sides'", len(sheet.names))
    for side, name in zip(sides, sheet.names, strict=True):
        given = values.a_text(place, side.get("name", name), "'name'", '"Noi"').strip()
        if given != name:
            raise place.side(given).complaint("name.other", name=shown(place.speech, name))
    if "claim" in data:
        if not sheet.rules["claim"]:
            raise place.complaint("claim.off")
        claimant = values.a_whole(place, data["claim"], "'claim'", 0, len(sides) - 1)
        piles, marked = _shown(place, sheet, data, sides)
        if None in piles:
            raise place.complaint("claim.rest")
        return ["claim", number, claimant, [pile.suits for pile in piles if pile is not None], marked]
    return _laid(place, sheet, data, sides, number)


def _sides(place: Place, given: object) -> list[dict]:
    sides = _counted(place, values.a_list(place, given, "'sides'", _LIKE_SIDES))
    return [values.an_object(place, side, "'sides'", _LIKE_SIDE) for side in sides]


def _counted(place: Place, sides: list) -> list:
    if not _LEAST_SIDES <= len(sides) <= MOST_SIDES:
        raise place.complaint("sheet.number", given=len(sides), low=_LEAST_SIDES, high=MOST_SIDES)
    return sides


def _plain_names(count: int) -> list[str]:
    return ["Noi", "Loro"] if count == _LEAST_SIDES else list("ABCDEF"[:count])


def _laid(place: Place, sheet: Sheet, data: dict, sides: list[dict], number: int) -> list:
    """The event of a hand from its cards and what was marked."""
    piles, marked = _shown(place, sheet, data, sides)
    out = sheet.rules.game.out(len(sides), sheet.rules)
    rest = rest_of([pile for pile in piles if pile is not None], out)
    return ["hand", number, [(pile or rest).suits for pile in piles], marked]


def _shown(place: Place, sheet: Sheet, data: dict, sides: list[dict]) -> tuple[list[Pile | None], list[list[int]]]:
    """The piles that sides have, None for the one that has the rest, and for each counter what was marked."""
    game = sheet.rules.game
    each = [counter for counter in game.COUNTERS if counter not in game.SINGLES]
    marked = {counter: _single(place, data, counter, len(sides)) for counter in game.SINGLES}
    marked.update({counter: [] for counter in each})
    piles: list[Pile | None] = []
    rest = None
    for side, name in zip(sides, sheet.names, strict=True):
        here = place.side(name)
        values.only(here, side, ("name", "cards", *each))
        for counter in each:
            marked[counter].append(values.a_whole(here, side.get(counter, 0), f"'{counter}'", 0, _MOST_POINTS))
        text = _cards(here, side)
        if text.strip().upper() != REST:
            piles.append(_pile(here, text, piles, sheet.names))
        elif rest is None:
            rest = len(piles)
            piles.append(None)
        else:
            raise here.complaint("rest.twice", other=shown(here.speech, sheet.names[rest]))
    return piles, [marked[counter] for counter in game.COUNTERS]


def _single(place: Place, data: dict, counter: str, sides: int) -> list[int]:
    """What was marked of a counter that one side alone has: the hand names that side, or none."""
    marks = [0] * sides
    if counter in data:
        marks[values.a_whole(place, data[counter], f"'{counter}'", 0, sides - 1)] = 1
    return marks


def _cards(place: Place, side: dict) -> str:
    if "cards" not in side:
        raise place.complaint("cards.missing")
    text = values.a_text(place, side["cards"], "'cards'", '"D1-4,7 10B"')
    words = text.split()
    others = [word for word in words if word.upper() != REST]
    if others and len(others) < len(words):
        raise place.complaint("rest.mixed", cards=shown(place.speech, " ".join(others)))
    return text


def _pile(place: Place, text: str, piles: list[Pile | None], names: list[str]) -> Pile:
    try:
        cards = parse(text)
        for holder, pile in enumerate(piles):
            for card in cards:
                if pile is not None and pile.has(card):
                    raise Refused("card.taken", card, holder)
    except Refused as refused:
        raise place.refusal(refused, names) from refused
    return pile_of(cards)
