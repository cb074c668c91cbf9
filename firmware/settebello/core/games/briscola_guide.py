"""What the cards are worth in briscola, and who wins a hand: what the help pages say."""

from settebello.core.games import briscola


def pages(rules):
    """A list of (topic, sentences), as in app/guide.py: the one award."""
    return [
        (
            "hand",
            [
                ("help", "hand_high") + briscola.VALUES,
                ("help", "hand_rest", briscola.TALLY[1]),
                ("help", "hand_wins"),
                ("rules", f"value.level.{rules['level']}"),
                ("help", "two_out") + briscola.out(briscola.THREE, rules),
            ],
        )
    ]
