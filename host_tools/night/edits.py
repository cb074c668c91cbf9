"""What the forms ask for, as acts. Each takes a form's fields and answers the act; all raise Refusal."""

import random
import re

from host_tools.night import pairs
from host_tools.night.boxes import BoxMatch
from host_tools.night.evening import Evening
from host_tools.night.meeting import result_of
from host_tools.night.prizes import amount_of
from host_tools.night.refusal import Refusal
from host_tools.night.settings import MOST_TEXT
from host_tools.night.taking import act

_MOST_SEED = 10**9
# Larger numbers are refused where they are used; this is only what is read as one.
_WHOLE = re.compile(r"\s*(\d{1,10})\s*", re.ASCII)


def whole(form: dict[str, str], name: str) -> int:
    """A whole number from 0."""
    found = _WHOLE.fullmatch(form.get(name, ""))
    if not found:
        raise Refusal("no.whole", value=form.get(name, "")[:MOST_TEXT])
    return int(found[1])


def seed(form: dict[str, str]) -> int:
    """The number of a draw: the one that was given, or a new one."""
    return whole(form, "seed") % _MOST_SEED if form.get("seed", "").strip() else random.SystemRandom().randrange(10_000)


def settings(form: dict[str, str], evening: Evening) -> dict:
    """How it is played; what a form leaves out stays as it is."""
    was = evening.settings
    told = {
        "do": "settings",
        "name": form.get("name", was.name),
        "rules": form.get("rules", was.rules),
        "best_of": whole(form, "best_of") if "best_of" in form else was.best_of,
        "third": form.get("third") == "yes" if "best_of" in form else was.third,
        "prizes": [line for line in form.get("prizes", "").splitlines() if line.strip()],
        "unit": form.get("unit", was.unit),
    }
    for name in ("groups", "advance", "tables"):
        told[name] = whole(form, name) if name in form else getattr(was, name)
    return told


def listed(form: dict[str, str]) -> dict:
    """The pairs of a text."""
    return _pairs(pairs.of_text(form.get("pairs", "")), None)


def drawn(form: dict[str, str]) -> dict:
    """Pairs drawn from the players of a text."""
    number = seed(form)
    return _pairs(pairs.drawn(form.get("players", ""), number), number)


def start(form: dict[str, str], aside: list[str]) -> dict:
    """The bracket; what the boxes had told before, ``aside``, is none of it."""
    drawing = form.get("order") == "drawn"
    return {"do": "start", "seed": seed(form) if drawing else None, "aside": aside}


def rename(form: dict[str, str]) -> dict:
    """Another name for a pair."""
    return {"do": "rename", "pair": whole(form, "pair"), "name": form.get("new_name", "")}


def result(form: dict[str, str], meeting: int) -> dict:
    """The result of a match."""
    points = [whole(form, f"points_{side}") for side in (0, 1)]
    chosen = form.get("winner", "")
    if chosen not in ("0", "1"):
        if points[0] == points[1]:
            raise Refusal("no.winner")
        chosen = str(int(points[1] > points[0]))
    pots = [form.get(f"pot_{side}", "").strip() for side in (0, 1)]
    amounts = [amount_of(pot) for pot in pots]
    if any(pots) and None in amounts:
        raise Refusal("no.prizes")
    told = {
        "do": "result",
        "meeting": meeting,
        "match": whole(form, "match"),
        "points": points,
        "winner": int(chosen),
        "ending": form.get("ending", "played")[:MOST_TEXT],
        "prizes": amounts if any(pots) else None,
        "source": "",
    }
    # Refused before anybody is asked whether it shall take the place of another.
    result_of(told)
    return told


def undo(form: dict[str, str], meeting: int) -> dict:
    """A result taken out, or annulled so that the match is played again."""
    how = "replay" if form.get("do") == "replay" else "undo"
    return {"do": "undo", "meeting": meeting, "match": whole(form, "match"), "how": how}


def table(form: dict[str, str], meeting: int) -> dict:
    """Another table."""
    return {"do": "table", "meeting": meeting, "table": whole(form, "table")}


def assigned(form: dict[str, str], evening: Evening, matches: list[BoxMatch]) -> dict:
    """A match of a box put where the organiser says, or set aside."""
    named = [match for match in matches if match.source == form.get("source")]
    if not named:
        raise Refusal("no.source")
    if form.get("do") == "aside":
        return {"do": "aside", "source": named[0].source}
    if named[0].winner is None:
        raise Refusal("no.winner")
    meeting = evening.meeting(whole(form, "meeting"))
    if not meeting.is_ready:
        raise Refusal("no.ready", number=meeting.number)
    return act(named[0], meeting, meeting.free, form.get("turned") == "yes")


def _pairs(found: list[pairs.Pair], number: int | None) -> dict:
    return {
        "do": "pairs",
        "pairs": [{"name": pair.name, "players": list(pair.players)} for pair in found],
        "seed": number,
    }
