"""What is already certain of a hand that isn't all known yet (core/proof.py, core/claim.py)."""

WORDS = """
cards.sure: Cards to {0s}: {1} at least, the others {2} at most.
cards.nobody: Cards: surely level, to nobody.
cards.open: Cards still open: {0t} at least, {1t} at most.
coins.sure: Coins to {0s}: {1} at least, the others {2} at most.
coins.nobody: Coins: surely level, to nobody.
coins.open: Coins still open: {0t} at least, {1t} at most.
settebello.held: {0s} has the settebello, {1c}.
settebello.only: Only {0s} can have the settebello, {1c}.
settebello.open: The settebello, {0c}, hasn't been seen yet.
primiera.sure: Primiera to {0s}: ahead by {1} at least.
primiera.alone: Primiera to {0s}: nobody else can have all four suits.
primiera.nobody: Primiera: surely to nobody.
primiera.open: Primiera still open.
sevens.sure: Most sevens to {0s}: {1} more at least.
sevens.nobody: Sevens: surely level, to nobody.
sevens.open: Sevens still open.
ranked.sure: Primiera to {0s}: its cards stay the best.
ranked.alone: Primiera to {0s}: nobody else can have all four suits.
ranked.nobody: Primiera: surely to nobody.
ranked.open: Primiera still open.
re_bello.held: {0s} has {1c}.
re_bello.only: Only {0s} can have {1c}.
re_bello.open: {0c} hasn't been seen yet.
napola.sure: Napola to {0s}, {1} points.
napola.never: Nobody can make a napola any more.
napola.open: Napola still open: {0t} at least, {1t} at most.
napoleone.sure: {0s} has all the coins.
napoleone.never: Nobody can have all the coins any more.
napoleone.open: {0s} can still have all the coins.
sweeps.final: Sweeps {0t}: they won't change.
sweeps.open: Sweeps {0t}: they can grow to {1t}.
hand.sure: Hand to {0s}: {1} at least, the others {2} at most.
hand.last: Hand to {0s}: {1} at least, and at {2} the last trick.
hand.nobody: Hand: surely level, {0t}, to nobody.
hand.open: Hand still open: {0t} at least, {1t} at most.
declarations.final: Declarations {0t}: they won't change.
declarations.open: Declarations {0t}: they can grow.
thirds.sure: Points of the cards: {0t}, they won't change.
thirds.open: Points of the cards: {0t} at least, {1t} at most.
last_trick.sure: Last trick to {0s}.
last_trick.open: Last trick still open.
claim.proven: Claim of {0s}: {1} points proven, it wins.
claim.wrong: Claim of {0s}: {1} points proven, not enough.
"""
