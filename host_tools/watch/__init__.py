"""The big scoreboard: boxes on serial ports are heard (app/teller.py) and shown in a browser.

The data goes one way: bytes from a port -> `ear` (lines with their numbers) -> `follower` (the lines of the match,
asked for again when one is missing) -> `room` (all boxes, found and lost) -> `board` (what is shown) -> `site` (pages).
"""
