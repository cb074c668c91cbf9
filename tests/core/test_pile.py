from settebello.core.pile import Pile, ones, pile_of, rest_of

CASES = {
    "test_ones_counts_the_bits_that_are_set": [
        {"id": 0, "ones": 0},
        {"id": 1, "ones": 1},
        {"id": 0b1000000000, "ones": 1},
        {"id": 0b1010101, "ones": 4},
        {"id": 0b1111111111, "ones": 10},
    ]
}


def test_ones_counts_the_bits_that_are_set(case):
    assert ones(case["id"]) == case["ones"]


def test_a_suit_is_ten_bits_from_the_ace_up():
    pile = pile_of([0, 9, 10, 39])
    assert pile.suits == [0b1000000001, 1, 0, 0b1000000000]


def test_a_pile_holds_what_was_put_and_not_taken():
    pile = Pile()
    assert pile.count() == 0
    assert pile.cards() == []
    for card in (6, 16, 6, 39):
        pile.put(card)
    assert pile.cards() == [6, 16, 39]
    assert pile.count() == 3
    assert pile.has(6)
    assert not pile.has(7)
    pile.take(16)
    pile.take(16)
    pile.take(7)
    assert pile.cards() == [6, 39]


def test_a_pile_of_four_numbers_keeps_its_own_list():
    suits = [1, 2, 3, 4]
    pile = Pile(suits)
    pile.put(9)
    assert suits == [1, 2, 3, 4]


def test_two_new_piles_have_nothing_in_common():
    one, other = Pile(), Pile()
    one.put(6)
    assert other.count() == 0


def test_the_rest_is_every_card_in_none_of_the_piles():
    rest = rest_of([pile_of(range(20)), pile_of([5, 39])])
    assert rest.cards() == list(range(20, 39))
    assert rest_of([]).count() == 40
    assert rest_of([pile_of(range(40))]).count() == 0
