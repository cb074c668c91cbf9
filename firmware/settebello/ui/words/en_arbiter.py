"""The words of the arbiter (app/screens/arbiter.py)."""

WORDS = """
table: On the table
played: Card played?
rules: Rules: {0}
must_take: {0c} must take
may_take: {0c} may take
takes_nothing: {0c} takes nothing
last: last
lies_there: {0c} lies on the table: it can't be the card played.
no_card: The card played is missing: suit and rank.
keys_played_first: D C B A suit   * table
keys_played: 1-0 the card   * table
keys_ruled: 0 last  # new  * card
all: all {0}
sweep: sweep!
no_sweep: no sweep
why.empty: empty table, it is laid
why.nothing: nothing to take, it is laid
why.ace_all: an ace takes everything
why.ace_ace: another ace lies there, it takes that
why.equal: an equal card comes first
why.fewest: the capture with the fewest cards
why.sum: cards that add up to {1}
why.fifteen: with the card they make 15
choose: , {0} to choose from
"""
