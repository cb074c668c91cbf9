"""The awards: their names, and the sentences that say why (core/games, core/primiera.py)."""

WORDS = """
name.cards: Cards
name.coins: Coins
name.settebello: Settebello
name.primiera: Primiera
name.re_bello: Re bello
name.napola: Napola
name.sweeps: Sweeps
name.hand: Hand
name.declarations: Declarations
name.thirds: Thirds
name.last_trick: Last trick
name.points: Points
entered: Entered by hand.
cards.won: Most cards, {1t}: point to {0s}.
cards.level: Cards level, {0t}: point to nobody.
coins.won: Most coins, {1t}: point to {0s}.
coins.level: Coins level, {0t}: point to nobody.
settebello.won: Settebello, {1c}: point to {0s}.
primiera.won: Highest primiera, {1t}: point to {0s}.
primiera.level: Primiera level, {0t}: point to nobody.
primiera.alone: Only {0s} with all four suits: point to {0s}.
primiera.nobody: Nobody has all four suits: primiera void.
primiera.apart: No suit is held by all: primiera void.
primiera.common: All lack a suit; on the common ones {1t}: point to {0s}.
primiera.partial: All lack a suit; plain sums {1t}: point to {0s}.
primiera.zero: A missing suit counts 0; sums {1t}: point to {0s}.
sevens.won: Most sevens, {1t}: point to {0s}.
sevens.level: Sevens level, {0t}: point to nobody.
ranked.won: Best cards, one by one: point to {0s}.
ranked.level: Best cards all equal: point to nobody.
ranked.alone: Only {0s} with all four suits: point to {0s}.
ranked.nobody: Nobody has all four suits: primiera void.
re_bello.won: {1c} is worth a point: point to {0s}.
napola.won: Napola of {1} coins from the ace: {2} points to {0s}.
napola.none: Nobody has ace, 2 and 3 of coins: no napola.
sweeps.made: Sweeps {0t}: a point each.
sweeps.none: No sweeps.
hand.won: Most points, {1t}: hand to {0s}.
hand.replay: Points level, {0t}: the hand is played again.
hand.draw: Points level, {0t}: the hand is nobody's.
hand.last_trick: Points level, {1t}, last trick to {0s}: hand to {0s}.
hand.elsewhere: Level ahead, {1t}, last trick to {0s}: played again.
declarations.made: Declarations: {0t} points.
declarations.none: No declarations.
thirds.whole: Thirds {0t}: whole points {1t}.
last_trick.won: Last trick: a point to {0s}.
"""
