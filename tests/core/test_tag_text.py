"""What a tag says, and the card that it means."""

from settebello.core import cards, tag_text

CASES = {
    "test_a_text_names_a_card": [
        {"id": "seven of denari", "text": "7D", "card": "7D"},
        {"id": "ace", "text": "1S", "card": "1S"},
        {"id": "fante", "text": "FC", "card": "8C"},
        {"id": "cavallo of coppe", "text": "CC", "card": "9C"},
        {"id": "re of bastoni", "text": "RB", "card": "10B"},
        {"id": "lower case", "text": "rb", "card": "10B"},
        {"id": "spaces around", "text": "  7D\n", "card": "7D"},
        {"id": "a space between", "text": "7 d", "card": "7D"},
    ],
    "test_a_text_of_a_french_deck_names_a_card": [
        {"id": "queen of hearts", "text": "QH", "card": "9C"},
        {"id": "jack of spades", "text": "js", "card": "8S"},
        {"id": "king of clubs", "text": "KC", "card": "10B"},
        {"id": "ace of diamonds", "text": "AD", "card": "1D"},
        {"id": "ace as a one", "text": "1D", "card": "1D"},
        {"id": "seven of clubs", "text": "7C", "card": "7B"},
    ],
    "test_another_text_names_none": [
        {"id": repr(text), "text": text, "french": french}
        for french, texts in (
            (
                False,
                (
                    None,
                    "",
                    "7",
                    "D",
                    "8D",
                    "0D",
                    "10D",
                    "AD",
                    "QH",
                    "7H",
                    "JS",
                    "77",
                    "DD",
                    "7DD",
                    "7\u2666",
                    "\u00e0D",
                ),
            ),
            (True, (None, "", "Q", "8D", "FD", "RC", "7B", "QB", "CC", "QHH")),
        )
        for text in texts
    ],
}


def number(text):
    return cards.parse(text)[0]


def test_a_text_names_a_card(case):
    assert tag_text.card_of(case["text"]) == number(case["card"])


def test_a_text_of_a_french_deck_names_a_card(case):
    assert tag_text.card_of(case["text"], True) == number(case["card"])


def test_another_text_names_none(case):
    assert tag_text.card_of(case["text"], case["french"]) is None


def test_what_is_written_for_a_card_is_two_letters_and_names_it_again():
    for french in (False, True):
        texts = [tag_text.text_of(card, french) for card in range(cards.DECK)]
        assert len(set(texts)) == 40 and all(len(text) == 2 for text in texts)
        assert [tag_text.card_of(text, french) for text in texts] == list(range(40))
    assert [tag_text.text_of(card) for card in (0, 7, 18, 39)] == ["1D", "FD", "CC", "RB"]
    assert [tag_text.text_of(card, True) for card in (0, 7, 18, 39)] == ["1D", "JD", "QH", "KC"]
