"""Whatever is in the file: an answer and exit 0, or one line and exit 2; never a traceback."""

import copy
import json
from pathlib import Path

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from host_tools import ROOT
from tests.host.command import settebello

EXAMPLES = [
    json.loads(path.read_text("utf-8")) for path in sorted((Path(ROOT) / "host_tools" / "examples").glob("*.json"))
]
EXAMPLES.append(
    {"rules": "regionale", "hands": [{"claim": 0, "sides": [{"cards": "D1-7"}, {"cards": "", "sweeps": 1}]}]}
)

KEYS = [
    "rules",
    "sides",
    "start",
    "hands",
    "points",
    "claim",
    "cards",
    "name",
    "sweeps",
    "preset",
    "target",
    "napola",
    "x",
]
WORDS = [
    "",
    "rest",
    "7D",
    "D1-4,7",
    "D1-10",
    "C1-10 S1-10 B1-10",
    "scopa",
    "scopa+napola=run",
    "a_tempo",
    "Noi",
    "7D rest",
]

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 25)
    | st.integers()
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=20)
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=5), inner, max_size=5)
    ),
    max_leaves=25,
)
options = st.sampled_from([(), ("--json",), ("--compare",), ("--json", "--compare"), ("--lang", "it")])


def holds(data: bytes, chosen: tuple[str, ...]) -> None:
    """What must be true of every input."""
    ran = settebello("score", "-", *chosen, stdin=data)
    if ran.code == 0:
        assert ran.err == ""
        if "--json" in chosen:
            answer = json.loads(ran.out)
            assert ("points" in answer) != ("totals" in answer)
        else:
            assert "\x1b" not in ran.out
    else:
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.count("\n") == 1
        assert ran.err.startswith("settebello: ")
        assert "Traceback" not in ran.err


def places(data) -> list[tuple]:
    """Where something stands in nested lists and objects: (what it stands in, key or index)."""
    found = []
    for key, inner in data.items() if isinstance(data, dict) else enumerate(data):
        found.append((data, key))
        if isinstance(inner, (dict, list)):
            found += places(inner)
    return found


def mutated(draw, data):
    data = copy.deepcopy(data)
    for _ in range(draw(st.integers(0, 3))):
        where = places(data)
        if not where:
            break
        holder, key = draw(st.sampled_from(where))
        change = draw(st.integers(0, 3))
        if change == 0:
            del holder[key]
        elif change == 1 and isinstance(holder, dict):
            holder[draw(st.sampled_from(KEYS))] = holder.pop(key)
        elif change == 2 and isinstance(holder, list):
            holder.append(copy.deepcopy(holder[key]))
        else:
            holder[key] = draw(values)
    return data


FEW = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@FEW
@given(st.binary(max_size=200), options)
@example(b"\xef\xbb\xbf{}", ())
@example(b'{"hands":[],"sides":["\xf0\x9f\x83\x81","b"]}', ("--compare",))
def test_any_bytes(data, chosen):
    holds(data, chosen)


@FEW
@given(values, options)
def test_any_json(data, chosen):
    holds(json.dumps(data).encode(), chosen)


@settings(FEW, max_examples=400)
@given(st.data(), st.sampled_from(EXAMPLES), options)
def test_any_change_of_a_good_file(data, good, chosen):
    holds(json.dumps(mutated(data.draw, good)).encode(), chosen)


@FEW
@given(st.sampled_from(EXAMPLES), st.integers(0, 2000), st.binary(max_size=3), options)
def test_any_damage_to_the_bytes_of_a_good_file(good, at, bytes_put, chosen):
    data = json.dumps(good).encode()
    holds(data[:at] + bytes_put + data[at + 1 :], chosen)


@FEW
@given(
    st.text(max_size=40) | st.lists(st.sampled_from(["scopa", "napola=run", "target=0", "=", "a", ""])).map("+".join)
)
def test_any_rule_line(line):
    data = json.dumps(EXAMPLES[0]).encode()
    ran = settebello("score", "-", f"--rules={line}", stdin=data)
    assert ran.code in (0, 2)
    assert ran.code == 0 or (ran.out, ran.err.count("\n")) == ("", 1)
