"""Reads scripts, the language that drives the box on every machine, into steps (host_tools/play.py)."""

import difflib
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from host_tools.errors import Complaint
from settebello.core import cards
from settebello.core.refused import Refused
from settebello.ui.words import Words

KEYS = "0123456789ABCD#*"
PLUGS = ("display", "keypad", "reader")
_MOST_MS = 600_000
# A number of 4, 7 or 10 bytes (ISO/IEC 14443-3).
_TAG = r"((?i:[0-9A-F]{8}|[0-9A-F]{14}|[0-9A-F]{20}))(?:=(.+))?"

GRAMMAR = """\
  key 7                  press a key: 0 to 9, A B C D, # or *; several in a row are fine: key D 7 6 #
  hold *                 hold it down (600 ms)
  tap 7D                 lay a card on the reader; several in a row: tap 7D 6C, tap D1-4,7
  tap 04A1B2C3=QH        lay any tag there, by its number in hexadecimal and what it says; =QH may be missing
  lift                   take it away again
  wait 500               let so many milliseconds pass
  unplug / plug          pull the power and give it back; or a part: unplug display, keypad, reader
  expect TEXT            go on only if the display shows this text (capitals or not)
  frame NAME             keep what the display shows, once it is at rest
  state                  print where the match stands as a line of JSON
  include FILE           the steps of another script, named from this one's folder
  # ...                  a comment, on a line of its own
"""


@dataclass(frozen=True)
class Step:
    """One step, a list as play.py wants it, and where it stands: ``first_hand.txt:12``.

    A comment is a step of its own, ["#", text], which isn't played.
    """

    action: list
    place: str


def read_script(file: str) -> list[Step]:
    """The steps of a script file, "-" for standard input. Raises Complaint with file, line, word and fix."""
    steps = _Reader(file).read(file)
    frames: dict[str, str] = {}
    for step in steps:
        if step.action[0] == "frame":
            name = step.action[1]
            if name in frames:
                raise Complaint(f"{step.place}: there is a frame '{name}' already ({frames[name]}): rename one")
            frames[name] = step.place
    return steps


class _Reader:
    """Reads a file and those that it includes."""

    def __init__(self, name: str) -> None:
        self._open = [Path(name).resolve()]

    def read(self, name: str) -> list[Step]:
        steps = []
        for number, line in enumerate(_text_of(name).split("\n"), 1):
            place = f"{name}:{number}"
            words = line.split(None, 1)
            verb = words[0] if words else "#"
            rest = words[1].strip() if len(words) > 1 else ""
            if verb.startswith("#"):
                steps.append(Step(["#", line.strip()[1:].strip()], place))
            elif verb == "include":
                steps += self._included(name, rest, place)
            else:
                steps += [Step(action, place) for action in _actions(verb, rest, place)]
        return steps

    def _included(self, name: str, other: str, place: str) -> list[Step]:
        if not other:
            raise Complaint(f"{place}: include what? `include opening.txt`")
        path = Path(name).parent / other
        if not path.is_file():
            raise Complaint(f"{place}: there is no script '{path}' to include")
        real = path.resolve()
        if real in self._open:
            raise Complaint(f"{place}: '{other}' includes itself in the end: take one of the `include` lines out")
        self._open.append(real)
        steps = self.read(str(path))
        self._open.pop()
        return steps


def _text_of(name: str) -> str:
    if name == "-" and sys.stdin is None:
        raise Complaint("-: standard input is closed: name a file, or pipe a script in")
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise Complaint(f"{name}: the script can't be read: {error.strerror}") from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        place = f"{name}:{data[: error.start].count(10) + 1}"
        raise Complaint(f"{place}: byte {data[error.start]:#04x} is no UTF-8: save the script as UTF-8") from error


def _actions(verb: str, rest: str, place: str) -> list[list]:
    """The actions that a line stands for. Raises Complaint."""
    if verb not in _VERBS:
        raise Complaint(f"{place}: there is no step '{verb}': {_near(verb)}")
    try:
        return _VERBS[verb](verb, rest)
    except _Wrong as wrong:
        raise Complaint(f"{place}: {wrong}") from None


def _near(verb: str) -> str:
    known = sorted([*_VERBS, "include"])
    near = difflib.get_close_matches(verb.lower(), known, 1, 0.6)
    return f"did you mean `{near[0]}`?" if near else f"the steps are {', '.join(known)}"


class _Wrong(Exception):
    """What is wrong with a line, and the fix."""


def _keys(verb: str, rest: str) -> list[list]:
    if not rest:
        raise _Wrong("key which? `key 7`, or several: `key D 7 6 #`")
    return [["key", _key(word)] for word in rest.split()]


def _key(word: str) -> str:
    if len(word) == 1 and word.upper() in KEYS:
        return word.upper()
    if len(word) > 1 and all(character in KEYS for character in word.upper()):
        raise _Wrong(f"'{word}' is no key: with spaces, `key {' '.join(word.upper())}`, it is {len(word)} of them")
    raise _Wrong(f"'{word}' is no key: there are 0 to 9, A, B, C, D, # and * (comments need a line of their own)")


def _hold(verb: str, rest: str) -> list[list]:
    if rest != "*":
        raise _Wrong(f"`hold {rest}`: * alone does something when it is held: `hold *`")
    return [["key", "hold *"]]


def _tap(verb: str, rest: str) -> list[list]:
    if not rest:
        raise _Wrong("tap which card? `tap 7D`, or several: `tap 7D 6C`")
    tag = re.fullmatch(_TAG, rest)
    if tag:
        return [["tag", tag[1].upper(), tag[2]]]
    try:
        return [["tap", card] for card in cards.parse(rest)]
    except Refused as refused:
        raise _Wrong(Words("en", cards.SUITS).refusal(refused)) from None


def _wait(verb: str, rest: str) -> list[list]:
    if not (rest.isascii() and rest.isdigit() and 1 <= int(rest[:9]) <= _MOST_MS):
        raise _Wrong(f"`wait {rest}`: how long? A number of milliseconds from 1 to {_MOST_MS}: `wait 500`")
    return [["wait", int(rest)]]


def _plug(verb: str, rest: str) -> list[list]:
    if rest and rest not in PLUGS:
        raise _Wrong(f"there is no part '{rest}' to {verb}: {', '.join(PLUGS)}, or nothing for the power")
    return [[verb, rest or "power"]]


def _expect(verb: str, rest: str) -> list[list]:
    if not rest:
        raise _Wrong("expect which text? `expect Settebello`")
    return [["expect", rest]]


def _frame(verb: str, rest: str) -> list[list]:
    if not re.fullmatch(r"[A-Za-z0-9_-]+", rest):
        raise _Wrong(f"'{rest}' is no name for a frame: letters, digits, - and _, as in `frame second_hand`")
    return [["frame", rest]]


def _alone(verb: str, rest: str) -> list[list]:
    if rest:
        raise _Wrong(f"`{verb}` stands alone, without '{rest}' (comments need a line of their own)")
    return [[verb]]


_VERBS = {
    "key": _keys,
    "hold": _hold,
    "tap": _tap,
    "lift": _alone,
    "wait": _wait,
    "unplug": _plug,
    "plug": _plug,
    "expect": _expect,
    "frame": _frame,
    "state": _alone,
}
