"""The words of the screens."""

WORDS = """
key.nothing: Key {0} does nothing here.
choose.keys: A↑ B↓  # choose  * back
sure.keys: # yes   * no
log.dropped: Memory: damaged lines left out: {0}. The rest is safe.
store.unread: The memory can't be read: you can play, but without the past.
store.unsaved: Not saved: memory full or broken. You can go on.
score.to: to {0} · {1} deals
score.one_hand: one hand · {1} deals
score.hand: hand {0}
score.keys: 1-{0} sweep # count 0 sums
score.won: {0} wins
score.no_mark: No sweep marked to take back.
score.mark_back: One sweep less for {0}.
mark.sweeps: Sweep! {0}
cards.whose: Whose pile is it?
cards.keys_whose: 1-{0} who  # done  * back
cards.whose_first: First say whose pile it is: the smaller is enough.
cards.count: {0} cards
cards.keys_first: D C B A the suit  # done
cards.keys: 1-0 card # done * undo
cards.keys_suit: {0}: of which suit?  D C B A
cards.already: {0c} is already in.
cards.move: {0c} is with {1s}. Once more moves it here.
cards.none: 0 cards to {0s}, 40 to {1s}? # again for yes.
cards.which_missing: The pile of {0s} is missing: choose it by its number.
cards.laid: {0} {1}
cards.taken: Out {0} {1}
short.coins: ♦
short.primiera: primiera
suit.0: coins
suit.1: cups
suit.2: swords
suit.3: clubs
rank.1: Ace
rank.2: 2
rank.3: 3
rank.4: 4
rank.5: 5
rank.6: 6
rank.7: 7
rank.8: Jack
rank.9: Queen
rank.10: King
quick.title: Sums only
quick.nobody: nobody
quick.keys: 1-{0} who  0 level  # done
quick.keys_must: 1-{0} who  # done  * back
quick.keys_points: How many points? {0} to {1}
quick.keys_counter: 1-{0} +1   * -1   # done
quick.points: {0} to {1} points; 10 is key 0.
quick.somebody: {0}: somebody must have it.
quick.missing: {0}: to whom?
points.keys: # go on  0 why  * correct
reasons.title: Why
reasons.keys: A↑ B↓  * back
menu.title: Menu
menu.new_match: New match
menu.language: Language · Lingua
undo.open: The cards of the hand in progress are lost.
undo.done: Hand {0} is open again.
language.title: Language · Lingua
new.sides: Sides: {0}
new.dealer: First dealer: {0}
new.sure: The match in progress ends here. # again for yes.
target.title: How far?
target.other: Another number…
names.title: Name {0} of {1}
names.type: Type a name…
names.taken: {0}: that name is taken.
typing.title: Type the name
typing.help: same key: next letter
typing.keys: # done  D →  C delete
typing.empty: First a letter: keys 0 to 9.
typing.full: At most {0} letters.
new.rules: Rules: {0}
new.target: To {0} points
new.hands: Hands: {0}
new.keys: # start 1-5 edit D rules
preset.title: Rules
preset.keys: # choose C forget * back
preset.stays: {0} is built in: only saved rules can be forgotten.
preset.forgotten: The rules {0} are forgotten.
rules.title: The rules
rules.keys: # change C save * back
rules.kept: Kept as {0}.
rule.keys: {0}-{1}  # ok  * delete
reasons.keys_more: A↑ B↓ C compare * back
others.title: Under other rules
others.keys: A↑ B↓   * back
others.none: No other rule would give this hand other points.
others.no_cards: Without its cards there is no telling: the hand was entered as sums.
menu.undo: Undo the last thing
menu.history: The hands so far
menu.claim: I call myself out
menu.leave: Someone leaves
menu.arbiter: Arbiter of captures
menu.help: The rules in short
menu.draw: Drawing lots
undo.hand: Reopen hand {0} ({1})? Its cards come back to be corrected.
undo.correct: Take back the correction of hand {0}?
undo.claims: Take back the claim?
undo.abandons: Take back that a side left?
undo.excluded: Take back the exclusion?
undo.void: Done: it never happened.
score.keys_won: # rematch  * points
points.keys_old: 0 why   * back
history.keys: # show C correct * exit
history.corrected: corr.
history.after: not counted
correct.title: Correct hand {0}
correct.cards: The cards
correct.sums: The sums
correct.points: The points alone
tally.title: Points alone
tally.keys: 0-9 points  # ok  * delete
claim.who: Who calls out? The cards will have to prove it.
claim.keys_who: 1-{0} who  * back
claim.sure: {0s} calls out. If the cards don't prove it, the match is lost. Sure?
claim.sure_many: {0s} calls out. If the cards don't prove it, that side is out of the match. Sure?
claim.running: proven {0}, in all {1}
claimed.proven: Proven
claimed.wrong: Not proven
claimed.keys: A↑ B↓  # go on
leave.abandons: {0s} gives up
leave.excluded: {0s} is excluded by all
leave.sure: It can't win any more. Sure?
"""
