"""The words of the prizes (app/screens/ledger.py)."""

WORDS = """
title: Premi
keys: Premi  # avanti  A↑ B↓
amount: {0},{1}
hand: mano {0}
empty: mano {0} (0-0)
winner: al vincitore
broken: mano {0} in corso
rest: non giocate {0}
win: a chi vince
lose: a chi perde
left.abandons: {0} lascia, mano {1}
left.excluded: {0} escluso, mano {1}
left.claims: {0} fuori, mano {1}
left.flag: {0}: tempo scaduto, mano {1}
paid: pagati {0} su {1}
"""
