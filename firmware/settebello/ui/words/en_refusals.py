"""What the core says no to: the value and the fix (core/refused.py)."""

WORDS = """
card.twice: {0c} is there twice: name it once
card.unknown: '{0}' is no card; write it like 7D, 10B or D1-4,7
card.taken: {0c} is already in '{1s}': a card lies in one pile
card.nowhere: {0c} lies in no pile: nothing to take back
card.out: {0c} isn't in the game under these rules: put it aside
deck.missing: {0} cards instead of {1}, missing: {2C}
known.cards: cards of '{0s}': {1} can't be, only {2} to {3}
known.coins: coins of '{0s}': {1} can't be, only {2} to {3}
known.clash: the cards counted don't fit those seen: count again
points.sides: numbers given: {0}, needed: {1}, one for each side
points.value: {0} won't do: points are whole numbers from 0 to 99
points.won: points in all {0}: a hand gives one, to who wins it
points.thirds: points in all {0}: cards and last trick make {1}, declarations 3 or 4 each
tally.off: this game isn't told by such numbers: give the cards or the points
tally.whole: {0} won't do: one number a side, {1} in all
rule.value: {0} can't be {1}: it takes {2}
rule.unknown: no rule is called '{0}': check its name
rule.empty: a part of '{0}' is empty: write it like scopa+target=21
rule.twice: '{0}' is given twice: keep one
rule.presets: two presets, '{0}' and '{1}': keep one
rule.preset: no preset is called '{0}'; there are {1}
rule.pot: the pot is {0} but its prizes make {1}: raise pot or lower the prizes
rule.fifteen_ace: capture=fifteen doesn't go with ace_takes={0}: choose ace_takes=off
sides.number: sides given: {0}; a match has 2 to {1}
sides.name: {0} won't do as a name: it must be a text
start.totals: totals at the start {0}: {1} are needed, whole, 0 to {2}
dealer.side: the dealer can't be {0}: the sides are {1}
match.over: the match is over, won by '{0s}': nothing can follow
match.drawn: the match ended drawn: nothing can follow
event.unknown: unknown line in the journal, '{0}': update the firmware
hand.correct: there is no hand {0} to correct: {1} are closed
hand.number: hand {0} is out of place: it must be hand {1}
undo.nothing: nothing to undo: no hand is closed
claim.off: these rules know no claims: finish the hand
claim.target: without a target there is nothing to claim: finish the hand
clock.off: these rules give no times: there is no clock
side.out: '{0s}' is already out of the match
mark.none: nothing to take back from '{1s}'
sweeps.total: sweeps in all {0}: a hand has {1} at most
sweeps.pile: sweeps of '{0s}': {1}, but a pile of {2} allows {3}
last_trick.missing: the last trick is missing: say who took it
last_trick.twice: only one side has the last trick: take the other one back
last_trick.pile: the last trick can't be that of '{0s}', who has no cards
declarations.value: declarations of '{0s}': {1} can't be, they are worth 3 or 4 each
declarations.total: declarations in all {0}: a hand has {1} at most
proof.open: {0} is still open: more cards are needed
"""
