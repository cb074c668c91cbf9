"""The words of the clock (app/screens/clock.py, app/timing.py)."""

WORDS = """
first: begins
stopped: stopped
keys: # go  1-{0} mark  * score
keys_none: # go   * score
keys_runs: # pass 0 stop 1-{0} mark
keys_runs_none: # pass  0 stop  * score
cut: The power was cut: the clock is stopped.
fallen: Time! {0}
score: A clock # count 0 sums
"""
