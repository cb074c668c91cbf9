"""The help pages: who deals, how places are drawn, the cut, then what the game says of itself."""

from settebello.app.in_force import in_force
from settebello.compat import borrowed


def pages(app):
    """A list of (topic, sentences) for the rules and the sides in force.

    A sentence is a tuple: a room of the word tables, the key and its values. The game's own pages stand
    in the module of its name and ``_guide``.
    """
    rules, names, dealer = in_force(app)
    game = rules.game.__name__.split(".")[-1]
    told = [("dealer", _dealer(names, dealer)), ("draw", _draw()), ("cut", _cut())]
    told += borrowed("settebello.core.games", game + "_guide").pages(rules)
    if rules["bank_s"] or rules["move_s"]:
        told.append(("clock", _clock(rules)))
    if rules["pot"]:
        told.append(("prizes", _prizes(rules)))
    return told + [_rules(rules)]


def _rules(rules):
    # A rule line is broken where its settings are.
    return "rules", [("help", "rules_now", rules.line().replace("+", " +"))]


def _clock(rules):
    # RULES.md 5.
    told = []
    if rules["bank_s"]:
        told.append(("help", "bank", "%d:%02d" % (rules["bank_s"] // 60, rules["bank_s"] % 60)))
        if rules["bonus_s"]:
            told.append(("help", "bonus", rules["bonus_s"]))
            if rules["bonus_cap_s"]:
                told.append(("help", "bonus_cap", rules["bonus_cap_s"]))
    if rules["move_s"]:
        told.append(("help", "move", rules["move_s"]))
    return told + [("help", "flag_" + rules["flag"]), ("help", "clock_keys"), ("help", "clock_stops")]


def _prizes(rules):
    # RULES.md 6.
    told = [("help", "pot", rules["pot"], rules["pot_win"], rules["pot_lose"])]
    if rules["pot_hand"] and rules["pot_hands"]:
        told += [("help", "pot_hand", rules["pot_hand"], rules["pot_hands"]), ("help", "pot_winner")]
    return told + [("help", "pot_left")]


def _dealer(names, dealer):
    told = [("help", "dealer_turns"), ("help", "dealer_first"), ("help", "dealer_rematch")]
    if names:
        told.insert(0, ("help", "dealer_now", names[dealer], names[(dealer + 1) % len(names)]))
    return told


def _draw():
    # Seeds 000 and 001.
    return [("help", key) for key in ("draw_kings", "draw_pair", "draw_highest", "draw_card", "draw_seats", "draw_box")]


def _cut():
    # Seeds 000 and 001; the others don't say.
    return [("help", key) for key in ("cut_left", "cut_right", "cut_others")]
