"""The words of the clock (app/screens/clock.py, app/timing.py)."""

WORDS = """
first: comincia
stopped: fermo
keys: # via  1-{0} segna  * punti
keys_none: # via   * punti
keys_runs: # passa 0 alt 1-{0} segna
keys_runs_none: # passa  0 alt  * punti
cut: È mancata la corrente: l'orologio è fermo.
fallen: Tempo! {0}
score: A orologio # conti 0 punti
"""
