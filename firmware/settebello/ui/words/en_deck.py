"""The decks with tags: learning their cards, checking them (app/deck.py)."""

WORDS = """
first: Deck 1
unknown: An unknown tag. It can be taught in the menu: Decks.
title: Decks with tags
label: {0}  {1}/40
label_used: {0}  {1}/40  in use
new: New deck…
full: At most {0} decks: forget one.
taken: {0}: that name is taken.
learn: Learn the cards
check: Check: is one missing?
italian: Cards: Italian
french: Cards: French
rename: Another name…
forget: Forget the deck
forget.sure: Forget {0}? # again for yes.
forgotten: {0} is forgotten.
learn.lay: Lay it down.
learn.known: ✓ learned
learn.keys: # skip  * back  0 stop
learn.already: This is {0} already. It asks for {1}.
learn.says: The tag says {0}. Lift it and once more: it becomes {1}.
learn.lifted: Lifted too early: once more.
learn.unusable: It can't be written: take another tag.
learn.done: Learned: {0} of 40.
check.keys: # done   * back
check.all: All forty are here.
check.missing: Missing: {0C}
check.lay: Pass all the cards.
french.rank.9: Queen
french.suit.0: diamonds
french.suit.1: hearts
french.suit.2: spades
french.suit.3: clubs
"""
