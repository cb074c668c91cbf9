"""Marking a sweep, or what else a game marks while a hand is played."""

from settebello.app.page import SIDE_KEYS
from settebello.compat import const

_FLASH_MS = const(1500)


def marks_of(app):
    """The (counter, by) that can be marked now, as the game tells them."""
    rules = app.match.rules
    return rules.game.marks(rules)


def mark(app, side):
    """Marks something for a side; asks what, where it may be several things."""
    match = app.match
    marks = marks_of(app)
    if side >= len(match.sides) or not marks:
        app.nothing(SIDE_KEYS[side])
    elif side in match.end.out:
        app.told("refusals", "side.out", (side,))
    elif len(marks) > 1:
        app.open("mark", [side])
    else:
        counter, by = marks[0]
        if app.table.note(["mark", counter, side, by]):
            app.flash(app.say(f"mark.{counter}", match.sides[side]), _FLASH_MS, "sweep")
