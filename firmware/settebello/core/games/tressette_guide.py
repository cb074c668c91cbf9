"""What is declared in tressette, and what the cards are worth: what the help pages say."""

from settebello.core.games import tressette


def pages(rules):
    """A list of (topic, sentences), as in app/guide.py: the awards in their order."""
    return [
        ("declarations", [("help", "declared_kind"), ("help", "declared_suit")]),
        ("thirds", [("help", "thirds"), ("help", "thirds_whole", tressette.TALLY[1])]),
        ("last_trick", [("help", "last_trick")]),
    ]
