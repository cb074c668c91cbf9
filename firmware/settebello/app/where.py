"""Where a match belongs, in the few letters that a heading has room for."""


def where(app, place):
    """``T3·12`` for a match's place, table 3 and match 12, or what there is of it; "" for none."""
    table, number = place
    if table and number:
        return app.say("place.both", table, number)
    if table:
        return app.say("place.table", table)
    return app.say("place.match", number) if number else ""
