"""Reads JSON from a file or standard input, strictly: every fault is one line with its place and the fix."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

from host_tools.place import Place, shown

EXAMPLES = Path(__file__).parent / "examples"

_MOST_BYTES = 4 << 20
# Nothing in these files is larger than a few digits; Python itself refuses to read numbers of thousands.
_MOST_DIGITS = 9


def read(name: str, place: Place) -> object:
    """The JSON value in the file of that name, `-` for standard input. Raises Complaint."""
    text = _text(_bytes(name, place), place)
    if not text.strip():
        raise place.complaint("file.empty", example=_example(name))
    try:
        return json.loads(
            text,
            object_pairs_hook=lambda pairs: _object(pairs, place),
            parse_int=lambda digits: _whole(digits, place),
            parse_constant=lambda word: _constant(word, place),
        )
    except json.JSONDecodeError as error:
        raise place.complaint("json.syntax", line=error.lineno, column=error.colno, reason=error.msg) from error
    except (RecursionError, MemoryError) as error:
        raise place.complaint("json.deep") from error


def _bytes(name: str, place: Place) -> bytes:
    try:
        if name == "-" and sys.stdin is None:
            raise place.complaint("file.closed")
        if name == "-":
            data = sys.stdin.buffer.read(_MOST_BYTES + 1)
        else:
            with open(name, "rb") as file:
                data = file.read(_MOST_BYTES + 1)
    except FileNotFoundError as error:
        raise place.complaint("file.missing", example=_example(name)) from error
    except IsADirectoryError as error:
        raise place.complaint("file.folder") from error
    except PermissionError as error:
        raise place.complaint("file.denied") from error
    except OSError as error:
        raise place.complaint("file.unread", reason=error.strerror or error) from error
    except ValueError as error:
        raise place.complaint("file.unread", reason=error) from error
    if len(data) > _MOST_BYTES:
        raise place.complaint("file.long", most=_MOST_BYTES)
    return data


def _text(data: bytes, place: Place) -> str:
    if data[:2] in (b"\xff\xfe", b"\xfe\xff") or b"\0" in data:
        raise place.complaint("file.utf16")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise place.complaint("file.not_utf8", line=line) from error


def _example(name: str) -> str:
    """The bundled example of that name, or the first one."""
    known = EXAMPLES / Path(name).name
    return str(known if known.is_file() else EXAMPLES / "hand.json")


def _object(pairs: Iterable[tuple[str, object]], place: Place) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise place.complaint("json.twice", word=shown(place.speech, key))
        found[key] = value
    return found


def _whole(digits: str, place: Place) -> int:
    if len(digits) > _MOST_DIGITS:
        raise place.complaint("json.digits", value=digits[:_MOST_DIGITS] + "…")
    return int(digits)


def _constant(word: str, place: Place) -> NoReturn:
    raise place.complaint("json.constant", value=word)
