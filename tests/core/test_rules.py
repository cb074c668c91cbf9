"""Rule lines, presets and what is refused: the tables of RULES.md 3 and 8, written out again."""

from settebello.core import rules
from tests.core.refusal import refusal

# RULES.md 3: the order of the fields in a rule line, and their defaults.
_DEFAULTS = (
    ("target", 11),
    ("hands", 0),
    ("reach", "reach"),
    ("finish", "highest"),
    ("claim", False),
    ("primiera", "points"),
    ("primiera_values", "standard"),
    ("missing_suit", "void"),
    ("re_bello", "off"),
    ("napola", "off"),
    ("napola_cap", 10),
    ("napoleone", False),
    ("ace_takes", "off"),
    ("last_card_sweep", False),
    ("deal", "3+4"),
    ("capture", "rank"),
    ("choice", "equal_first"),
    ("must_capture", True),
    ("redeal_kings", 3),
    ("bank_s", 0),
    ("bonus_s", 0),
    ("bonus_cap_s", 0),
    ("move_s", 0),
    ("flag", "loses"),
    ("pot", 0),
    ("pot_win", 0),
    ("pot_lose", 0),
    ("pot_hand", 0),
    ("pot_hands", 0),
)

CASES = {
    "test_a_preset_differs_from_the_defaults_as_its_house_plays": [
        {"id": "scopa", "differs": {}},
        {
            "id": "regionale",
            "differs": {
                "re_bello": "king",
                "claim": True,
                "finish": "ordered",
                "last_card_sweep": True,
                "redeal_kings": 0,
            },
        },
        {"id": "torneo", "differs": {"finish": "ordered"}},
        {
            "id": "a_tempo",
            "differs": {
                "missing_suit": "common",
                "finish": "another",
                "bank_s": 1080,
                "bonus_s": 2,
                "bonus_cap_s": 120,
            },
        },
        {
            "id": "brilli",
            "differs": {
                "target": 21,
                "primiera_values": "ace15",
                "ace_takes": "sweeps",
                "last_card_sweep": True,
                "choice": "fewest",
                "redeal_kings": 0,
                "move_s": 15,
                "flag": "abandons",
                "pot": 100,
                "pot_win": 30,
                "pot_lose": 10,
                "pot_hand": 12,
                "pot_hands": 5,
            },
        },
        {"id": "scopone", "differs": {"target": 21, "deal": "10+0"}},
        {"id": "scopone9", "differs": {"target": 21, "deal": "9+4"}},
        {"id": "scopa_assi", "differs": {"ace_takes": "takes"}},
        {"id": "napola", "differs": {"target": 21, "napola": "run"}},
        {"id": "scopa15", "differs": {"capture": "fifteen"}},
    ],
    "test_a_line_is_written_as_people_read_it_to_each_other": [
        {"id": "scopa", "line": "scopa"},
        {"id": "SCOPA", "line": "scopa"},
        {"id": "target=21", "line": "scopa+target=21"},
        {"id": "napola=run+target=21+scopa+re_bello=king", "line": "scopa+target=21+re_bello=king+napola=run"},
        {"id": "scopa+target=11", "line": "scopa"},
        {"id": "regionale+re_bello=king+claim=false", "line": "regionale+claim=false"},
        {"id": " scopa + Napola = Run ", "line": "scopa+napola=run"},
        {"id": "scopa+deal=9+4", "line": "scopa+deal=9+4"},
        {"id": "deal=10+0+scopa+pot=5", "line": "scopa+deal=10+0+pot=5"},
        {"id": "deal=9 + 4 + scopone", "line": "scopone+deal=9+4"},
        {"id": "scopone+deal=10+0", "line": "scopone"},
        {"id": "scopa+primiera_values=ace15", "line": "scopa+primiera_values=ace15"},
        {
            "id": "scopa+primiera_values=15/12/13/14/15/18/21/10/10/10",
            "line": "scopa+primiera_values=ace15",
        },
        {"id": "scopa+primiera_values=16/12/13/14/15/18/21/10/10/10", "line": "scopa"},
        {
            "id": "primiera_values=1/2/3/4/5/6/7/8/9/10+scopa",
            "line": "scopa+primiera_values=1/2/3/4/5/6/7/8/9/10",
        },
        {"id": "scopa+napola_cap=6", "line": "scopa+napola_cap=6"},
        {"id": "scopa+redeal_kings=0", "line": "scopa+redeal_kings=0"},
        {"id": "scopa+target=0", "line": "scopa+target=0"},
        {"id": "scopa+hands=1+target=0", "line": "scopa+target=0"},
        {"id": "scopa+target=0+hands=0", "line": "scopa+target=0+hands=0"},
        {"id": "scopa+hands=0", "line": "scopa"},
        {"id": "scopa+hands=1", "line": "scopa+hands=1"},
        {"id": "brilli+pot=0", "line": "brilli+pot=0"},
    ],
    "test_a_value_at_the_edge_is_taken_and_one_beyond_refused": [
        {"id": "target", "taken": (0, 999), "refused": (-1, 1000)},
        {"id": "hands", "taken": (0, 99), "refused": (-1, 100)},
        {"id": "napola_cap", "taken": (3, 10), "refused": (2, 11)},
        {"id": "redeal_kings", "taken": (0, 3, 4), "refused": (1, 2, 5)},
        {"id": "reach", "taken": ("reach", "exceed"), "refused": ("arrive", "")},
        {"id": "finish", "taken": ("highest", "another", "ordered"), "refused": ("first", 0)},
        {"id": "claim", "taken": ("true", "false"), "refused": ("yes", 1, "")},
        {"id": "primiera", "taken": ("points", "sevens", "ranked", "off"), "refused": ("none", "standard")},
        {
            "id": "primiera_values",
            "taken": ("standard", "ace15", "graded", "no_figures", "0/0/0/0/0/0/0/0/0/99"),
            "refused": (
                "ace16",
                "16/12",
                "1/2/3/4/5/6/7/8/9/10/11",
                "1/2/3/4/5/6/7/8/9/-1",
                "1/2/3/4/5/6/7/8/9/x",
                "1/2/3/4/5/6/7/8/9/100",
            ),
        },
        {"id": "missing_suit", "taken": ("void", "common", "partial", "zero"), "refused": ("nobody", "0")},
        {"id": "re_bello", "taken": ("off", "king", "queen"), "refused": ("jack", "true")},
        {"id": "napola", "taken": ("off", "run", "fixed"), "refused": ("on", "3")},
        {"id": "napoleone", "taken": ("true", "false"), "refused": ("off",)},
        {"id": "ace_takes", "taken": ("off", "takes", "sweeps"), "refused": ("sweep",)},
        {"id": "last_card_sweep", "taken": ("true", "false"), "refused": ("off",)},
        {"id": "deal", "taken": ("3+4", "9+4", "10+0"), "refused": ("10", "4+3", "9+4+1")},
        {"id": "capture", "taken": ("rank", "fifteen"), "refused": ("15",)},
        {"id": "choice", "taken": ("equal_first", "fewest"), "refused": ("any",)},
        {"id": "must_capture", "taken": ("true", "false"), "refused": ("2",)},
        {"id": "bank_s", "taken": (0, 1080), "refused": (-1, "18m", "1.5")},
        {"id": "bonus_s", "taken": (0, 2), "refused": (-1,)},
        {"id": "bonus_cap_s", "taken": (0, 120), "refused": (-1,)},
        {"id": "move_s", "taken": (0, 15), "refused": (-1,)},
        {"id": "flag", "taken": ("loses", "abandons"), "refused": ("wins",)},
        {"id": "pot", "taken": (0, 100), "refused": (-1, "1e3")},
    ],
    "test_a_line_that_says_nothing_clear_is_refused": [
        {"id": "", "says": ("rule.preset", "")},
        {"id": "scoppa", "says": ("rule.preset", "scoppa")},
        {"id": "scientifico", "says": ("rule.preset", "scientifico")},
        {"id": "scopa+napola", "says": ("rule.presets", "scopa", "napola")},
        {"id": "scopa+", "says": ("rule.empty", "scopa+")},
        {"id": "+", "says": ("rule.empty", "+")},
        {"id": "scopa+4", "says": ("rule.presets", "scopa", "4")},
        {"id": "napoli=run", "says": ("rule.unknown", "napoli")},
        {"id": "scopa+target=21+target=31", "says": ("rule.twice", "target")},
        {"id": "scopa+=5", "says": ("rule.empty", "scopa+=5")},
    ],
}


def test_a_preset_differs_from_the_defaults_as_its_house_plays(case):
    chosen = rules.Rules(case["id"])
    expected = dict(_DEFAULTS)
    expected.update(case["differs"])
    for name, _ in _DEFAULTS:
        assert chosen[name] == expected[name], name
    assert chosen.line() == case["id"]
    assert chosen.changes() == {}


def test_a_line_is_written_as_people_read_it_to_each_other(case):
    chosen = rules.from_line(case["id"])
    assert chosen.line() == case["line"]
    assert rules.from_line(case["line"]).line() == case["line"]


def test_a_value_at_the_edge_is_taken_and_one_beyond_refused(case):
    name = case["id"]
    for value in case["taken"]:
        held = rules.from_line("scopa+%s=%s" % (name, value))[name]
        assert held in (value, {"true": True, "false": False}.get(value)) or "/" in value
    for value in case["refused"]:
        said = refusal(rules.from_line, "scopa+%s=%s" % (name, value))
        assert said[:2] == ("rule.value", name)


def test_a_line_that_says_nothing_clear_is_refused(case):
    assert refusal(rules.from_line, case["id"])[: len(case["says"])] == case["says"]


def test_a_refused_value_is_named_with_what_the_field_takes():
    assert refusal(rules.from_line, "scopa+target=1000") == ("rule.value", "target", "1000", "0..999")
    assert refusal(rules.from_line, "scopa+napola=on") == ("rule.value", "napola", "on", "off | run | fixed")
    assert refusal(rules.from_line, "scopa+claim=no") == ("rule.value", "claim", "no", "true | false")


def test_the_fields_stand_in_a_line_in_their_order():
    other = {
        "target": "21",
        "hands": "5",
        "reach": "exceed",
        "finish": "another",
        "claim": "true",
        "primiera": "ranked",
        "primiera_values": "graded",
        "missing_suit": "zero",
        "re_bello": "queen",
        "napola": "fixed",
        "napola_cap": "9",
        "napoleone": "true",
        "ace_takes": "takes",
        "last_card_sweep": "true",
        "deal": "10+0",
        "capture": "rank",
        "choice": "fewest",
        "must_capture": "false",
        "redeal_kings": "4",
        "bank_s": "1",
        "bonus_s": "2",
        "bonus_cap_s": "3",
        "move_s": "4",
        "flag": "abandons",
        "pot": "50",
        "pot_win": "5",
        "pot_lose": "6",
        "pot_hand": "7",
        "pot_hands": "5",
    }
    names = [name for name, _ in _DEFAULTS if name != "capture"]
    parts = ["%s=%s" % (name, other[name]) for name in names]
    assert rules.from_line("+".join(reversed(parts))).line() == "scopa+" + "+".join(parts)


def test_an_object_of_fields_is_the_same_rules_as_a_line():
    chosen = rules.from_object({"preset": "napola", "napola_cap": 6, "claim": True, "deal": "9+4"})
    assert chosen.line() == "napola+claim=true+napola_cap=6+deal=9+4"
    assert rules.from_object({}).line() == "scopa"
    table = rules.from_object({"primiera_values": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]})
    assert table["primiera_values"] == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)


def test_an_object_takes_values_of_their_kind_only():
    for name, value in (
        ("target", True),
        ("target", 11.0),
        ("target", "21"),
        ("target", None),
        ("redeal_kings", 3.0),
        ("redeal_kings", "3"),
        ("redeal_kings", False),
        ("claim", 1),
        ("claim", "true"),
        ("napola", ["run"]),
        ("primiera_values", [16, 12]),
        ("primiera_values", [1, 2, 3, 4, 5, 6, 7, 8, 9, True]),
        ("primiera_values", {"1": 16}),
    ):
        assert refusal(rules.from_object, {name: value})[:2] == ("rule.value", name)
    assert refusal(rules.from_object, {"preset": ["scopa"]})[0] == "rule.preset"


def test_without_a_target_a_single_hand_decides():
    assert rules.from_line("scopa+target=0")["hands"] == 1
    assert rules.from_line("scopa+target=0+hands=5")["hands"] == 5
    assert rules.from_line("scopa")["hands"] == 0
    assert rules.from_line("scopa+target=0").changed("target", 21)["hands"] == 0


def test_changing_a_field_leaves_the_rules_as_they_were():
    first = rules.from_line("regionale")
    second = first.changed("target", 21)
    assert (first.line(), second.line()) == ("regionale", "regionale+target=21")
    assert second.changed("target", 11).line() == "regionale"


def test_fifteen_does_not_go_with_an_ace_that_takes():
    assert refusal(rules.from_line, "scopa15+ace_takes=takes") == ("rule.fifteen_ace", "takes")
    assert refusal(rules.from_line, "brilli+capture=fifteen") == ("rule.fifteen_ace", "sweeps")
    assert rules.from_line("brilli+capture=fifteen+ace_takes=off")["capture"] == "fifteen"


def test_a_pot_must_hold_its_prizes():
    prizes = "+pot_win=30+pot_lose=10+pot_hand=12+pot_hands=5"
    assert refusal(rules.from_line, "scopa+pot=99" + prizes) == ("rule.pot", 99, 100)
    assert rules.from_line("scopa+pot=100" + prizes)["pot"] == 100
    assert rules.from_line("scopa+pot=101" + prizes)["pot"] == 101
    assert rules.from_line("scopa+pot=0" + prizes)["pot"] == 0


def test_a_field_that_has_no_effect_is_accepted():
    assert rules.from_line("scopa+napola_cap=6+primiera=off+missing_suit=zero")["napola"] == "off"
