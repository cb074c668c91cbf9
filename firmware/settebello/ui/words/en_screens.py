"""The words of the screens of a hand: score, cards, sums, points."""

WORDS = """
key.nothing: Key {0} does nothing here.
choose.keys: A↑ B↓  # choose  * back
sure.keys: # yes   * no
log.dropped: Memory: damaged lines left out: {0}. The rest is safe.
store.unread: The memory can't be read: you can play, but without the past.
store.unsaved: Not saved: memory full or broken. You can go on.
score.to: to {0} · deals: {1}
score.one_hand: one hand · deals: {1}
score.hand_placed: {0} h{1}
score.hand: hand {0}
score.keys: 1-{0} mark # count 0 sums
score.won: Winner: {0}
score.no_mark: Nothing marked to take back.
score.mark_back: {0}: one less for {1}.
mark.sweeps: Sweep! {0}
mark.declarations: Declared! {0}
mark.last_trick: Last trick! {0}
cards.whose: Whose pile is it?
cards.keys_whose: 1-{0} who  # done  * back
cards.whose_first: First, whose pile is it?
cards.count: {0} cards
cards.keys_first: D C B A the suit  # done
cards.keys: 1-0 card # done * undo
cards.keys_suit: {0}: which suit?  D C B A
cards.already: {0c} is already in.
cards.move: {0c} is with {1s}. Once more moves it here.
cards.whose_card: {0c} is with {1s}. Whose is it? 1-{2}, or the card again: it moves here.
cards.whose_short: {0c}: whose? 1-{1}
cards.none: 0 cards to {0s}, 40 to {1s}? # again for yes.
cards.which_missing: The pile of {0s} is missing: choose it by its number.
cards.laid: {0} {1}
cards.taken: Out {0}
short.coins: ♦
short.primiera: prim.
short.hand: points
short.thirds: thirds
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
quick.keys_must: 1-{0} who   # done
quick.keys_points: Points? {0} to {1}
quick.keys_counter: 1-{0} +1   * -1   # done
quick.points: {0} to {1} points; 10 is key 0.
quick.somebody: {0}: somebody must have it.
quick.missing: {0}: to whom?
points.keys: # go on 0 why  * correct
reasons.title: Why
reasons.keys: A↑ B↓  * back
reasons.keys_more: A↑ B↓ C compare * back
score.keys_won: # rematch  * points
points.keys_old: 0 why   * back
cards.count_one: {0} card
score.drawn: Drawn
score.keys_none: # count   0 sums
score.keys_sweeps: 1-{0} sweep # count 0 sums
score.keys_last_trick: 1-{0} last # count 0 sums
cards.keys_whose_two: 1-{0} who B short * back
place.both: T{0}·{1}
place.table: T{0}
place.match: M{0}
cards.named: {0} of {1}
"""
