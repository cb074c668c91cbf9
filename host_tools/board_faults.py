"""What of a board.json can't be built: a line for each fault, with the field, the value and what would fit."""

import difflib
import json
import re
from collections.abc import Iterable, Iterator

from host_tools import pico
from settebello.drivers import board as kinds

_KEYS = "0123456789ABCD#*"
_FIELDS = {"name", "mcus", "parts"}

# Settings that are whole numbers, with the smallest and the largest that make sense.
_RANGES = {"bus": (0, 1), "freq": (100_000, 1_000_000), "contrast": (0, 255), "column_offset": (0, 4), "gain": (0, 7)}

# What a box has beside display and keys if it likes.
_OPTIONAL = ("sound", "reader")


def of_board(data: dict, folder: str) -> Iterator[str]:
    """A line for each fault of what the board.json in a folder of that name says."""
    yield from _unknown(data, _FIELDS, "")
    yield from (f"{field} is missing" for field in sorted(_FIELDS - set(data)))
    if "name" in data and data["name"] != folder:
        yield f"name: {_value(data['name'])} is not the folder's; write {_value(folder)}"
    if "mcus" in data:
        yield from _mcu_faults(data["mcus"])
    parts = data.get("parts", [])
    if not isinstance(parts, list):
        yield f"parts: {_value(parts)} is no list of parts"
        return
    known = []
    for number, part in enumerate(parts, 1):
        found = list(_kind_faults(part, number))
        yield from found
        if not found:
            known.append(part)
            yield from _part_faults(part)
    yield from _role_faults(known, "parts" in data and len(known) == len(parts))
    yield from _shared_pins(known)
    yield from _shared_buses(known)


def _mcu_faults(mcus: object) -> Iterator[str]:
    if not isinstance(mcus, list) or not mcus:
        yield f"mcus: {_value(mcus)} is no list of {', '.join(pico.MCUS)}"
        return
    for mcu in mcus:
        if mcu not in list(pico.MCUS):
            yield f"mcus: {_value(mcu)} is not known{_near(mcu, pico.MCUS)}"


def _kind_faults(part: object, number: int) -> Iterator[str]:
    if not isinstance(part, dict) or not isinstance(part.get("pins"), dict):
        yield f"part {number}: an object with kind and pins belongs here"
    elif part.get("kind") not in list(kinds.ROLES):
        yield f"part {number}, kind: {_value(part.get('kind'))} is not known{_near(part.get('kind'), kinds.ROLES)}"


def _part_faults(part: dict) -> Iterator[str]:
    kind = part["kind"]
    named = dict(kinds.SETTINGS[kind])
    yield from _unknown(part, {"kind", "pins", *named}, f"{kind}, ")
    yield from _unknown(part["pins"], {name for name, _, _ in kinds.PINS[kind]}, f"{kind}, pins, ")
    faulty = False
    for name, fewest, most in kinds.PINS[kind]:
        for fault in _pin_faults(part["pins"].get(name), fewest, most):
            faulty = True
            yield f"{kind}, pins, {name}: {fault}"
    for name, default in named.items():
        if name not in part and default is None:
            yield f"{kind}, {name} is missing"
        elif name in part:
            # The keys are counted against rows and columns that are right.
            fault = "" if name == "keys" and faulty else _setting_fault(name, part[name], part["pins"])
            faulty = faulty or bool(fault)
            if fault:
                yield f"{kind}, {name}: {fault}"
    if "bus" in named and "bus" in part and not faulty:
        pins = part["pins"]
        is_spi = "sck" in pins
        fault = (
            pico.spi_trouble(part["bus"], pins) if is_spi else pico.i2c_trouble(part["bus"], pins["sda"], pins["scl"])
        )
        if fault:
            yield f"{kind}, pins: {fault}"


def _pin_faults(value: object, fewest: int, most: int) -> Iterator[str]:
    if value is None:
        if fewest:
            yield "missing"
        return
    if most > 1:
        if not isinstance(value, list) or not fewest <= len(value) <= most:
            count = str(fewest) if fewest == most else f"{fewest} or {most}"
            yield f"{_value(value)} is no list of {count} GPIO numbers"
            return
    for gpio in value if isinstance(value, list) else [value]:
        if not isinstance(gpio, int) or isinstance(gpio, bool):
            yield f"{_value(gpio)} is no GPIO number; write 4 for GP4"
        elif pico.trouble_with(gpio):
            yield f"{pico.trouble_with(gpio)}; GP0 to GP22 and GP26 to GP28 can be wired"


def _setting_fault(name: str, value: object, pins: dict) -> str:
    if name in _RANGES:
        least, most = _RANGES[name]
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            return f"{_value(value)} is not a whole number from {least} to {most}"
    elif name == "flip" and not isinstance(value, bool):
        return f"{_value(value)} is neither true nor false"
    elif name == "address":
        return _address_fault(value)
    elif name == "keys":
        return _key_fault(value, pins)
    return ""


def _address_fault(value: object) -> str:
    if not isinstance(value, str) or not re.fullmatch("0x[0-9A-Fa-f]{2}", value):
        return f'{_value(value)} is no address; displays answer at "0x3C" or "0x3D"'
    number = int(value, 16)
    if number in (0x78, 0x7A):
        return f'{_value(value)} is the form with the write bit, as printed on modules; write "0x{number >> 1:X}"'
    return "" if 0x08 <= number <= 0x77 else f'{_value(value)} is beyond "0x08" to "0x77"'


def _key_fault(value: object, pins: dict) -> str:
    rows, columns = pins["rows"], pins["columns"]
    shape = f"{len(rows)} texts of {len(columns)} characters, one for each row"
    if not isinstance(value, list) or len(value) != len(rows):
        return f"{_value(value)} is not {shape}"
    if not all(isinstance(row, str) and len(row) == len(columns) for row in value):
        return f"{_value(value)} is not {shape}"
    used = "".join(value).replace(" ", "")
    for key in used:
        if key not in _KEYS:
            return f"{_value(key)} is no key of the box; those are {_KEYS}, and a space for none"
        if used.count(key) > 1:
            return f"{_value(key)} is there {used.count(key)} times"
    lacking = [key for key in _KEYS if key not in used]
    return f"{' '.join(lacking)} lacks; the box needs every one of {_KEYS}" if lacking else ""


def _role_faults(parts: list[dict], all_known: bool) -> Iterator[str]:
    for role in dict.fromkeys(kinds.ROLES.values()):
        found = [part["kind"] for part in parts if kinds.ROLES[part["kind"]] == role]
        if len(found) > 1:
            yield f"parts: {' and '.join(found)} are both {role}, and the box has one; take one out"
        elif not found and role not in _OPTIONAL and all_known:
            fit = " or ".join(kind for kind in kinds.ROLES if kinds.ROLES[kind] == role)
            yield f"parts: no part is the {role}; add {fit}"


def _shared_pins(parts: list[dict]) -> Iterator[str]:
    users: dict[int, list[str]] = {}
    for part in parts:
        for name, _, _ in kinds.PINS[part["kind"]]:
            value = part["pins"].get(name)
            for gpio in value if isinstance(value, list) else [value]:
                if isinstance(gpio, int) and not isinstance(gpio, bool):
                    users.setdefault(gpio, []).append(f"{part['kind']} {name}")
    free = ", ".join(f"GP{gpio}" for gpio in pico.GPIOS if gpio not in users) or "none"
    for gpio, jobs in sorted(users.items()):
        if len(jobs) > 1:
            yield f"GP{gpio} has {len(jobs)} jobs: {' and '.join(jobs)}; free are {free}"


def _shared_buses(parts: list[dict]) -> Iterator[str]:
    users: dict[str, str] = {}
    for part in parts:
        if part.get("bus") in (0, 1):
            bus = f"{'SPI' if 'sck' in part['pins'] else 'I2C'}{part['bus']}"
            if bus in users:
                yield f"{bus} is the bus of {users[bus]} and {part['kind']}; give one of them the other bus"
            users[bus] = part["kind"]


def _unknown(data: dict, known: set[str], where: str) -> Iterator[str]:
    for key in data:
        if key not in known:
            yield f"{where}{_value(key)} is not known{_near(key, known)}"


def _near(wrong: object, known: Iterable[str]) -> str:
    known = sorted(known)
    near = difflib.get_close_matches(wrong, known, 1, 0.5) if isinstance(wrong, str) else []
    return f"; did you mean {near[0]}?" if near else f"; known are {', '.join(known)}"


def _value(value: object) -> str:
    """A value from the file, short and in one line."""
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:59] + "…"
