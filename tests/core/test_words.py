"""Whatever the core says has words in both languages, and they say the same."""

from settebello.core.cards import card, parse
from settebello.core.games import NAMES, load, presets
from settebello.core.hand import Hand
from settebello.core.pile import Pile, pile_of, rest_of
from settebello.core.refused import Refused
from settebello.core.rules import Rules, from_line
from settebello.ui.words import LANGUAGES, Words, table

SIDES = ["Noi", "Loro", "Altri"]
LINES = [
    "scopa+re_bello=king+napola=run",
    "scopa+missing_suit=common+napola=fixed+re_bello=queen",
    "scopa+missing_suit=partial",
    "scopa+missing_suit=zero",
    "scopa+primiera=sevens",
    "scopa+primiera=ranked",
]
# Hands of the games of tricks: the rules, the piles but the last, what was marked.
TRICKS = [
    ("briscola", ["D1-10"], {"last_trick": [0, 0]}),
    ("briscola", ["D1-10 C1-10"], {"last_trick": [0, 0]}),
    ("briscola+level=draw", ["D1-10 C1-10"], {"last_trick": [0, 0]}),
    ("briscola+level=last_trick", ["D1-10 C1-10"], {"last_trick": [0, 1]}),
    ("briscola+level=last_trick", ["D1-10 S1,10", "C1,3-10 B1,10"], {"last_trick": [0, 0, 1]}),
    ("tressette", ["D1-10 C1-10"], {"declarations": [3, 7], "last_trick": [1, 0]}),
    ("tressette", ["D1-10", "C1-10"], {"declarations": [0, 0, 0], "last_trick": [0, 1, 0]}),
]
ROOMS = ["awards", "refusals", "rules"]


def places(text):
    return sorted({piece.split("}")[0] for piece in text.split("{")[1:]})


class Dealer:
    """Deals the same hands on every machine; a seed a deal."""

    def __init__(self, seed):
        self.state = seed

    def below(self, number):
        self.state = (self.state * 1103515245 + 12345) % 2147483648
        return (self.state >> 12) % number

    def piles(self, sides):
        # Whole suits and ranks go to one side often enough for the rare cases to occur.
        piles = [Pile() for _ in range(sides)]
        suits = [self.below(sides + 4) for _ in range(4)]
        ranks = [self.below(sides + 4) for _ in range(10)]
        for suit in range(4):
            for rank in range(1, 11):
                owner = suits[suit] if suits[suit] < sides else ranks[rank - 1]
                piles[owner if owner < sides else self.below(sides)].put(card(suit, rank))
        return piles


def scored(piles, line, counters):
    rules = from_line(line)
    hand = Hand(len(piles), rules.game)
    hand.piles = piles
    hand.counters = counters
    hand.score(rules)
    return hand


def swept(piles, line, sweeps):
    return scored(piles, line, {"sweeps": [min(sweeps, pile.count() // 2) for pile in piles]})


def hands():
    level = pile_of(parse("D1-4,7 C1-4,7 S1-4,6 B1-4,6"))
    for line in LINES:
        yield swept([level, rest_of([level])], line, 1)
        for number in range(40):
            yield swept(Dealer(7919 * number + 1).piles(2 + number % 2), line, number % 3)
    for line, first, counters in TRICKS:
        piles = [pile_of(parse(text)) for text in first]
        game = from_line(line).game
        piles.append(rest_of(piles, game.out(len(piles) + 1, from_line(line))))
        yield scored(piles, line, counters)


def test_both_languages_have_the_same_keys_with_the_same_places():
    for room in ROOMS:
        italian = table("it", room)
        english = table("en", room)
        assert sorted(italian) == sorted(english)
        for key in italian:
            assert places(italian[key]) == places(english[key]), key


def test_every_reason_of_a_scored_hand_is_a_sentence():
    for language in LANGUAGES:
        words = Words(language)
        for hand in hands():
            for award in hand.awards:
                sentence = words.why(award, SIDES)
                assert "{" not in sentence
                assert sentence[-1] == "."
                assert words.get("awards", "name." + award.name)


def test_every_reason_there_is_a_sentence_for_occurs():
    said = {award.why[0] for hand in hands() for award in hand.awards}
    entered = Hand(2, load("scopa"))
    entered.enter([("points", [2, 1])])
    said.add(entered.awards[0].why[0])
    known = {key for key in table("it", "awards") if not key.startswith("name.")}
    assert known == said


def test_reasons_fit_three_lines_of_a_small_display():
    for language in LANGUAGES:
        words = Words(language)
        for hand in hands():
            for award in hand.awards:
                assert len(words.why(award, SIDES)) <= 63, words.why(award, SIDES)


def test_every_preset_field_and_value_is_explained():
    wanted = ["preset." + preset for preset in presets()]
    for name in NAMES:
        for field, allowed, _ in load(name).FIELDS:
            wanted.append("field." + field)
            if allowed[0] == "choice":
                wanted += ["value.%s.%s" % (field, value) for value in allowed[1:]]
            elif allowed[0] == "table":
                wanted += ["value.%s.%s" % (field, known) for known, _ in allowed[4:]]
    for language in LANGUAGES:
        assert set(table(language, "rules")) == set(wanted)


def test_meanings_fit_three_lines_of_a_small_display():
    for language in LANGUAGES:
        for text in table(language, "rules").values():
            assert len(text) <= 63, text


def test_a_refusal_says_the_value_and_what_would_fit():
    try:
        Rules("scopa", {"napola": "runn"})
    except Refused as refused:
        assert Words("en").refusal(refused) == "napola can't be runn: it takes off | run | fixed"
        assert Words("it").refusal(refused) == "napola non può essere runn: ammette off | run | fixed"
    else:
        raise AssertionError("accepted")


def test_a_card_and_a_side_stand_in_a_refusal_as_people_write_them():
    refused = Refused("card.taken", card(0, 7), 1)
    assert Words("en").refusal(refused, SIDES) == "7♦ is already in 'Loro': a card lies in one pile"
    assert Words("en", "DCSB").refusal(refused, SIDES) == "7D is already in 'Loro': a card lies in one pile"
