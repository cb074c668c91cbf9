"""The hands that `settebello bench` plays, and the ways in which it enters them."""

import pytest

from host_tools.bench import entry, keys_rows, proof_rows, rare
from host_tools.bench.entry import Entry
from host_tools.bench.played import PlayedHand, Table
from host_tools.bench.player import Player
from host_tools.errors import Complaint
from host_tools.soak.dice import Dice
from settebello.core import cards
from settebello.core.pile import FULL, ones, pile_of, rest_of
from settebello.core.rules import Rules

# All the rules of RULES.md 8 but for briscola and tressette, which are told by a number a side.
PRESETS = [
    "scopa",
    "regionale",
    "torneo",
    "a_tempo",
    "brilli",
    "scopone",
    "scopone9",
    "scopa_assi",
    "napola",
    "scopa15",
]
SEED = 8


def played(preset, number, seed=SEED):
    table = Table(Rules(preset), Dice(seed))
    return [table.hand() for _ in range(number)]


def suits(hands):
    return [pile.suits for hand in hands for pile in hand.piles]


def hand_of(line, sweeps=(0, 0)):
    pile = pile_of(cards.parse(line))
    return PlayedHand((pile, rest_of([pile])), sweeps)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_played_hand_parts_the_forty_cards(preset):
    for hand in played(preset, 20):
        first, second = hand.piles
        assert all(one & two == 0 and one | two == FULL for one, two in zip(first.suits, second.suits, strict=True))


def test_the_same_seed_plays_the_same_hands_and_another_one_others():
    assert suits(played("scopa", 5)) == suits(played("scopa", 5))
    assert suits(played("scopa", 5)) != suits(played("scopa", 5, SEED + 1))


# With any other card nothing is worth as much, whatever chance adds.
@pytest.mark.parametrize(
    ("held", "table", "card", "taken"),
    [
        ("3C 7D 10B", "3S 4B", "7D", "3S 4B"),
        ("7C 8C", "7D 8B 9B", "7C", "7D"),
        ("2C 7C", "7S 2B 9B", "7C", "7S"),
        ("10C 6D", "10S 6B 5B", "6D", "6B"),
        ("7D 8B", "10S 9B 2C", "8B", ""),
    ],
)
def test_players_take_what_is_worth_most(held, table, card, taken):
    for seed in range(20):
        player = Player(Rules("scopa"), Dice(seed))
        found = player.play(cards.parse(held), cards.parse(table))
        assert found == (cards.parse(card)[0], cards.parse(taken))


def test_the_rare_shapes_are_all_there():
    dice = Dice(SEED)
    hands = [rare.split(dice) for _ in range(400)]
    for hand in hands:
        assert sum(pile.count() for pile in hand.piles) == 40
        assert all(2 * made <= pile.count() for made, pile in zip(hand.sweeps, hand.piles, strict=True))
    piles = [pile for hand in hands for pile in hand.piles]
    assert any(0 in pile.suits for pile in piles)
    assert any(pile.suits[0] == FULL for pile in piles)
    assert any(pile.count() == 0 for pile in piles)
    assert any(pile.count() == 1 for pile in piles)
    assert any(all(bits >> 6 & 1 for bits in pile.suits) for pile in piles)
    level = [hand for hand in hands if [ones(bits) for bits in hand.piles[0].suits] == [5, 5, 5, 5]]
    assert any(
        [0, 0] == award.points for hand in level for award in full(hand).awards or () if award.name == "primiera"
    )


def full(hand):
    return Entry(Rules("scopa"), hand).full()


@pytest.mark.parametrize("kind", ["played", "rare"])
@pytest.mark.parametrize("preset", PRESETS)
def test_the_shortest_way_gives_the_points_of_the_forty_cards(preset, kind):
    assert proof_rows.fault(kind, preset, SEED, 15) == ""


def test_the_shortest_way_is_proved_for_every_preset_that_has_it():
    assert proof_rows.with_short_way() == PRESETS


# 19 cards, in four suits: # and the side, a key a suit and a card, and #. Taps: one a card, the side and #.
# Cards, coins, settebello and primiera after the 0, and #.
@pytest.mark.parametrize(
    ("way", "counts"), [("pile", (2 + 4 + 19 + 1, 0)), ("tags", (2, 19)), ("quick", (6, 0)), ("short", (8, 0))]
)
def test_the_keys_and_the_taps_of_a_way_are_counted_without_the_sweeps(way, counts):
    # Four sevens: after B, 1, 9 and the coins each suit takes one key.
    hand = hand_of("D1-4,7 C1-4,7 S1-4,7 B1-3,7", (2, 1))
    assert keys_rows.enter("scopa", hand, way, "a hand") == counts


@pytest.mark.parametrize("way", entry.WAYS)
def test_a_pile_without_cards_can_be_entered_by_every_way(way):
    keys_rows.enter("scopa", hand_of(""), way, "a hand")


def test_a_hand_that_gives_other_points_is_named(monkeypatch):
    def wrong(box):
        for key in "0 1 1 1 1 #".split():
            box.key(key)

    monkeypatch.setitem(entry.WAYS, "quick", wrong)
    with pytest.raises(Complaint, match="--seed 8, hand 3 of scopa: the way 'quick' gave ") as caught:
        keys_rows.enter("scopa", hand_of("D1-4"), "quick", "--seed 8, hand 3")
    assert caught.value.code == 1


def test_a_way_that_leads_nowhere_is_named(monkeypatch):
    monkeypatch.setitem(entry.WAYS, "quick", lambda box: box.key("0"))
    with pytest.raises(Complaint, match="ended on the screen 'quick'"):
        keys_rows.enter("scopa", hand_of("D1-4"), "quick", "a hand")
