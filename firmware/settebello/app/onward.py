"""Where it goes on from what a hand gave, or from what ended the match."""


def onward(app):
    """Shows the prizes when the rules have a pot, and else the score."""
    if app.match.rules["pot"]:
        app.home("ledger")
    else:
        app.home()
