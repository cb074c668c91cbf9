"""Decks with tags as JSON: what is exported, and what is imported again.

    {"in_use": "Bar", "decks": [{"name": "Bar", "french": false, "cards": {"1D": "04A1B2C3D4E501"}}]}
"""

import re

from host_tools import json_file, values
from host_tools.place import Place, shown
from host_tools.speech import Speech
from settebello.app.deck import MOST, Deck
from settebello.core import cards
from settebello.core.refused import Refused

_LIKE_DECK = '{"name": "Bar", "cards": {"1D": "04A1B2C3D4E501"}}'
_LIKE_CARDS = '{"1D": "04A1B2C3D4E501"}'
# A number of 4, 7 or 10 bytes (ISO/IEC 14443-3), or one of the simulator's cards.
_UID = re.compile(r"[0-9A-F]{8}|[0-9A-F]{14}|[0-9A-F]{20}|SIM-[1-7FCR][DCSB]")


def told(decks: list[Deck], in_use: str) -> dict:
    """Decks as an object for JSON; `in_use` is the name of the one that the box uses."""
    return {"in_use": in_use, "decks": [_told_deck(deck) for deck in decks]}


def read(file: str, speech: Speech) -> tuple[list[Deck], str | None]:
    """The decks of a file, and the name of the one to be used or None. Raises Complaint."""
    place = Place(speech, speech.tell("stdin") if file == "-" else file)
    data = values.an_object(place, json_file.read(file, place), "a file of decks", f'{{"decks": [{_LIKE_DECK}]}}')
    values.only(place, data, ("decks", "in_use"))
    listed = values.a_list(place, data.get("decks"), "'decks'", f"[{_LIKE_DECK}]")
    given = [values.an_object(place, deck, "a deck", _LIKE_DECK) for deck in listed]
    if not 1 <= len(given) <= MOST:
        raise place.complaint("deck.number", given=len(given), most=MOST)
    names = [values.names(place, [deck.get("name")])[0] for deck in given]
    for number, name in enumerate(names):
        if name.lower() in [other.lower() for other in names[:number]]:
            raise place.complaint("deck.twice", name=shown(speech, name))
    in_use = data.get("in_use")
    if in_use is not None and in_use not in names:
        raise place.complaint("deck.in_use", name=shown(speech, in_use), known=", ".join(names))
    return [_deck(place.deck(name), name, deck) for name, deck in zip(names, given, strict=True)], in_use


def _told_deck(deck: Deck) -> dict:
    uids = deck.uids.split(",")
    learned = {cards.text(card): uid for card, uid in enumerate(uids) if uid}
    return {"name": deck.name, "french": deck.french, "cards": learned}


def _deck(place: Place, name: str, data: dict) -> Deck:
    values.only(place, data, ("name", "french", "cards"))
    french = data.get("french", False)
    if not isinstance(french, bool):
        raise place.complaint("deck.french", value=shown(place.speech, french))
    deck = Deck(name, french)
    taken: set[int] = set()
    for word, uid in values.an_object(place, data.get("cards"), "'cards'", _LIKE_CARDS).items():
        card = _card(place, word)
        text = values.a_text(place, uid, shown(place.speech, word), '"04A1B2C3D4E501"').upper()
        if not _UID.fullmatch(text):
            raise place.complaint("deck.uid", word=shown(place.speech, word), value=shown(place.speech, uid))
        other = deck.learned(text)
        if other is not None:
            raise place.complaint("deck.uid_twice", uid=text, card=cards.text(other), other=cards.text(card))
        if card in taken:
            raise place.refusal(Refused("card.twice", card), [])
        taken.add(card)
        deck.learn(card, text)
    return deck


def _card(place: Place, word: str) -> int:
    try:
        found = cards.parse(word)
    except Refused as refused:
        raise place.refusal(refused, []) from refused
    if len(found) != 1:
        raise place.refusal(Refused("card.unknown", word), [])
    return found[0]
