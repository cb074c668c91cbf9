"""Where it goes on from what a hand gave, or from what ended the match."""


def onward(app):
    """Shows the prizes when the rules have a pot, and before them the clock where it was used, and else the score."""
    screens = ()
    if app.table.timing and app.match.time:
        screens = ("clock",)
    if app.match.rules["pot"]:
        screens += ("ledger",)
    app.home(*screens)
