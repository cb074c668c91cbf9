"""The screens, one file each, loaded when first shown.

A screen is a class ``Screen(app, place)``; ``place`` is the list that its own ``place()`` answered
when it was saved, or None when it is shown anew. It offers ``key(key)`` and ``draw(canvas)``, and
may offer ``shown()`` (called when it comes to the front), ``tap(card)``, or where the tag itself matters ``tag(uid,
text)`` and ``wrote(why)``, "" when the text given to the reader was written.
"""

SCREENS = (
    "score",
    "cards",
    "quick",
    "brief",
    "points",
    "reasons",
    "others",
    "menu",
    "new_match",
    "preset",
    "target",
    "rules",
    "rule",
    "names",
    "typing",
    "language",
    "undo",
    "history",
    "correct",
    "tally",
    "recount",
    "mark",
    "claim",
    "claimed",
    "leave",
    "selftest",
    "keytest",
    "border",
    "arbiter",
    "help",
    "draw",
    "decks",
    "deck",
    "learn",
    "deckcheck",
    "ledger",
    "evening",
    "place",
    "clock",
)
