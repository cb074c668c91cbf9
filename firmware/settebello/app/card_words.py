"""What a card is called, by its rank and its suit."""

from settebello.core.cards import rank_of, suit_of


def rank_and_suit(words, card, french):
    """(rank, suit) of a card (0..39) in words; those of a French deck's cards differ."""
    return _said(words, f"rank.{rank_of(card)}", french), _said(words, f"suit.{suit_of(card)}", french)


def _said(words, key, french):
    if french and words.has("deck", "french." + key):
        return words.get("deck", "french." + key)
    return words.get("screens", key)
