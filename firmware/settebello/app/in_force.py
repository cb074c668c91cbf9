"""Which rules and sides a question at the table is about."""

from settebello.core.rules import Rules


def in_force(app):
    """(rules, names of the sides, the side that deals): of the match being prepared, else of the one on the table.

    Before the first match there are the rules alone, no names, and 0.
    """
    prepared = app.find("new_match")
    if prepared:
        return prepared.rules, prepared.names, prepared.dealer
    if app.match:
        return app.match.rules, app.match.sides, app.match.dealing()
    return Rules(), [], 0
