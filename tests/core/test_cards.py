from settebello.core import cards
from tests.core.refusal import refusal


def _forms():
    # Every form of a single card that DESIGN.md 3 names, beside the card written out.
    forms = []
    for rank, letters in ((1, "1A"), (8, "8FJ"), (9, "9CQ"), (10, "RK0")):
        forms += [(letter + "S", "%dS" % rank) for letter in letters]
    forms.append(("10S", "10S"))
    return forms


CASES = {
    "test_a_card_has_one_number_and_is_written_with_its_rank_and_suit": [
        {"id": "7D", "suit": 0, "rank": 7, "number": 6},
        {"id": "1D", "suit": 0, "rank": 1, "number": 0},
        {"id": "10D", "suit": 0, "rank": 10, "number": 9},
        {"id": "1C", "suit": 1, "rank": 1, "number": 10},
        {"id": "8S", "suit": 2, "rank": 8, "number": 27},
        {"id": "10B", "suit": 3, "rank": 10, "number": 39},
    ],
    "test_every_way_to_write_a_card_is_understood": [
        {"id": written, "text": written, "cards": card} for written, card in _forms()
    ]
    + [
        {"id": "knight of coppe", "text": "CC", "cards": "9C"},
        {"id": "queen of coppe, not of clubs", "text": "QC", "cards": "9C"},
        {"id": "nine of coppe", "text": "9C", "cards": "9C"},
        {"id": "coppe and a nine", "text": "C9", "cards": "9C"},
        {"id": "knight of coins, not coins of coppe", "text": "CD", "cards": "9D"},
        {"id": "knight of bastoni", "text": "CB", "cards": "9B"},
        {"id": "signs", "text": "7♦ 7♥ 7♠ 7♣", "cards": "7D 7C 7S 7B"},
        {"id": "signs as pictures", "text": "7♦\ufe0f K♥\ufe0f 10♠\ufe0e", "cards": "7D 10C 10S"},
        {"id": "sign and picture mark first", "text": "♦\ufe0f7", "cards": "7D"},
        {"id": "byte order mark", "text": "\ufeff7D 8D", "cards": "7D 8D"},
        {"id": "small letters", "text": "7d ab fs qc 10b", "cards": "7D 1B 8S 9C 10B"},
        {"id": "one run", "text": "D1-4,7", "cards": "1D 2D 3D 4D 7D"},
        {"id": "small run", "text": "b8-10", "cards": "8B 9B 10B"},
        {"id": "run of letters", "text": "CA-3,F-K", "cards": "1C 2C 3C 8C 9C 10C"},
        {"id": "run to nought", "text": "S8-0", "cards": "8S 9S 10S"},
        {"id": "run of one", "text": "S3-3", "cards": "3S"},
        {"id": "run behind a sign", "text": "♣1-2,5", "cards": "1B 2B 5B"},
        {"id": "the whole suit", "text": "D1-10", "cards": "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D"},
        {"id": "in the order given", "text": "D7,1  10B\n3C", "cards": "7D 1D 10B 3C"},
        {"id": "nothing", "text": " ", "cards": ""},
    ],
    "test_a_word_that_is_no_card_is_refused_by_that_word": [
        {"id": word, "word": word}
        for word in (
            "7 D 11D 0 00D 7X X7 QH KH 7DD D11 D0-3 D7-3 D1,7-3 D1- D- D, D1,,3 D1-2-3 D1;2 -D D01 +7D 7.D S-1 BB DS ♦ rest".split()
        )
    ]
    + [{"id": "only a picture mark", "word": "\ufe0f"}, {"id": "accent", "word": "7è"}],
    "test_a_card_named_twice_is_refused_by_that_card": [
        {"id": "single", "text": "7D 8D 7D", "card": 6},
        {"id": "in a run", "text": "7D D1-8", "card": 6},
        {"id": "in one run", "text": "D1-3,3", "card": 2},
        {"id": "by two names", "text": "RB 10B", "card": 39},
    ],
}


def test_a_card_has_one_number_and_is_written_with_its_rank_and_suit(case):
    assert cards.card(case["suit"], case["rank"]) == case["number"]
    assert cards.suit_of(case["number"]) == case["suit"]
    assert cards.rank_of(case["number"]) == case["rank"]
    assert cards.text(case["number"]) == case["id"]


def test_every_way_to_write_a_card_is_understood(case):
    assert " ".join([cards.text(number) for number in cards.parse(case["text"])]) == case["cards"]
    assert cards.parse(case["text"].lower()) == cards.parse(case["text"])


def test_a_word_that_is_no_card_is_refused_by_that_word(case):
    assert refusal(cards.parse, "2D " + case["word"]) == ("card.unknown", case["word"])


def test_a_card_named_twice_is_refused_by_that_card(case):
    assert refusal(cards.parse, case["text"]) == ("card.twice", case["card"])


def test_the_deck_has_forty_cards_and_each_is_read_as_it_is_written():
    written = [cards.text(number) for number in range(cards.DECK)]
    assert len(set(written)) == 40
    assert cards.parse(" ".join(written)) == list(range(40))
