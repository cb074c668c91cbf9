"""The words of the evening and of where a match belongs (app/screens/evening.py and place.py)."""

WORDS = """
title: The evening
played: matches: {0}
deals_now: Deals now: {0}
deals_next: Deals next: {0}
nothing: No match played out yet.
keys: A↑ B↓  C reset  * back
sure: It begins from nothing again: the matches stay in the memory. Sure?
place.this: This match
place.next: The next match
place.table: Table (0: none)
place.match: Match (0: none)
place.keys: 0-9  # ok  * delete
"""
