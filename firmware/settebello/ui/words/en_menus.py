"""The words of the menu and of what it leads to."""

WORDS = """
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
new.keys: # start 1-6 edit D rules
preset.title: Rules
preset.keys: # choose C forget * back
preset.stays: {0} is built in: only saved rules can be forgotten.
preset.forgotten: The rules {0} are forgotten.
rules.title: The rules
rules.keys: # change C save * back
rules.kept: Kept as {0}.
rule.keys: {0}-{1} # ok * delete
others.title: Other rules
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
undo.void: Taken back.
history.keys: # show C correct * exit
history.corrected: corr.
history.after: not counted
correct.title: Correct hand {0}
correct.cards: The cards
correct.sums: The sums
correct.points: The points alone
tally.title: Points alone
tally.keys: 0-9 points # ok  * delete
claim.who: Who calls out? The cards will have to prove it.
claim.keys_who: 1-{0} who  * back
claim.sure: Claim of {0s}: if the cards don't prove it, the match is lost. Sure?
claim.sure_many: Claim of {0s}: if the cards don't prove it, that side is out. Sure?
claim.running: proven {0}, in all {1}
claimed.proven: Proven
claimed.wrong: Not proven
claimed.keys: A↑ B↓  # go on
leave.abandons: {0s} gives up
leave.excluded: {0s} excluded
leave.sure_abandons: It can't win any more. Sure?
leave.sure_excluded: Do all the others agree? It can't win any more.
menu.decks: Decks with tags
menu.selftest: Test and sound
menu.score: Back to the score
tally.keys_counted: 0-9 # ok * del. C points
tally.most: At most {0} in all.
brief.title: Short count
brief.cards: How many cards: {0s}?
brief.coins: How many coins: {0s}?
brief.keys_cards: 0-9 A the other # cards
brief.keys_coins: 0-9  D ten   * back
brief.first: The first that {0s} has:
brief.keys_first: C none  # cards  * undo
brief.differs: {0s}: {1} cards counted, {2} here. # again to finish.
menu.not_now: That can't be done now.
claim.not_yet: Proven {0}: not enough yet. # again claims all the same.
menu.ledger: Prizes
menu.evening: The evening
menu.place: Table and number
new.place: table
correct.marks: The sweeps, or what is marked
menu.clock: Clock
undo.flag: Take back that the time was over?
"""
