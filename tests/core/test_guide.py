"""What the guide of scopa says under each value of each setting it speaks of."""

from settebello.core.games.scopa_guide import pages
from settebello.core.rules import from_line


def page(topic, line):
    """The sentences of a page as texts: the key, and its values if it has any."""
    told = dict(pages(from_line(line)))[topic]
    return [" ".join([str(part) for part in sentence[1:]]) for sentence in told]


def topics(line):
    return [topic for topic, _ in pages(from_line(line))]


def test_the_pages_are_those_of_the_awards_in_force():
    plain = ["deal", "captures", "cards", "coins", "settebello", "primiera", "sweeps"]
    assert topics("scopa") == plain
    assert topics("scopa+primiera=off") == [topic for topic in plain if topic != "primiera"]
    assert topics("scopa+re_bello=king+napola=run")[-3:] == ["re_bello", "napola", "sweeps"]


def test_a_page_says_what_the_rules_in_force_say(case):
    assert page(case["page"], case["rules"]) == case["says"]


CASES = {
    "test_a_page_says_what_the_rules_in_force_say": [
        {"id": "never dealt again", "rules": "scopa+redeal_kings=0", "page": "deal", "says": ["value.deal.3+4", "redeal_never"]},
        {"id": "three kings", "rules": "scopa", "page": "deal", "says": ["value.deal.3+4", "redeal_3", "redeal_why"]},
        {"id": "four kings", "rules": "scopone9+redeal_kings=4", "page": "deal", "says": ["value.deal.9+4", "redeal_4", "redeal_why"]},
        {"id": "no table cards", "rules": "scopone", "page": "deal", "says": ["value.deal.10+0", "redeal_empty"]},
        {"id": "equal first", "rules": "scopa", "page": "captures", "says": ["value.capture.rank", "value.choice.equal_first", "capture_must"]},
        {"id": "fewest", "rules": "scopa+choice=fewest", "page": "captures", "says": ["value.capture.rank", "value.choice.fewest", "capture_must"]},
        {"id": "may lay", "rules": "scopa+must_capture=false", "page": "captures", "says": ["value.capture.rank", "value.choice.equal_first", "capture_may"]},
        {"id": "fifteen", "rules": "scopa15", "page": "captures", "says": ["value.capture.fifteen", "capture_must"]},
        {"id": "fifteen, fewest", "rules": "scopa15+choice=fewest", "page": "captures", "says": ["value.capture.fifteen", "value.choice.fewest", "capture_must"]},
        {"id": "ace takes", "rules": "scopa_assi", "page": "captures", "says": ["value.capture.rank", "value.choice.equal_first", "capture_must", "value.ace_takes.takes", "ace_unless"]},
        {"id": "coins", "rules": "scopa", "page": "coins", "says": ["coins", "coins_two"]},
        {"id": "napoleone", "rules": "scopa+napoleone=true", "page": "coins", "says": ["coins", "coins_two", "napoleone"]},
        {"id": "settebello", "rules": "scopa", "page": "settebello", "says": ["holder 6"]},
        {"id": "king", "rules": "scopa+re_bello=king", "page": "re_bello", "says": ["holder 9"]},
        {"id": "queen", "rules": "scopa+re_bello=queen", "page": "re_bello", "says": ["holder 8"]},
        {
            "id": "primiera, ace 15",
            "rules": "brilli",
            "page": "primiera",
            "says": [
                "one_point",
                "value.primiera.points",
                "primiera_high 15 12 13 14 15 18 21 10 10 10",
                "primiera_low 15 12 13 14 15 18 21 10 10 10",
                "primiera_court 15 12 13 14 15 18 21 10 10 10",
                "value.missing_suit.void",
                "level",
            ],
        },
        {
            "id": "primiera by numbers of one's own",
            "rules": "scopa+primiera_values=1/2/3/4/5/6/7/8/9/0+missing_suit=zero",
            "page": "primiera",
            "says": [
                "one_point",
                "value.primiera.points",
                "primiera_high 1 2 3 4 5 6 7 8 9 0",
                "primiera_low 1 2 3 4 5 6 7 8 9 0",
                "primiera_court 1 2 3 4 5 6 7 8 9 0",
                "value.missing_suit.zero",
                "level",
            ],
        },
        {
            "id": "primiera on common suits",
            "rules": "a_tempo",
            "page": "primiera",
            "says": [
                "one_point",
                "value.primiera.points",
                "primiera_high 16 12 13 14 15 18 21 10 10 10",
                "primiera_low 16 12 13 14 15 18 21 10 10 10",
                "primiera_court 16 12 13 14 15 18 21 10 10 10",
                "all_suits",
                "value.missing_suit.common",
                "level",
            ],
        },
        {"id": "sevens", "rules": "scopa+primiera=sevens", "page": "primiera", "says": ["one_point", "value.primiera.sevens", "level"]},
        {"id": "ranked", "rules": "scopa+primiera=ranked", "page": "primiera", "says": ["one_point", "value.primiera.ranked", "all_suits", "level"]},
        {"id": "napola, a run", "rules": "scopa+napola=run+napola_cap=6", "page": "napola", "says": ["napola", "value.napola.run", "napola_cap 6"]},
        {"id": "napola, fixed", "rules": "scopa+napola=fixed", "page": "napola", "says": ["napola", "value.napola.fixed"]},
        {"id": "last card void", "rules": "scopa", "page": "sweeps", "says": ["sweeps", "last_never"]},
        {"id": "last card sweeps", "rules": "regionale", "page": "sweeps", "says": ["sweeps", "last_sweeps"]},
        {"id": "ace sweeps", "rules": "brilli", "page": "sweeps", "says": ["sweeps", "last_sweeps", "value.ace_takes.sweeps"]},
    ],
}
