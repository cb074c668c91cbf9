"""The words of the draw (app/screens/draw.py)."""

WORDS = """
title: The draw
count: no. {0}
ask: How many players? Number 1 holds the box, then count to the right, anticlockwise.
keys: 2-6 players  * back
keys_again: 2-6 # again  * back
deals: {0} deals
alone: Players: {0}, counted from who holds the box to the right.
teams: Together {0} against {1}. Sit alternately.
"""
