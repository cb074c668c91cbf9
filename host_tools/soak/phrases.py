"""What is worth pressing on each screen.

A phrase is a text of keys; `h` holds the *, and other small letters stand for what the rover makes up: `s` a side,
`d` a digit, `n` one from 1 to 9, `a` A or B some times, `m` B up to a dozen times, `q` a card, `t` any tag, `w` a name
typed.
A phrase that stands twice is pressed twice as often.
"""

PHRASES = {
    "score": ("#", "#", "#", "#", "#", "0", "0", "s", "s", "sss", "*", "h", "h", "B", "B", "C", "Cs#", "A", "A#"),
    "score_won": ("#", "*", "h", "h1", "h1", "h1"),
    "brief": ("dd", "dd", "7", "7", "6", "d", "d", "C", "D", "A", "#", "*", "q"),
    "mark": ("d", "a#", "*"),
    "points": ("#", "#", "#", "#", "0", "0C", "a", "*", "h"),
    "reasons": ("a", "C", "*", "#"),
    "others": ("a", "*", "#"),
    # A new match and a side that leaves seldom, or no match would ever be played to its end.
    "menu": ("1", "2", "22", "3", "3", "3", "33", "4", "4", "4", "5", "6", "7", "8", "9", "0", "0", "m#", "a#", "*")
    + ("BBBBBBBBBB#",) * 2,
    "new_match": ("1", "1", "1", "2", "3", "3", "4", "5", "D", "6", "#", "##", "##", "##", "*"),
    "preset": ("m#", "m#", "m#", "m#", "d", "mC", "*"),
    "target": ("1", "2", "2", "3", "4", "5", "6", "a", "*"),
    "rules": ("a#", "a#", "a#", "C", "*", "*"),
    "rule": ("a#", "a#", "dd#", "n#", "ddd", "*", "**"),
    "names": ("a#", "a#", "d", "#", "1", "1", "*"),
    "typing": ("w#", "w#", "w#", "w", "C", "*"),
    "language": ("1", "2", "a#", "*"),
    "undo": ("#", "#", "*"),
    "history": ("a#", "aC", "C", "*"),
    "correct": ("1", "2", "3", "a#", "*"),
    "claim": ("s#", "s#", "s*", "*"),
    "claimed": ("a", "#", "*"),
    "leave": ("a#*", "a##", "*"),
    "help": ("d", "a#", "a", "#", "*"),
    "draw": ("d", "d", "#", "*"),
    "selftest": ("1", "2", "3", "4", "*"),
    "keytest": ("d#", "a", "**"),
    "border": ("d", "*"),
    "ledger": ("a", "#", "#", "*"),
    "evening": ("a", "C*", "C#", "*"),
    "clock": ("#", "#", "#", "##", "0", "0#", "s", "*", "*#", "h"),
    "decks": ("1", "1", "1", "2", "a#", "m#", "*"),
    "deck": ("1", "1", "1", "1", "2", "2", "3", "4", "5", "55", "*"),
    "learn": ("t", "t", "ttt", "ttt", "tttttt", "#t", "#", "*", "0"),
    "deckcheck": ("t", "ttt", "ttt", "*"),
    "place": ("d#", "dd", "#", "##", "*", "**"),
}

# On a screen that isn't named here.
ANYWHERE = ("d", "a", "#", "*")

# What is pressed whatever the screen, now and then.
KEYS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B", "C", "D", "#", "*", "hold *")
