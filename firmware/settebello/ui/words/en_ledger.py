"""The words of the prizes (app/screens/ledger.py)."""

WORDS = """
title: Prizes
keys: Prizes  # go on  A↑ B↓
amount: {0}.{1}
hand: hand {0}
empty: hand {0} (0-0)
winner: winner's
broken: hand {0} begun
rest: not played {0}
win: to the winner
lose: to the loser
left.abandons: {0} gave up, hand {1}
left.excluded: {0} excluded, hand {1}
left.claims: {0} out, hand {1}
left.flag: {0}: time up, hand {1}
paid: paid {0} of {1}
"""
