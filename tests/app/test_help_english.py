"""The help pages in English; the screen itself is tested in Italian."""

from tests.app.helping import check_every_page, page_of


def test_a_page_says_what_the_rules_in_force_say(case):
    assert page_of(case["topic"], case["rules"], "en") == case["says"]


def test_every_topic_of_every_rule_has_words_that_fit():
    check_every_page("en")


CASES = {
    "test_a_page_says_what_the_rules_in_force_say": [
        {
            "id": "primiera of seed 004",
            "rules": "brilli",
            "topic": "primiera",
            "says": "One point. The sum of the best cards of the four suits. 7=21 6=18 A=15 5=15. 4=14 3=13 2=12. "
            "Jack=10 queen=10 king=10. Who lacks a suit can't have it. Level: nobody.",
        },
        {
            "id": "no redeal",
            "rules": "regionale",
            "topic": "deal",
            "says": "Three each at a time, four on the table. Kings on the table don't make a redeal.",
        },
    ],
}
