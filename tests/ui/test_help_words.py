"""The words of the help, the arbiter and the draw say the same in both languages."""

CASES = {"test_both_languages_have_the_same_keys_with_the_same_places": [{"id": "arbiter"}, {"id": "help"}, {"id": "draw"}]}


def places_by_key(language, room):
    """The places of each text, `{0}` and so on, by its key."""
    name = language + "_" + room
    words = __import__("settebello.ui.words." + name, None, None, (name,)).WORDS
    found = {}
    for line in words.strip().split("\n"):
        key, _, text = line.partition(": ")
        assert key not in found, key
        found[key] = sorted({piece.split("}")[0] for piece in text.split("{")[1:]})
    return found


def test_both_languages_have_the_same_keys_with_the_same_places(case):
    assert places_by_key("it", case["id"]) == places_by_key("en", case["id"])
