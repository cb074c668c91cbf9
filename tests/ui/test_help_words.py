"""The words of the help, the arbiter and the draw say the same in both languages."""

from settebello.ui.words import table

CASES = {"test_both_languages_have_the_same_keys_with_the_same_places": [{"id": "arbiter"}, {"id": "help"}, {"id": "draw"}]}


def places_by_key(language, room):
    """The places of each text, `{0}` and so on, by its key."""
    words = table(language, room)
    return {key: sorted({piece.split("}")[0] for piece in words[key].split("{")[1:]}) for key in words}


def test_both_languages_have_the_same_keys_with_the_same_places(case):
    assert places_by_key("it", case["id"]) == places_by_key("en", case["id"])
