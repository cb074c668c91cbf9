"""How a hand is told without its cards: by who has what, or by a number a side."""


def open_sums(app, work=None):
    """Opens the screen for that, as the game of the match has it; ``work`` is what it is for (work.py), as a place."""
    if app.match.rules.game.TALLY is None:
        app.open("quick", [None, None, 0, work])
    else:
        app.open("tally", [[], 0, work, True])
